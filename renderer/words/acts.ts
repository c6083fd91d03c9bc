import type { Announcement } from '../match/announce.ts';
import type { Gait } from '../match/hints.ts';
import type { Entry } from '../match/recap.ts';
import type { Situation } from '../faces/face.ts';
import { ownKey } from './own.ts';
import { seatLetter, seatName, type SeatLetter } from './seats.ts';
import { prettify, type Speak, type Values } from './speak.ts';

/** Of several moves in a row the way is called after what is least usual in it. */
const RARE: readonly Gait[] = ['climb', 'leap', 'run', 'walk', 'other'];

const nameIn = (situation: Situation, id: string): string => situation.face.words.nameOf(situation, id) ?? prettify(id);

/** A sentence of an act, as its rule system says it. */
const saying = ({ face }: Situation, key: string, values: Values, speak: Speak): string => speak(ownKey(face.id, `act.${key}`, speak), values);

/** The kind of movement that a way is called after. */
const gaitOf = ({ goes }: Pick<Announcement, 'goes'>): Gait => RARE.find((gait) => goes.some((going) => going.gait === gait)) ?? 'other';

/** What others are about to do, as a sentence without its full stop. */
export function announcedWords(announcement: Announcement, speak: Speak): string {
  const { kind, who, target, situation } = announcement;
  const values = { who: nameIn(situation, who), target: target === null ? '' : nameIn(situation, target) };
  return saying(situation, kind === 'goes' ? gaitOf(announcement) : kind, values, speak);
}

/** What became of it: damage, tokens, who fell or left. */
function resultsOf({ kind, damage, falls, leaves, gains, situation }: Entry, speak: Speak): readonly string[] {
  const chips = [...new Set(gains)].flatMap((icon) => situation.face.words.token(icon, speak)?.name ?? []);
  const end = leaves.length > 0 ? ['leaves'] : falls.length > 0 ? ['falls'] : [];
  const results = [...(damage > 0 ? [saying(situation, 'damage', { count: damage }, speak)] : []), ...chips, ...end.map((key) => saying(situation, key, {}, speak))];
  return results.length === 0 && kind === 'attacks' ? [saying(situation, 'unhurt', {}, speak)] : results;
}

/** An entry as it is read: what happened and what came of it, and whose side it is about. */
export interface EntryWords {
  readonly text: string;
  readonly side: SeatLetter | null;
}

/** The words of an entry; null where its rule system has none for it. */
export function entryWords(entry: Entry, speak: Speak): EntryWords | null {
  const { kind, who, target, gait, owner, event, situation } = entry;
  const { words } = situation.face;
  const thing = kind === 'weighs' ? null : words.thing(situation, who, speak);
  const seat = kind === 'weighs' ? words.sideOf(event, situation) : kind === 'takes' ? owner : thing?.seat ?? null;
  const said = (text: string): EntryWords => ({ text, side: seat === null ? null : seatLetter(seat) });
  if (kind === 'weighs') return said(words.tell(event, situation, speak).replace(/\.$/, ''));
  if (kind === 'takes') {
    const values = { who: thing?.name ?? nameIn(situation, who), side: owner === null ? '' : seatName(situation, owner, speak) };
    return said(saying(situation, owner === null ? 'freed' : 'takes', values, speak));
  }
  const values = { who: nameIn(situation, who), target: target === null ? '' : nameIn(situation, target) };
  if (kind === 'goes') return said(saying(situation, gait ?? 'other', values, speak));
  const results = resultsOf(entry, speak);
  const what = kind === 'attacks' ? saying(situation, 'attacks', values, speak) : values.who;
  return results.length === 0 ? null : said(saying(situation, 'result', { what, results: results.join(', ') }, speak));
}
