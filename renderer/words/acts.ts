import type { Announcement } from '../match/announce.ts';
import type { Gait } from '../match/hints.ts';
import type { Situation } from '../faces/face.ts';
import { ownKey } from './own.ts';
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
