import { active, advised, after, identity } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { attackChoices } from '../attack/attack.ts';
import { chooseCharacter, chooseWay, enemiesWithin } from '../deeds/choose.ts';
import { gainHunker, heal, mayDropCondition } from '../deeds/effects.ts';
import { accepts, eachMay, fearlessAndInventive, strikeBack, woundedByEnemy } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, hasTag, otherAllies, standing, unitsWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { shift } from '../deeds/push.ts';
import type { Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const isOfTheClan = (game: Game, unit: Unit): boolean => ['Bounty Hunter', 'Mandalorian', 'Scoundrel'].some((tag) => hasTag(game, unit, tag));

export const theMandalorian = unitCard({
  id: 'the-mandalorian', name: 'The Mandalorian', uniqueNames: ['Din Djarin', 'Grogu'],
  type: 'primary', points: 8, force: 3, stamina: 11, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion', 'newRepublic'],
  tags: ['Bounty Hunter', 'Mandalorian', 'Mercenary', 'Scoundrel'],
  sculpts: ['the-mandalorian'],
  codes: { sps: 'themandalorian', spt: '00240101', tabletopAdmiral: null, shatterApp: 74 },
  abilities: [
    advised({ purpose: 'harm' }, active('A Clan of Two', 1, 'Every character of this unit may dash. If every allied unit within range 2 then is a Bounty Hunter, Mandalorian or Scoundrel, one of this unit’s characters may make a 5-dice attack, or push an enemy character within range 3 of it range 2 away.', {
      *run(game, unit) {
        yield* eachMay(game, unit, 'dash');
        if (allies(game, unit).some((ally) => unitsWithin(game, unit, ally, 2) && !isOfTheClan(game, ally))) return;
        const own = standing(unit)[0];
        if (own === undefined) return;
        const limits = { part: 'a-clan-of-two', dice: 5 };
        const near = enemiesWithin(game, unit, own, 3);
        const ways = [...(attackChoices(game, own, limits).length > 0 ? (['attack'] as const) : []), ...(near.length > 0 ? (['push'] as const) : []), 'none' as const];
        const way = ways.length === 1 ? 'none' : yield* chooseWay(unit.seat, 'a-clan-of-two', ways);
        if (way === 'attack') yield* mayAttack(game, own, limits);
        if (way !== 'push') return;
        const enemy = yield* chooseCharacter(unit.seat, 'a-clan-of-two', near);
        if (enemy !== null) yield* shift(game, enemy, { range: 2, from: own, way: 'push' });
      },
    })),
    fearlessAndInventive(),
    strikeBack('Do The Magic Hand Thing', 'ranged'),
    identity('This Is The Way', 'When an enemy wounds another allied unit: a character of this unit may heal twice, then reposition; then each other allied Bounty Hunter, Mandalorian or Scoundrel unit within range 4 may lose one condition and then may gain a Hunker token.',
      after('wounded', {
        may: false,
        when: (game, unit, event) => event.unit !== unit.id && unitOf(game.state, event.unit).seat === unit.seat && woundedByEnemy(game, unit, event),
        *run(game, unit) {
          const own = standing(unit)[0];
          if (own === undefined) return;
          yield* heal(game, own, 2);
          yield* toolMove(game, own, 'reposition');
          for (const ally of otherAllies(game, unit)) {
            if (!isOfTheClan(game, ally) || !unitsWithin(game, unit, ally, 4)) continue;
            yield* mayDropCondition(game, ally.id);
            if (yield* accepts(ally, 'this-is-the-way', 'hunker')) yield* gainHunker(game, ally.id);
          }
        },
      })),
  ],
  stances: [
    stance({
      name: 'Bring You In Warm',
      melee: weapon(7, 6, 'Martial Prowess', 'blunt', '1-2: critical | 3: critical strike | 4+: critical critical strike'),
      ranged: weapon(6, 6, 'Modified IB-94 Blaster Pistol', 'blaster', '1-2: strike | 3: critical strike | 4+: critical strike strike', 4),
      defense: chart('Beskar Armor', '1: block critical>strike | 2-3: block block critical>failure | 4+: block block critical>failure reposition'),
      tree: tree(
        '*m1: shove damage | m2: damage damage | m3: shove damage | t4: dash damage | t5: pinned damage | b4: disarmed damage | b5: strained damage | m6: reposition damage damage',
        'm1-m2 m2-m3 m3-t4 t4-t5 t5-m6 m3-b4 b4-b5 b5-m6',
      ),
    }),
    stance({
      name: 'Bring You In Cold',
      melee: weapon(6, 6, 'Martial Prowess', 'blunt', '1: strike | 2-3: critical strike | 4+: critical strike strike'),
      ranged: weapon(7, 6, 'Amban Sniper Rifle', 'heavyBlaster', '1: strike | 2-3: critical critical | 4+: damage damage damage damage damage', 5),
      defense: chart('Beskar Armor', '1: block critical>strike | 2-3: block block critical>failure | 4+: block block critical>failure reposition'),
      tree: tree(
        '*m1: damage damage | m2: shove damage | m3: damage damage | t4: reposition | m4: active | b4: strained damage | m5: exposed damage damage | t5: damage damage | b5: shove damage',
        'm1-m2 m2-m3 m3-t4 m3-m4 m3-b4 t4-m4 m4-b4 t4-m5 b4-m5 m5-t5 m5-b5',
      ),
    }),
  ],
});
