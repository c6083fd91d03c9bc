import { describe, expect, test } from 'vitest';
import type { PlaceRequest } from '../../engine/core/script.ts';
import { at, BOXES, boxTerrain, fixture, TEST } from '../../engine/testing/terrain.ts';
import { snap, type Point } from '../../engine/shape/point.ts';
import { SIGHT_BOTH, type LatticeField } from '../../engine/space/fields/fields.ts';
import { refusePlace } from '../../engine/space/move/zone.ts';
import { answer } from './answers.ts';
import { groundRules } from '../faces/ground.ts';
import { fieldSteps } from './fieldSteps.ts';
import { startPlace, stepPlace } from './place.ts';

const rules = await groundRules('shatterpoint');
const { radius, height, ranges, levels } = TEST;
const base = (x: number, y: number, h = 0) => ({ at: at(x, y, h), radius });
const sightOf = (terrain: Parameters<typeof answer>[0], from: ReturnType<typeof base>, to: ReturnType<typeof base>, range1: number | null = null) =>
  answer(terrain, rules, { kind: 'sight', args: { from, to, levels, range1, ownPartsCover: false } });

describe('sight as the screen is told', () => {
  test('AT-186 (SP-LOS-04): every blocking part by name, the first one first, with where it is crossed', () => {
    const three = boxTerrain({ inch: true, boxes: [{ ...BOXES.wallLow, id: 'low', x: [14.5, 15] }, { ...BOXES.wallHigh, id: 'high' }, { ...BOXES.wallHigh, id: 'far', x: [20, 20.5] }] });
    const { there, back } = sightOf(three, base(12, 18), base(24, 18));
    expect(there).toMatchObject({ seen: false, rule: 'SP-LOS-04' });
    expect(there.blockers.map(({ part }) => part)).toEqual([{ feature: 'high', piece: 'high', part: 'high' }, { feature: 'far', piece: 'far', part: 'far' }]);
    expect(there.blockers[0]!.from.x).toBeCloseTo(at(17.75, 18).x, 0);
    expect(there.passed).toContainEqual({ part: { feature: 'low', piece: 'low', part: 'low' }, why: 'lower' });
    expect(back.blockers.map(({ part }) => part.feature)).toEqual(['far', 'high']);
  });

  test('AT-194 AT-195 (SP-LOS-06): out of a ruin, not into it: both directions are told', () => {
    const ruin = fixture([{ ...BOXES.roof, id: 'ruin', x: [21.5, 26.5], z: [15.5, 20.5], top: 6, hollow: 0.25 }]);
    const { there, back } = sightOf(ruin, base(24, 18), base(20, 18));
    expect([there.seen, back.seen]).toEqual([true, false]);
  });

  test('SP-COVER-02: the part that would cover the target is named, when it is asked for', () => {
    const crate = fixture([BOXES.crate]);
    expect(sightOf(crate, base(8, 10), base(15, 10), ranges[1]!).cover).toMatchObject({ feature: 'crate' });
    expect(sightOf(crate, base(8, 10), base(15, 10)).cover).toBeNull();
    expect(sightOf(crate, base(8, 10), base(15, 20), ranges[1]!).cover).toBeNull();
  });
});

const request: PlaceRequest = {
  kind: 'place', seat: 0, ask: 'advance', about: {}, figure: '0.a.1', body: { at: at(14, 18), radius, height }, others: [], optional: true,
  zone: { kind: 'tool', tool: TEST.advance, over: false, levels, wedge: null },
};

