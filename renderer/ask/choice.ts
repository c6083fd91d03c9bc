import type { Closed } from '../../engine/core/script.ts';
import type { IconName } from '../ui/Icon.tsx';
import type { SeatLetter } from '../words/seats.ts';

/** One option as a person sees it. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: IconName | null;
  readonly key: string | undefined;
  /** Why it is not open now. */
  readonly closed: Closed | null;
  /** The same as a sentence; empty when it is open. */
  readonly why: string;
  /** Why it gains nothing although it is open, with the rule where one says so; known only a while after the question. */
  readonly idle?: { readonly words: string; readonly rule: string | null };
  /** Stands apart or back: declining, passing, ending. */
  readonly role: 'normal' | 'quiet' | 'end' | 'minor';
  /** The side of a figure or unit that the option is. */
  readonly side: SeatLetter | null;
}

/** Options that mean "not this", in the order in which Escape takes the first one offered. */
export const DECLINES: readonly string[] = ['pass', 'none', 'no', 'skip', 'stay', 'done'];

/** The option that Escape stands for, if the request offers one. */
export const declineOf = (options: readonly string[]): string | undefined => DECLINES.find((option) => options.includes(option));
