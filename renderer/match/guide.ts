import type { Happened } from '../../engine/host/link.ts';
import type { Situation } from '../faces/face.ts';

/** Turns the eye to what is shown. */
export interface Guide {
  /** Told of every event that is about to be shown, with those that go on the same way; milliseconds to wait until it is looked at. */
  before(events: readonly Happened[], situation: Situation): number;
  /** Milliseconds that it is looked at beyond its own time. */
  after(): number;
}

/** Looks nowhere and waits for nothing. */
export const NO_GUIDE: Guide = { before: () => 0, after: () => 0 };
