import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { match } from '../match/match.ts';
import type { Base } from '../../engine/shape/shape.ts';
import type { BothWays } from '../tools/groundTalk.ts';
import type { Measure } from './distance.ts';
import type { Storey } from './storeys.ts';
import { stepInstrument, takeUp, type Instrument, type InstrumentInput, type InstrumentKind, type OverlayKind } from './chart.ts';

/** What a person holds over the table beside what is asked: it never touches the answer. */
export interface Instruments {
  /** At most one measure lies on the table. */
  readonly held: Instrument | null;
  /** Where it lies now and what it measures there; null until it has two ends on the table. */
  readonly laid: LaidMeasure | null;
  /** What the sight tool found between those ends; null while it looks. */
  readonly looked: BothWays | null;
  /** The strip of overlays is open. */
  readonly strip: boolean;
  readonly overlay: OverlayKind | null;
  /** How far the overlay is worked out, from 0 to 1; null when nothing is being worked out. */
  readonly progress: number | null;
  /** The figure that the overlay is about. */
  readonly figure: string | null;
  /** The levels that it covers, lowest first. */
  readonly storeys: readonly Storey[];
  /** Why the overlay has nothing to show: no figure, or the host cannot tell. */
  readonly missing: 'figure' | 'answer' | null;
}

/** A measure between two bases as they stand. */
export interface LaidMeasure {
  readonly from: Base;
  readonly to: Base;
  readonly measure: Measure;
}

const NOTHING: Instruments = { held: null, laid: null, looked: null, strip: false, overlay: null, progress: null, figure: null, storeys: [], missing: null };

export const instruments = createStore<Instruments>(() => NOTHING);

export const useInstruments = <T>(pick: (state: Instruments) => T): T => useStore(instruments, pick);

/** Takes an instrument up, or lays it away when it is in hand. The other one goes on from the same ends. */
export function hold(kind: InstrumentKind): void {
  const { held } = instruments.getState();
  if (held?.kind === kind) return letGo();
  const { selected } = match.getState();
  instruments.setState({ held: held === null ? takeUp(kind, selected) : { ...held, kind }, looked: null });
}

export const letGo = (): void => instruments.setState({ held: null, laid: null, looked: null });

/** Feeds the instrument in hand. */
export function feedInstrument(input: InstrumentInput): void {
  const { held } = instruments.getState();
  if (held === null) return;
  const next = stepInstrument(held, input);
  if (next !== held) instruments.setState({ held: next });
}

/** Opens or closes the strip of overlays; closing it takes the overlay away. */
export function toggleStrip(): void {
  const { strip } = instruments.getState();
  instruments.setState(strip ? { strip: false, overlay: null, progress: null, missing: null } : { strip: true });
}

export const showOverlay = (overlay: OverlayKind | null): void => instruments.setState({ overlay, progress: null, missing: null });

export const layAway = (): void => instruments.setState(NOTHING);
