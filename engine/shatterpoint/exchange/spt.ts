import { SLOTS } from '../team/team.ts';
import { codeOf, leftOutBy, missionByCode, unitByCode } from './find.ts';
import { bad, Draft, excerpt, MOST_UNITS, type Knows, type Library, type ListedCard, type ListedTeam, type ReadTeam } from './listed.ts';

const SPT = /spt(?:\[|%5B)(.*?)(?:\]|%5D|$)/is;

export const isSpt = (text: string): boolean => SPT.test(text);

/** Third pair of digits of a code: 01 is a unit, 02 a mission. */
const isMission = (code: string): boolean => code.slice(4, 6) === '02';

/** Reads `spt[CODE,CODE,…]`, also within an address. Throws `InputError` when there is none or it is too long. */
export function readSpt(text: string, library: Library): ReadTeam {
  const found = SPT.exec(text);
  if (found === null) throw bad('there is no "spt[…]" in it');
  const words = found[1]!.replace(/%2C/gi, ',').split(/[^0-9a-z]+/i).filter((word) => word !== '');
  if (words.length > MOST_UNITS) throw bad(`it names ${words.length} units; ${MOST_UNITS} are the most that are read`);
  const draft = new Draft(library);
  const cards: ListedCard[] = [];
  for (const word of words) {
    const code = codeOf(word);
    const card = code === null ? null : unitByCode(code, library);
    const mission = code === null ? null : missionByCode(code, library);
    if (card !== null) cards.push(card);
    else if (mission !== null) draft.bring(mission);
    else if (code !== null && isMission(code)) draft.note('unknownMission', { mission: code });
    else draft.noteUnknown(word, code === null ? undefined : leftOutBy('spt', code, library));
  }
  draft.putInOrder(cards);
  return draft.done();
}

export const sptKnows: Knows = { unit: ({ codes }) => codes !== null, mission: ({ spt }) => spt !== null };

/** Writes `spt[…]`: the mission, then both squads. Open places are left out. Throws `InputError` for a unit or mission without a code. */
export function writeSpt({ squads, mission }: ListedTeam, { cards, missions }: Library): string {
  const codes: string[] = [];
  const set = missions.find(({ id }) => id === mission);
  if (mission !== null) codes.push(coded(set?.spt, set?.name ?? mission));
  for (const squad of squads) {
    for (const id of SLOTS.map((slot) => squad[slot])) if (id !== '') codes.push(coded(cards.get(id)?.codes?.spt, cards.get(id)?.name ?? id));
  }
  return `spt[${codes.join(',')}]`;
}

function coded(code: string | null | undefined, name: string): string {
  if (code === null || code === undefined) throw bad(`"${excerpt(name)}" has no SPT code`);
  return code;
}
