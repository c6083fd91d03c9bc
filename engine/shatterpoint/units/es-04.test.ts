import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { about, acted, ready } from './fight.fixture.ts';
import { acting, at, GAR, idle, KALANI, REX, starting, TROOPS, type Units } from './republic.fixture.ts';

const ES = 'es-04';
const HEAT = `cant-stand-the-heat@0.${ES}`;
const EMPIRE = { tags: ['Galactic Empire'] };

test('Marching Orders: a Galactic Empire Supporting character and she may dash', () => {
  const t = starting(ES, { [TROOPS]: { ...at(0, [20, 20], [24, 20]), ...EMPIRE }, [REX]: { ...at(0, [30, 30]), ...EMPIRE } });
  expect(t.offered).toEqual([`0.${TROOPS}.1`, `0.${TROOPS}.2`]);
  t.play(`0.${TROOPS}.2`);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${TROOPS}.2`]);
  t.play([24, 22]);
  expect(about(t)).toBe(`0.${ES}.1`);
  t.play([10, 12]).go();
  expect([t.where(`${TROOPS}.2`), t.where(ES), t.asked]).toEqual([[24, 22, 0], [10, 12, 0], 'pick act 0']);
});

test('Marching Orders: with no such ally only its own character may dash', () => {
  const t = starting(ES, { [TROOPS]: at(0, [20, 20], [24, 20]), [GAR]: { ...at(1, [30, 30]), ...EMPIRE } });
  expect([t.asked, t.request]).toMatchObject(['place dash 0', { about: { character: `0.${ES}.1` } }]);
  expect(t.play(null).go().asked).toBe('pick act 0');
});

const fire = (units: Units, objective: [number, number] = [16.25, 10]): Table => acting(ES, units, {}, { objectives: { C: objective } });

test('Prescribed Fire: everybody at the objective may dash, then takes 2 damage and loses Hunker', () => {
  const t = fire({ [REX]: { ...at(0, [16.25, 13]), hunker: 2 }, [GAR]: { ...at(1, [20.5, 10]), hunker: 1 }, [KALANI]: { ...at(1, [20.51, 12]), hunker: 1 } }).play('ability:prescribed-fire');
  expect([t.asked, about(t), ready(t)]).toEqual(['place dash 0', `0.${REX}.1`, 7]);
  t.play(null);
  expect([t.asked, about(t)]).toEqual(['place dash 1', `1.${GAR}.1`]);
  t.play(null).go();
  expect([t.unit(REX).damage, t.unit(REX).hunker, t.unit(GAR).damage, t.unit(GAR).hunker]).toEqual([2, 0, 2, 0]);
  expect([t.unit(KALANI).damage, t.unit(KALANI).hunker]).toEqual([0, 1]);
});

test('Prescribed Fire: whoever dashed out of Range 2 is spared; closed with no objective within Range 3', () => {
  expect(fire({ [GAR]: at(1, [20.5, 10]) }).play('ability:prescribed-fire', [22, 10]).go().unit(GAR).damage).toBe(0);
  expect(fire({}, [16.26, 10]).closed).toContainEqual(idle('prescribed-fire'));
});

test('Obscuring Flames: an allied unit within Range 3 gains Hunker, herself included; others are not offered', () => {
  const t = acting(ES, { [REX]: at(0, [16.5, 10]), [TROOPS]: at(0, [16.6, 13], [30, 30]), [GAR]: at(1, [10, 15]) }).play('ability:obscuring-flames');
  expect(t.offered).toEqual([`0.${ES}`, `0.${REX}`]);
  expect(t.play(`0.${REX}`).go().unit(REX).hunker).toBe(1);
  expect(acting(ES).play('ability:obscuring-flames').go().unit(ES).hunker).toBe(1);
});

const heat = (own: Partial<Placed> = {}, gar: Placed = at(1, [13, 10])): Table => table({ units: { [ES]: { ...at(0, [10, 10]), ...own }, [GAR]: gar } });

test('Can’t Stand the Heat: an enemy unit that ends a move action engaged with her gains disarmed and strained', () => {
  const t = acted(heat(), GAR, 'move');
  expect(t.offered).toEqual([HEAT, 'pass']);
  expect(t.play(HEAT).unit(GAR).conditions).toEqual(['disarmed', 'strained']);
  expect(acted(heat(), GAR, 'move').play('pass').unit(GAR).conditions).toEqual([]);
});

test('Can’t Stand the Heat: not after another action, not out of contact, not while she is wounded, not for allies', () => {
  expect(acted(heat(), GAR, 'focus').asked).toBe('nothing');
  expect(acted(heat({}, at(1, [20, 10])), GAR, 'move').asked).toBe('nothing');
  expect(acted(heat({ wounded: 1 }), GAR, 'move').asked).toBe('nothing');
  expect(acted(heat({}, at(0, [13, 10])), GAR, 'move').asked).toBe('nothing');
});
