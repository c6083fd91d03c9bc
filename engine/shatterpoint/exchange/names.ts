import type { InputError } from '../../core/form.ts';
import { leftOutBy, missionNamed, unitsNamed } from './find.ts';
import { bad, Draft, excerpt, MOST_UNITS, type Library, type ListedCard, type ReadTeam } from './listed.ts';

/** The unit that a name means; a name of none or of several is noted. */
export function nameUnit(draft: Draft, name: string, library: Library): ListedCard | null {
  const cards = unitsNamed(name, library);
  if (cards.length === 1) return cards[0]!;
  if (cards.length === 0) draft.noteUnknown(name.trim(), leftOutBy('name', name, library));
  else draft.note('unclearUnit', { unit: excerpt(name.trim()), count: cards.length });
  return null;
}

/** Unknown names that are told. */
const MOST_NAMED = 3;

/** Reads names, one in each line, in the order of the squads; a mission's name may be among them. Throws `InputError` when no line names a unit. */
export function readNames(text: string, library: Library): ReadTeam {
  const lines = text.split(/[\n\r;]+/).map((line) => line.replace(/^\s*[-*•]\s*/, '').trim()).filter((line) => line !== '');
  if (lines.length > MOST_UNITS) throw bad(`it has ${lines.length} lines; ${MOST_UNITS} are the most that are read`);
  const draft = new Draft(library);
  const cards: ListedCard[] = [];
  for (const line of lines) {
    const mission = missionNamed(line, library);
    const card = mission === null ? nameUnit(draft, line, library) : null;
    if (mission !== null) draft.bring(mission);
    else if (card !== null) cards.push(card);
  }
  if (cards.length === 0) throw noList(lines, library);
  draft.putInOrder(cards);
  return draft.done();
}

/** Why lines of which none names a unit are no list. */
function noList(lines: readonly string[], library: Library): InputError {
  const out = lines.map((line) => leftOutBy('name', line, library)).find((unit) => unit !== undefined);
  if (out !== undefined) return bad(`${out.name} cannot be played here: ${out.why}`);
  const names = lines.slice(0, MOST_NAMED).map((line) => `"${excerpt(line)}"`).join(', ');
  return bad(`it is no list that can be read: no "spt[…]", no SPS document, no known link, and no unit is called ${names}${lines.length > MOST_NAMED ? ', …' : ''}`);
}