describe('places as the screen is told', () => {
  const wall = fixture([{ ...BOXES.wallHigh, z: [2, 34] }]);

  test('SP-ADV-02: a place behind a wall is refused, with the parts that stop the tool', () => {
    const aim = answer(wall, rules, { kind: 'aim', args: { request, spot: at(19.6, 18) } });
    expect(aim).toMatchObject({ refusal: { rule: 'SP-ADV-02', why: 'toolBlocked' }, tool: null, stoppedBy: [{ feature: 'wall-high', part: 'wall-high' }] });
  });

  test('a place in reach has a tool and nothing that stops it; every cell of the field is legal', () => {
    expect(answer(wall, rules, { kind: 'aim', args: { request, spot: at(12, 18) } })).toMatchObject({ at: snap(at(12, 18)), refusal: null, tool: expect.anything() });
    const { cells } = answer(wall, rules, { kind: 'field', args: { request, cell: 20 } });
    expect(cells.length).toBeGreaterThan(60);
    for (let i = 0; i < cells.length; i += 3) expect(refusePlace(wall, request, { x: cells[i]!, y: cells[i + 1]!, z: cells[i + 2]! })).toBeNull();
  });

  /** An alley from the near edge, barely as wide as a base, between blocks along the whole edge. */
  const block = { sight: 'blocked', move: 'impassable', bottom: 0, top: 5, surface: false, z: [0, 10] } as const;
  const alley = fixture([{ id: 'west', ...block, x: [0, 8.4475] }, { id: 'east', ...block, x: [9.9525, 36] }]);
  const near: PlaceRequest = { ...request, ask: 'deploy', body: { at: at(18, 0.75), radius, height }, others: [{ at: at(9.2, 1), radius }], optional: false, zone: { kind: 'near', of: { at: at(9.2, 1), radius }, range: ranges[1]!, level: 'any', levels } };

  test('SP-DEPLOY-03: a pocket that no place of the lattice lies in is drawn, and the mark goes into it', () => {
    const { cells } = answer(alley, rules, { kind: 'field', args: { request: near, cell: 10 } });
    expect(cells.length).toBeGreaterThan(0);
    for (let i = 0; i < cells.length; i += 3) {
      expect(cells[i]! % 10).not.toBe(0);
      expect(refusePlace(alley, near, { x: cells[i]!, y: cells[i + 1]!, z: cells[i + 2]! })).toBeNull();
    }
    const aim = answer(alley, rules, { kind: 'aim', args: { request: near, spot: at(9.4, 3) } });
    expect(aim.refusal).toBeNull();
    expect(refusePlace(alley, near, aim.at)).toBeNull();
    // The keys bring the mark there as well, and it stays where they put it.
    const keys = stepPlace({ ...startPlace(near), cells }, { kind: 'arrow', way: 'up', turn: 0 }).effects;
    expect(keys).toMatchObject([{ do: 'ask', fix: true }]);
    const [effect] = keys;
    if (effect?.do !== 'ask') throw new Error('the keys ask for nothing');
    expect(answer(alley, rules, { kind: 'aim', args: { request: near, spot: effect.spot } })).toMatchObject({ at: snap(effect.spot), refusal: null });
  });

  test('SP-DEPLOY-03: who of the squad would find no room around the mark is told, where it is so', () => {
    const follower = (figure: string) => ({ figure, of: null, radius, height, range: ranges[1]! });
    const strip: PlaceRequest = { ...near, others: [], zone: { kind: 'strip', side: 1, depth: ranges[2]!, levels }, followers: [follower('0.b.1'), follower('0.c.1')] };
    const told = (terrain: typeof alley) => answer(terrain, rules, { kind: 'aim', args: { request: strip, spot: at(9.2, 1) } });
    expect(told(alley)).toMatchObject({ refusal: null, crowds: { kind: 'none', figure: '0.c.1' } });
    expect(told(fixture([]))).toMatchObject({ refusal: null });
    expect(told(fixture([])).crowds).toBeUndefined();
  });

  test('SP-PUSH-06 SP-PUSH-07 SP-PUSH-09 SP-PUSH-12: where a push towards the mark ends is told, and what stops it there', () => {
    const pushed = (terrain: typeof alley, from: Point, towards: Point, others: PlaceRequest['others'] = [], range = 3) => {
      const push: PlaceRequest = { ...request, ask: 'push', body: { at: from, radius, height }, others, zone: { kind: 'slide', length: ranges[range]!, levels, wedge: null, higherCharactersStop: false } };
      return answer(terrain, rules, { kind: 'aim', args: { request: push, spot: towards } });
    };
    const free = pushed(fixture([]), at(13, 10), at(14, 10));
    expect(free).toMatchObject({ refusal: null, at: snap(at(18, 10)) });
    expect([free.stop, free.stoppedBy]).toEqual([undefined, undefined]);
    const walled = pushed(fixture([BOXES.wallHigh]), at(15, 18), at(16, 18));
    expect(walled).toMatchObject({ refusal: null, stop: 'touchesPart', stoppedBy: [{ feature: BOXES.wallHigh.id }] });
    expect(walled.at.x).toBeCloseTo(at(17, 18).x, 0);
    expect(pushed(fixture([]), at(13, 10), at(14, 10), [{ at: at(16, 10), radius }])).toMatchObject({ stop: 'touchesBase', stoppedBy: [] });
    const edged = pushed(fixture([BOXES.gantry]), at(11.5, 18, 5), at(10, 18, 5), [], 1);
    expect(edged).toMatchObject({ stop: 'overhang', stoppedBy: [] });
    expect(edged.at.x).toBeCloseTo(at(10.75, 18).x, 0);
    expect(pushed(fixture([]), at(34, 18), at(35, 18))).toMatchObject({ stop: 'offTable', stoppedBy: [] });
  });

  test('of several moves the first that gets to a spot is found, and the others that do; else the one that gets nearest', () => {
    const open = fixture([]);
    const dash: PlaceRequest = { ...request, ask: 'dash', zone: { ...request.zone, tool: TEST.dash } as PlaceRequest['zone'] };
    const among = (spot: ReturnType<typeof at>, ...requests: readonly PlaceRequest[]) => answer(open, rules, { kind: 'among', args: { requests, spot } });
    expect(among(at(17, 18), request, dash)).toMatchObject({ first: 0, others: [1], aim: { refusal: null, named: snap(at(17, 18)) } });
    expect(among(at(21, 18), dash, request)).toMatchObject({ first: 1, others: [], aim: { refusal: null } });
    expect(among(at(30, 18), dash, request)).toMatchObject({ first: 0, others: [], aim: { refusal: { rule: 'SP-TOOL-04' } } });
  });

  test('a figure that is shut in on all sides is told why it goes nowhere; one that is not is told nothing', () => {
    const [x, y] = [14, 18];
    const ring = [[x - 2, y - 2, x + 2, y - 1], [x - 2, y + 1, x + 2, y + 2], [x - 2, y - 1, x - 1, y + 1], [x + 1, y - 1, x + 2, y + 1]] as const;
    const pit = fixture(ring.map(([x0, z0, x1, z1], i) => ({ ...BOXES.wallHigh, id: `side${i}`, x: [x0, x1] as const, z: [z0, z1] as const })));
    const told = answer(pit, rules, { kind: 'field', args: { request, cell: 10 } });
    expect(told.stuck?.rule).toMatch(/^SP-/);
    expect(answer(fixture([]), rules, { kind: 'field', args: { request, cell: 10 } }).stuck).toBeUndefined();
  });

  test('a figure that is thought of stands on the surface under the pointer, or nowhere near it at the pointer itself', () => {
    const terrain = fixture([BOXES.roof]);
    const ask = (spot: ReturnType<typeof at>) => answer(terrain, rules, { kind: 'stand', args: { spot, radius, height, levels } });
    expect(ask(at(24, 18, 4.6))).toEqual(snap(at(24, 18, 5)));
    expect(ask(at(10, 18, 0.4))).toEqual(snap(at(10, 18)));
    expect(ask(at(10, 18, 9)).y).toBeCloseTo(9 * 25.4, 0);
  });
});

