import { innate } from '../game/ability.ts';
import { jetPack, keyword, strongerTogether } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const clanKryzeMandalorians = unitCard({
  id: 'clan-kryze-mandalorians', name: 'Clan Kryze Mandalorians', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 7, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion', 'newRepublic'],
  tags: ['Mandalorian', 'Death Watch', 'Clan Kryze', 'Trooper'],
  sculpts: ['clan-kryze-mandalorians-1', 'clan-kryze-mandalorians-2'],
  jets: true,
  codes: { sps: 'clankryzemandalorians', spt: '00010107', tabletopAdmiral: 3, shatterApp: 10 },
  abilities: [
    jetPack,
    strongerTogether,
    innate('Helmet Visor', 'This unit’s characters have Sharpshooter [1].', keyword('sharpshooter', 1)),
  ],
  stances: [
    stance({
      name: 'Skirmish Tactics',
      melee: weapon(5, 4, 'Gauntlet Vibroblade', 'blade', '1-2: strike | 3+: critical critical'),
      ranged: weapon(6, 5, 'Westar-35 Blaster Pistols', 'blaster', '1-2: strike | 3-4: critical strike | 5+: critical critical strike', 4),
      defense: chart('Beskar Armor', '1: block | 2+: block block'),
      tree: tree(
        '*t1: pinned damage | *b1: shove damage | m2: shove damage damage | t3: disarmed | b3: exposed | m4: shove damage | m5: damage damage',
        't1-m2 b1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-m5',
      ),
    }),
  ],
  firstPrint: { eras: ['fallOfTheJedi'] },
});
