import { reactive, identity, after } from '../game/ability.ts';
import { attackWithOne } from '../attack/again.ts';
import { attackChoices } from '../attack/attack.ts';
import { taggedAllies } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { deflect, eachOfMay, forceJump, isOwn, mayFlip, woundedByOwn } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { allies, hasTag, typeOf, charactersOf, standing } from '../board/measure.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { moveStruggle } from '../deeds/struggle.ts';
import { unitCard } from '../game/unit-card.ts';

/** Types of the units wounded in this activation. */
const woundedTypes = (game: Game): string[] => game.state.activation?.woundedEnemies.map((id) => typeOf(game, unitOf(game.state, id))) ?? [];

export const generalAnakinSkywalker = unitCard({
  id: 'general-anakin-skywalker', name: 'General Anakin Skywalker', uniqueNames: ['Anakin Skywalker'],
  type: 'primary', points: 7, force: 4, stamina: 11, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['501st', 'Force User', 'Galactic Republic', 'Jedi'],
  sculpts: ['general-anakin-skywalker'],
  codes: { sps: 'generalanakinskywalker', spt: '00010109', tabletopAdmiral: 5, shatterApp: 1 },
  notWith: ['Darth Vader'],
  abilities: [
    forceJump,
    reactive('I’m Going to End This', 2, 'After this unit’s combat action it may flip its stance card; then one of its characters may make a melee attack.', 'actionResolved', {
      when: (_game, unit, event) => isOwn(unit, event, 'combat'),
      *run(game, unit) {
        yield* mayFlip(game, unit, 'im-going-to-end-this');
        yield* attackWithOne(game, unit, { kinds: ['melee'], part: 'im-going-to-end-this' });
      },
    }),
    deflect,
    identity('This Is Where the Fun Begins',
      'Whenever this unit wounds an enemy unit, refresh 1 Force. At the end of its activation, if it wounded a Primary or Secondary unit in it, every allied Galactic Republic Secondary and Supporting character may dash; if it wounded a Primary, the struggle token also moves 1 space toward this unit’s player’s side.',
      after('wounded', {
        may: false,
        when: woundedByOwn,
        *run(game, unit) { refreshForce(game, unit.seat, 1); },
      }),
      after('activationEnding', {
        may: false,
        when: (game, unit, event) => event.unit === unit.id && woundedTypes(game).some((type) => type !== 'supporting'),
        *run(game, unit) {
          const soldiers = allies(game, unit).filter((ally) => hasTag(game, ally, 'Galactic Republic') && typeOf(game, ally) !== 'primary');
          yield* eachOfMay(game, charactersOf(soldiers), 'dash');
          if (woundedTypes(game).includes('primary')) moveStruggle(game, unit.seat, 1);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Form V Djem So',
      melee: weapon(8, 5, 'Lightsaber', 'saber', '1: critical | 2-3: critical critical | 4+: critical critical critical'),
      ranged: weapon(6, 5, 'Force Crush', 'power', '1-2: critical | 3: critical shove | 4+: critical strike shove', 4),
      defense: chart('Defensive Form', '1-2: block critical>strike | 3+: block block critical>strike'),
      tree: tree(
        '*m1: damage damage damage | m2: damage damage | m3: strained damage damage | t4: jump damage | b4: pinned damage | m5: shove damage | m6: reposition damage',
        'm1-m2 m2-m3 m3-t4 m3-b4 t4-m5 b4-m5 m5-m6',
      ),
    }),
    stance({
      name: 'Form V Shien',
      melee: weapon(7, 6, 'Lightsaber', 'saber', '1: strike | 2-3: critical strike | 4+: critical critical strike'),
      ranged: noWeapon(6),
      defense: chart('Defensive Form', '1: block critical>strike | 2-3: block block critical>strike | 4+: block block block critical>strike'),
      tree: tree(
        '*m1: shove damage damage | t2: jump damage | t3: heal damage damage | t4: heal heal | t5: strained damage damage | b2: shove damage | b3: shove damage | b4: reposition damage damage | b5: disarmed damage damage',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-b2 b2-b3 b3-b4 b4-b5',
      ),
    }),
  ],
  firstPrint: {
    abilities: [
      forceJump,
      reactive('I’m Going to End This', 2, 'After this unit’s combat action: one of its characters may attack one of the same targets.', 'actionResolved', {
        when: (game, unit, event) => isOwn(unit, event, 'combat') && standing(unit).some((id) => attackChoices(game, id, { targets: event.targets }).length > 0),
        run: (game, unit, { targets }) => attackWithOne(game, unit, { targets, part: 'im-going-to-end-this' }),
      }),
      deflect,
      identity('This Is Where the Fun Begins',
        'After this unit wounds an enemy Primary or Secondary unit, the struggle token moves 1 space toward its player’s momentum; if it was a Primary, every allied Galactic Republic character may heal.',
        after('wounded', {
          may: false,
          when: (game, unit, event) => woundedByOwn(game, unit, event) && typeOf(game, unitOf(game.state, event.unit)) !== 'supporting',
          *run(game, unit, event) {
            moveStruggle(game, unit.seat, 1);
            if (typeOf(game, unitOf(game.state, event.unit)) !== 'primary') return;
            for (const id of taggedAllies(game, unit, 'Galactic Republic')) yield* heal(game, id);
          },
        }),
      ),
    ],
  },
});
