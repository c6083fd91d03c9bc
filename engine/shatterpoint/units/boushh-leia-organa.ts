import { active, advised, after, innate, tactic } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { grantAction, mayGrant } from '../turn/act.ts';
import { accepts, fearlessAndInventive, woundedByOwnAttack } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { mayPayForce } from '../deeds/force.ts';
import { areEngaged, engagedWithUnit, standing, typeOf } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { shift } from '../deeds/push.ts';
import { gainMomentum } from '../deeds/struggle.ts';
import { unitCard } from '../game/unit-card.ts';

const BOUNTY = 'i-want-fifty-thousand-no-less';

export const boushhLeiaOrgana = unitCard({
  id: 'boushh-leia-organa', name: 'Boushh (Leia Organa)', uniqueNames: ['Leia Organa'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Bounty Hunter', 'Rebel Alliance', 'Scoundrel', 'Spy'],
  sculpts: ['boushh-leia-organa'],
  codes: { sps: 'boushhleiaorgana', spt: '00220102', tabletopAdmiral: null, shatterApp: 45 },
  abilities: [
    tactic('Fan Out', 'One of this unit’s characters or another allied Spy character may reposition.', function* (game, unit) {
      const chosen = yield* chooseCharacter(unit.seat, 'fan-out', [...standing(unit), ...taggedAllies(game, unit, 'Spy', true)], true);
      if (chosen !== null) yield* toolMove(game, chosen, 'reposition');
    }),
    advised({ purpose: 'harm', deed: 'displace' }, active('Low Blow', 2, 'Pick one of this unit’s characters and an enemy engaged with it: the enemy is pushed range 2 away, then that character is pulled range 2 toward the enemy. Then the unit may make a focus action.', {
      can: (game, unit) => engagedWithUnit(game, unit).length > 0,
      *run(game, unit) {
        const enemy = yield* chooseCharacter(unit.seat, 'low-blow', engagedWithUnit(game, unit));
        if (enemy === null) return;
        const own = (yield* chooseCharacter(unit.seat, 'low-blow', standing(unit).filter((id) => areEngaged(game, id, enemy))))!;
        yield* shift(game, enemy, { range: 2, from: own, way: 'push' });
        yield* shift(game, own, { range: 2, from: enemy, way: 'pull', seat: unit.seat });
        if (game.state.activation?.unit === unit.id && mayGrant(game, unit, 'focus') && (yield* accepts(unit, 'low-blow', 'focus'))) yield* grantAction(game, unit, 'focus');
      },
    })),
    fearlessAndInventive(),
    innate('I Want Fifty Thousand, No Less', 'When an attack of its character wounds an enemy Primary: this unit’s player gains 1 momentum more unless the wounded unit’s player spends 1 Force.',
      after('wounded', {
        may: false,
        when: (game, unit, event) => woundedByOwnAttack(event, unit) && typeOf(game, unitOf(game.state, event.unit)) === 'primary',
        *run(game, unit, event) {
          if (!(yield* mayPayForce(game, unitOf(game.state, event.unit).seat, 1, BOUNTY))) gainMomentum(game, unit.seat);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Rough and Tumble',
      melee: weapon(6, 6, 'Shock Lance', 'blunt', '1: damage | 2-3: strike damage | 4+: critical damage'),
      ranged: weapon(6, 5, 'Heavy Blaster Pistol', 'heavyBlaster', '1-2: critical | 3: critical damage | 4+: critical critical damage', 4),
      defense: chart('Bounty Hunter Armor', '1-2: block | 3+: block critical>failure'),
      tree: tree(
        '*t1: pinned damage | t2: disarmed damage | t3: strained | t4: exposed damage | t5: damage damage damage | b2: shove damage damage | b3: damage | b4: damage damage',
        't1-t2 t2-t3 t3-t4 t4-t5 t1-b2 b2-b3 b3-b4 t2-b3 b3-t4 b4-t5',
      ),
    }),
  ],
});
