import { describe, expect, test } from 'vitest';
import type { PlaceRequest } from '../../engine/core/script.ts';
import type { Aim } from './groundTalk.ts';
import { cellTowards, otherLevel, startPlace, stepPlace, type PlaceTool } from './place.ts';
import { startPick } from './pick.ts';
import { step, toolFor, type Tool } from './tool.ts';
import type { Effect, Input, Under } from './step.ts';
import { NO_HINTS, type ShutSpot, type ShutSpots, type Spot } from '../match/hints.ts';
import { middleOf, nearestSpot, pointedSpot, spotAt, startAmong } from './spots.ts';

const nothing: Under = { thing: null, spot: null };
const over = (thing: string): Under => ({ thing, spot: null });
const feed = (tool: Tool, ...inputs: readonly Input[]): { tool: Tool; effects: readonly Effect[] } => {
  let effects: readonly Effect[] = [];
  for (const input of inputs) ({ tool, effects } = step(tool, input));
  return { tool, effects };
};

const request: PlaceRequest = {
  kind: 'place', seat: 0, ask: 'advance', about: {}, figure: '0.a.1', body: { at: { x: 0, y: 0, z: 0 }, radius: 20, height: 32 }, others: [], optional: true,
  zone: { kind: 'near', of: { at: { x: 0, y: 0, z: 0 }, radius: 20 }, range: 100, level: 'any', levels: { step: 76.2, equalIsSame: true } },
};

describe('looking', () => {
  test('hovers and selects', () => {
    expect(feed({ kind: 'look' }, { kind: 'hover', under: over('0.a.1') }).effects).toEqual([{ do: 'hover', id: '0.a.1' }]);
    expect(feed({ kind: 'look' }, { kind: 'click', under: over('0.a.1'), twice: false }).effects).toEqual([{ do: 'select', id: '0.a.1' }]);
  });
});

/** A square of 20 mm whose middle is here. */
const square = (option: string, x: number, z: number): Spot => ({
  option, cost: 1, way: [{ x: 0, z: 0 }, { x, z }],
  corners: [{ x: x - 10, z: z - 10 }, { x: x + 10, z: z - 10 }, { x: x + 10, z: z + 10 }, { x: x - 10, z: z + 10 }],
});

