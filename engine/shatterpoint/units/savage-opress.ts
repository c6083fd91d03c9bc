import { active, advised, after, innate } from '../game/ability.ts';
import { inTurn } from '../turn/act.ts';
import { moveOneWay } from '../attack/again.ts';
import { chooseOneUnit, hasEnemyWithin } from '../deeds/choose.ts';
import { damage, takesDamage } from '../deeds/damage.ts';
import { gainCondition } from '../deeds/effects.ts';
import { attackDiceWhen, keyword, oneMay, reachableEnemies, rollCounting, unitsOf } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { hasTag, standing, typeOf, unitsWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, noWeapon, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const savageOpress = unitCard({
  id: 'savage-opress', name: 'Savage Opress', uniqueNames: ['Savage Opress'],
  type: 'secondary', points: 4, force: 0, stamina: 10, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Dathomirian', 'Force User', 'Separatist Alliance', 'Sith'],
  sculpts: ['savage-opress'],
  codes: { sps: 'savageopress', spt: '00070102', tabletopAdmiral: 42, shatterApp: 36 },
  abilities: [
    advised({ purpose: 'harm' }, active('Dark Fury', 2, 'Pick an enemy unit within range 2 and roll 5 attack dice: it takes 1 damage for each critical and strike. A Force User that takes damage this way also gains exposed.', {
      can: (game, unit) => hasEnemyWithin(game, unit, 2),
      *run(game, unit) {
        const enemy = yield* chooseOneUnit(game, unit.seat, 'dark-fury', unitsOf(game, reachableEnemies(game, unit, 2)));
        if (enemy === null) return;
        const hits = yield* rollCounting('dark-fury', 5, 'critical', 'strike');
        const hurts = hits > 0 && takesDamage(enemy);
        damage(game, enemy.id, hits, standing(unit)[0]!, null);
        if (hurts && hasTag(game, enemy, 'Force User')) yield* gainCondition(game, enemy.id, 'exposed', standing(unit)[0]!);
      },
    })),
    advised({ purpose: 'ready', deed: 'approach' }, active('Furious Rush', 1, 'Every character of this unit may dash; if the unit holds an Injured token, each may advance instead.', {
      *run(game, unit) {
        yield* inTurn(game, unit, (id) => (unit.injured > 0 ? moveOneWay(game, id, 'furious-rush', ['dash', 'advance']) : toolMove(game, id, 'dash')));
      },
    })),
    innate('Overpowering Monster', 'Its attacks on Primary characters have 2 dice more.', attackDiceWhen(2, (game, _owner, { defender }) => typeOf(game, unitWith(game.state, defender)) === 'primary')),
    innate('Pain is Weakness', 'This unit’s characters have Protection and Steadfast.', keyword('protection'), keyword('steadfast')),
    innate('Unwitting Brute', 'When an allied Separatist Alliance or Dathomirian Primary starts its activation within range 3, one of this unit’s characters may dash.',
      after('activationBegun', {
        may: false,
        when(game, unit, event) {
          const master = unitOf(game.state, event.unit);
          return master.seat === unit.seat && typeOf(game, master) === 'primary' && (hasTag(game, master, 'Separatist Alliance') || hasTag(game, master, 'Dathomirian')) && unitsWithin(game, unit, master, 3);
        },
        *run(game, unit) { yield* oneMay(game, unit, 'dash', 'unwitting-brute'); },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Unchained Rage',
      melee: weapon(7, 4, 'Double-Bladed Lightsaber', 'saber', '1-2: critical damage | 3: critical strike damage | 4+: critical critical damage'),
      ranged: noWeapon(4),
      defense: chart('Unnatural Resilience', '1: block | 2+: block jump'),
      tree: tree(
        '*m1: damage damage | m2: exposed damage | m3: strained damage | m4: disarmed damage | m5: active | b2: damage damage | b3: damage damage | b4: damage damage',
        'm1-m2 m2-m3 m3-m4 m4-m5 m1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
