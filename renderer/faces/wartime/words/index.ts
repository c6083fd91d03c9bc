import type { Event } from '../../../../engine/wartime/events.ts';
import type { Seat } from '../../../../engine/core/script.ts';
import type { Speak } from '../../../words/speak.ts';
import type { FaceWords } from '../../face.ts';
import { readSetup } from '../scale.ts';
import { CHIPS } from '../table/chips.ts';
import { characterIn } from '../view.ts';
import { faceOf, nameOf, type Situation } from './names.ts';
import { isQuiet, joined, partOf, sideOf, tell } from './tell.ts';

const own = ({ view }: Situation, seat: Seat) => view.characters.filter((character) => character.seat === seat);

/** Points of a seat's characters that are no casualties (WT-5.6). */
const pointsLeft = (situation: Situation, seat: Seat): number =>
  own(situation, seat).reduce((sum, character) => sum + (character.casualty ? 0 : faceOf(situation, character)?.cost ?? 0), 0);

/** How a character is, in short. */
function stateOf(situation: Situation, id: string, speak: Speak): string {
  const self = characterIn(situation.view, id)!;
  const life = faceOf(situation, self)?.lifePoints ?? 1;
  return [
    ...(readSetup(situation.setup).vitality ? [speak('wartime.thing.lost', { left: life - self.lost, life })] : []),
    ...(self.debt > 0 ? [speak('wartime.thing.debt', { count: self.debt })] : []),
    ...(self.acted ? [speak('wartime.thing.acted')] : self.kept === null ? [] : [speak('wartime.thing.waiting', { phase: self.phase })]),
  ].join(' · ');
}

/** What a character gets that is read over its head. */
const TOKENS = [
  { chip: CHIPS.concentration, icon: 'focus', word: 'concentration' }, { chip: CHIPS.waiting, icon: 'stay', word: 'waiting' },
  { chip: CHIPS.heartened, icon: 'higher', word: 'heartened' }, { chip: CHIPS.shaken, icon: 'lower', word: 'shaken' },
] as const;

/** What Wartime calls things, and how it tells what happens. */
export const words: FaceWords<Situation, Event> = {
  nameOf,
  thing: (situation, id, speak) => {
    const self = characterIn(situation.view, id);
    return self === undefined ? null : { name: nameOf(situation, id)!, state: stateOf(situation, id, speak), seat: self.seat };
  },
  token: (chip, speak) => {
    const found = TOKENS.find((token) => token.chip === chip);
    return found === undefined ? null : { icon: found.icon, name: speak(`wartime.token.${found.word}`) };
  },
  tell,
  partOf,
  joined,
  isQuiet,
  sideOf,
  opensTurn: ({ type }) => type === 'turnBegun',
  isKnown: (event, { view }) => {
    const named = [...('character' in event ? [event.character] : []), ...('shooter' in event ? [event.shooter] : []), ...('target' in event ? [event.target] : [])];
    return named.every((id) => characterIn(view, id) !== undefined);
  },
  turnOf: ({ view }) => ({ turn: view.turn, seat: view.activation === null ? view.next : characterIn(view, view.activation.character)?.seat ?? view.next }),
  endRows: (situation) => {
    const counts = (count: (seat: Seat) => number): readonly number[] => situation.seats.map((_, seat) => count(seat));
    return [
      { word: 'wartime.end.felled', counts: counts((seat) => situation.view.felled[seat] ?? 0) },
      { word: 'wartime.end.alive', counts: counts((seat) => own(situation, seat).filter(({ casualty }) => !casualty).length) },
      { word: 'wartime.end.left', counts: counts((seat) => pointsLeft(situation, seat)) },
    ];
  },
  rulebookNote: (_situation, speak) => speak('wartime.book.note'),
};
