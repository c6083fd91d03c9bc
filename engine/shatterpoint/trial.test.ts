import { expect, test } from 'vitest';
import { coverField, COVER_MOST, COVER_SOME } from '../space/check/tried.ts';
import { boxTerrain, type BoxSpec } from '../testing/terrain.ts';
import { tableDemands } from './demands.ts';
import { mayPlace } from '../space/move/zone.ts';
import { toolZone } from './board/tools.ts';
import { readSetup } from './state/setup.ts';
import { defaultSetup } from './team/teams.ts';
import { trial } from './trial.ts';

const { scale: SCALE, houseRules } = readSetup(defaultSetup('yard'));

const box = (id: string, x: readonly [number, number], z: readonly [number, number], top: number): BoxSpec => ({ id, sight: 'blocked', move: 'impassable', x, z, bottom: 0, top });
const figure = (x: number, z: number, y = 0) => ({ at: { x, y, z }, radius: 20, height: 32 });

test('SP-COVER-02: a crate within Range 1 covers from attackers beyond it, on its level or below, and from nowhere else', () => {
  const terrain = boxTerrain({ boxes: [box('crate', [-30, 30], [-10, 10], 10)] });
  const covers = trial.covers(terrain);
  expect(covers(figure(0, 200), figure(0, -40))).toBe(true);
  expect(covers(figure(0, -200), figure(0, -40))).toBe(false);
  expect(covers(figure(0, 200, 90), figure(0, -40))).toBe(false);
  // More than Range 1 from it.
  expect(covers(figure(0, 200), figure(0, -60))).toBe(false);
});

test('SP-COVER-02: what reaches up to a deck covers from attackers there, too; the rest from those on its level alone', () => {
  const terrain = boxTerrain({ boxes: [box('crate', [-30, 30], [-10, 10], 10), box('house', [100, 200], [0, 100], 90)] });
  expect(trial.givers(terrain).map(({ how, top }) => [how, top])).toEqual([['ground', 10], ['deck', 90]]);
});

test('SP-COVER-02: beside a wall a place has cover from some sides, between walls from most, and in the open from none', () => {
  const walls = [box('left', [-60, -50], [-200, 200], 60), box('right', [50, 60], [-200, 200], 60), box('far', [-60, 60], [-60, -50], 60)];
  const terrain = boxTerrain({ boxes: walls });
  const steps = coverField(terrain, tableDemands(terrain)[0]!, trial, 12.7);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const { cells, values } = step.value;
  const places = Array.from(values, (value, i) => ({ value, x: cells[3 * i]!, z: cells[3 * i + 2]! }));
  const at = (x: number, z: number): number => places.find((place) => Math.abs(place.x - x) < 7 && Math.abs(place.z - z) < 7)!.value;
  expect(at(-25, -25)).toBeGreaterThanOrEqual(COVER_SOME);
  expect(at(25, 100)).toBeGreaterThanOrEqual(COVER_SOME);
  expect([...values].some((value) => value === COVER_MOST)).toBe(true);
  expect(at(300, 300)).toBe(0);
});

test('SP-ADV-01, SP-DASH-01, SP-CLIMB-01, SP-INGR-02: one action leads as far as the Advance tool, over what stands there by climbing a Dash far, and through ways', () => {
  const wall = { ...box('wall', [-150, 150], [-5, 5], 90), surface: false };
  const house = { ...box('house', [200, 300], [0, 100], 90) };
  const terrain = boxTerrain({ boxes: [wall, house], ingress: [{ id: 'ladder', points: [[250, 125, 0], [250, 75, 90]] }] });
  const goes = (from: ReturnType<typeof figure>, x: number, z: number, y = 0) => trial.goes(terrain, from, { x, y, z })?.kind ?? null;
  const { advance, dash } = SCALE;
  expect(goes(figure(0, 200), 0, 200 + advance)).toBe('advance');
  expect(goes(figure(0, 200), 0, 200 + advance + 41)).toBe(null);
  expect(dash).toBeLessThan(advance);
  // Behind a wall that is higher than one Elevation, too far to walk round it.
  expect(goes(figure(0, 40), 0, -40)).toBe('climb');
  expect(goes(figure(0, 40), 0, -advance)).toBe(null);
  expect(goes(figure(250, 150), 250, 60, 90)).toBe('climb');
  expect(goes(figure(250, 270), 250, 50, 90)).toBe('ways');
  // Half over the edge nobody stands.
  expect(goes(figure(250, 270), 250, 95, 90)).toBe(null);
});

test('trying a table offers what a match asks a unit for: of each kind of a Move action every place, and none else', () => {
  const terrain = boxTerrain({ boxes: [box('wall', [-150, 150], [-5, 5], 60), box('house', [40, 140], [60, 160], 90)] });
  const body = figure(0, 40);
  const [advance, dash, climb] = trial.reached(terrain, body, 25.4);
  for (const [how, places] of [['advance', advance!], ['dash', dash!], ['climb', climb!]] as const) {
    expect(places.length).toBeGreaterThan(5);
    const zone = toolZone({ scale: SCALE, houseRules }, how, tableDemands(terrain)[0]!.levels, null);
    expect(places.every((at) => mayPlace(terrain, { kind: 'place', seat: 0, ask: how, about: {}, figure: 'a', body, others: [], zone, optional: true }, at))).toBe(true);
  }
});

test('SP-LOS-01, SP-MEAS-08: another figure is seen at a Range, with cover, and attacked within Range 5', () => {
  const terrain = boxTerrain({ boxes: [box('crate', [-30, 30], [-10, 10], 10), box('house', [100, 300], [-60, -40], 150)] });
  const strike = (from: ReturnType<typeof figure>, to: ReturnType<typeof figure>) => trial.strike(terrain, from, to);
  expect(strike(figure(0, 100), figure(0, -40))).toEqual({ seen: true, covered: true, range: 3, open: true, farthest: 5 });
  expect(strike(figure(-200, 100), figure(-200, -100))).toMatchObject({ seen: true, covered: false, range: 4, open: true });
  expect(strike(figure(-200, 300), figure(-200, -100))).toMatchObject({ seen: true, range: null, open: false });
  expect(strike(figure(200, 40), figure(200, -120))).toMatchObject({ seen: false, open: false });
});
