import { active, advised, after, identity, tactic } from '../game/ability.ts';
import { chooseOneUnit, taggedAllies } from '../deeds/choose.ts';
import { dropHunker, gainCondition, heal } from '../deeds/effects.ts';
import { allyWounded, covertOperations, eachOfMay, oneCondition, oneMay } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { enemies, engagedWith, hasTag, isOnTable, standing, unitsWithin, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Other allied Galactic Empire Scout characters within range 4 that nobody holds. */
const scouts = (game: Game, unit: Unit): CharacterId[] =>
  taggedAllies(game, unit, 'Galactic Empire', true).filter((id) => hasTag(game, unitWith(game.state, id), 'Scout') && unitWithin(game, unit, id, 4) && engagedWith(game, id).length === 0);

export const commanderIdenVersio = unitCard({
  id: 'commander-iden-versio', name: 'Commander Iden Versio', uniqueNames: ['Iden Versio'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Galactic Empire', 'Scout'],
  sculpts: ['commander-iden-versio'],
  codes: { sps: 'commanderidenversio', spt: '00340101', tabletopAdmiral: null, shatterApp: 75 },
  abilities: [
    tactic('Today, the Rebellion Dies', 'Each other allied Galactic Empire Scout character within range 4 that is not engaged may dash; then one of this unit’s characters may dash.', function* (game, unit) {
      yield* eachOfMay(game, scouts(game, unit), 'dash');
      yield* oneMay(game, unit, 'dash', 'today-the-rebellion-dies');
    }),
    covertOperations,
    advised({ purpose: 'harm' }, active('ID10 Seeker Droid', 1, 'Pick an enemy unit within range 3: it loses all its Hunker tokens. If it held none, it gains exposed.', {
      can: (game, unit) => enemies(game, unit).some((enemy) => unitsWithin(game, unit, enemy, 3)),
      *run(game, unit) {
        const enemy = yield* chooseOneUnit(game, unit.seat, 'id10-seeker-droid', enemies(game, unit).filter((each) => unitsWithin(game, unit, each, 3)));
        if (enemy !== null && dropHunker(game, enemy.id) === 0) yield* gainCondition(game, enemy.id, 'exposed', standing(unit)[0] ?? null);
      },
    })),
    identity('The Empire Sends its Regards', 'When an attack of an allied Galactic Empire character wounds an enemy unit, another enemy unit within range 4 of that character may be picked to gain disarmed or strained. Then that character may heal and dash.',
      after('wounded', {
        may: false,
        when: (game, unit, event) => event.byAttack !== null && allyWounded(game, unit, event) && hasTag(game, unitWith(game.state, event.by!), 'Galactic Empire') && isOnTable(game, event.by!),
        *run(game, unit, event) {
          const by = event.by!;
          const next = yield* chooseOneUnit(game, unit.seat, 'the-empire-sends-its-regards', enemies(game, unit).filter((enemy) => enemy.id !== event.unit && unitWithin(game, enemy, by, 4)), true);
          if (next !== null) yield* oneCondition(game, unit.seat, 'the-empire-sends-its-regards', next, ['disarmed', 'strained'], by);
          yield* heal(game, by);
          yield* toolMove(game, by, 'dash');
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Full Auto',
      melee: weapon(6, 4, 'Advanced Combat Training', 'blunt', '1-2: critical block>failure | 3+: critical critical block>failure block>failure'),
      ranged: weapon(8, 5, 'TL-50 Heavy Blaster', 'heavyBlaster', '1-2: critical block>failure | 3-4: critical critical block>failure | 5+: critical critical block>failure block>failure', 5),
      defense: chart('Special Forces Armor', '1-2: block block | 3: block block heal | 4+: block block heal reposition'),
      tree: tree(
        '*m1: pinned damage | m2: damage damage | t3: shove damage | t4: shove dash | b3: damage heal heal | b4: reposition heal | m5: exposed damage damage | m6: shove damage',
        'm1-m2 m2-t3 t3-t4 t4-m5 m2-b3 b3-b4 b4-m5 m5-m6',
      ),
    }),
    stance({
      name: 'Burst Fire',
      melee: weapon(6, 5, 'Advanced Combat Training', 'blunt', '1-2: critical block>failure | 3+: critical critical block>failure block>failure'),
      ranged: weapon(7, 5, 'TL-50 Heavy Blaster', 'heavyBlaster', '1: critical | 2-3: critical critical | 4+: critical critical block>failure', 5),
      defense: chart('Special Forces Armor', '1: block block | 2: block block heal | 3+: block block heal reposition'),
      tree: tree(
        '*t1: pinned damage | *b1: exposed damage | m2: damage damage | t3: damage damage | b3: shove damage | m4: pinned damage damage | m5: damage damage | m6: reposition heal heal',
        't1-m2 b1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-m5 m5-m6',
      ),
    }),
  ],
});
