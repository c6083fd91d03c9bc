import { active, advised, innate } from '../game/ability.ts';
import { chooseWay } from '../deeds/choose.ts';
import { jetPack, keywordWhile, strongerTogether } from '../families/index.ts';
import { gainUntilTurnEnds } from '../deeds/lasting.ts';
import { isToCome } from '../turn/order.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const covertMandalorians = unitCard({
  id: 'covert-mandalorians', name: 'Covert Mandalorians', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 7, durability: 2, characters: 2, base: 40,
  eras: ['newRepublic'],
  tags: ['Mandalorian', 'Mercenary', 'Scoundrel'],
  sculpts: ['covert-mandalorians-1', 'covert-mandalorians-2'],
  jets: true,
  codes: { sps: 'covertmandalorians', spt: '00160103', tabletopAdmiral: null, shatterApp: 97 },
  abilities: [
    jetPack,
    advised({ purpose: 'ready' }, active('Mandalorian Armaments', 0, 'Until the end of the turn this unit has Sharpshooter [1] or Impact [1], as its player likes.', {
      *run(game, unit) {
        gainUntilTurnEnds(game, unit, yield* chooseWay(unit.seat, 'mandalorian-armaments', ['sharpshooter', 'impact']), 1);
      },
    })),
    strongerTogether,
    innate('Our Secrecy Is Our Survival. This is the Way', 'While its order card is in the order deck or in reserve, this unit’s characters have Protection.',
      keywordWhile('protection', 1, (game, owner) => isToCome(game, owner.id))),
  ],
  stances: [
    stance({
      name: 'Adherents of the Way',
      melee: weapon(5, 5, 'Vibroblade', 'blade', '1: strike | 2: critical | 3+: critical strike'),
      ranged: weapon(5, 4, 'Westar-35 Blaster Pistols', 'blaster', '1: strike strike | 2-3: strike strike strike | 4+: critical critical', 4),
      defense: chart('Beskar Armor', '1: block | 2+: block block'),
      tree: tree(
        '*t1: shove damage | *b1: damage damage | m2: strained damage | t3: damage damage | b3: shove damage | m4: disarmed damage | t5: reposition damage | b5: jump damage',
        't1-m2 b1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-t5 m4-b5',
      ),
    }),
  ],
});
