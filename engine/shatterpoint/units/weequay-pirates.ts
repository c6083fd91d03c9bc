import { active, advised } from '../game/ability.ts';
import { eachMay, exitStrategy, packHunter, resolve } from '../families/index.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const raidingParty = advised({ purpose: 'move' }, active('Raiding Party', 1, 'Every character of this unit may climb.', {
  *run(game, unit) { yield* eachMay(game, unit, 'climb'); },
}));

export const weequayPirates = unitCard({
  id: 'weequay-pirates', name: 'Weequay Pirates', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 9, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Mercenary', 'Scoundrel', 'Trooper', 'Weequay'],
  sculpts: ['weequay-pirates-1', 'weequay-pirates-2'],
  codes: { sps: 'weequaypirates', spt: '00100103', tabletopAdmiral: null, shatterApp: 71 },
  abilities: [
    raidingParty,
    exitStrategy,
    resolve('Greedy', 'steadfast'),
    packHunter('Weequay'),
  ],
  stances: [
    stance({
      name: 'Raider',
      melee: weapon(6, 4, 'Pirate Blade', 'blade', '1-2: strike strike | 3+: strike strike damage'),
      ranged: weapon(6, 4, 'Weequay Blaster', 'blaster', '1-2: strike strike | 3+: strike strike damage', 4),
      defense: chart('Evasive', '1-2: block | 3+: block block climb'),
      tree: tree(
        '*m1: shove damage | m2: damage damage | m3: reposition damage | m4: exposed damage | m5: heal damage | b3: pinned damage | b4: shove damage',
        'm1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
  firstPrint: { stamina: 8, abilities: [raidingParty, resolve('Greedy', 'steadfast'), packHunter('Weequay')] },
});
