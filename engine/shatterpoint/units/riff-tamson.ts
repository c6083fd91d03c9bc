import { active, advised, after, change, identity, reactive } from '../game/ability.ts';
import { eachMay, hitAndRun, isAlliesAction, moveThenAttack, targetsLeft } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import { promiseNextAttack } from '../deeds/lasting.ts';
import { enemies, hasTag, standing, typeOf, unitsWithin } from '../board/measure.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const riffTamson = unitCard({
  id: 'riff-tamson', name: 'Riff Tamson', uniqueNames: ['Riff Tamson'],
  type: 'primary', points: 8, force: 2, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Aquatic', 'Scoundrel', 'Separatist Alliance'],
  sculpts: ['riff-tamson'],
  codes: { sps: 'rifftamson', spt: '00630101', tabletopAdmiral: null, shatterApp: 132 },
  abilities: [
    advised({ purpose: 'ready' }, active('Death From Below', 1, 'Every character of this unit may jump; its next melee attack in this activation adds 2 damage to the pool.', {
      *run(game, unit) {
        yield* eachMay(game, unit, 'jump');
        for (const id of standing(unit)) promiseNextAttack(game, id, { kind: 'melee', damage: 2, mark: 'death-from-below' });
      },
    })),
    hitAndRun,
    reactive('Blood in the Water', 0, 'After the combat action of an allied Separatist Alliance or Scoundrel Supporting unit: one of this unit’s characters may jump and then make a 5-dice melee attack on one of the same targets.', 'actionResolved', {
      when(game, unit, event) {
        const pack = unitOf(game.state, event.unit);
        return isAlliesAction(game, unit, event, 'combat') && typeOf(game, pack) === 'supporting' && (hasTag(game, pack, 'Separatist Alliance') || hasTag(game, pack, 'Scoundrel'));
      },
      run: (game, unit, event) => moveThenAttack(game, unit, 'jump', { kinds: ['melee'], dice: 5, targets: targetsLeft(game, event), part: 'blood-in-the-water' }),
    }),
    identity('There’s Plenty of Suffering to Go Around', 'This unit’s melee attacks have 1 die more for each enemy unit within range 4 that holds Wounded or Injured tokens. When an enemy unit within range 4 becomes wounded, refresh 1 Force.',
      change('attackDice', (game, owner, { unit, attack }) => {
        if (unit !== owner.id || attack?.kind !== 'melee') return 0;
        return enemies(game, owner).filter((enemy) => enemy.wounded + enemy.injured > 0 && unitsWithin(game, owner, enemy, 4)).length;
      }),
      after('wounded', {
        may: false,
        when: (game, unit, event) => unitOf(game.state, event.unit).seat !== unit.seat && unitsWithin(game, unit, unitOf(game.state, event.unit), 4),
        *run(game, unit) { refreshForce(game, unit.seat, 1); },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Savagery',
      melee: weapon(7, 5, 'Jaws', 'blade', '1-2: critical strike | 3: critical critical heal | 4+: critical critical heal heal'),
      ranged: weapon(6, 5, 'Explosive Knives', 'thrown', '1: strike strike | 2-4: strike strike damage | 5+: strike strike strike damage damage', 3),
      defense: chart('Tough Hide', '1-2: block critical>strike | 3: block block critical>strike | 4+: block block critical>failure'),
      tree: tree(
        '*t1: damage damage | t2: exposed damage | t3: strained damage | t4: disarmed damage | t5: damage damage | b2: damage damage | b3: shove damage | b4: jump damage | b5: damage damage damage',
        't1-t2 t2-t3 t3-t4 t4-t5 t1-b2 b2-b3 b3-b4 b4-b5',
      ),
    }),
    stance({
      name: 'Cruelty',
      melee: weapon(6, 5, 'Jaws', 'blade', '1: strike strike | 2-3: strike strike strike | 4+: critical critical strike strike'),
      ranged: weapon(7, 5, 'Explosive Knives', 'thrown', '1-2: critical strike | 3: critical critical damage | 4+: critical critical critical', 3),
      defense: chart('Tough Hide', '1: block | 2: block block | 3+: block block critical>strike'),
      tree: tree(
        '*m1: strained damage | t2: shove damage | b2: damage heal heal | m3: jump damage damage | m4: shove damage | t5: shove heal heal | b5: exposed damage | m6: damage damage',
        'm1-t2 t2-m3 m1-b2 b2-m3 m3-m4 m4-t5 t5-m6 m4-b5 b5-m6',
      ),
    }),
  ],
});
