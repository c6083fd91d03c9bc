import { expect, test } from 'vitest';
import { groundId } from '../../host/ground.ts';
import { systems } from '../../host/systems.ts';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import { plaza } from '../../testing/soundness-tables.ts';
import { systemIds } from '../../testing/workshop/index.ts';
import { middleOf } from './core.ts';
import type { Effort, Tables } from './figure.ts';
import { bench, describeFigures, parts } from './index.ts';
import { rowsOf } from './table.ts';

/** Everything once, to see that it works. */
const TINY: Effort = { rounds: 1, ms: 0, pairs: 20, starts: 2, rays: 10, games: 1, decisions: 1, dense: 33 };

const table = plaza();
/** A table of few boxes in place of the real ones. */
const tables: Tables = { terrain: (id) => Promise.resolve({ ...table, id: groundId(id) }) };

test.each(Object.keys(parts))('%s: every figure is a finite number with a unit, a reference and a goal beside it where it has them', async (part) => {
  const rows = await bench(tables, part, systemIds, TINY);
  expect(rows.length).toBeGreaterThan(1);
  for (const { name, room, value, unit, reference, ratio, goal, met } of rows) {
    expect(name.startsWith(`${room}: `), name).toBe(true);
    expect(room.split(',')[0]).toBe(part);
    expect(Number.isFinite(value) && value >= 0, name).toBe(true);
    expect(unit).not.toBe('');
    if (reference !== undefined) expect(Number.isFinite(reference.value), name).toBe(true);
    expect(ratio === undefined, name).toBe(reference === undefined || reference.value === 0);
    if (ratio !== undefined) expect(Math.abs(ratio * reference!.value - value), name).toBeLessThanOrEqual(0.01 * value);
    expect(met, name).toBe(goal === undefined ? undefined : goal.better === 'more' ? value >= goal.value : value <= goal.value);
  }
});

test('--system: figures that are of a game are of the asked ones alone', async () => {
  const named = async (part: string, system: string): Promise<string> => (await bench(tables, part, [system], TINY)).map(({ name }) => name).join();
  for (const part of ['core', 'games', 'search']) for (const system of systemIds) {
    const names = await named(part, system);
    expect(systemIds.filter((id) => names.includes(id)), `${part} ${system}`).toEqual([system]);
  }
});

test('in every system something is asked in the middle of a game', async () => {
  const terrain = await new Content(assetsFolder(import.meta.url)).terrain('refinery');
  for (const { rules, starter } of systems) {
    const { request } = middleOf(rules.start(rules.readSetup(starter('refinery')), terrain), { games: 2 });
    expect([rules.id, request === null || request.kind === 'roll']).toEqual([rules.id, false]);
  }
});

test('a room that is not there is refused by name', async () => {
  for (const name of ['attic', 'constructor']) await expect(bench(tables, name, systemIds, TINY)).rejects.toThrow(`"${name}"`);
});

test('the table stands room by room, with ratio, goal and whether it is met', () => {
  const figures = [
    { name: 'a: first', value: 3e6, unit: 'queries/s', reference: { name: 'other way', value: 1.5e6 }, goal: { value: 4e6, better: 'more' } },
    { name: 'b: second', value: 0.5, unit: 'ms', goal: { value: 0.5, better: 'less' } },
    { name: 'a: third', value: 7, unit: '%' },
  ] as const;
  expect(describeFigures(figures).split('\n').map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
    'a', '  first  3 M  queries/s  2 × other way (1.5 M)  goal ≥ 4 M  not met', '  third  7  %', '', 'b', '  second  0.5  ms  goal ≤ 0.5  met', '', '1 of 2 goals met',
  ]);
  expect(rowsOf(figures).map(({ name, ratio, met }) => ({ name, ratio, met }))).toEqual([
    { name: 'a: first', ratio: 2, met: false }, { name: 'a: third', ratio: undefined, met: undefined }, { name: 'b: second', ratio: undefined, met: true },
  ]);
});
