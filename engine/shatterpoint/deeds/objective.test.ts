import { expect, test } from 'vitest';
import { WALL_H, scenery } from '../../testing/shatterpoint/scenery.ts';
import { defenseDice, faces, table, type Table } from '../../testing/shatterpoint/table.ts';
import { contest, contestScene, mirrored, type Standing } from '../../testing/shatterpoint/scenes.ts';
import { nothing, testCard } from '../../testing/shatterpoint/test-card.ts';
import { after, innate } from '../game/ability.ts';
import type { Mission } from '../game/game.ts';
import { missionOf } from '../game/mission.ts';
import { shiftingPriorities } from '../missions/shifting-priorities.ts';
import { toolMove } from './move.ts';
import { checkControl, contestants, takenBy } from './objective.ts';
import { endOfTurnStruggle } from './struggle.ts';
import { emit } from '../game/emit.ts';

const check = (t: Table): (number | null)[] => { checkControl(t.game); return t.state.objectives.map(({ controller }) => controller); };

test.each<[string, Parameters<typeof contestScene>, number | null]>([
  ['AT-293', [[15, 18, 5], { anakin: [0, [17, 18, 5]], commandos: [1, [15, 14, 0], [13, 15, 0]] }], 0],
  ['AT-294', [[15, 18, 0], { rex: [0, [17, 18, 5]], droids: [1, [15, 16, 5], [13, 18, 5]] }], 1],
  ['AT-295', [[15, 18], { hero: [0, [13, 18]], foe: [1, [17, 18]], crowd: [1, [15, 16, 5], [15, 20, 5]] }], null],
])('%s (SP-OBJ-03): what holds for one side holds for the other', (_, scene, winner) => {
  expect(check(table(contestScene(...scene)))).toEqual([winner]);
  expect(check(table(mirrored(contestScene(...scene))))).toEqual([winner === null ? null : 1 - winner]);
});

test('AT-293 (SP-OBJ-03): one character at the objective’s Elevation beats two below it', () => {
  const t = contest([15, 18, 5], { anakin: [0, [17, 18, 5]], commandos: [1, [15, 14, 0], [13, 15, 0]] });
  expect(contestants(t.game, t.state.objectives[0]!)).toEqual({ same: [1, 0], others: [0, 2] });
  expect(check(t)).toEqual([0]);
});

test('AT-294 (SP-OBJ-03): with nobody at its Elevation the larger number above takes it', () => {
  const t = contest([15, 18, 0], { rex: [0, [17, 18, 5]], droids: [1, [15, 16, 5], [13, 18, 5]] });
  expect([takenBy(t.game, t.state.objectives[0]!), check(t)]).toEqual([1, [1]]);
});

test('AT-295 (SP-OBJ-03): a tie at its Elevation changes nothing, whoever is above', () => {
  const t = contest([15, 18], { hero: [0, [13, 18]], foe: [1, [17, 18]], crowd: [1, [15, 16, 5], [15, 20, 5]], other: [1, [13, 18, 5]] });
  expect(check(t)).toEqual([null]);
  t.state.objectives[0]!.controller = 0;
  expect([check(t), t.all('controlTaken')]).toEqual([[0], []]);
});

test('(SP-OBJ-03): a tie between characters at other Elevations changes nothing either', () => {
  const t = contest([15, 18], { hero: [0, [13, 18, 5]], foe: [1, [17, 18, 5]] });
  expect(check(t)).toEqual([null]);
});

test('(SP-OBJ-01, SP-ELEV-05): within Range 2 counts at any height, 4.25" from centre to centre; the same Elevation reaches 3" up', () => {
  expect(check(contest([15, 18], { hero: [0, [19.25, 18, 9]] }))).toEqual([0]);
  expect(check(contest([15, 18], { hero: [0, [19.26, 18]] }))).toEqual([null]);
  expect(check(contest([15, 18], { hero: [0, [13, 18, 3]], crowd: [1, [15, 16, 3.1], [15, 20, 3.1]] }))).toEqual([0]);
});

