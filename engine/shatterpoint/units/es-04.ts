import { active, advised, reactive, tactic } from '../game/ability.ts';
import { chooseCharacter, chooseObjective, chooseOneUnit, endsAlone, taggedAllies } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { dropHunker, gainCondition, gainHunker } from '../deeds/effects.ts';
import { characterBy, eachOfMay, everyCharacter, everyUnitBy, objectivesBy, oneMay } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, areEngaged, standing, typeOf, unitsWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const areInContact = (game: Game, a: Unit, b: Unit): boolean => standing(a).some((id) => standing(b).some((other) => areEngaged(game, id, other)));

export const es04 = unitCard({
  id: 'es-04', name: 'ES-04, Firebrand', uniqueNames: ['ES-04'],
  type: 'secondary', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Galactic Empire'],
  sculpts: ['es-04'],
  codes: { sps: 'es04firebrand', spt: '00360102', tabletopAdmiral: null, shatterApp: 95 },
  abilities: [
    tactic('Marching Orders', 'Pick an allied Galactic Empire Supporting character: it may dash, and so may one of this unit’s characters.', function* (game, unit) {
      const soldiers = taggedAllies(game, unit, 'Galactic Empire').filter((id) => typeOf(game, unitWith(game.state, id)) === 'supporting');
      if (endsAlone(game, soldiers)) return;
      const soldier = yield* chooseCharacter(unit.seat, 'marching-orders', soldiers);
      if (soldier !== null) yield* toolMove(game, soldier, 'dash');
      yield* oneMay(game, unit, 'dash', 'marching-orders');
    }),
    advised({ purpose: 'blast', deed: 'blast' }, active('Prescribed Fire', 1, 'Pick an objective within range 3: every character within range 2 of it may dash; then every unit within range 2 of it takes 2 damage and loses all its Hunker tokens.', {
      can: (game, unit) => objectivesBy(game, unit, 3).length > 0,
      *run(game, unit) {
        const objective = yield* chooseObjective(game, unit.seat, 'prescribed-fire', objectivesBy(game, unit, 3));
        if (objective === null) return;
        yield* eachOfMay(game, everyCharacter(game).filter((id) => characterBy(game, id, objective, 2)), 'dash');
        for (const burnt of everyUnitBy(game, objective, 2)) {
          damage(game, burnt.id, 2, standing(unit)[0] ?? null, null);
          dropHunker(game, burnt.id);
        }
      },
    })),
    advised({ deed: 'cover' }, active('Obscuring Flames', 0, 'Pick an allied unit within range 3: it gains a Hunker token.', {
      *run(game, unit) {
        const friend = yield* chooseOneUnit(game, unit.seat, 'obscuring-flames', allies(game, unit).filter((ally) => unitsWithin(game, unit, ally, 3)));
        if (friend !== null) yield* gainHunker(game, friend.id);
      },
    })),
    reactive('Can’t Stand the Heat', 0, 'After characters of an enemy unit ended a move action engaged with this unit, while it is not wounded: that unit gains disarmed and strained.', 'actionResolved', {
      when: (game, unit, event) => event.action === 'move' && unit.wounded === 0 && unitOf(game.state, event.unit).seat !== unit.seat && areInContact(game, unit, unitOf(game.state, event.unit)),
      *run(game, unit, event) {
        for (const condition of ['disarmed', 'strained'] as const) yield* gainCondition(game, event.unit, condition, standing(unit)[0]!);
      },
    }),
  ],
  stances: [
    stance({
      name: 'Flamewall',
      melee: weapon(5, 5, 'Combat Training', 'blunt', '1: critical | 2+: critical strained'),
      ranged: weapon(7, 5, 'Flamethrower', 'power', '1-2: critical | 3: critical strike | 4+: critical critical', 4),
      defense: chart('Modified Clone Trooper Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: damage damage | m2: pinned damage | t3: shove damage | t4: shove damage | t5: shove damage | m3: active | m4: disarmed damage | m5: damage damage | m6: damage',
        'm1-m2 m2-m3 m3-m4 m4-m5 m5-m6 m2-t3 t3-t4 t4-t5',
      ),
    }),
  ],
  firstPrint: { eras: ['reignOfTheEmpire'] },
});
