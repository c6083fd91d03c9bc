import { change, innate, reactive } from '../game/ability.ts';
import { enhancedBlastArmor, relentlessAdvance } from '../families/index.ts';
import { characterOf, unitWith } from '../state/find.ts';
import { charactersWithin, contestsAny } from '../board/measure.ts';
import { addDice } from '../attack/modify.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const saturationFire = reactive('Saturation Fire', 1, 'When its character targets an enemy that contests an active objective: add 2 attack dice.', 'targeted', {
  when: (game, unit, { attacker, defender }) =>
    unitWith(game.state, attacker).id === unit.id && contestsAny(game, unitWith(game.state, defender), characterOf(game.state, defender)),
  *run(game) {
    addDice(game, 'attack', 2, 'saturation-fire');
  },
});

export const b2BattleDroids = unitCard({
  id: 'b2-battle-droids', name: 'B2 Battle Droids', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 50,
  eras: ['fallOfTheJedi'],
  tags: ['B2', 'Battle Droid', 'Droid', 'Separatist Alliance', 'Trooper'],
  sculpts: ['b2-battle-droids-1', 'b2-battle-droids-2'],
  codes: { sps: 'b2battledroids', spt: '00050101', tabletopAdmiral: 32, shatterApp: 26 },
  abilities: [
    relentlessAdvance,
    saturationFire,
    enhancedBlastArmor,

    innate('Close Range Annihilation', 'When its character attacks an enemy within range 3, it may reroll up to 2 attack dice.',
      change('attackRerolls', (game, owner, { unit, attack }) => (unit === owner.id && attack !== null && charactersWithin(game, attack.attacker, attack.defender, 3) ? 2 : 0)),
    ),
  ],
  stances: [
    stance({
      name: 'Suppression Protocol',
      melee: weapon(5, 3, 'Bash', 'blunt', '1-2: strike | 3+: critical'),
      ranged: weapon(6, 4, 'Wrist-Mounted Blaster', 'blaster', '1: damage | 2+: damage damage', 5),
      defense: chart('Armored Shell', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: shove damage | m2: damage damage | m3: shove damage | m4: exposed damage damage | m5: damage damage damage | b3: reposition damage | b4: pinned damage damage',
        'm1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
  firstPrint: {
    abilities: [
      relentlessAdvance,
      saturationFire,
      enhancedBlastArmor,
    ],
  },
});
