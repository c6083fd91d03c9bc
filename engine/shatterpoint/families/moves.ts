import { pickOne, type Script } from '../../core/script.ts';
import { active, advised, after, innate, named } from '../game/ability.ts';
import { grantAction, inTurn, mayGrant } from '../turn/act.ts';
import { accepts, chooseCharacter } from '../deeds/choose.ts';
import { damage, takesDamage } from '../deeds/damage.ts';
import { gainHunker } from '../deeds/effects.ts';
import { characterOf } from '../state/find.ts';
import type { Game, Ability, Part } from '../game/game.ts';
import { charactersOf, charactersWithin, enemies, isOnTable, levels, standing } from '../board/measure.ts';
import { toolMove, type ToolMove } from '../deeds/move.ts';
import { gainUntilTurnEnds } from '../deeds/lasting.ts';
import { isOwn } from './fire.ts';
import { keyword } from './keywords.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { elevation } from '../../space/plane/measure.ts';
import type { Point } from '../../shape/point.ts';

export { accepts };

/** Each character of the unit may make a move; gives whether any did. */
export function* eachMay(game: Game, unit: Unit, how: ToolMove): Script<boolean> {
  let moved = false;
  yield* inTurn(game, unit, function* (id) {
    if (yield* toolMove(game, id, how)) moved = true;
  });
  return moved;
}

/** Each of some characters, of any units, may make a move in the order given. */
export function* eachOfMay(game: Game, characters: readonly CharacterId[], how: ToolMove): Script {
  for (const id of characters) yield* toolMove(game, id, how);
}

/** One character of the unit, chosen by its player, may make a move; gives who moved, or null. */
export function* oneMay(game: Game, unit: Unit, how: ToolMove, ability: string, toward: Point | null = null): Script<CharacterId | null> {
  const able = standing(unit);
  const chosen = able.length === 1 ? able[0]! : yield* chooseCharacter(unit.seat, ability, able, true);
  if (chosen === null || chosen === undefined) return null;
  return (yield* toolMove(game, chosen, how, toward === null ? {} : { wedge: { other: toward, way: 'toward' } })) ? chosen : null;
}

/** A character may move toward another one, or toward a place; toward itself nobody moves. */
export function* moveToward(game: Game, id: CharacterId, how: ToolMove, to: CharacterId | Point): Script<boolean> {
  if (to === id || (typeof to === 'string' && !isOnTable(game, to))) return false;
  const other = typeof to === 'string' ? characterOf(game.state, to).at! : to;
  return yield* toolMove(game, id, how, { wedge: { other, way: 'toward' } });
}

const each = (how: ToolMove) => ({ *run(game: Game, unit: Unit): Script { yield* eachMay(game, unit, how); } });

export const forceSpeed: Ability = advised({ purpose: 'move' }, active('Force Speed', 1, 'Every character of this unit may advance.', each('advance')));
export const forceJump: Ability = advised({ purpose: 'move' }, active('Force Jump', 1, 'Every character of this unit may jump.', each('jump')));
export const jetPack: Ability = advised({ purpose: 'move' }, active('Jet Pack', 1, 'Every character of this unit may jump.', each('jump')));
export const rocketBoots: Ability = named(jetPack, 'Rocket Boots');
export const jumpBoots: Ability = named(jetPack, 'Jump Boots');
export const sprint: Ability = advised({ purpose: 'move' }, active('Sprint', 1, 'Every character of this unit may dash.', each('dash')));
export const relentlessAdvance: Ability = named(sprint, 'Relentless Advance');
export const sheIsFearless: Ability = advised({ purpose: 'move' }, active('She is Fearless', 1, 'Every character of this unit may jump. It may be used twice in an activation, paid each time.', { times: 2, ...each('jump') }));

/** Each character may move; if one did, the unit gains a Hunker token. */
const movedHunker = (name: string, how: ToolMove, verb: string): Ability => advised({ purpose: 'move' }, active(name, 1, `Every character of this unit may ${verb}. If one did, the unit gains a Hunker token.`, {
  *run(game, unit) {
    if (yield* eachMay(game, unit, how)) yield* gainHunker(game, unit.id);
  },
}));
export const defensiveManeuver: Ability = movedHunker('Defensive Maneuver', 'dash', 'dash');
export const keepALowProfile: Ability = movedHunker('Keep a Low Profile', 'dash', 'dash');
export const grapplingHook: Ability = movedHunker('Grappling Hook', 'climb', 'climb');
export const acrobaticAdvance: Ability = movedHunker('Acrobatic Advance', 'jump', 'jump');

