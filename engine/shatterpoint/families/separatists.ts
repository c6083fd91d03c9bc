import { pickOrOnly, type Script } from '../../core/script.ts';
import { active, reactive, tactic, type Ability } from '../ability.ts';
import { mayAttack } from '../again.ts';
import { attack, attackChoices, type AttackLimits } from '../attack.ts';
import { chooseCharacter, chooseWay, taggedAllies } from '../choose.ts';
import { rollAttack } from '../dice.ts';
import { dropCondition, gainHunker } from '../effects.ts';
import { characterUnit } from '../events.ts';
import { unitOf, unitWith } from '../find.ts';
import { emit, happen, type Game } from '../game.ts';
import { standing, unitWithin } from '../measure.ts';
import { toolMove, type ToolMove } from '../move.ts';
import type { AttackFace, CharacterId, Unit } from '../state.ts';
import { eachTowardEnemy, moveToward } from './moves.ts';

/** A player's choice of one unit for an ability; null when there is none, or when it is declined. */
export function* pickUnit(game: Game, seat: number, ability: string, units: readonly Unit[], optional = false): Script<Unit | null> {
  if (units.length === 0) return null;
  const ids = units.map(({ id }) => id);
  const pick = yield* pickOrOnly({ seat, ask: 'choice', about: { ability } }, optional ? [...ids, 'none'] : ids);
  return pick === 'none' ? null : unitOf(game.state, pick);
}

/** The units that some characters belong to, each once. */
export const unitsOf = (game: Game, characters: readonly CharacterId[]): Unit[] => [...new Set(characters.map((id) => unitWith(game.state, id)))];

/** One character of the unit, chosen by its player when there are several; null when none is chosen. */
export function* oneOf(unit: Unit, ability: string): Script<CharacterId | null> {
  return yield* chooseCharacter(unit.seat, ability, standing(unit), standing(unit).length > 1);
}

/** One character of the unit may make a move, in a direction if one is given, and then an attack. */
export function* moveThenAttack(game: Game, unit: Unit, how: ToolMove, limits: AttackLimits, toward: CharacterId | null = null): Script {
  const chosen = yield* oneOf(unit, limits.part);
  if (chosen === null) return;
  if (toward === null) yield* toolMove(game, chosen, how);
  else yield* moveToward(game, chosen, how, toward);
  yield* mayAttack(game, chosen, limits);
}

/** Rolls attack dice for an ability and counts some of the faces. */
export function* rollCounting(ability: string, dice: number, ...counted: readonly AttackFace[]): Script<number> {
  const faces = yield* rollAttack(ability, dice, { ability });
  return faces.filter((face) => counted.includes(face)).length;
}

/** Whether the unit itself makes an attack of its combat action. */
export const isOwnCombat = (game: Game, unit: Unit, { attacker, part }: { readonly attacker: CharacterId; readonly part: string }): boolean =>
  part === 'combat' && unitWith(game.state, attacker).id === unit.id;

export const onTheTrail = (name = 'On the Trail'): Ability => tactic(name, 'Each of this unit’s characters may dash toward an enemy character.', (game, unit) => eachTowardEnemy(game, unit, 'on-the-trail'));

export const hitAndRun: Ability = reactive('Hit and Run', 1, 'After its character attacked in a combat action: one of this unit’s characters may reposition.', 'attackResolved', {
  when: (game, unit, event) => isOwnCombat(game, unit, event.attack),
  *run(game, unit) {
    const chosen = yield* oneOf(unit, 'hit-and-run');
    if (chosen !== null) yield* toolMove(game, chosen, 'reposition');
  },
});

/** Other allied Battle Droid characters within range 4 of the unit. */
const linked = (game: Game, unit: Unit): CharacterId[] => taggedAllies(game, unit, 'Battle Droid', true).filter((id) => unitWithin(game, unit, id, 4));

export const tacticalNetwork: Ability = active('Tactical Network', 1, 'Another allied Battle Droid character within range 4 may dash; then it may do one of these: its unit gains a Hunker token, its unit loses one condition, or it makes a 5-dice attack.', {
  can: (game, unit) => linked(game, unit).length > 0,
  *run(game, unit) {
    const droid = yield* chooseCharacter(unit.seat, 'tactical-network', linked(game, unit));
    if (droid === null) return;
    yield* toolMove(game, droid, 'dash');
    const way = yield* chooseWay(unit.seat, 'tactical-network', ['hunker', 'condition', 'attack', 'none']);
    if (way === 'hunker') yield* gainHunker(game, characterUnit(droid));
    if (way === 'condition') yield* dropCondition(game, characterUnit(droid));
    if (way === 'attack') yield* attack(game, droid, { dice: 5, part: 'tactical-network' });
  },
});

/** A revealed unit takes the place of the card in reserve, which goes to the top or the bottom of the deck. */
export function* takeReserve(game: Game, unit: Unit, ability: string): Script {
  const { reserve } = game.state.players[unit.seat]!;
  if (reserve === null) return;
  const way = yield* chooseWay(unit.seat, ability, ['top', 'bottom']);
  emit(game, { type: way === 'top' ? 'cardToTop' : 'cardToBottom', seat: unit.seat, card: reserve, from: 'reserve' });
  yield* happen(game, { type: 'cardReserved', seat: unit.seat, card: unit.id });
}

/** Whether an attack could be made now by any of the unit's characters. */
export const couldAttack = (game: Game, unit: Unit, limits: Omit<AttackLimits, 'part'>): boolean => standing(unit).some((id) => attackChoices(game, id, limits).length > 0);
