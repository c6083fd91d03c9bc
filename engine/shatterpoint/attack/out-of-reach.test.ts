import { expect, test } from 'vitest';
import { table } from '../../testing/shatterpoint/table.ts';
import { BOXES, boxTerrain } from '../../testing/terrain.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { attack } from './attack.ts';

const cards = ['hero', 'near', 'also', 'far', 'hidden'].map((id) => testCard(id));

test('(SP-ATK-00b, SP-LOS-01): beside the targets of a ranged attack every other enemy is closed with its reason', () => {
  const terrain = boxTerrain({ inch: true, boxes: [{ ...BOXES.wallHigh, x: [13, 14], z: [4, 16] }] });
  const t = table({
    terrain,
    cards,
    units: {
      hero: { seat: 0, at: [10, 10] },
      near: { seat: 1, at: [10, 15] },
      also: { seat: 1, at: [6, 14] },
      far: { seat: 1, at: [10, 34] },
      hidden: { seat: 1, at: [16, 10] },
    },
  });
  t.run((game) => attack(game, '0.hero.1', { part: 'combat', kinds: ['ranged'] }));
  expect([t.asked, t.offered]).toEqual(['pick target 0', ['1.near.1', '1.also.1']]);
  expect(t.closed?.map(({ option, rule, why }) => [option, rule, why])).toEqual([['1.far.1', 'SP-ATK-00b', 'beyondRange'], ['1.hidden.1', 'SP-LOS-01', 'notInSight']]);
  expect(t.refusal('1.far.1')).toMatchObject({ rule: 'SP-ATK-00b', detail: { character: '1.far.1' } });
});

test('(SP-ATK-00c): beside the targets of a melee attack those not Engaged are closed', () => {
  const t = table({
    cards,
    units: { hero: { seat: 0, at: [10, 10] }, near: { seat: 1, at: [10, 13] }, also: { seat: 1, at: [13, 10] }, far: { seat: 1, at: [10, 20] } },
  });
  t.run((game) => attack(game, '0.hero.1', { part: 'combat' }));
  expect(t.closed?.map(({ option, rule }) => [option, rule])).toEqual([['1.far.1', 'SP-ATK-00c']]);
});

test('(SP-EFF-06): an ability that forbids a target says so', () => {
  const t = table({ units: { 'count-dooku': { seat: 1, at: [10, 13] }, magnaguard: { seat: 1, at: [[13, 10], [7, 10]] }, 'general-anakin-skywalker': { seat: 0, at: [10, 10] } } });
  t.run((game) => attack(game, '0.general-anakin-skywalker.1', { part: 'combat' }));
  expect(t.closed?.map(({ option, rule, why }) => [option, rule, why])).toEqual([['1.count-dooku.1', 'SP-EFF-06', 'cannotBeTargeted']]);
});
