import { active, advised, after, identity, reactive, tactic } from '../game/ability.ts';
import { chooseOneUnit, chooseOwn, hasEnemyWithin } from '../deeds/choose.ts';
import { gainCondition } from '../deeds/effects.ts';
import { eachMay, oneMay, reachableEnemies, unitsOf } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { mayPayForce, refreshForce } from '../deeds/force.ts';
import { allies, engagedWith, hasTag, otherAllies, standing, unitsWithin, unitWithin } from '../board/measure.ts';
import { addDice } from '../attack/modify.ts';
import { toolMove } from '../deeds/move.ts';
import { cardPlace } from '../turn/order.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const FAIR = 'fair-whats-fair';

export const hondo = unitCard({
  id: 'hondo', name: 'Hondo, Honest Businessman', uniqueNames: ['Hondo Ohnaka'],
  type: 'primary', points: 7, force: 2, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Mercenary', 'Scoundrel', 'Weequay'],
  sculpts: ['hondo'],
  codes: { sps: 'hondohonestbusinessman', spt: '00100101', tabletopAdmiral: null, shatterApp: 63 },
  abilities: [
    tactic('That’s Just Good Business', 'Refresh 1 Force for each active objective that another player controls.', function* (game, unit) {
      refreshForce(
        game,
        unit.seat,
        game.state.objectives.filter(({ active: inPlay, controller }) => inPlay && controller !== null && controller !== unit.seat).length,
      );
    }),
    active('Inspiring Stories, So Many of Them True', 1, 'Pick an allied unit: one of this unit’s characters and every character of that unit may dash.', {
      *run(game, unit) {
        const friend = yield* chooseOneUnit(game, unit.seat, 'inspiring-stories-so-many-of-them-true', allies(game, unit));
        yield* oneMay(game, unit, 'dash', 'inspiring-stories-so-many-of-them-true');
        if (friend !== null) yield* eachMay(game, friend, 'dash');
      },
    }),
    advised({ purpose: 'harm' }, active('What Have We Here?', 1, 'Pick an enemy unit within range 2: it gains pinned and strained. If its order card is in reserve, 1 Force may be paid to shuffle it into its player’s order deck.', {
      can: (game, unit) => hasEnemyWithin(game, unit, 2),
      *run(game, unit) {
        const enemy = yield* chooseOneUnit(game, unit.seat, 'what-have-we-here', unitsOf(game, reachableEnemies(game, unit, 2)));
        if (enemy === null) return;
        for (const condition of ['pinned', 'strained'] as const) yield* gainCondition(game, enemy.id, condition, standing(unit)[0]!);
        if (cardPlace(game, enemy.id) !== 'reserve' || !(yield* mayPayForce(game, unit.seat, 1, 'what-have-we-here'))) return;
        emit(game, { type: 'cardReturned', seat: enemy.seat, card: enemy.id, from: 'reserve' });
      },
    })),
    reactive('This Effort Is No Longer Profitable', 1, 'When another allied unit within range 4 becomes wounded: one of this unit’s characters may reposition, but may not end engaged.', 'wounded', {
      when(game, unit, event) {
        const friend = unitOf(game.state, event.unit);
        return friend.seat === unit.seat && friend.id !== unit.id && unitsWithin(game, unit, friend, 4);
      },
      *run(game, unit) {
        const chosen = yield* chooseOwn(unit, 'this-effort-is-no-longer-profitable');
        if (chosen !== null) yield* toolMove(game, chosen, 'reposition', { unengaged: true });
      },
    }),
    identity('Fair? What’s Fair?', 'When an allied Scoundrel attacks in a combat action a defender engaged with characters of other allied units that are not wounded, it may add 2 dice; if it does, after the attack every allied unit within range 2 of the defender, except the attacker’s, gains strained.',
      after('targeted', {
        may: true,
        when(game, unit, { attacker, defender, part }) {
          const rogue = unitWith(game.state, attacker);
          return part === 'combat' && rogue.seat === unit.seat && hasTag(game, rogue, 'Scoundrel')
            && engagedWith(game, defender).some(({ unit: ally }) => ally.seat === unit.seat && ally.id !== rogue.id && ally.wounded === 0);
        },
        *run(game) {
          addDice(game, 'attack', 2, FAIR);
          emit(game, { type: 'attackMarked', mark: FAIR });
        },
      }),
      after('attackResolved', {
        may: false,
        when: (game, unit, { attack }) => attack.marks.includes(FAIR) && unitWith(game.state, attack.attacker).seat === unit.seat,
        *run(game, unit, { attack: { attacker, defender } }) {
          const near = otherAllies(game, unitWith(game.state, attacker)).filter((ally) => ally.seat === unit.seat && unitWithin(game, ally, defender, 2));
          for (const ally of near) yield* gainCondition(game, ally.id, 'strained', standing(unit)[0] ?? null);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Clever Captain',
      melee: weapon(5, 5, 'Electro Staff', 'blunt', '1-2: critical | 3: critical strike | 4+: critical critical strike'),
      ranged: weapon(7, 5, 'Hondo’s Blaster', 'blaster', '1-3: critical strike | 4: critical critical strike | 5+: critical critical strike strike', 4),
      defense: chart('Wily Survivor', '1: critical>failure | 2: block critical>failure | 3+: block block critical>failure'),
      tree: tree(
        '*m1: pinned damage | t2: heal heal | b2: reposition damage | m3: shove damage damage | t4: disarmed damage | b4: exposed damage | m5: shove heal damage',
        'm1-t2 t2-m3 m1-b2 b2-m3 m3-t4 t4-m5 m3-b4 b4-m5',
      ),
    }),
    stance({
      name: 'Pugnacious Pirate',
      melee: weapon(5, 5, 'Electro Staff', 'blunt', '1-2: critical strike | 3-4: critical critical strike | 5+: critical critical strike strike'),
      ranged: weapon(7, 5, 'Hondo’s Blaster', 'blaster', '1-2: strike | 3: critical strike | 4+: critical strike damage', 4),
      defense: chart('Wily Survivor', '1: block | 2-3: block heal jump | 4+: block block heal jump'),
      tree: tree(
        '*t1: shove damage | *b1: damage damage | t2: exposed damage | b2: shove damage | t3: pinned damage | b3: damage damage | t4: shove damage | b4: damage damage | t5: climb damage damage | b5: shove damage',
        't1-t2 b1-b2 t1-b2 b1-t2 t2-b3 b2-t3 t3-b4 b3-t4 t4-t5 b4-b5',
      ),
    }),
  ],
});