describe('fields over the table', () => {
  test('a sight field has values for every place, and tells how far it is on the way', () => {
    const steps = fieldSteps(fixture([BOXES.wallHigh]), { gait: () => { throw new Error('nobody asks how figures go'); }, trial: rules.trial }, { kind: 'sight', args: { from: base(14, 18), radius, height, levels } });
    const shares: number[] = [];
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) shares.push(step.value);
    expect(step.value.cells.length).toBe(step.value.values.length * 3);
    expect(new Set(step.value.values).size).toBeGreaterThan(1);
    expect(shares.length).toBeGreaterThan(2);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  test('what a test figure sees is told by its rule system where that has a sight of its own: squares that see each other (SWM-9.4), else places', async () => {
    const view = async (system: string): Promise<LatticeField> => {
      const steps = fieldSteps(fixture([BOXES.wallHigh]), await groundRules(system), { kind: 'view', args: { from: at(14, 18), radius } });
      for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
    };
    const [squares, places] = [await view('miniatures'), await view('shatterpoint')];
    expect([new Set(squares.values), new Set(places.values).has(0)]).toEqual([new Set([SIGHT_BOTH]), true]);
    const { x, z } = at(19, 18);
    const behind = ({ cells, values }: LatticeField): readonly number[] =>
      [...values].filter((_, i) => cells[3 * i]! > x && Math.abs(cells[3 * i + 2]! - z) < 30);
    expect([behind(squares), new Set(behind(places))]).toEqual([[], new Set([0])]);
  });
});