test('AT-297 (SP-OBJ-03, SP-WND-03): a Wounded unit does not contest; then characters at other Elevations decide', () => {
  const t = contest([15, 18], { hero: [0, [13, 18]], above: [1, [15, 16, 5]] });
  Object.assign(t.unit('hero'), { wounded: 1, damage: 9 });
  expect(check(t)).toEqual([1]);
});

test('(SP-INJ-03): an Injured unit contests', () => {
  const t = contest([15, 18], { hero: [0, [13, 18]], above: [1, [15, 16, 5]] });
  t.unit('hero').injured = 1;
  expect(check(t)).toEqual([0]);
});

test('AT-298 (SP-OBJ-05): control is kept when everybody has gone', () => {
  const t = contest([15, 18], { hero: [0, [13, 18]] });
  check(t);
  t.run((game) => toolMove(game, '0.hero.1', 'advance')).play([8, 18]);
  expect(contestants(t.game, t.state.objectives[0]!)).toEqual({ same: [0, 0], others: [0, 0] });
  expect([check(t), t.all('controlTaken').length]).toEqual([[0], 1]);
});

test('AT-299 (SP-OBJ-02): an Inactive objective is not contested', () => {
  const t = contest([15, 18], { hero: [0, [13, 18]] });
  t.state.objectives[0]!.active = false;
  expect([check(t), contestants(t.game, t.state.objectives[0]!)]).toEqual([[null], { same: [0, 0], others: [0, 0] }]);
});

test('AT-301 (SP-OBJ-01): a wall between character and objective does not matter', () => {
  const t = contest([16.5, 18], { hero: [0, [19.5, 18]] }, { terrain: scenery(WALL_H) });
  expect(check(t)).toEqual([0]);
});

test('AT-302 (SP-OBJ-06): characters are counted, not units', () => {
  const pair: Standing = [0, [13, 18], [15, 16]];
  expect(check(contest([15, 18], { pair, one: [1, [17, 18]], two: [1, [15, 20]] }))).toEqual([null]);
  expect(check(contest([15, 18], { pair, one: [1, [17, 18]], two: [1, [15, 30]] }))).toEqual([0]);
});

test('AT-303 (SP-TURN-12, AMB-34): the control check sees who came at the end of the turn', () => {
  const come = innate('Come', 'At the end of a turn it comes near.', after('turnEnding', {
    may: false, when: (_game, unit) => unit.characters[0]!.at !== null,
    run(game, unit) {
      const { id, at } = unit.characters[0]!;
      emit(game, { type: 'moved', character: id, how: 'place', from: at!, to: game.state.objectives[0]!.at, by: null });
      return nothing();
    },
  }));
  const t = table({ units: { hero: { seat: 0, at: [4, 4] }, foe: { seat: 1, at: [30, 30] } }, cards: [testCard('hero', { abilities: [come] }), testCard('foe')], objectives: { C: [15, 18] }, players: [{ deck: { left: ['0.hero'] } }, {}] }).playOn('end');
  expect(t.all('controlTaken').map(({ objective, seat }) => [objective, seat])).toEqual([['C', 0]]);
});

test('AT-378 (SP-OBJ-04): taking an objective replaces the opponent’s control', () => {
  const t = contest([15, 18], { hero: [0, [13, 18]] });
  t.state.objectives[0]!.controller = 1;
  expect([check(t), t.all('controlTaken').map(({ seat }) => seat)]).toEqual([[0], [0]]);
});

test('AT-379 (SP-OBJ-07, SP-STRUG-09): without priority rules a priority token does nothing', () => {
  const without: Mission = { ...shiftingPriorities, parts: [], extraSpaces: () => 0 };
  const t = contest([15, 18], { hero: [0, [13, 18]] }, { mission: without, struggle: { token: 4 } });
  Object.assign(t.state.objectives[0]!, { controller: 0, priority: true });
  endOfTurnStruggle(t.game);
  expect(t.state.struggle.token).toBe(3);
  const core = contest([15, 18], { hero: [0, [13, 18]] }, { struggle: { token: 4, number: 2 } });
  Object.assign(core.state.objectives[0]!, { controller: 0, priority: true });
  endOfTurnStruggle(core.game);
  expect(core.state.struggle.token).toBe(2);
});

