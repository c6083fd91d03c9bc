import { after, change, innate } from '../game/ability.ts';
import { dropDamageOrCondition } from '../deeds/effects.ts';
import { forcePush, forceSpeed, isOwn, slipAway } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { engagedWith, hasTag, otherAllies, typeOf, unitsWithin } from '../board/measure.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const barrissOffee = unitCard({
  id: 'barriss-offee', name: 'Barriss Offee, Jedi Padawan', uniqueNames: ['Barriss Offee'],
  type: 'secondary', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi', 'Padawan'],
  sculpts: ['barriss-offee'],
  codes: { sps: 'barrissoffeejedipadawan', spt: '00040101', tabletopAdmiral: 28, shatterApp: 22 },
  abilities: [
    forcePush,
    forceSpeed,
    slipAway((game, friend) => hasTag(game, friend, 'Galactic Republic'), 'Galactic Republic'),
    innate('Faithful Padawan', 'While an enemy character is engaged with this unit and with an allied Jedi Primary, the melee attacks of both units on it have 2 dice more. After this unit’s recover action every other allied unit within range 3 may lose 1 damage or one condition.',
      change('attackDice', (game, owner, { unit, attack }) => {
        if (attack?.kind !== 'melee' || unitOf(game.state, unit).seat !== owner.seat) return 0;
        const held = engagedWith(game, attack.defender).map((each) => each.unit);
        const masters = held.filter((each) => typeOf(game, each) === 'primary' && hasTag(game, each, 'Jedi'));
        const padawan = held.filter(({ id }) => id === owner.id);
        return masters.length > 0 && padawan.length > 0 && [...padawan, ...masters].some(({ id }) => id === unit) ? 2 : 0;
      }),
      after('actionResolved', {
        may: false,
        when: (_game, unit, event) => isOwn(unit, event, 'recover'),
        *run(game, unit) {
          for (const ally of otherAllies(game, unit)) if (unitsWithin(game, unit, ally, 3)) yield* dropDamageOrCondition(game, ally.id);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Form III Soresu',
      melee: weapon(6, 5, 'Lightsaber', 'saber', '1: critical | 2-4: critical strike strike | 5+: critical critical strike'),
      ranged: noWeapon(4),
      defense: chart('Duelist Training', '1: block | 2-3: block reposition | 4+: block block reposition'),
      tree: tree(
        '*m1: shove damage | *b1: reposition damage damage | m2: shove damage | m3: exposed damage | m4: jump damage damage | m5: active | b3: shove damage | b4: shove damage damage',
        'm1-m2 b1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