/** Each character may move; if one did, the unit takes a focus action that costs no action. */
const movedFocus = (name: string, how: ToolMove, verb: string): Ability => advised({ purpose: 'ready' }, active(name, 1, `Every character of this unit may ${verb}. If one did, the unit makes a focus action.`, {
  *run(game, unit) {
    if (yield* eachMay(game, unit, how)) yield* grantAction(game, unit, 'focus');
  },
}));
export const runAndGun: Ability = movedFocus('Run and Gun', 'dash', 'dash');
export const tacticalAdvance: Ability = movedFocus('Tactical Advance', 'dash', 'dash');
export const findTheShot: Ability = movedFocus('Find the Shot', 'climb', 'climb');

export const exposeFlank: Ability = advised({ purpose: 'ready' }, active('Expose Flank', 1, 'Every character of this unit may climb. If one ends at a higher elevation than it began, the unit has Sharpshooter [1] until the end of the turn and makes a focus action.', {
  *run(game, unit) {
    const before = unit.characters.map(({ at }) => at?.y ?? null);
    yield* eachMay(game, unit, 'climb');
    const higher = unit.characters.some(({ at }, i) => at !== null && before[i] !== null && elevation(at.y, before[i]!, levels(game)) === 'higher');
    if (!higher) return;
    gainUntilTurnEnds(game, unit, 'sharpshooter', 1);
    yield* grantAction(game, unit, 'focus');
  },
}));

export const assaultTactics: Ability = advised({ purpose: 'ready' }, active('Assault Tactics', 1, 'Every character of this unit may dash. Then the unit may take 1 damage to make a focus action.', {
  *run(game, unit) {
    yield* eachMay(game, unit, 'dash');
    if (!takesDamage(unit) || !mayGrant(game, unit, 'focus') || !(yield* accepts(unit, 'assault-tactics', 'takeDamage'))) return;
    damage(game, unit.id, 1, null, null);
    yield* grantAction(game, unit, 'focus');
  },
}));

export const stealthyApproach: Ability = advised({ purpose: 'ready' }, active('Stealthy Approach', 1, 'Every character of this unit may dash. Then the unit may gain a Hunker token or make a focus action.', {
  *run(game, unit) {
    yield* eachMay(game, unit, 'dash');
    const way = yield* pickOne({ seat: unit.seat, ask: 'choice', about: { ability: 'stealthy-approach' } }, ['hunker', 'focus', 'none']);
    if (way === 'hunker') yield* gainHunker(game, unit.id);
    if (way === 'focus') yield* grantAction(game, unit, 'focus');
  },
}));

export const covertOperations: Ability = advised({ purpose: 'ready' }, active('Covert Operations', 1, 'Every character of this unit may dash. If one ends within range 4 of an enemy, the unit makes a focus action and has Sharpshooter [1] until the end of the turn.', {
  *run(game, unit) {
    yield* eachMay(game, unit, 'dash');
    if (!isNearEnemy(game, unit, 4)) return;
    gainUntilTurnEnds(game, unit, 'sharpshooter', 1);
    yield* grantAction(game, unit, 'focus');
  },
}));

/** Whether a character of the unit is within Range n of an enemy character. */
export const isNearEnemy = (game: Game, unit: Unit, n: number): boolean =>
  charactersOf(enemies(game, unit)).some((enemy) => standing(unit).some((id) => charactersWithin(game, id, enemy, n)));

/** On the Trail and its like: each character may dash toward an enemy character that its player names. */
export function* eachTowardEnemy(game: Game, unit: Unit, ability: string): Script {
  yield* inTurn(game, unit, function* (id) {
    const enemy = yield* chooseCharacter(unit.seat, ability, charactersOf(enemies(game, unit)), true);
    if (enemy !== null) yield* moveToward(game, id, 'dash', enemy);
  });
}

/** One sentence: after the unit's own action of a kind, something follows. */
export const afterOwn = (action: 'move' | 'focus' | 'combat' | 'recover', may: boolean, run: (game: Game, unit: Unit) => Script): Part =>
  after('actionResolved', { may, when: (_game, unit, event) => isOwn(unit, event, action), run });

export const crackShot: Ability = innate('Crack Shot', 'This unit’s characters have Sharpshooter [2]. After the unit’s focus action each of its characters may dash.',
  keyword('sharpshooter', 2),
  afterOwn('focus', false, function* (game, unit) { yield* eachMay(game, unit, 'dash'); }),
);
