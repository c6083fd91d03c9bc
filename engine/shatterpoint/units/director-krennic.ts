import { active, advised, after, change, identity, reactive } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { avert, averts } from '../deeds/avert.ts';
import { chooseCharacter, chooseWay, taggedAllies } from '../deeds/choose.ts';
import { gainHunker } from '../deeds/effects.ts';
import { allyWounded, moveThenAttack, moveToward } from '../families/index.ts';
import { objectiveOf, unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { contests, typeOf } from '../board/measure.ts';
import { canTake, takeControl } from '../deeds/objective.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Objective, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const ASPIRATIONS = 0;
const ARROGANCE = 1;

const garrison = (game: Game, unit: Unit): CharacterId[] => taggedAllies(game, unit, 'Stormtrooper').filter((id) => typeOf(game, unitWith(game.state, id)) === 'supporting');

/** Active objectives that the unit contests and whose control it can take or has. */
const toSecure = (game: Game, unit: Unit): Objective[] =>
  game.state.objectives.filter((each) => unit.characters.some((character) => contests(game, unit, character, each)) && canTake(game, each, unit.seat));

const abilities = [
  advised({ deed: 'attack' }, active('Deploy the Garrison', 1, 'Pick an allied Stormtrooper Supporting character: it may dash toward an active objective; then its unit gains a Hunker token and it may make a 5-dice attack.', {
    can: (game, unit) => garrison(game, unit).length > 0,
    *run(game, unit) {
      const soldier = yield* chooseCharacter(unit.seat, 'deploy-the-garrison', garrison(game, unit));
      if (soldier === null) return;
      const goals = game.state.objectives.filter((each) => each.active).map(({ id }) => id);
      const goal = goals.length === 0 ? 'none' : yield* chooseWay(unit.seat, 'deploy-the-garrison', [...goals, 'none']);
      if (goal !== 'none') yield* moveToward(game, soldier, 'dash', objectiveOf(game.state, goal).at);
      yield* gainHunker(game, unitWith(game.state, soldier).id);
      yield* mayAttack(game, soldier, { dice: 5, part: 'deploy-the-garrison' });
    },
  })),
  reactive('Your Concerns Are Hardly Warranted', 2, 'When another allied unit becomes wounded while this unit is not wounded, before the opponent gains momentum: the opponent gains 1 momentum less.', 'momentumDue', {
    when: (game, unit, event) => event.unit !== unit.id && unit.wounded === 0 && unitOf(game.state, event.unit).seat === unit.seat,
    *run(game, _unit, event) { avert(game, averts.momentum(event.unit)); },
  }),
  reactive('We Stand Here Amidst My Achievement', 1, 'When a character of another allied Primary or Secondary unit wounds an enemy unit: one character of this unit may dash, then may make a 5-dice attack.', 'wounded', {
    when(game, unit, event) {
      if (!allyWounded(game, unit, event)) return false;
      const friend = unitWith(game.state, event.by!);
      return friend.id !== unit.id && typeOf(game, friend) !== 'supporting';
    },
    run: (game, unit) => moveThenAttack(game, unit, 'dash', { dice: 5, part: 'we-stand-here-amidst-my-achievement' }),
  }),
];

export const directorKrennic = unitCard({
  id: 'director-krennic', name: 'Director Krennic', uniqueNames: ['Orson Krennic'],
  type: 'primary', points: 9, force: 2, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Galactic Empire', 'Officer'],
  sculpts: ['director-krennic'],
  codes: { sps: 'directorkrennic', spt: '00510101', tabletopAdmiral: null, shatterApp: 117 },
  abilities: [
    ...abilities,
    identity('Peace and Security for the Galaxy', 'In the stance High Aspirations, at the end of this unit’s activation: its player takes control of one active objective that it contests; that control cannot be lost before the next turn. In the stance Arrogance, while this unit is not wounded, its first active or reactive ability of each turn costs 1 Force less.',
      after('activationEnding', {
        may: false,
        when: (game, unit, event) => event.unit === unit.id && unit.stance === ASPIRATIONS && toSecure(game, unit).length > 0,
        *run(game, unit) {
          const objectives = toSecure(game, unit).map(({ id }) => id);
          const chosen = objectives.length === 1 ? objectives[0]! : yield* chooseWay(unit.seat, 'peace-and-security-for-the-galaxy', objectives);
          takeControl(game, objectiveOf(game.state, chosen), unit.seat);
          emit(game, { type: 'objectiveHeld', objective: chosen });
        },
      }),
      change('abilityCost', (_game, owner, { unit }) => (unit === owner.id && owner.stance === ARROGANCE && owner.wounded === 0 && !abilities.some(({ id }) => owner.used.includes(id)) ? -1 : 0)),
    ),
  ],
  stances: [
    stance({
      name: 'High Aspirations',
      melee: weapon(6, 5, 'Bash', 'blunt', '1-3: strike strike | 4+: critical critical'),
      ranged: weapon(8, 5, 'DT-29 Heavy Blaster', 'heavyBlaster', '1-2: critical strike | 3: critical critical | 4+: critical critical strike', 4),
      defense: chart('Self-Preservation', '1-2: block critical>failure | 3+: block block critical>failure'),
      tree: tree(
        '*m1: shove damage | t2: shove | m2: damage damage | b2: heal damage | m3: heal damage damage | t4: reposition | m4: strained | b4: active | m5: damage damage damage',
        'm1-t2 t2-m3 m1-m2 m2-m3 m1-b2 b2-m3 m3-t4 m3-m4 m4-m5 m3-b4',
      ),
    }),
    stance({
      name: 'Arrogance',
      melee: weapon(5, 5, 'Bash', 'blunt', '1-2: strike strike | 3+: critical strike reposition'),
      ranged: weapon(7, 5, 'DT-29 Heavy Blaster', 'heavyBlaster', '1-2: strike strike | 3-4: strike strike strike | 5+: critical critical', 5),
      defense: chart('Self-Preservation', '1: critical>strike | 2-3: block critical>strike | 4+: block critical>failure heal'),
      tree: tree(
        '*m1: damage damage | t2: damage | t3: pinned | t4: damage damage | t5: disarmed damage | m2: strained | m3: active | m4: heal damage | m5: damage damage | b2: shove | b3: damage | b4: shove damage | b5: reposition damage',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-m2 m2-m3 m3-m4 m4-m5 m1-b2 b2-b3 b3-b4 b4-b5',
      ),
    }),
  ],
});