describe('picking a marked area', () => {
  const spots = [square('east', 20, 0), square('far east', 40, 0), square('north', 0, -20)];
  const tool = startPick([['1.b.1', '1.b']], spots);
  const at = (x: number, z: number, thing: string | null = null): Under => ({ thing, spot: { x, y: 0, z } });

  test('the pointer means the spot that holds its place; a figure in front of it comes first', () => {
    expect(feed(tool, { kind: 'hover', under: at(22, 5) }).effects).toEqual([{ do: 'hover', id: 'east' }]);
    expect(feed(tool, { kind: 'click', under: at(22, 5), twice: false }).effects).toEqual([{ do: 'pick', option: 'east' }]);
    expect(feed(tool, { kind: 'click', under: at(22, 5, '1.b.1'), twice: false }).effects).toEqual([{ do: 'pick', option: '1.b' }]);
    expect(feed(tool, { kind: 'click', under: at(22, 5, '0.a.1'), twice: false }).effects).toEqual([{ do: 'select', id: '0.a.1' }]);
    expect(feed(tool, { kind: 'click', under: at(90, 90), twice: false }).effects).toEqual([{ do: 'select', id: null }]);
  });
  test('where something stands before a mark the pointer means what shows through it, and what it lies on as long as it lies low', () => {
    // The eye looks down from the left, over a wall that stands between both squares.
    const way = { x: Math.SQRT1_2, y: -Math.SQRT1_2, z: 0 };
    const through = (y: number): Under => ({ thing: null, spot: { x: 29, y, z: 0 }, ray: { from: { x: -71, y: y + 100, z: 0 }, way } });
    expect(feed(tool, { kind: 'hover', under: through(5) }).effects).toEqual([{ do: 'hover', id: 'east' }]);
    expect(pointedSpot(spots, through(30))?.option).toBe('east');
    expect(pointedSpot([...spots, square('behind', 60, 0)], through(30))?.option).toBe('behind');
    expect(pointedSpot([square('behind', 60, 0)], through(30))?.option).toBe('behind');
    expect(pointedSpot([{ ...square('above', 30, 0), y: 90 }, square('behind', 60, 0)], { ...through(30), spot: { x: 29, y: 92, z: 0 } })?.option).toBe('above');
    const up = { from: { x: 0, y: 10, z: 0 }, way: { x: 0, y: 1, z: 0 } };
    expect(pointedSpot(spots, { spot: null, ray: up })).toBeUndefined();
  });
  test('the arrow keys begin where the figure stands and go from spot to spot as the camera sees them; Enter picks', () => {
    const right: Input = { kind: 'arrow', way: 'right', turn: 0 };
    expect(feed(tool, right).effects).toEqual([{ do: 'hover', id: 'east' }]);
    expect(feed(tool, right, right).effects).toEqual([{ do: 'hover', id: 'far east' }]);
    expect(feed(tool, right, right, right).effects).toEqual([]);
    expect(feed(tool, { kind: 'arrow', way: 'right', turn: Math.PI / 2 }).effects).toEqual([{ do: 'hover', id: 'north' }]);
    expect(feed(tool, right, { kind: 'confirm' }).effects).toEqual([{ do: 'pick', option: 'east' }]);
    expect(feed(tool, right, { kind: 'cycle', by: 1 }, { kind: 'confirm' }).effects).toEqual([{ do: 'pick', option: '1.b' }]);
    expect(feed(tool, right, { kind: 'cancel' }, { kind: 'confirm' }).effects).toEqual([]);
  });
  test('an area that is not open is pointed at, and held by the arrow keys, like the others; it is said why, and it is never picked', () => {
    const closed = { rule: 'X-1', why: 'walled' };
    const walls: readonly ShutSpot[] = [square('south', 0, 20), square('between', 60, 0)].map((spot) => ({ ...spot, closed: { option: spot.option, ...closed } }));
    const shut: ShutSpots = {
      at: ({ x, z }) => walls.find((spot) => spotAt([spot], { x, z }) !== undefined) ?? null,
      named: (option) => walls.find((spot) => spot.option === option) ?? null,
      near: ({ x, z }) => walls.filter((spot) => { const middle = middleOf(spot); return Math.hypot(middle.x - x, middle.z - z) < 30; }),
    };
    const walled = startPick([['1.b.1', '1.b']], [...spots, square('farthest', 80, 0)], shut);
    const right: Input = { kind: 'arrow', way: 'right', turn: 0 };
    const held = (count: number): readonly Effect[] => feed(walled, ...Array.from({ length: count }, () => right)).effects;
    expect(feed(walled, { kind: 'hover', under: at(3, 22) }).effects).toEqual([{ do: 'hover', id: 'south' }]);
    expect(feed(walled, { kind: 'hover', under: at(3, 22, '1.b.1') }).effects).toEqual([{ do: 'hover', id: '1.b.1' }]);
    expect(feed(walled, { kind: 'click', under: at(3, 22), twice: false }).effects).toEqual([{ do: 'select', id: 'south' }]);
    expect([1, 2, 3, 4].map(held)).toEqual(['east', 'far east', 'between', 'farthest'].map((id) => [{ do: 'hover', id }]));
    expect(feed(walled, right, right, right, { kind: 'confirm' }).effects).toEqual([{ do: 'select', id: 'between' }]);
    expect(feed(walled, right, right, right, right, { kind: 'confirm' }).effects).toEqual([{ do: 'pick', option: 'farthest' }]);
  });
  test('where nobody stands yet the keys begin in the middle of all spots', () => {
    const bare = spots.map(({ way: _, ...spot }) => spot);
    expect(startAmong(bare)).toEqual({ x: 20, z: -20 / 3 });
    expect(nearestSpot(bare, { x: 1, z: -15 })?.option).toBe('north');
    expect(middleOf(bare[1]!)).toEqual({ x: 40, z: 0 });
    expect(spotAt(bare, { x: 5, z: -25 })?.option).toBe('north');
    const stacked = [...bare, { ...bare.find(({ option }) => option === 'north')!, option: 'above', y: 90 }];
    expect([0, 20, 70, 96].map((y) => spotAt(stacked, { x: 5, y, z: -25 })?.option)).toEqual(['north', 'north', 'above', 'above']);
    expect(spotAt(bare, { x: 0, z: 0 })).toBeUndefined();
  });
});

describe('picking', () => {
  const tool = startPick([['1.b.1', '1.b'], ['1.c.1', '1.c']]);
  test('a click on an open figure picks its option, on another only selects', () => {
    expect(feed(tool, { kind: 'click', under: over('1.b.1'), twice: false }).effects).toEqual([{ do: 'pick', option: '1.b' }]);
    expect(feed(tool, { kind: 'click', under: over('0.a.1'), twice: false }).effects).toEqual([{ do: 'select', id: '0.a.1' }]);
  });
  test('Tab goes round, Enter picks, Escape lets go', () => {
    const next: Input = { kind: 'cycle', by: 1 };
    expect(feed(tool, next).effects).toEqual([{ do: 'hover', id: '1.b.1' }]);
    expect(feed(tool, next, next, next).effects).toEqual([{ do: 'hover', id: '1.b.1' }]);
    expect(feed(tool, { kind: 'cycle', by: -1 }, { kind: 'confirm' }).effects).toEqual([{ do: 'pick', option: '1.c' }]);
    expect(feed(tool, { kind: 'confirm' }).effects).toEqual([]);
    expect(feed(tool, next, { kind: 'cancel' }, { kind: 'confirm' }).effects).toEqual([]);
  });
});

