import { pickOne, type Script, type Seat } from '../../core/script.ts';
import { within } from '../../space/plane/measure.ts';
import { rollDefense } from '../attack/dice.ts';
import { eachMay } from '../families/moves.ts';
import { characterOf, unitOf, unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game, Mission } from '../game/game.ts';
import { gainUntilTurnEnds } from '../deeds/lasting.ts';
import { objectiveBase, radiusOf, range, standing } from '../board/measure.ts';
import { currentCard, inchesFromCorner, missionAfter, missionChange } from '../game/mission.ts';
import type { CharacterId, Objective } from '../state/state.ts';
import { hasPriorities, marked, prioritiesLeave, struggleCard } from './parts.ts';
import { emit, other } from '../game/emit.ts';

const advantage = (game: Game): string | undefined => currentCard(game)?.effect;

/** Whether a character is within Range 2 of an Inactive objective. */
function isNearInactive(game: Game, id: CharacterId): boolean {
  const { at } = characterOf(game.state, id);
  if (at === null) return false;
  const base = { at, radius: radiusOf(game, unitWith(game.state, id)) };
  return game.state.objectives.some((objective) => !objective.active && within(base, objectiveBase(game, objective), range(game, 2)));
}

const isUnitNearInactive = (game: Game, unit: string): boolean => standing(unitOf(game.state, unit)).some((id) => isNearInactive(game, id));

/** Active objectives with a die face and no Priority token yet. */
const eligible = (game: Game): Objective[] => game.state.objectives.filter(({ active, die, priority }) => active && die !== null && !priority);

/** Two dice mark two objectives; on a double the inactive player picks the second one. */
function* rollPriorities(game: Game): Script {
  const rolled = yield* rollDefense('priority', 2);
  for (const face of rolled) emit(game, { type: 'priorityRolled', face });
  for (const face of new Set(rolled)) {
    const shown = eligible(game).find(({ die }) => die === face);
    if (shown !== undefined) emit(game, { type: 'priorityPlaced', objective: shown.id });
  }
  const left = eligible(game).map(({ id }) => id);
  if (rolled[0] !== rolled[1] || left.length === 0) return;
  const objective = yield* pickOne({ seat: other(game.state.active), ask: 'choice', about: { ability: 'second-priority' } }, left);
  emit(game, { type: 'priorityPlaced', objective });
}

/** Whether a seat controls every marked objective, two of them at least. */
const controlsBoth = (game: Game, seat: Seat): boolean => marked(game).length >= 2 && marked(game).every(({ controller }) => controller === seat);

/** Ground near Inactive objectives gives what the struggle card says; two priorities count only together. */
export const strategicPositions: Mission = {
  id: 'strategic-positions',
  name: 'Strategic Positions',
  spt: '00720201',
  objectives: [
    { id: 'TL', at: inchesFromCorner(6, 27) }, { id: 'TR', at: inchesFromCorner(30, 27) }, { id: 'T', at: inchesFromCorner(18, 25) },
    { id: 'L', at: inchesFromCorner(11, 18) }, { id: 'C', at: inchesFromCorner(18, 18) }, { id: 'R', at: inchesFromCorner(25, 18) },
    { id: 'B', at: inchesFromCorner(18, 11) }, { id: 'BL', at: inchesFromCorner(6, 9) }, { id: 'BR', at: inchesFromCorner(30, 9) },
  ],
  // On the cards of II and III the objective without a face is Active and never rolled.
  struggles: [
    struggleCard(1, 'Establish a Perimeter', ['TR T L B BL'], 'defensive-positions'),
    // The title of this card is not known: both stored pictures of the place are Establish a Perimeter, with different maps. It may simply bear the same one.
    struggleCard(1, 'Establish a Perimeter (second map)', ['TL T L B BR'], 'defensive-positions', 'title'),
    struggleCard(1, 'Rapid Assault', ['TL T R B BR', 'T TR R B BL'], 'seize-the-initiative'),
    struggleCard(2, 'Dig In!', ['TL:block TR:expertise C BL:failure', 'TR:expertise C BL:block BR:failure'], 'calculated-strike'),
    struggleCard(2, 'Retreat and Regroup!', ['TL TR:failure L:block R:expertise', 'L:expertise R:failure BL:block BR'], 'calculated-strike'),
    struggleCard(2, 'Take the Flank!', ['TL:block L R:expertise BL:failure', 'TR:block L:expertise R BR:failure'], 'calculated-strike'),
    struggleCard(3, 'Control the High Ground', ['TR:failure L:expertise B BL:block', 'T:expertise TR:failure R BL:block'], 'neutral-zone'),
    struggleCard(3, 'Desperate Gamble', ['TL:block T B:expertise BR:failure', 'TR:failure T B:expertise BL:block'], 'neutral-zone'),
    struggleCard(3, 'Overwhelm Them', ['TL:block T TR:failure B:expertise', 'T:expertise BL:block B BR:failure'], 'neutral-zone'),
  ],
  advice: { 'second-priority': { deed: 'mark' } },
  parts: [
    missionChange('cover', (game, { character }) => (character !== null && ['defensive-positions', 'seize-the-initiative'].includes(advantage(game) ?? '') && isNearInactive(game, character) ? 1 : 0)),
    missionAfter('calculatedStrike', 'activationBegun', {
      when: (game, { unit }) => advantage(game) === 'calculated-strike' && game.state.activation?.over === false && isUnitNearInactive(game, unit),
      *run(game, { unit: id }) {
        const unit = unitOf(game.state, id);
        if (yield* eachMay(game, unit, 'dash')) return;
        for (const stat of ['impact', 'sharpshooter'] as const) gainUntilTurnEnds(game, unit, stat, 1);
      },
    }),
    missionAfter('neutralZone', 'activationEnding', {
      when: (game, { unit }) => advantage(game) === 'neutral-zone' && isUnitNearInactive(game, unit),
      *run(game, { unit }) { refreshForce(game, unitOf(game.state, unit).seat, 1); },
    }),
    missionAfter('priorityRoll', 'turnStarted', { when: (game) => hasPriorities(game) && marked(game).length === 0, run: rollPriorities }),
    prioritiesLeave(controlsBoth),
  ],
  // Seize the Initiative: of the first cards only Rapid Assault has two maps.
  mapChooser: (game) => (game.state.struggle.lastLoser === null ? game.state.first : null),
  extraSpaces: (game, seat) => (controlsBoth(game, seat) ? 1 : 0),
};
