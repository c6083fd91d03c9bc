import { afterEach, expect, test } from 'vitest';
import { keepSettings, readSettings } from './settings.ts';
import { allAt, oneOf, PACES } from './speeds.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

function kept(settings: object): void {
  const all = new Map([['gantry.settings', JSON.stringify(settings)]]);
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => all.get(key) ?? null, setItem: (key: string, value: string) => all.set(key, value) } });
}

test('a speed that was kept for everything stands for each kind', () => {
  kept({ speed: 2 });
  expect(readSettings().speed).toEqual({ moves: 2, attacks: 2, rest: 2 });
  kept({ speed: 1, card: true });
  expect(readSettings()).toMatchObject({ speed: allAt(1), card: true });
});

test('each kind keeps its own; what is damaged or missing is shown as it is', () => {
  kept({});
  expect(readSettings().speed).toEqual(allAt(1));
  keepSettings({ ...readSettings(), speed: { moves: 4, attacks: 1, rest: 'instant' } });
  expect(readSettings().speed).toEqual({ moves: 4, attacks: 1, rest: 'instant' });
  kept({ speed: { moves: 3, attacks: 'instant' } });
  expect(readSettings().speed).toEqual({ moves: 1, attacks: 'instant', rest: 1 });
  kept({ speed: 'fast' });
  expect(readSettings().speed).toEqual(allAt(1));
});

test('all kinds have one speed, or none in common', () => {
  for (const pace of PACES) expect(oneOf(allAt(pace))).toBe(pace);
  expect(oneOf({ ...allAt(2), rest: 4 })).toBeNull();
});
