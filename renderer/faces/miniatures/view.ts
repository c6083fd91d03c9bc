import { stateForm } from '../../../engine/miniatures/state-form.ts';
import type { Figure, FigureId, State } from '../../../engine/miniatures/state.ts';

/** What anybody may see of a skirmish: everything (SWM-2.5). */
export type MatchView = State;

/** A view that came over the link; null for anything else. */
export const readView = (data: unknown): MatchView | null => stateForm.safeParse(data).data ?? null;

export const figureIn = ({ figures }: MatchView, id: FigureId): Figure | undefined => figures.find((figure) => figure.id === id);
