import type { Script } from '../core/script.ts';
import { active, change, innate, reactive, tactic, type Ability } from './ability.ts';
import { grantAction, inTurn, mayGrant } from './act.ts';
import { chooseCharacter, isNearTagged, taggedAllies } from './choose.ts';
import { damage } from './damage.ts';
import { gainCondition, gainHunker } from './effects.ts';
import { unitWith } from './find.ts';
import type { Game } from './game.ts';
import { hasTag, standing, unitWithin } from './measure.ts';
import { toolMove, type ToolMove } from './move.ts';
import type { AttackKind, CharacterId, Condition, Unit } from './state.ts';

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

const each = (how: ToolMove) => ({ *run(game: Game, unit: Unit): Script { yield* eachMay(game, unit, how); } });

export const forceSpeed: Ability = active('Force Speed', 1, 'Every character of this unit may advance.', each('advance'));
export const forceJump: Ability = active('Force Jump', 1, 'Every character of this unit may jump.', each('jump'));
export const jetPack: Ability = active('Jet Pack', 1, 'Every character of this unit may jump.', each('jump'));

export const defensiveManeuver: Ability = active('Defensive Maneuver', 1, 'Every character of this unit may dash. If one did, the unit gains a Hunker token.', {
  *run(game, unit) {
    if (yield* eachMay(game, unit, 'dash')) yield* gainHunker(game, unit.id);
  },
});

const strikeBack = (name: string, kind: AttackKind): Ability =>
  reactive(name, 0, `After a ${kind} attack against this unit: if its attack roll shows a failure, the attacking unit takes 2 damage.`, 'attackResolved', {
    when: (game, unit, { attack }) => attack.kind === kind && unitWith(game.state, attack.defender).id === unit.id,
    *run(game, _unit, { attack }) {
      if (attack.failures > 0) damage(game, unitWith(game.state, attack.attacker).id, 2, attack.defender, null);
    },
  });

export const deflect = strikeBack('Deflect', 'ranged');
export const riposte = strikeBack('Riposte', 'melee');

export const brothersInArms: Ability = innate('Brothers in Arms', 'While this unit holds a Hunker token, its characters have Steadfast.',
  change('steadfast', (_game, owner, { unit }) => (unit === owner.id && owner.hunker > 0 ? 1 : 0)),
);

export const strongerTogether: Ability = reactive('Mandalorians Are Stronger Together', 0,
  'After this unit’s move action: if one of its characters is within range 2 of another allied Mandalorian character, it makes a focus action.', 'actionResolved', {
    when: (game, unit, event) => event.unit === unit.id && event.action === 'move' && mayGrant(game, unit, 'focus') && isNearTagged(game, unit, 'Mandalorian', 2),
    run: (game, unit) => grantAction(game, unit, 'focus'),
  });

export const prideOfTheMandalore: Ability = tactic('Pride of the Mandalore', 'Another allied Mandalorian character may jump.', function* (game, unit) {
  const chosen = yield* chooseCharacter(unit.seat, 'pride-of-the-mandalore', taggedAllies(game, unit, 'Mandalorian', true), true);
  if (chosen !== null) yield* toolMove(game, chosen, 'jump');
});

/** The Coordinated Fire family: a condition on whoever another unit with the tag shoots or strikes. */
export const coordinatedFire = (condition: Condition, tag: string): Ability =>
  reactive('Coordinated Fire', 0, `When a character of another allied ${tag} unit attacks in a combat action: if the target is within range 5 of this unit, its unit gains ${condition}.`, 'targeted', {
    when(game, unit, { attacker, defender, part }) {
      const friend = unitWith(game.state, attacker);
      return part === 'combat' && friend.seat === unit.seat && friend.id !== unit.id && hasTag(game, friend, tag) && unitWithin(game, unit, defender, 5);
    },
    *run(game, unit, { defender }) {
      gainCondition(game, unitWith(game.state, defender).id, condition, standing(unit)[0]!);
    },
  });

/** Whether an event is the end of this unit's own action of a kind. */
export const isOwn = (unit: Unit, event: { readonly unit: string; readonly action: string }, action: string): boolean => event.unit === unit.id && event.action === action;

/** A keyword with a value on all characters of its own unit. */
export const keyword = (stat: 'sharpshooter' | 'impact', value: number) => change(stat, (_game, owner, { unit }) => (unit === owner.id ? value : 0));

