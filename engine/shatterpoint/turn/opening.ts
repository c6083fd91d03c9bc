import { pickOne, pickOrOnly, type Script, type Seat } from '../../core/script.ts';
import { objectivePlaces } from '../board/battlefield.ts';
import { rollAttack } from '../attack/dice.ts';
import type { Game } from '../game/game.ts';
import { pilesOf } from '../game/mission.ts';
import type { AttackFace } from '../state/state.ts';
import { revealStruggle } from '../deeds/struggle.ts';
import { addTactics } from './tactics.ts';
import { happen } from '../deeds/window.ts';
import { emit, other } from '../game/emit.ts';

const DICE_EACH = 5;
const TIE_BREAKERS: readonly AttackFace[] = ['critical', 'strike', 'expertise'];

/** First player, side and mission (SP-FIRST-01…03, SP-MISS-01, -02). */
export function* openTable(game: Game): Script {
  for (const { seat } of game.content.setup.teams.map((_, seat) => ({ seat }))) yield* addTactics(game, seat);
  const first = yield* rollOff(game);
  const edge = yield* pickOne({ seat: first, ask: 'side' }, ['near', 'far']);
  emit(game, { type: 'sideChosen', seat: first, edge: edge === 'near' ? 1 : -1 });
  const sets = [...new Set(game.content.setup.teams.map((team) => team.mission))];
  placeObjectives(game, yield* pickOrOnly({ seat: first, ask: 'mission' }, sets));
  emit(game, { type: 'phaseBegun', phase: 'deploy' });
}

/** Most Criticals, then Strikes, then Expertise of five dice each; again while all are equal (SP-FIRST-01, -02). */
export function firstOf(a: readonly AttackFace[], b: readonly AttackFace[]): Seat | null {
  const count = (faces: readonly AttackFace[], wanted: AttackFace): number => faces.filter((face) => face === wanted).length;
  for (const face of TIE_BREAKERS) if (count(a, face) !== count(b, face)) return count(a, face) > count(b, face) ? 0 : 1;
  return null;
}

function* rollOff(game: Game): Script<Seat> {
  for (;;) {
    const rolls = [yield* rollAttack('firstPlayer', DICE_EACH, { seat: 0 }), yield* rollAttack('firstPlayer', DICE_EACH, { seat: 1 })];
    const seat = firstOf(rolls[0]!, rolls[1]!);
    if (seat === null) continue;
    emit(game, { type: 'firstPlayerSet', seat, rolls });
    return seat;
  }
}

/** Objective tokens go to the mission's places, and up onto terrain that holds them. */
function placeObjectives(game: Game, id: string): void {
  const { missions, terrain, setup } = game.content;
  const mission = missions.find((set) => set.id === id)!;
  const objectives = objectivePlaces(terrain, mission, game.state.edges[game.state.first]!, setup.scale.objective, setup.houseRules.tableObjectives);
  emit(game, { type: 'missionSet', mission: id, objectives, piles: pilesOf(mission) });
}

/** Stances of all two-sided cards, First Player first, then the first struggle card (SP-DEPLOY-06, -07, SP-STANCE-04). */
export function* chooseStances(game: Game): Script {
  const { state } = game;
  for (const seat of [state.first, other(state.first)]) {
    for (const unit of state.units) {
      if (unit.seat !== seat || game.content.card(unit.card).stances.length < 2) continue;
      const stance = yield* pickOne({ seat, ask: 'stance', about: { unit: unit.id } }, game.content.card(unit.card).stances.map((_, i) => String(i)));
      emit(game, { type: 'stanceChosen', unit: unit.id, stance: Number(stance) });
    }
  }
  yield* happen(game, { type: 'setupEnding' });
  yield* revealStruggle(game, 1);
  yield* happen(game, { type: 'setupEnded' });
  emit(game, { type: 'phaseBegun', phase: 'play' });
}

