import type { Event } from '../../../engine/testing/ladder/events.ts';
import type { Place, State } from '../../../engine/testing/ladder/state-form.ts';
import type { FaceAsks, FaceWords, Situation as AnySituation } from '../../faces/face.ts';
import { seatLetter, seatName } from '../../words/seats.ts';
import type { Speak } from '../../words/speak.ts';

export type Situation = AnySituation<State>;

const placeWords = (place: Place, speak: Speak): string => (place === 'top' ? speak('ladder.place.top') : speak('ladder.place.square', { name: place }));

function tell(event: Event, situation: Situation, speak: Speak): string {
  const side = (seat: number): string => seatName(situation, seat, speak);
  switch (event.type) {
    case 'begun': return speak('ladder.begun', { first: event.rolls[0]!, second: event.rolls[1]!, side: side(event.seat) });
    case 'placed': return speak('ladder.placed', { side: side(event.seat), place: placeWords(event.to, speak) });
    case 'climbed': return speak('ladder.climbed', { side: side(event.seat) });
    case 'decided': return event.winner === null ? speak('ladder.draw') : speak('ladder.won', { side: side(event.winner) });
    default: return event satisfies never;
  }
}

export const words: FaceWords<Situation, Event> = {
  nameOf: ({ view }, id) => { const at = view.figures.find((figure) => figure.id === id)?.at; return at === undefined ? undefined : id; },
  thing: ({ view }, id, speak) => {
    const figure = view.figures.find((each) => each.id === id);
    return figure === undefined ? null : { name: speak('ladder.figure', { number: Number(id.split('.')[1]) + 1 }), state: placeWords(figure.at, speak), seat: figure.seat };
  },
  token: () => null,
  tell,
  partOf: () => 'apart',
  joined: () => null,
  isQuiet: () => false,
  sideOf: (event) => ('seat' in event ? event.seat : null),
  opensTurn: () => false,
  isKnown: () => true,
  turnOf: ({ view }) => ({ turn: view.figures.length + 1, seat: view.active }),
  endRows: ({ view }) => [{ word: 'ladder.end.figures', counts: [0, 1].map((seat) => view.figures.filter((figure) => figure.seat === seat).length) }],
  rulebookNote: () => null,
};

export const asks: FaceAsks<Situation> = {
  about: () => ({}),
  words: (request, _, speak) => speak(`ladder.ask.${request.ask}`),
  // Squares are picked on the table; the climb has a button too.
  choices: ({ options, closed, seat }, _, speak) => {
    const shut = closed.find(({ option }) => option === 'top') ?? null;
    if (shut === null && !options.includes('top')) return [];
    const why = shut === null ? '' : speak(`ladder.refusal.${shut.why}`);
    return [{ id: 'top', label: speak('ladder.climb'), hint: '', icon: 'climb', key: 'C', closed: shut, why, role: 'normal', side: seatLetter(seat) }];
  },
  usual: () => undefined,
  source: () => '',
  note: () => undefined,
  placeNote: () => undefined,
  thingOf: () => null,
};
