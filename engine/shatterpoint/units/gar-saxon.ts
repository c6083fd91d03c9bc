import { innate, after, change } from '../game/ability.ts';
import { taggedAllies } from '../deeds/choose.ts';
import { gainHunker } from '../deeds/effects.ts';
import { isOwn, jetPack, keyword, prideOfTheMandalore, strongerTogether } from '../families/index.ts';
import { areEngaged } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const garSaxon = unitCard({
  id: 'gar-saxon', name: 'Gar Saxon, Merciless Commander', uniqueNames: ['Gar Saxon'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Mandalorian', 'Shadow Collective', 'Super Commando'],
  sculpts: ['gar-saxon'],
  jets: true,
  codes: { sps: 'garsaxonmercilesscommander', spt: '00010108', tabletopAdmiral: 11, shatterApp: 6 },
  abilities: [
    prideOfTheMandalore,
    jetPack,
    strongerTogether,
    innate('I’ve Got You in My Sights', 'This unit’s characters have Sharpshooter [2]. Targets of its ranged attacks have no Cover. After its focus action: the unit gains a Hunker token.',
      keyword('sharpshooter', 2),
      change('coverIgnored', (_game, owner, { unit, attack }) => (unit === owner.id && attack?.kind === 'ranged' ? 1 : 0)),
      after('actionResolved', {
        may: false,
        when: (_game, unit, event) => isOwn(unit, event, 'focus'),
        run: (game, unit) => gainHunker(game, unit.id),
      }),
    ),
    innate('Pack Hunter', 'This unit’s melee attacks have 2 dice more against an enemy engaged with another allied Mandalorian character.',
      change('attackDice', (game, owner, { unit, attack }) =>
        unit === owner.id && attack?.kind === 'melee' && taggedAllies(game, owner, 'Mandalorian', true).some((friend) => areEngaged(game, friend, attack.defender)) ? 2 : 0),
    ),
  ],
  stances: [
    stance({
      name: 'Concentrated Assault',
      melee: weapon(7, 4, 'Westar-35 Blaster Pistol', 'blaster', '1: strike | 2-3: critical strike | 4+: critical critical damage'),
      ranged: weapon(6, 4, 'GALAAR-90', 'blaster', '1: critical | 2-3: critical shove | 4+: critical critical shove', 5),
      defense: chart('Beskar Armor', '1-3: block block | 4+: block block block'),
      tree: tree(
        '*m1: damage damage | m2: jump damage | t3: shove damage damage | t4: pinned damage | t5: shove damage | b3: damage damage | b4: strained damage | b5: damage damage',
        'm1-m2 m2-t3 t3-t4 t4-t5 m2-b3 b3-b4 b4-b5',
      ),
    }),
  ],
});
