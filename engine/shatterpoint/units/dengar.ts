import { change, innate, reactive } from '../game/ability.ts';
import { damage } from '../deeds/damage.ts';
import { keyword, onTheTrail, payday, rollCounting } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { hasTag, standing } from '../board/measure.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const dengar = unitCard({
  id: 'dengar', name: 'Dengar, The Demolisher', uniqueNames: ['Dengar'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel'],
  sculpts: ['dengar'],
  codes: { sps: 'dengarthedemolisher', spt: '00250103', tabletopAdmiral: null, shatterApp: 99 },
  abilities: [
    onTheTrail(),
    payday(),
    reactive('Explosive Regards', 0, 'When a melee attack wounds this unit: roll 5 attack dice; the attacking unit takes 1 damage for each strike and critical.', 'wounded', {
      when: (_game, unit, event) => event.unit === unit.id && event.byAttack === 'melee' && event.by !== null,
      *run(game, unit, event) {
        const hits = yield* rollCounting('explosive-regards', 5, 'critical', 'strike');
        damage(game, unitWith(game.state, event.by!).id, hits, standing(unit)[0]!, null);
      },
    }),
    innate('Being Underestimated Has its Values', 'Reserving the order card of an allied Bounty Hunter unit costs 1 Force less.',
      change('reserveCost', (game, owner, { unit }) => (unitOf(game.state, unit).seat === owner.seat && hasTag(game, unitOf(game.state, unit), 'Bounty Hunter') ? -1 : 0)),
    ),
    innate('Not Just a Pretty Face', 'This unit’s characters have Steadfast and Immunity [pinned].', keyword('steadfast'), keyword('immunePinned')),
  ],
  stances: [
    stance({
      name: 'Brute Force',
      melee: weapon(8, 5, 'Extreme Prejudice', 'blunt', '1-2: critical strike | 3: critical strike pinned | 4+: critical critical pinned'),
      ranged: weapon(5, 4, 'DLT-19 Heavy Blaster Rifle', 'heavyBlaster', '1-2: strike strike | 3+: strike strike damage', 5),
      defense: chart('Plated Battle Armor', '1: block | 2-3: block block | 4+: block block critical>strike'),
      tree: tree(
        '*t1: damage damage | t2: disarmed damage | t3: strained damage | t4: damage damage | t5: exposed damage | b2: shove damage | b3: damage damage | b4: shove damage',
        't1-t2 t2-t3 t3-t4 t4-t5 t1-b2 b2-b3 b3-b4 b4-t5',
      ),
    }),
  ],
});