describe('placing', () => {
  const spot = { x: 30, y: 0, z: 0 };
  const aim = { at: spot, named: spot, refusal: null, tool: null };
  test('the ghost follows the pointer until a click puts it down', () => {
    const start = startPlace(request);
    expect(feed(start, { kind: 'hover', under: { thing: null, spot } }).effects.at(-1)).toMatchObject({ do: 'ask', spot, fix: false });
    expect(feed(start, { kind: 'click', under: { thing: null, spot }, twice: false }).effects).toEqual([{ do: 'ask', request, spot, fix: true }]);
    const down = feed(start, { kind: 'aimed', aim, fix: true });
    expect(down.effects).toEqual([{ do: 'show', aim }, { do: 'aim', aimed: { at: spot, refusal: null } }]);
    expect(feed(down.tool, { kind: 'hover', under: { thing: null, spot } }).effects).toEqual([{ do: 'hover', id: null }]);
    expect(feed(down.tool, { kind: 'aimed', aim: { ...aim, at: { x: 9, y: 0, z: 9 } }, fix: false }).effects).toEqual([]);
  });
  test('SP-PUSH-06: what stops a push towards the ghost goes to the question with it, and who finds no room beside it', () => {
    const aimedOf = (more: Partial<Aim>) => feed(startPlace(request), { kind: 'aimed', aim: { ...aim, ...more }, fix: true }).effects[1];
    expect(aimedOf({ stop: 'touchesBase', stoppedBy: [] })).toEqual({ do: 'aim', aimed: { at: spot, refusal: null, stop: 'touchesBase' } });
    const crowds = { kind: 'none', figure: '0.guards.2' } as const;
    expect(aimedOf({ crowds })).toEqual({ do: 'aim', aimed: { at: spot, refusal: null, crowds } });
  });
  test('a second click there or Enter places; an illegal ghost is never placed', () => {
    const down = feed(startPlace(request), { kind: 'aimed', aim, fix: true }).tool;
    expect(feed(down, { kind: 'click', under: { thing: null, spot }, twice: false }).effects).toEqual([{ do: 'place', at: spot }]);
    expect(feed(down, { kind: 'click', under: { thing: null, spot: { x: 90, y: 0, z: 0 } }, twice: false }).effects[0]).toMatchObject({ do: 'ask', fix: true });
    expect(feed(down, { kind: 'confirm' }).effects).toEqual([{ do: 'place', at: spot }]);
    const wrong = feed(startPlace(request), { kind: 'aimed', aim: { ...aim, refusal: { rule: 'SP-ADV-03', why: 'higher' } }, fix: true }).tool;
    expect(feed(wrong, { kind: 'confirm' }).effects).toEqual([]);
    expect(feed(wrong, { kind: 'click', under: { thing: null, spot }, twice: true }).effects[0]).toMatchObject({ do: 'ask' });
  });
  test('off the table nothing is asked', () => expect(feed(startPlace(request), { kind: 'click', under: nothing, twice: false }).effects).toEqual([]));

  const cells = Float32Array.from([0, 0, 0, 10, 0, 0, 20, 0, 0, 0, 0, -10, 0, 90, 0, -10, 0, 0]);
  test('arrow keys go over the field as the camera sees it', () => {
    const from = { x: 0, y: 0, z: 0 };
    expect(cellTowards(cells, from, 'right', 0)).toMatchObject({ x: 10, z: 0 });
    expect(cellTowards(cells, from, 'up', 0)).toMatchObject({ x: 0, z: -10 });
    expect(cellTowards(cells, from, 'right', Math.PI)).toMatchObject({ x: -10, z: 0 });
    expect(cellTowards(cells, from, 'down', 0)).toBeNull();
  });
  test('the first arrow brings the cursor into a field that lies elsewhere', () => {
    const far: PlaceTool = { ...startPlace(request), cells: Float32Array.from([300, 0, 300, 310, 0, 300]) };
    expect(stepPlace(far, { kind: 'arrow', way: 'left', turn: 0 }).effects).toMatchObject([{ do: 'ask', spot: { x: 300, z: 300 }, fix: true }]);
  });
  test('Tab goes to another level at the same spot', () => {
    expect(otherLevel(cells, { x: 0, y: 0, z: 0 }, 1)).toMatchObject({ y: 90 });
    expect(otherLevel(cells, { x: 20, y: 0, z: 0 }, 1)).toBeNull();
    const known: PlaceTool = { ...startPlace(request), cells };
    expect(stepPlace(known, { kind: 'cycle', by: 1 }).effects[0]).toMatchObject({ do: 'ask', spot: { y: 90 }, fix: true });
  });
});

describe('the tool that fits', () => {
  test('nothing asked: look; a place: place; figures: pick', () => {
    expect(toolFor(NO_HINTS).kind).toBe('look');
    expect(toolFor({ ...NO_HINTS, place: request }).kind).toBe('place');
    expect(toolFor({ ...NO_HINTS, figures: new Map([['a', 'a']]) }).kind).toBe('pick');
    expect(toolFor({ ...NO_HINTS, spots: [square('a', 0, 0)] }).kind).toBe('pick');
  });
});
