import type { Event } from '../../../engine/testing/ladder/events.ts';
import { stateForm, type Place, type State } from '../../../engine/testing/ladder/state-form.ts';
import type { FaceOf } from '../../faces/face.ts';
import { NO_HINTS } from '../../match/hints.ts';
import type { FigureThing, Token } from '../../match/tableau.ts';
import { cornersOf, pointOf } from './board.ts';
import { NewMatch } from './NewMatch.tsx';
import { asks, words } from './telling.ts';
import { en } from './words.ts';

const MODELS = ['cc-7567-captain-rex', 'gar-saxon'] as const;
const NO_TOKENS: readonly Token[] = [];

const thingOf = ({ id, seat, at }: State['figures'][number], state: State): FigureThing => ({
  id, group: id, seat, model: MODELS[seat]!, base: 40, label: String(Number(id.split('.')[1]) + 1), stamina: 1, damage: 0, at: pointOf(at), facing: Math.PI,
  lying: state.step === 'over' && state.winner !== null && state.winner !== seat, tokens: NO_TOKENS,
});

/** Tic-tac-toe with a ladder on the screen. */
export const face: FaceOf<State, never, Event> = {
  id: 'ladder',
  readView: (data) => stateForm.safeParse(data).data ?? null,
  cardsOf: () => [],
  scaleOf: () => null,
  tableau: ({ view }) => ({
    figures: view.figures.map((figure) => thingOf(figure, view)), markers: [], active: null, attacker: null, defender: null, dice: [], edges: [1, 1],
  }),
  show: (stage, event) => {
    switch (event.type) {
      case 'begun': stage.throwDice(event.rolls.map((roll) => ({ kind: 'd10', face: String(roll) })), 900); return 1100;
      case 'placed': stage.clearDice(); stage.move(event.figure, pointOf(event.to), 'carry', 350); return 400;
      case 'climbed': stage.move(event.figure, pointOf(event.to), 'walk', 900); return 950;
      case 'decided': return 0;
      default: return event satisfies never;
    }
  },
  hintsOf: (request, { view }) => {
    if (request.kind !== 'pick') return NO_HINTS;
    const climber = view.figures.find(({ id }) => id === request.ways?.figure);
    const spots = (request.options as readonly Place[]).map((option) => ({
      option, corners: cornersOf(option), ...(option === 'top' && climber !== undefined ? { cost: 1, way: [pointOf(climber.at), pointOf(option)] } : {}),
    }));
    return { ...NO_HINTS, spots, pick: request };
  },
  words,
  rosterOf: () => [],
  dictionary: { en },
  asks,
  rules: {
    measure: 'LAD-2', sight: 'LAD-2', sightBack: 'LAD-2', cover: 'LAD-2', elevation: 'LAD-3', followers: 'LAD-2',
    passed: { lower: 'LAD-2', clear: 'LAD-2', overlapped: 'LAD-2', target: 'LAD-2' },
  },
  bases: [25],
  instruments: [],
  panels: async () => (await import('./panels.tsx')).panels,
  NewMatch,
  playOn: (_catalogue, table) => ({ system: 'ladder', setup: { table }, seats: ['person', 'computer'] }),
};