/** Shifting Priorities in a phase: P1 controls W, B (Block) and nobody X (Expertise); P1's turn begins. */
function priorities(number: 1 | 2 | 3, edition: 'current' | 'firstPrint'): Table {
  const t = table({
    units: { hero: { seat: 0, at: [4, 4] }, foe: { seat: 1, at: [30, 30] } }, cards: [testCard('hero'), testCard('foe')], edition, objectives: { W: [6, 18], B: [18, 18], X: [30, 18] },
    struggle: { token: 5, number }, players: [{ deck: { left: ['0.hero'] } }, { deck: { left: ['1.foe'] }, momentum: [8, 7] }],
  });
  for (const [i, die] of (['failure', 'block', 'expertise'] as const).entries()) Object.assign(t.state.objectives[i]!, { die, controller: i < 2 ? 0 : null });
  return t.go();
}
const marked = (t: Table): string[] => t.state.objectives.filter(({ priority }) => priority).map(({ id }) => id);

test('AT-305 (SP-OBJ-08, DIF-52): in phase II the priority die marks an objective, worth one space more; first print: the token goes afterwards', () => {
  const t = priorities(2, 'firstPrint');
  expect(t.asked).toBe('roll priority 1');
  t.playOn(defenseDice('B'));
  expect([marked(t), t.all('priorityRolled').map(({ face }) => face)]).toEqual([['B'], ['block']]);
  t.playOn('end');
  expect([t.state.struggle.token, marked(t), t.all('prioritiesRemoved').length]).toEqual([2, [], 1]);
  expect(t.asked).toBe('roll priority 1');
});

test('(SP-OBJ-08): the current card leaves the token; another mark adds no second space', () => {
  const t = priorities(3, 'current').playOn(defenseDice('B'), 'end');
  expect([t.state.struggle.token, marked(t), t.asked]).toEqual([2, ['B'], 'roll priority 1']);
  t.state.objectives[0]!.priority = true;
  t.playOn(defenseDice('B'), 'end'); // the foe's turn: nothing of it is controlled
  expect([t.all('priorityPlaced').length, marked(t)]).toEqual([1, ['W', 'B']]);
  expect(missionOf(t.game).extraSpaces(t.game, 0)).toBe(1);
  expect(missionOf(t.game).extraSpaces(t.game, 1)).toBe(0);
  expect(t.asked).toBe('roll priority 1');
});

test('(SP-OBJ-08): an uncontrolled marked objective gives nothing; a face that marks nothing places nothing', () => {
  const t = priorities(2, 'current').playOn(defenseDice('D'), 'end');
  expect([marked(t), t.state.struggle.token]).toEqual([['X'], 3]);
  const bare = priorities(2, 'current');
  bare.state.objectives[1]!.die = null;
  bare.playOn(defenseDice('B'), 'end');
  expect([bare.all('priorityPlaced'), bare.state.struggle.token]).toEqual([[], 3]);
  expect([t.asked, bare.asked]).toEqual(['roll priority 1', 'roll priority 1']);
});

test('AT-305 (SP-OBJ-08): in phase I no priority die is rolled', () => {
  const t = priorities(1, 'current');
  expect([t.asked, t.all('priorityRolled')]).toEqual(['pick act 0', []]);
});

test('(SP-OBJ-08): both players roll, each at the start of the own turn', () => {
  const t = priorities(2, 'firstPrint').playOn(defenseDice('F'), 'end');
  expect([t.state.active, t.asked]).toEqual([1, 'roll priority 1']);
  t.playOn(faces(3));
  expect(marked(t)).toEqual(['X']);
});
