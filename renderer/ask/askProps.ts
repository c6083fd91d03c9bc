import type { Point } from '../../engine/shape/point.ts';
import type { Aimed } from '../tools/step.ts';
import type { Ends } from '../../engine/host/link.ts';

/** What every kind of question is given. */
export interface AskProps<S> {
  readonly situation: S;
  /** Changes with every new question. */
  readonly asked: string;
  /** A short line beside the question. */
  readonly note?: string;
  /** Options picked so far where several are asked. */
  readonly picks: readonly string[];
  /** Takes an option, or takes up and drops one where several are asked. */
  readonly onPick: (option: string) => void;
  readonly onConfirm: () => void;
  /** An option is looked at: shown on the table. */
  readonly onPreview: (option: string | null) => void;
  /** The place that the mark of the table's tool names, and what speaks against it. */
  readonly aimed: Aimed | null;
  readonly onPlace: (at: Point | null) => void;
  /** Asks the host which options could not be taken back. */
  readonly loadEnds?: () => Promise<Ends>;
  /** Asks the host for the odds of the options. */
  readonly loadOdds?: () => Promise<unknown>;
}
