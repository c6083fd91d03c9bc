import type { PickRequest, PlaceRequest, Request } from '../../engine/core/script.ts';
import type { MatchView } from '../faces/shatterpoint/view.ts';

/** What the request lights up on the table: which option a figure or an objective stands for. */
export interface Hints {
  readonly figures: ReadonlyMap<string, string>;
  readonly objectives: ReadonlyMap<string, string>;
  /** Figures that are shown as not open, with the reason's rule. */
  readonly closed: ReadonlyMap<string, string>;
  readonly pick: PickRequest | null;
  readonly place: PlaceRequest | null;
}

export const NO_HINTS: Hints = { figures: new Map(), objectives: new Map(), closed: new Map(), pick: null, place: null };

/** Reads a request against the figures and objectives in view. An option that is a unit lights all its figures. */
export function hintsOf(request: Request | null, view: MatchView | null): Hints {
  if (request === null || view === null) return NO_HINTS;
  if (request.kind === 'place') return { ...NO_HINTS, place: request };
  if (request.kind === 'roll') return NO_HINTS;
  const figures = new Map<string, string>();
  const objectives = new Map<string, string>();
  const closed = new Map<string, string>();
  const options = new Set(request.options);
  const shut = new Map(request.closed.map(({ option, rule }) => [option, rule]));
  for (const unit of view.units) for (const character of unit.characters) {
    const option = options.has(character.id) ? character.id : options.has(unit.id) ? unit.id : null;
    if (option !== null) figures.set(character.id, option);
    const rule = shut.get(character.id) ?? shut.get(unit.id);
    if (rule !== undefined) closed.set(character.id, rule);
  }
  for (const objective of view.objectives) if (options.has(objective.id)) objectives.set(objective.id, objective.id);
  return { figures, objectives, closed, pick: request, place: null };
}
