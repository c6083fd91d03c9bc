import { change, innate } from '../game/ability.ts';
import { acrobaticAdvance, attackDiceWhen, coordinatedFire } from '../families/index.ts';
import { engagedWith, hasTag } from '../board/measure.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const nightsisterAcolytes = unitCard({
  id: 'nightsister-acolytes', name: 'Nightsister Acolytes', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 7, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Dathomirian', 'Nightsister', 'Trooper'],
  sculpts: ['nightsister-acolytes-1', 'nightsister-acolytes-2'],
  codes: { sps: 'nightsisteracolytes', spt: '00070103', tabletopAdmiral: 39, shatterApp: 34 },
  abilities: [
    acrobaticAdvance,
    coordinatedFire('exposed', 'Dathomirian'),
    innate('Darkness and Shadows', 'While this unit holds a Hunker token, its characters have 1 defense die more against ranged attacks.',
      change('defenseDice', (_game, owner, { unit, attack }) => (unit === owner.id && owner.hunker > 0 && attack?.kind === 'ranged' ? 1 : 0)),
    ),
    innate('Night Hunter', 'Ranged attacks of its combat action have 2 dice more against an enemy engaged with another allied Dathomirian character.',
      attackDiceWhen(2, (game, owner, { kind, part, attacker, defender }) => kind === 'ranged' && part === 'combat'
        && engagedWith(game, defender).some(({ unit, character }) => unit.seat === owner.seat && character.id !== attacker && hasTag(game, unit, 'Dathomirian'))),
    ),
  ],
  stances: [
    stance({
      name: 'Shadow Hunters',
      melee: weapon(5, 4, 'Blade', 'blade', '1-3: strike damage | 4+: critical strike damage'),
      ranged: weapon(6, 5, 'Bow', 'bow', '1: strike | 2-3: strike strike | 4+: critical strike strike', 5),
      defense: chart('Shifting Shadows', '1-2: block | 3+: block reposition'),
      tree: tree(
        '*m1: pinned damage | m2: shove damage | m3: exposed damage | m4: jump damage damage | m5: damage damage | b3: heal',
        'm1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-m4',
      ),
    }),
  ],
});
