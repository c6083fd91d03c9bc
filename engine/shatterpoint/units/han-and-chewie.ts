import { active, advised, after, innate, reactive } from '../game/ability.ts';
import { chooseCharacter, chooseOwn } from '../deeds/choose.ts';
import { gainCondition, heal } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { isOwn, oneMay, payday, woundedByOwn } from '../families/index.ts';
import { refreshForce } from '../deeds/force.ts';
import { areEngaged, engagedWith, standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const LOOSE = 'look-out-hes-loose';

export const hanAndChewie = unitCard({
  id: 'han-and-chewie', name: 'Han and Chewie, In It For The Money', uniqueNames: ['Han Solo', 'Chewbacca'],
  type: 'supporting', points: 5, force: 0, stamina: 10, durability: 2, characters: 2, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Mercenary', 'Scoundrel', 'Spy'],
  sculpts: ['han-and-chewie-1', 'han-and-chewie-2'],
  codes: { sps: 'hanandchewieinitforthemoney', spt: '00410103', tabletopAdmiral: null, shatterApp: 90 },
  abilities: [
    advised({ purpose: 'harm' }, active('Look Out, He’s Loose', 1, 'One of this unit’s characters may dash. If it is then engaged, pick one of those enemies: it may dash; if it is then no longer engaged with this unit, it gains disarmed, otherwise exposed.', {
      *run(game, unit) {
        const mover = yield* chooseOwn(unit, LOOSE);
        if (mover === null) return;
        yield* toolMove(game, mover, 'dash');
        const enemy = yield* chooseCharacter(unit.seat, LOOSE, engagedWith(game, mover).map(({ character }) => character.id));
        if (enemy === null) return;
        yield* toolMove(game, enemy, 'dash');
        const stays = standing(unit).some((id) => areEngaged(game, id, enemy));
        yield* gainCondition(game, characterUnit(enemy), stays ? 'exposed' : 'disarmed', mover);
      },
    })),
    reactive('Boring Conversation Anyway', 1, 'After this unit’s combat action: one of its characters may reposition.', 'actionResolved', {
      when: (_game, unit, event) => isOwn(unit, event, 'combat'),
      *run(game, unit) { yield* oneMay(game, unit, 'reposition', 'boring-conversation-anyway'); },
    }),
    payday('I Expect to Be Well Paid'),
    innate('We’re All Fine Here, Now, Thank You', 'Once per turn, when this unit wounds an enemy unit: one of its characters may heal; then refresh 1 Force.',
      after('wounded', {
        may: false, times: 1,
        when: woundedByOwn,
        *run(game, unit) {
          const healer = yield* chooseOwn(unit, 'were-all-fine-here-now-thank-you');
          if (healer !== null) yield* heal(game, healer);
          refreshForce(game, unit.seat, 1);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Brash Bravado',
      melee: weapon(7, 5, 'Brawlers', 'blunt', '1-2: critical strike | 3: critical strike strike | 4+: critical strike strike damage'),
      ranged: weapon(7, 4, 'Stolen Imperial Blaster', 'blaster', '1: strike strike | 2-3: critical strike strike | 4+: critical critical', 5),
      defense: chart('Smuggler Swagger', '1-3: block | 4+: block block heal'),
      tree: tree(
        '*t1: damage damage | t2: shove damage | t3: pinned damage | t4: shove damage | *b1: shove damage | b2: disarmed heal | b3: damage damage | b4: heal damage | m5: strained',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
