import type { Point } from '../../engine/space/point.ts';
import type { Refusal } from '../../engine/core/script.ts';
import type { Situation } from '../words/names.ts';
import type { Ends } from './WayBackEnds.tsx';

/** What every kind of question is given. */
export interface AskProps {
  readonly situation: Situation;
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
  /** Where the table's tool would put the figure, and what speaks against it. */
  readonly aimed: { readonly at: Point; readonly refusal: Refusal | null } | null;
  readonly onPlace: (at: Point | null) => void;
  /** Options that could not be taken back; none where nothing can be, or where it is not known. */
  readonly ends?: Ends;
  /** Asks the host for the odds of the options. */
  readonly loadOdds?: () => Promise<unknown>;
}
