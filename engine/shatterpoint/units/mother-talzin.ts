import { after, identity, reactive, tactic } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { takesDamage } from '../deeds/damage.ts';
import { heal } from '../deeds/effects.ts';
import { manipulatingHand, moveThenAttack, woundedByEnemy } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { hasTag } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import type { Attack } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Whether the pool of an attack hurt anybody: a unit that was wounded before takes no damage. */
const dealtDamage = (game: Game, { pool, defender, wounded }: Attack): boolean => {
  const unit = unitWith(game.state, defender);
  return pool > 0 && (takesDamage(unit) || wounded.includes(unit.id));
};

export const motherTalzin = unitCard({
  id: 'mother-talzin', name: 'Mother Talzin', uniqueNames: ['Mother Talzin'],
  type: 'primary', points: 8, force: 3, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Dathomirian', 'Force User', 'Nightsister'],
  sculpts: ['mother-talzin'],
  codes: { sps: 'mothertalzin', spt: '00070101', tabletopAdmiral: 40, shatterApp: 33 },
  abilities: [
    tactic('Obscuring Shadows', 'A character of another allied Dathomirian unit may dash.', function* (game, unit) {
      const sister = yield* chooseCharacter(unit.seat, 'obscuring-shadows', taggedAllies(game, unit, 'Dathomirian', true), true);
      if (sister !== null) yield* toolMove(game, sister, 'dash');
    }),
    manipulatingHand,
    reactive('Life Drain', 0, 'After an attack of an allied Dathomirian character that dealt damage: that character may heal.', 'attackResolved', {
      when(game, unit, { attack }) {
        const sister = unitWith(game.state, attack.attacker);
        return sister.seat === unit.seat && hasTag(game, sister, 'Dathomirian') && dealtDamage(game, attack);
      },
      run: (game, _unit, { attack }) => heal(game, attack.attacker),
    }),
    identity('Wrath of the Great Mother', 'Once per turn, when an enemy character wounds another allied unit, one of this unit’s characters may dash and then make a 5-dice ranged attack on that enemy character.',
      after('wounded', {
        may: true, times: 1,
        when: (game, unit, event) => woundedByEnemy(game, unit, event) && event.unit !== unit.id,
        run: (game, unit, event) => moveThenAttack(game, unit, 'dash', { kinds: ['ranged'], dice: 5, targets: [event.by!], part: 'wrath-of-the-great-mother' }),
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Great Mother',
      melee: weapon(6, 5, 'Conjured Blade', 'blade', '1-2: strike damage | 3: critical strike damage | 4+: critical strike strike damage'),
      ranged: weapon(7, 7, 'Magicks', 'power', '1-2: critical strike | 3: critical strike strike | 4+: critical critical strike strike', 4),
      defense: chart('Mystic Defenses', '1-2: block | 3: block block critical>strike | 4+: block block critical>strike strike>failure'),
      tree: tree(
        '*m1: shove damage damage | m2: exposed damage damage | b2: shove damage | t3: pinned damage | m3: damage damage | m4: shove damage | t5: damage damage damage | m5: reposition damage',
        'm1-m2 m1-b2 m2-t3 t3-m4 m2-m3 m3-m4 b2-m3 m4-t5 m4-m5',
      ),
    }),
    stance({
      name: 'Wrath',
      melee: weapon(7, 6, 'Conjured Blade', 'blade', '1-2: critical damage | 3: critical critical damage | 4+: critical critical strike damage'),
      ranged: weapon(6, 5, 'Magicks', 'power', '1-2: strike | 3: critical strike | 4+: critical strike strike', 4),
      defense: chart('Mystic Defenses', '1-2: block | 3: block block critical>strike | 4+: block block critical>strike strike>failure'),
      tree: tree(
        '*t1: damage damage | *b1: disarmed damage | m2: heal damage damage | m3: active | t4: heal damage damage | b4: strained damage damage | m5: exposed damage',
        't1-m2 b1-m2 m2-m3 m3-t4 t4-m5 m3-b4 b4-m5',
      ),
    }),
  ],
});
