import { advised, after, innate, reactive } from '../game/ability.ts';
import { chooseWay } from '../deeds/choose.ts';
import { couldAttack, expendableDistraction, followUp, hitAndRun, isOwnCombat, payday } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, enemies, hasTag, typeOf } from '../board/measure.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { tagsOf } from '../game/tags.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

/** Enemy characters of other units than the one that was attacked. */
const otherMarks = (game: Game, unit: Unit, attacked: CharacterId): CharacterId[] =>
  charactersOf(enemies(game, unit).filter(({ id }) => id !== unitWith(game.state, attacked).id));

const doubleTheContract = reactive('Double the Contract, Double the Payout', 1, 'After its character attacked in a combat action: one of this unit’s characters may make a 5-dice attack on a character of a different enemy unit.', 'attackResolved', {
  when: (game, unit, event) => isOwnCombat(game, unit, event.attack) && couldAttack(game, unit, { targets: otherMarks(game, unit, event.attack.defender) }),
  run: (game, unit, event) => followUp(game, unit, 'double-the-contract-double-the-payout', otherMarks(game, unit, event.attack.defender)),
});

export const aurraSing = unitCard({
  id: 'aurra-sing', name: 'Aurra Sing', uniqueNames: ['Aurra Sing'],
  type: 'secondary', points: 5, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel'],
  sculpts: ['aurra-sing'],
  codes: { sps: 'aurrasing', spt: '00090102', tabletopAdmiral: 47, shatterApp: 41 },
  abilities: [
    doubleTheContract,
    hitAndRun,
    advised({ deed: 'hurt' }, expendableDistraction('Expendable Distraction')),
    innate('On Contract', 'At the end of set-up: this unit gains one tag of an allied Primary unit.',
      after('setupEnded', {
        may: false, when: () => true,
        *run(game, unit) {
          const primaries = allies(game, unit).filter((ally) => typeOf(game, ally) === 'primary');
          const tags = [...new Set(primaries.flatMap((ally) => tagsOf(game, ally)))].filter((tag) => !hasTag(game, unit, tag)).sort();
          if (tags.length > 0) emit(game, { type: 'tagGained', unit: unit.id, tag: yield* chooseWay(unit.seat, 'on-contract', tags) });
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Not Asking Permission',
      melee: weapon(6, 5, 'Custom Blaster Pistols', 'blaster', '1: strike strike | 2: critical strike | 3+: critical critical'),
      ranged: weapon(7, 5, 'Custom Sniper Rifle', 'heavyBlaster', '1: strike strike damage | 2-3: critical strike damage | 4+: critical critical damage damage', 5),
      defense: chart('Dexterous Dodge', '1-2: block critical>failure dash | 3+: block block critical>failure reposition'),
      tree: tree(
        '*m1: pinned damage | m2: strained damage damage | t2: shove damage | t3: shove damage | t4: reposition damage | m3: damage damage | m4: exposed damage | m5: reposition | m6: damage damage damage',
        'm1-m2 m2-m3 m3-m4 m4-m5 m5-m6 m2-t2 t2-t3 t3-t4',
      ),
    }),
  ],
  firstPrint: {
    abilities: [
      doubleTheContract,
      hitAndRun,
      payday(),
      advised({ deed: 'hurt' }, expendableDistraction('Expendable Distraction')),
    ],
  },
});
