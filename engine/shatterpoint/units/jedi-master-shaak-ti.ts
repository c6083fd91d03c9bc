import { advised, innate, reactive, tactic } from '../game/ability.ts';
import { chooseCharacter, endsAlone } from '../deeds/choose.ts';
import { forceRepulse, keyword, oneMay } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { charactersOf, hasTag, otherAllies } from '../board/measure.ts';
import { changeResult, countFaces } from '../attack/modify.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const jediMasterShaakTi = unitCard({
  id: 'jedi-master-shaak-ti', name: 'Jedi Master Shaak Ti', uniqueNames: ['Shaak Ti'],
  type: 'secondary', points: 5, force: 1, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi'],
  sculpts: ['jedi-master-shaak-ti'],
  codes: { sps: 'jedimastershaakti', spt: '00500102', tabletopAdmiral: null, shatterApp: 111 },
  abilities: [
    advised({ deed: 'attack' }, tactic('Unity Wins War', 'Another allied Galactic Republic or Mercenary character may dash; then one of this unit’s characters may jump.', function* (game, unit) {
      const others = charactersOf(otherAllies(game, unit).filter((ally) => hasTag(game, ally, 'Galactic Republic') || hasTag(game, ally, 'Mercenary')));
      if (endsAlone(game, others)) return;
      const friend = yield* chooseCharacter(unit.seat, 'unity-wins-war', others, true);
      if (friend !== null) yield* toolMove(game, friend, 'dash');
      yield* oneMay(game, unit, 'jump', 'unity-wins-war');
    })),
    forceRepulse,
    reactive('Feinting Blow', 0, 'When its character makes a melee attack in a combat action and dice are modified: if the defense roll shows an expertise, one of its blocks becomes a failure.', 'modifying', {
      when: (game, unit, { roll, attacker, kind, part }) => roll === 'defense' && kind === 'melee' && part === 'combat' && unitWith(game.state, attacker).id === unit.id
        && countFaces(game, 'defense', 'expertise') > 0 && countFaces(game, 'defense', 'block') > 0,
      *run(game) { changeResult(game, 'defense', 'block', 'failure'); },
    }),
    innate('Virtuoso', 'This unit’s characters have Immunity [disarmed] and Immunity [exposed].', keyword('immuneDisarmed'), keyword('immuneExposed')),
  ],
  stances: [
    stance({
      name: 'Form IV Ataru',
      melee: weapon(7, 5, 'Lightsaber', 'saber', '1: strike>critical | 2-3: critical strike>critical disarmed | 4+: critical critical disarmed'),
      ranged: noWeapon(5),
      defense: chart('Duelist Training', '1: block | 2-3: block critical>failure | 4+: block block critical>failure'),
      tree: tree(
        '*m1: damage damage | t2: damage damage | t3: strained damage | t4: disarmed damage | t5: damage damage | m2: reposition | m3: jump damage | m4: damage damage | m5: reposition | b2: shove damage | b3: damage damage | b4: shove damage | b5: exposed',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-m2 m1-b2 b2-b3 b3-b4 b4-b5 t2-m3 b2-m3 m3-m4 m4-m5 t5-m5 m5-b5',
      ),
    }),
  ],
});
