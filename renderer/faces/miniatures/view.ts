import { stateForm } from '../../../engine/miniatures/state-form.ts';
import type { Figure, FigureId, State } from '../../../engine/miniatures/state.ts';
import type { Seat } from '../../../engine/core/script.ts';

/** What anybody may see of a skirmish: everything (SWM-2.5). */
export type MatchView = State;

/** A view that came over the link; null for anything else. */
export const readView = (data: unknown): MatchView | null => stateForm.safeParse(data).data ?? null;

export const figureIn = ({ figures }: MatchView, id: FigureId): Figure | undefined => figures.find((figure) => figure.id === id);

/** Whose word is awaited by the rules: who deploys, who moves, else whose phase it is. */
export function seatNow({ step, figures, choosing, active }: MatchView): Seat {
  if (step !== 'deploy') return active;
  return [0, 1].find((seat) => choosing.includes(seat) || figures.some((figure) => figure.seat === seat && figure.at === null)) ?? active;
}

/** Whether the attacks of a turn have begun, or what stands in their place is done. */
export const hasAttacked = ({ attacks, replaced }: NonNullable<MatchView['turn']>): boolean => attacks > 0 || replaced;
