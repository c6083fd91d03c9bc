import { expect, test } from 'vitest';
import { units } from '../shatterpoint/units/index.ts';
import { leftOut } from '../shatterpoint/units/left-out.ts';
import { unknownFirstPrints } from '../shatterpoint/units/first-print.ts';
import { describeUnits, listUnits } from '../testing/workshop/shatterpoint/units.ts';

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

test('the list says that the first-print edition is a mixture, and of which units the first card is not known', () => {
  const list = listUnits();
  const kind = (wanted: string): string[] => list.units.filter(({ firstPrint }) => firstPrint === wanted).map(({ id }) => id).sort();
  expect(kind('unknown')).toEqual(unknownFirstPrints.map(({ id }) => id).sort());
  expect(kind('own')).toEqual(units.filter(({ firstPrint }) => firstPrint !== null).map(({ id }) => id).sort());
  const text = describeUnits(list);
  const line = (name: string): string => text.split('\n').find((each) => each.startsWith(name))!;
  expect(line('Gwarm')).toMatch(/ \? {2}complete, .*first print not known \(changed by v1\.4\)$/);
  expect(line('Weequay Pirates')).toMatch(/ 2 {2}complete/);
  expect(line('Lord Maul')).toMatch(/ 1 {2}complete$/);
  expect(line('The first-print edition is a mixture')).toContain(`${unknownFirstPrints.length} (ed ?) were changed since and play with their current card`);
});
