import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, GANTRY, LADDER, scenery, WALL_H } from '../../testing/shatterpoint/scenery.ts';
import { inInches, spot, table, type Spot } from '../../testing/shatterpoint/table.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { inches, planDistance } from '../../shape/point.ts';
import type { Wedge } from '../../shape/shape.ts';
import { refusePlace, settle } from '../../space/move/zone.ts';
import { fieldOf } from '../../space/move/zone-field.ts';
import { levels, objectiveBase, range } from '../board/measure.ts';
import { makeContent } from '../game/content.ts';
import { refusalOf } from '../board/geometry-rules.ts';
import { missions } from '../missions/index.ts';
import { shift } from './push.ts';

const yard = scenery(GANTRY, WALL_H);

/** An effect pushes the objective token at a place Range 1: what would be asked, with a character standing at (8, 10). */
function tokenPush(at: Spot, wedge: Wedge | null = null): PlaceRequest {
  const { game, state } = table({ cards: [fighter('hero')], terrain: yard, units: { hero: { seat: 0, at: [8, 10] } }, objectives: { C: at } });
  const token = { ...objectiveBase(game, state.objectives[0]!), height: inches(0.1) };
  return { kind: 'place', seat: 0, ask: 'push', about: {}, figure: 'C', body: token, others: [{ at: spot([8, 10]), radius: inches(0.75) }], zone: { kind: 'slide', length: range(game, 1), levels: levels(game), wedge, higherCharactersStop: false }, optional: false };
}
const pushedTo = (at: Spot, way: Spot): Spot => inInches(settle(yard, tokenPush(at), spot([at[0] + way[0], at[1] + way[1], at[2] ?? 0])));

test('AT-389 (SP-PUSH-15, AMB-55): a token that an effect pushes obeys the rules of pushing', () => {
  expect(pushedTo([4, 4], [1, 0])).toEqual([5, 4, 0]);
  expect(pushedTo([16.75, 12], [1, 0])[0]).toBeCloseTo(17.25, 2); // the wall
  expect(pushedTo([6.5, 10], [1, 0])[0]).toBeCloseTo(6.75, 2); // the character
  expect(pushedTo([35, 4], [1, 0])[0]).toBeCloseTo(35.5, 2); // the edge of the battlefield
  expect(pushedTo([11, 18, 5], [-1, 0])[0]).toBeCloseTo(10.5, 2); // the edge of the gantry
  const away: Wedge = { other: spot([3, 4]), way: 'away' };
  expect(refusalOf(refusePlace(yard, tokenPush([4, 4], away), spot([3.5, 4])))).toMatchObject({ rule: 'SP-DIR-05' });
  expect(refusePlace(yard, tokenPush([4, 4], away), spot([5, 5]))).toBeNull();
});

test('AT-389 (SP-PUSH-15): a token in its path does not stop a pushed character, and stays where it is', () => {
  const t = table({ cards: [fighter('hero')], units: { hero: { seat: 0, at: [13, 10] } }, objectives: { C: [15, 10] } });
  t.run((game) => shift(game, '0.hero.1', { range: 3, from: null, way: 'push' })).play([14, 10]);
  expect([t.where('hero'), inInches(t.state.objectives[0]!.at)]).toEqual([[18, 10, 0], [15, 10, 0]]);
});

test('AT-162 (SP-PUSH-05, AMB-09): in the open a push that may be made is not made, or goes exactly its length, whatever place is named', () => {
  const t = table({ cards: [fighter('hero')], units: { hero: { seat: 0, at: [18, 18] } } }).run((game) => shift(game, '0.hero.1', { range: 2, from: null, way: 'push', optional: true }));
  const request = t.request as PlaceRequest;
  const ends = fieldOf(t.game.content.terrain, request).cells.map((end) => planDistance(request.body.at, end) / 25.4);
  expect(ends.length).toBeGreaterThan(50);
  for (const end of ends) expect(end).toBeCloseTo(3, 1);
  expect([t.refusal(null), planDistance(request.body.at, settle(t.game.content.terrain, request, spot([19.5, 18]))) / 25.4]).toEqual([
    null,
    expect.closeTo(3, 6),
  ]);
});

test('SP-FIELD-07: the qualities of the terrain and its connections belong to what is agreed before the match', () => {
  const { game, state } = table({ units: {} });
  const agreed = (terrain: ReturnType<typeof scenery>): string => makeContent(game.content.setup, terrain, missions, [], state.units).hash;
  const wall = block('wall', [1, 2], [1, 2], 2);
  const known = [scenery(wall), scenery({ ...wall, sight: 'clear' }), scenery({ ...wall, move: 'passable' }), scenery(wall, LADDER), scenery(wall, { ...LADDER, points: [...LADDER.points, [20, 20, 0]] })].map(agreed);
  expect(new Set(known).size).toBe(known.length);
  expect(agreed(scenery(wall))).toBe(known[0]);
});
