import { innate, tactic } from '../game/ability.ts';
import { damage, takesDamage } from '../deeds/damage.ts';
import { dropCondition } from '../deeds/effects.ts';
import { accepts, assaultTactics, keywordWhile, stormtrooperPrecision } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const forcedMarch = tactic('Forced March', 'This unit may take 1 damage to lose one condition.', function* (game, unit) {
  if (unit.conditions.length === 0 || !takesDamage(unit) || !(yield* accepts(unit, 'forced-march', 'takeDamage'))) return;
  damage(game, unit.id, 1, null, null);
  yield* dropCondition(game, unit.id);
});

const blizzardTactics = stance({
  name: 'Blizzard Tactics',
  melee: weapon(5, 4, 'Combat Training', 'blunt', '1: damage | 2+: strike damage'),
  ranged: weapon(6, 5, 'E-11 Blaster Rifle', 'blaster', '1: damage | 2: critical damage | 3+: critical strike damage', 5),
  defense: chart('Snowtrooper Armor', '1-2: block | 3+: block block'),
  tree: tree(
    '*t1: damage | t2: pinned damage | b2: heal heal | b3: shove damage | b4: shove damage | t4: heal damage | t5: damage damage',
    't1-t2 t1-b2 t2-b3 b2-b3 b3-b4 b3-t4 t4-t5 b4-t5',
  ),
});

export const snowtroopers = unitCard({
  id: 'snowtroopers', name: 'Snowtroopers', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Galactic Empire', 'Stormtrooper', 'Trooper'],
  sculpts: ['snowtroopers-1', 'snowtroopers-2'],
  codes: { sps: 'snowtroopers', spt: '00460103', tabletopAdmiral: null, shatterApp: 106 },
  abilities: [
    forcedMarch,
    assaultTactics,
    innate('Extreme Conditions Training', 'While this unit holds a Hunker token it has Immunity [exposed].', keywordWhile('immuneExposed', 1, (_game, owner) => owner.hunker > 0)),
    stormtrooperPrecision,
  ],
  stances: [
    blizzardTactics,
  ],
  firstPrint: {
    abilities: [forcedMarch, assaultTactics, stormtrooperPrecision],
    stances: [{ ...blizzardTactics, ranged: weapon(5, 5, 'E-11 Blaster Rifle', 'blaster', '1: damage | 2-3: critical damage | 4+: critical damage strained', 5) }],
  },
});
