import { expect, test } from 'vitest';
import { units } from '../shatterpoint/units/index.ts';
import { leftOut } from '../shatterpoint/units/left-out.ts';
import { describeUnits, listUnits } from './units.ts';

test('every unit is listed once with its status, and every unit left out with its reason', () => {
  const list = listUnits();
  expect(list.units.map(({ id }) => id).sort()).toEqual(units.map(({ id }) => id).sort());
  const text = describeUnits(list);
  for (const { name } of units) expect(text).toContain(name);
  for (const { name, why } of leftOut) expect(text).toContain(`${name.padEnd(46)} left out: ${why}`);
});

test('a unit that is left out is not in the library', () => {
  expect(leftOut.filter(({ sps }) => units.some(({ codes }) => codes?.sps === sps))).toEqual([]);
});
