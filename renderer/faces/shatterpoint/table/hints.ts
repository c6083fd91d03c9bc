import type { Closed, Request } from '../../../../engine/core/script.ts';
import { NO_HINTS, type Hints } from '../../../match/hints.ts';
import type { MatchView } from '../view.ts';

/** Reads a request against the figures and objectives in view. An option that is a unit lights all its figures. */
export function hintsOf(request: Request, view: MatchView): Hints {
  if (request.kind === 'place') return { ...NO_HINTS, place: request };
  if (request.kind === 'roll') return NO_HINTS;
  const figures = new Map<string, string>();
  const markers = new Map<string, string>();
  const closed = new Map<string, Closed>();
  const options = new Set(request.options);
  const shut = new Map(request.closed.map((each) => [each.option, each]));
  for (const unit of view.units) for (const character of unit.characters) {
    const option = options.has(character.id) ? character.id : options.has(unit.id) ? unit.id : null;
    if (option !== null) figures.set(character.id, option);
    const why = shut.get(character.id) ?? shut.get(unit.id);
    if (why !== undefined) closed.set(character.id, why);
  }
  for (const objective of view.objectives) if (options.has(objective.id)) markers.set(objective.id, objective.id);
  return { figures, markers, spots: [], closed, pick: request, place: null };
}
