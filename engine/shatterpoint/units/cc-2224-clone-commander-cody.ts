import type { Script } from '../../core/script.ts';
import { change, innate, tactic } from '../game/ability.ts';
import { chooseCharacter, chooseWay } from '../deeds/choose.ts';
import { gainCondition } from '../deeds/effects.ts';
import { deadeye, defensiveManeuver, moveToward } from '../families/index.ts';
import { characterOf, objectiveOf, unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { contests, enemies, hasTag, standing, typeOf, unitWithin } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Objective, Unit, CharacterId } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const BIG_PROBLEM = 'weve-got-a-big-problem';

/** An enemy character in reach of the unit that contests one of the objectives is Exposed. */
function* exposeOne(game: Game, unit: Unit, n: number, objectives: readonly Objective[]): Script {
  const isThere = (enemy: Unit, id: CharacterId): boolean =>
    unitWithin(game, unit, id, n) && objectives.some((objective) => contests(game, enemy, characterOf(game.state, id), objective));
  const enemy = yield* chooseCharacter(unit.seat, BIG_PROBLEM, enemies(game, unit).flatMap((each) => standing(each).filter((id) => isThere(each, id))));
  if (enemy !== null) yield* gainCondition(game, unitWith(game.state, enemy).id, 'exposed', standing(unit)[0]!);
}

const shared = [
  defensiveManeuver,
  innate('Bring it Down!', 'Allied Clone Trooper Supporting characters within range 4 whose unit holds a Hunker token may reroll up to 2 failures of their ranged attacks in combat actions.',
    change('attackRerollFailures', (game, owner, { unit, character, attack }) => {
      const ally = unitOf(game.state, unit);
      if (attack?.kind !== 'ranged' || attack.part !== 'combat' || character === null || ally.seat !== owner.seat || ally.hunker === 0) return 0;
      return typeOf(game, ally) === 'supporting' && hasTag(game, ally, 'Clone Trooper') && unitWithin(game, owner, character, 4) ? 2 : 0;
    }),
  ),
  deadeye('Say Goodnight, Clanker!'),
];

export const cc2224CloneCommanderCody = unitCard({
  id: 'cc-2224-clone-commander-cody', name: 'CC-2224 Clone Commander Cody', uniqueNames: ['CC-2224'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['212th', 'Clone Commando', 'Clone Trooper', 'Galactic Republic'],
  sculpts: ['cc-2224-clone-commander-cody'],
  jets: true,
  codes: { sps: 'cc2224clonecommandercody', spt: '00060102', tabletopAdmiral: 25, shatterApp: 15 },
  abilities: [
    tactic('We’ve Got a Big Problem...', 'Pick an active objective: one of this unit’s characters may jump toward it. Then an enemy character within range 3 of this unit that contests the objective, if there is one, gains exposed.', function* (game, unit) {
      const active = game.state.objectives.filter((objective) => objective.active);
      if (active.length === 0) return;
      const objective = objectiveOf(game.state, yield* chooseWay(unit.seat, BIG_PROBLEM, active.map(({ id }) => id)));
      const jumper = yield* chooseCharacter(unit.seat, BIG_PROBLEM, standing(unit));
      if (jumper !== null) yield* moveToward(game, jumper, 'jump', objective.at);
      yield* exposeOne(game, unit, 3, [objective]);
    }),
    ...shared,
  ],
  stances: [
    stance({
      name: 'Concentrated Firepower',
      melee: weapon(6, 4, 'DC-17 Blaster Pistols', 'blaster', '1: strike | 2: critical | 3+: critical strike'),
      ranged: weapon(6, 4, 'DC-15 Blaster Rifle', 'blaster', '1: critical damage | 2-3: critical strike damage | 4+: critical critical damage damage', 5),
      defense: chart('Phase II Clone Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: damage damage | m2: pinned damage | t3: shove damage | t4: shove damage damage | t5: active | m3: damage | m4: strained damage | m5: damage damage | m6: damage',
        'm1-m2 m2-t3 t3-t4 t4-t5 m2-m3 m3-m4 m4-m5 m5-m6',
      ),
    }),
  ],
  firstPrint: {
    abilities: [
      tactic('We’ve Got a Big Problem...', 'An enemy character within range 5 of this unit that contests an active objective gains exposed.', (game, unit) => exposeOne(game, unit, 5, game.state.objectives)),
      ...shared,
    ],
  },
});
