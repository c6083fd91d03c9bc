import { expect, test } from 'vitest';
import { Content } from '../../node/content.ts';
import { randomFrom } from '../../core/rng.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { dangerField, type FieldSteps, type LatticeField, reachFieldSteps, sightField } from './fields.ts';
import { finished } from './fields.fixture.ts';
import { latticeOf } from '../ground/ground.ts';
import { type Point, tenth } from '../../shape/point.ts';
import type { ToolZone } from '../move/reach.ts';
import type { Body } from '../../shape/shape.ts';
import { sees } from '../sight/sight.ts';
import type { Terrain } from '../terrain/terrain.ts';
import type { Threat } from './threat.ts';
import { refusePlace } from '../move/zone.ts';
import { fieldOf } from '../move/zone-field.ts';
import { slowness } from '../../testing/yardstick.ts';

/** The printed game's lengths (mm). */
const levels = { step: 76.2, equalIsSame: true };
const [radius, height] = [20, 32];
const advance: ToolZone = { kind: 'tool', tool: { length: 150, width: 25, beyondTip: true }, over: false, levels, wedge: null };
const dash: ToolZone = { ...advance, tool: { ...advance.tool, length: 85 } };
const climb: ToolZone = { ...dash, over: true };
const content = new Content('assets');
const asked = (body: Body, zone: ToolZone, others: PlaceRequest['others']): PlaceRequest => ({ kind: 'place', seat: 0, ask: 'advance', about: {}, figure: 'a', body, others, zone, optional: true });
const placesIn = ({ cells, values }: LatticeField): { at: Point; value: number }[] =>
  Array.from(values, (value, i) => ({ at: { x: tenth(cells[3 * i]!), y: tenth(cells[3 * i + 1]!), z: tenth(cells[3 * i + 2]!) }, value }));

/** Bodies anywhere on all levels of a table, apart from one another. */
function bodiesOn(terrain: Terrain, count: number, seed: number): Body[] {
  const random = randomFrom(seed);
  const heights = latticeOf(terrain, radius, height, 60);
  const bodies: Body[] = [];
  while (bodies.length < count) {
    const [column, row] = [Math.floor((random() - 0.5) * 15), Math.floor((random() - 0.5) * 15)];
    const found = heights(column, row);
    const y = found[Math.floor(random() * found.length)];
    const at = y === undefined ? null : { x: column * 60, y, z: row * 60 };
    if (at !== null && bodies.every((other) => other.at.x !== at.x || other.at.z !== at.z)) bodies.push({ at, radius, height });
  }
  return bodies;
}

/** Processor time in ms to a field's first progress, and to its end. */
function timed(start: () => FieldSteps): { first: number; all: number } {
  const ms = (since: NodeJS.CpuUsage): number => (process.cpuUsage(since).user + process.cpuUsage(since).system) / 1000;
  const since = process.cpuUsage();
  const steps = start();
  steps.next();
  const first = ms(since);
  finished(steps);
  return { first, all: ms(since) };
}

test.each(['refinery', 'outpost'])('on the %s: ten threats within 1.5 s, and what is claimed is accepted by the rules’ own checks', async (table) => {
  const terrain = await content.terrain(table);
  const bodies = bodiesOn(terrain, 12, 5);
  const [figure, foe, ...rest] = bodies as [Body, Body, ...Body[]];
  const threats = rest.map((body, i): Threat => ({
    id: `${i}`, body, others: bodies.filter((other) => other !== body), moves: [[advance], [dash], [climb]], movesLeft: null, ingress: 25.4,
    ranged: 203.2, melee: 76.2, engagers: [foe], wards: [], engagement: 76.2, levels, sightNeeded: true, spared: [],
  }));
  const danger = (): FieldSteps => dangerField(terrain, threats, figure, [foe, ...rest], levels);
  const [{ first, all }, slow] = [timed(danger), slowness()];
  expect([first < 50 * slow, all < 1500 * slow, `${Math.round(first)} of ${Math.round(all)} ms`]).toEqual([true, true, expect.any(String)]);
  expect(placesIn(finished(danger())).some(({ value }) => value > 2)).toBe(true);

  const others = bodies.slice(1);
  const sequences = [[advance], [climb], [advance, climb], [climb, advance]];
  const reached = placesIn(finished(reachFieldSteps(terrain, figure, others, sequences)));
  const may = (from: Body, zone: ToolZone, to: Point): boolean => refusePlace(terrain, asked(from, zone, others), to) === null;
  const halfway = [advance, climb].map((zone) => fieldOf(terrain, asked(figure, zone, others), 50.8).cells);
  for (const { at, value } of reached) {
    if (value === 1) expect([at, may(figure, advance, at) || may(figure, climb, at)]).toEqual([at, true]);
    else
      expect([
        at,
        halfway[0]!.some((end) => may({ ...figure, at: end }, climb, at)) || halfway[1]!.some((end) => may({ ...figure, at: end }, advance, at)),
      ]).toEqual([at, true]);
  }
  expect(reached.filter(({ value }) => value === 2).length).toBeGreaterThan(20);

  for (const { at, value } of placesIn(finished(sightField(terrain, figure, radius, height, levels)))) {
    const there = { at, radius };
    expect([at, value]).toEqual([
      at,
      sees(terrain, figure, there, levels) ? (sees(terrain, there, figure, levels) ? 2 : 1) : sees(terrain, there, figure, levels) ? 3 : 0,
    ]);
  }
});
