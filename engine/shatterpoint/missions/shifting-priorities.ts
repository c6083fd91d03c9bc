import { rollDefense } from '../dice.ts';
import { emit } from '../game.ts';
import { inchesFromCorner, map, type Mission, type StruggleCard } from '../mission.ts';

const card = (phase: 1 | 2 | 3, title: string, ...maps: readonly string[]): StruggleCard => ({ title, phase, maps: maps.map(map) });

/** The core mission: from the second struggle on, rolled priorities make single objectives worth more (SP-OBJ-08). */
export const shiftingPriorities: Mission = {
  id: 'shifting-priorities',
  name: 'Shifting Priorities',
  objectives: [
    { id: 'TL', at: inchesFromCorner(8, 28) }, { id: 'T', at: inchesFromCorner(18, 28) }, { id: 'TR', at: inchesFromCorner(28, 28) },
    { id: 'L', at: inchesFromCorner(8, 18) }, { id: 'C', at: inchesFromCorner(18, 18) }, { id: 'R', at: inchesFromCorner(28, 18) },
    { id: 'BL', at: inchesFromCorner(8, 8) }, { id: 'B', at: inchesFromCorner(18, 8) }, { id: 'BR', at: inchesFromCorner(28, 8) },
  ],
  struggles: [
    card(1, 'Steal the Secret Plans', 'T L C R B'),
    card(1, 'Recon Enemy Positions', 'TL L C BR R'),
    card(1, 'Locate the Asset', 'TR L C R BL'),
    card(2, 'We’ve Been Double-Crossed', 'TL:expertise L:block B:failure', 'T:failure R:block BR:expertise'),
    card(2, 'So Much For the Element of Surprise', 'TL:expertise R:block BL:failure', 'TR:failure L:block BR:expertise'),
    card(2, 'We’re Going to Need a New Exit', 'TL:failure TR:expertise B:block', 'T:block BL:expertise BR:failure'),
    card(3, 'Blast Our Way Out', 'TL:expertise R:block B:failure', 'T:failure L:block BR:expertise'),
    card(3, 'Hack the Security Network', 'L:expertise C:failure R:block', 'T:expertise C:failure B:block'),
    card(3, 'Commandeer a New Ride', 'TL:expertise C:block B:failure', 'T:failure C:block BR:expertise'),
  ],

  *turnStart(game) {
    if (game.state.struggle.number < 2 || game.state.struggle.card === null) return;
    const [face] = yield* rollDefense('priority', 1);
    emit(game, { type: 'priorityRolled', face: face! });
    const marked = game.state.objectives.find((objective) => objective.active && objective.die === face);
    if (marked !== undefined && !marked.priority) emit(game, { type: 'priorityPlaced', objective: marked.id });
  },

  extraSpaces: (game, seat) => (game.state.objectives.some((objective) => objective.active && objective.priority && objective.controller === seat) ? 1 : 0),

  // The first print takes the tokens off after every turn's struggle move; the current card leaves them.
  afterStruggleMove(game) {
    if (game.content.setup.edition === 'firstPrint' && game.state.objectives.some(({ priority }) => priority)) emit(game, { type: 'prioritiesRemoved' });
  },
};
