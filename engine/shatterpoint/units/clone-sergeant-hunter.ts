import { pickOne } from '../../core/script.ts';
import { active, advised, after, change, identity, innate, reactive, tactic } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { enemyPrimaryMoved, followUp, moveToward, oneMay } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { hasTag, standing } from '../board/measure.ts';
import { changeResult, countFaces } from '../attack/modify.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const cloneSergeantHunter = unitCard({
  id: 'clone-sergeant-hunter', name: 'Clone Sergeant Hunter', uniqueNames: ['CT-9901'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire'],
  tags: ['Bad Batch', 'Clone Trooper', 'Galactic Republic', 'Scoundrel'],
  sculpts: ['clone-sergeant-hunter'],
  codes: { sps: 'clonesergeanthunter', spt: '00380101', tabletopAdmiral: null, shatterApp: 68 },
  abilities: [
    tactic('We Prefer Going to Them', 'Pick another allied Clone Trooper unit: one of its characters may dash; a Bad Batch character may advance instead.', function* (game, unit) {
      const friend = yield* chooseCharacter(unit.seat, 'we-prefer-going-to-them', taggedAllies(game, unit, 'Clone Trooper', true), true);
      if (friend !== null) yield* toolMove(game, friend, hasTag(game, unitWith(game.state, friend), 'Bad Batch') ? 'advance' : 'dash');
    }),
    advised({ purpose: 'harm', deed: 'attack' }, active('Striking Distance', 1, 'One of this unit’s characters may dash; then one may make a 5-dice melee attack.', {
      *run(game, unit) {
        yield* oneMay(game, unit, 'dash', 'striking-distance');
        yield* followUp(game, unit, 'striking-distance', null, { kinds: ['melee'] });
      },
    })),
    advised({ deed: 'approach' }, reactive('Enhanced Tracker', 0, 'After the move action of an enemy Primary: one of this unit’s characters may dash toward one of its characters.', 'actionResolved', {
      when: enemyPrimaryMoved,
      *run(game, unit, event) {
        const prey = yield* chooseCharacter(unit.seat, 'enhanced-tracker', standing(unitOf(game.state, event.unit)));
        const own = standing(unit)[0];
        if (prey !== null && own !== undefined) yield* moveToward(game, own, 'dash', prey);
      },
    })),
    innate('It’s Hard to Compete with a Jedi', 'When its character defends, it may reroll up to 2 failures of its defense roll; all of them while this unit is exposed.',
      change('defenseRerollFailures', (_game, owner, { unit }) => (unit !== owner.id ? 0 : owner.conditions.includes('exposed') ? 99 : 2))),
    identity('The Leader of the Batch', 'When an allied Clone Trooper attacks in a combat action, it may change one failure to a strike; a Bad Batch character may change it to a strike or an expertise.',
      after('modifying', {
        may: true,
        when: (game, unit, { roll, attacker, part }) => {
          const friend = unitWith(game.state, attacker);
          return roll === 'attack' && part === 'combat' && friend.seat === unit.seat && hasTag(game, friend, 'Clone Trooper') && countFaces(game, 'attack', 'failure') > 0;
        },
        *run(game, unit, { attacker }) {
          const batch = hasTag(game, unitWith(game.state, attacker), 'Bad Batch');
          const to = batch ? yield* pickOne({ seat: unit.seat, ask: 'choice', about: { ability: 'the-leader-of-the-batch' } }, ['strike', 'expertise']) : 'strike';
          changeResult(game, 'attack', 'failure', to);
        },
      })),
  ],
  stances: [
    stance({
      name: 'Huntsman',
      melee: weapon(6, 5, 'Vibroknife', 'blade', '1-2: strike | 3: critical strike | 4+: critical critical strike'),
      ranged: weapon(7, 6, 'DC-17 Blaster Pistol', 'blaster', '1-2: critical damage | 3: critical damage dash | 4+: critical critical damage reposition', 4),
      defense: chart('Modified Commando Armor', '1: block | 2-3: block block heal | 4+: block block heal dash'),
      tree: tree(
        '*t1: damage damage | *b1: exposed damage | m2: shove damage | t3: damage damage | b3: strained pinned | m4: shove damage | t5: damage damage | b5: reposition heal heal',
        't1-m2 b1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-t5 m4-b5',
      ),
    }),
    stance({
      name: 'Knife Fighter',
      melee: weapon(7, 6, 'Vibroknife', 'blade', '1-2: critical dash | 3: critical critical reposition | 4+: critical critical pinned reposition'),
      ranged: weapon(6, 5, 'DC-17 Blaster Pistol', 'blaster', '1-2: strike damage | 3: critical strike | 4+: critical critical strike', 4),
      defense: chart('Modified Commando Armor', '1: block | 2-3: block block heal | 4+: block block heal dash'),
      tree: tree(
        '*m1: shove damage | m2: damage damage | m3: shove strained damage | t4: dash damage | t5: heal damage damage | b4: reposition heal | b5: damage heal heal',
        'm1-m2 m2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
  ],
});
