import { expect, test } from 'vitest';
import type { Spot, Table } from '../../testing/shatterpoint/table.ts';
import { stand, type Stand } from './stand.fixture.ts';
import { supplyLines } from './supply-lines.ts';

/** Hero, hurt and Pinned, ends its activation. On Short Rations, map 1, L C R are Active; 18, 13.75 is just within Range 2 of C. */
const ending = (at: Spot, control: Stand['control'] = { C: 0 }, more: Stand['hero'] = {}): Table =>
  stand(supplyLines, 'Short Rations', { control, hero: { at: [at], damage: 3, conditions: ['pinned'], ...more } }).playOn('end');

test('a unit that ends its activation contesting an active objective of its own may lose 1 damage or 1 condition', () => {
  const t = ending([18, 13.75]);
  expect([t.asked, t.offered]).toEqual(['pick drop 0', ['damage', 'pinned', 'none']]);
  expect(t.playOn('damage').unit('hero')).toMatchObject({ damage: 2, conditions: ['pinned'] });
  expect(ending([18, 18]).playOn('pinned').unit('hero')).toMatchObject({ damage: 3, conditions: [] });
  expect(ending([18, 18]).playOn('none').unit('hero')).toMatchObject({ damage: 3, conditions: ['pinned'] });
});

test.each([
  ['just outside', [18, 13.74], { C: 0 }, {}],
  ['at one that nobody controls', [18, 18], {}, {}],
  ['at one of the opponent’s', [18, 18], { C: 1 }, {}],
  ['at one that is inactive', [16, 24], { T: 0 }, {}],
  ['with nothing to lose', [18, 18], { C: 0 }, { damage: 0, conditions: [] }],
] as const)('not %s', (_why, at, control, more) => {
  const t = ending(at, control, more as Stand['hero']);
  expect([t.asked, t.all('damageHealed'), t.all('conditionLost')]).toEqual(['pick act 1', [], []]);
});

test('(SP-WND-03): a unit that was Wounded in its activation contests nothing and gets nothing', () => {
  const t = stand(supplyLines, 'Short Rations', { control: { C: 0 }, hero: { at: [[18, 18]] } }).go();
  Object.assign(t.unit('hero'), { wounded: 1, damage: 9, conditions: ['pinned'] });
  expect(t.playOn('end').asked).toBe('pick act 1');
});
