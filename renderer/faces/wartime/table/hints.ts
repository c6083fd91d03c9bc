import type { Closed, Request } from '../../../../engine/core/script.ts';
import { NO_HINTS, type Hints } from '../../../match/hints.ts';
import type { MatchView } from '../view.ts';
import { partsOf } from '../words/names.ts';

/** The character that an option stands for on the table: who is picked, shot at, or would answer; null when it is none. */
export function characterOfOption(view: MatchView, option: string): string | null {
  const { deed, who } = partsOf(option);
  const id = who ?? deed;
  return view.characters.some((character) => character.id === id) ? id : null;
}

/** Reads a request against the characters in view. A character that two options stand for is no answer by itself. */
export function hintsOf(request: Request, view: MatchView): Hints {
  if (request.kind === 'place') return { ...NO_HINTS, place: request };
  if (request.kind === 'roll') return NO_HINTS;
  const figures = new Map<string, string>();
  const twice = new Set<string>();
  for (const option of request.options) {
    const id = characterOfOption(view, option);
    if (id === null) continue;
    if (figures.has(id)) twice.add(id);
    figures.set(id, option);
  }
  for (const id of twice) figures.delete(id);
  const closed = new Map<string, Closed>();
  for (const shut of request.closed) {
    const id = characterOfOption(view, shut.option);
    if (id !== null && !figures.has(id)) closed.set(id, shut);
  }
  return { ...NO_HINTS, figures, closed, pick: request };
}
