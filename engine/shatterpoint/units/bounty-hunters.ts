import { active, advised, worded } from '../game/ability.ts';
import { chooseOneUnit, chooseWay } from '../deeds/choose.ts';
import { gainCondition } from '../deeds/effects.ts';
import { onTheTrail, payday, reachableEnemies, unitsOf } from '../families/index.ts';
import { gainUntilTurnEnds } from '../deeds/lasting.ts';
import { standing } from '../board/measure.ts';
import type { ChoiceWords } from '../cards/card.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const TRADE: ChoiceWords = { options: { disarmed: 'Disarm an enemy', weapons: 'Sharpshooter and Impact' } };

export const bountyHunters = unitCard({
  id: 'bounty-hunters', name: 'Bounty Hunters', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion', 'newRepublic'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel', 'Trooper'],
  sculpts: ['bounty-hunters-1', 'bounty-hunters-2'],
  codes: { sps: 'bountyhunters', spt: '00090103', tabletopAdmiral: 48, shatterApp: 42 },
  abilities: [
    onTheTrail(),
    worded(TRADE, advised({ purpose: 'ready', worth: (_game, _asked, way) => (way === 'weapons' ? 0.75 : null) }, active('Tools of the Trade', 1, 'Pick one: an enemy unit within range 3 gains disarmed; or this unit’s characters have Sharpshooter [2] and Impact [2] until the end of the turn.', {
      *run(game, unit) {
        const near = unitsOf(game, reachableEnemies(game, unit, 3));
        const way = near.length > 0 ? yield* chooseWay(unit.seat, 'tools-of-the-trade', ['disarmed', 'weapons']) : 'weapons';
        if (way === 'disarmed') {
          const enemy = yield* chooseOneUnit(game, unit.seat, 'tools-of-the-trade', near);
          if (enemy !== null) yield* gainCondition(game, enemy.id, 'disarmed', standing(unit)[0]!);
        } else for (const stat of ['sharpshooter', 'impact'] as const) gainUntilTurnEnds(game, unit, stat, 2);
      },
    }))),
    payday(),
  ],
  stances: [
    stance({
      name: 'Hunting Season',
      melee: weapon(6, 4, 'Bash', 'blunt', '1: strike | 2+: strike damage'),
      ranged: weapon(6, 5, 'SE-14 Blaster', 'blaster', '1: strike | 2+: critical damage', 5),
      defense: chart('Patchwork Armor', '1-2: block | 3: block block | 4+: block block heal'),
      tree: tree(
        '*t1: shove damage | *b1: damage damage | m2: damage | m3: pinned damage | m4: shove damage | m5: exposed',
        't1-m2 b1-m2 m2-m3 m3-m4 m4-m5',
      ),
    }),
  ],
  firstPrint: { eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion'] },
});
