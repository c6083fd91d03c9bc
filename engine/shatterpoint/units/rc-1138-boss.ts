import { active, advised, after, change, identity, innate, tactic } from '../game/ability.ts';
import { chooseObjective, chooseOneUnit, taggedAllies } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { dropHunker } from '../deeds/effects.ts';
import { alliesTagged, eachMay, eachOfMay, everyUnitBy, keyword, objectivesBy, rollCounting, woundedByOwn } from '../families/index.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { standing, unitWithin } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const SOLUTION = 'delta-give-me-an-explosive-solution';
const sappers = (game: Game, unit: Unit): Unit[] => alliesTagged(game, unit, 'Delta Squad').filter((ally) => objectivesBy(game, ally, 3, true).length > 0);

export const rc1138Boss = unitCard({
  id: 'rc-1138-boss', name: 'RC-1138 “Boss”', uniqueNames: ['RC-1138'],
  type: 'primary', points: 9, force: 2, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Clone Commando', 'Clone Trooper', 'Delta Squad', 'Galactic Republic'],
  sculpts: ['rc-1138-boss'],
  codes: { sps: 'rc1138boss', spt: '00620101', tabletopAdmiral: null, shatterApp: 129 },
  abilities: [
    tactic('Hang Tight Trooper, Delta Squad on Our Way', 'Each allied Delta Squad character within range 4 may dash.', function* (game, unit) {
      yield* eachOfMay(game, taggedAllies(game, unit, 'Delta Squad').filter((id) => unitWithin(game, unit, id, 4)), 'dash');
    }),
    advised({ purpose: 'harm', deed: 'blast' }, active('Delta, Give Me An Explosive Solution', 2, 'Pick an allied Delta Squad unit and an active objective within range 3 of it: each of the unit’s characters may dash; then roll 3 attack dice: every unit within range 2 of the objective takes 1 damage for each critical and strike; if there was one, it then loses all its Hunker tokens.', {
      can: (game, unit) => sappers(game, unit).length > 0,
      *run(game, unit) {
        const squad = yield* chooseOneUnit(game, unit.seat, SOLUTION, sappers(game, unit));
        if (squad === null) return;
        const objective = (yield* chooseObjective(game, unit.seat, SOLUTION, objectivesBy(game, squad, 3, true)))!;
        yield* eachMay(game, squad, 'dash');
        const hits = yield* rollCounting(SOLUTION, 3, 'critical', 'strike');
        if (hits > 0) for (const caught of everyUnitBy(game, objective, 2)) {
          damage(game, caught.id, hits, standing(unit)[0] ?? null, null);
          dropHunker(game, caught.id);
        }
      },
    })),
    innate('Let’s Get in There and Start Breaking Things', 'When its character would dash, the unit may take 1 damage for it to advance instead; when it would advance, the unit may take 2 damage for it to reposition instead.',
      keyword('dashAsAdvancePrice', 1), keyword('advanceAsRepositionPrice', 2)),
    identity('You Need To Learn I’m A Lot Scarier Than You Are', 'Its attack rolls have 1 die more for every 3 damage on it and 3 dice more for each Injured token. When it wounds an enemy unit, refresh 1 Force.',
      change('attackDice', (_game, owner, { unit, attack }) => (unit === owner.id && attack !== null ? Math.floor(owner.damage / 3) + 3 * owner.injured : 0)),
      after('wounded', { may: false, when: woundedByOwn, *run(game, unit) { refreshForce(game, unit.seat, 1); } }),
    ),
  ],
  stances: [
    stance({
      name: 'Rapid Fire',
      melee: weapon(6, 5, 'Vibroblade', 'blade', '1-2: strike strike | 3: critical strike | 4+: critical critical'),
      ranged: weapon(7, 5, 'DC-17 Blaster Pistols', 'blaster', '1: critical | 2-3: critical strike | 4+: critical critical strike', 5),
      defense: chart('Katarn-Class Commando Armor', '1-2: block block | 3: block block heal climb | 4+: block block heal reposition'),
      tree: tree(
        '*m1: damage damage | m2: shove damage | t3: exposed damage | t4: shove dash | b3: damage heal heal | b4: active | m5: heal damage damage | m6: shove damage',
        'm1-m2 m2-t3 t3-t4 t4-m5 m2-b3 b3-b4 b4-m5 m5-m6',
      ),
    }),
    stance({
      name: 'Wet Work',
      melee: weapon(7, 5, 'Vibroblade', 'blade', '1: critical | 2: critical damage | 3+: critical critical damage'),
      ranged: weapon(6, 5, 'DC-17 Blaster Pistols', 'blaster', '1-2: strike | 3: strike strike strike | 4+: critical critical strike', 5),
      defense: chart('Katarn-Class Commando Armor', '1-2: block critical>failure | 3: block heal critical>failure | 4+: block block heal critical>failure'),
      tree: tree(
        '*m1: damage damage | m2: disarmed damage | m3: damage damage damage | t4: strained damage | t5: pinned damage | b4: shove damage | b5: damage damage',
        'm1-m2 m2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
  ],
});
