import { expect, test } from 'vitest';
import type { Table } from '../../testing/shatterpoint/table.ts';
import { BOXES, fixture } from '../../testing/terrain.ts';
import { expectStealthyApproach } from './ewoks.fixture.ts';
import { BO, DROIDS, GAR, KALANI, MAUL, acting, at, idle, ready, starting, type Units } from './republic.fixture.ts';

const WICKET = 'wicket';
const HUNTERS = 'ewok-hunters';
const HORN = 'ability:hunting-horn';

test('Lead the Charge: he and an Ewok Supporting unit within Range 3 may dash toward an enemy in sight', () => {
  const t = starting(WICKET, { [HUNTERS]: at(0, [10, 16.5], [10, 25]), [KALANI]: at(1, [30, 10]), [GAR]: at(1, [30, 30]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`1.${KALANI}.1`, `1.${GAR}.1`]]);
  t.play(`1.${KALANI}.1`);
  expect([t.asked, t.request?.about.character, t.refusal([6, 10])?.rule]).toEqual(['place dash 0', `0.${WICKET}.1`, 'SP-DIR-06']);
  t.play([14, 10]);
  expect(t.offered).toEqual([`0.${HUNTERS}.1`, `0.${HUNTERS}.2`, 'done']);
  t.play(`0.${HUNTERS}.2`, [13, 23]);
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${HUNTERS}.1`]);
  expect(t.play(null).go().asked).toBe('pick act 0');
});

test('Lead the Charge: with no such unit within Range 3 only he; nothing with no enemy in sight', () => {
  const alone = starting(WICKET, { [HUNTERS]: at(0, [10, 16.51], [10, 25]), paploo: at(0, [10, 13]), [KALANI]: at(1, [30, 10]) });
  expect([alone.asked, alone.request?.about.character, alone.play(null).go().asked]).toEqual(['place dash 0', `0.${WICKET}.1`, 'pick act 0']);
  const wall = { terrain: fixture([BOXES.wallHigh]) };
  expect(starting(WICKET, { [HUNTERS]: at(0, [10, 20], [10, 25]), [KALANI]: at(1, [25, 18]) }, at(0, [10, 18]), wall).asked).toBe('pick act 0');
});

const horn = (units: Units): Table => acting(WICKET, units).play(HORN);

test('Hunting Horn: an action; enemy units within Range 3 gain exposed if one of theirs there is engaged, else pinned', () => {
  const t = horn({ [KALANI]: at(1, [16.5, 10]), [GAR]: at(1, [10, 13]), [MAUL]: at(1, [10, 16.51]), [BO]: at(0, [35, 35]) }).go();
  expect([KALANI, GAR, MAUL].map((id) => t.unit(id).conditions)).toEqual([['pinned'], ['exposed'], []]);
  expect([t.state.activation!.spent, ready(t)]).toEqual([1, 7]);
});

test('Hunting Horn: who is engaged with another ally counts; a unit whose engaged one is out of Range 3 is pinned', () => {
  expect(horn({ [KALANI]: at(1, [16.5, 10]), [BO]: at(0, [20, 10]) }).go().unit(KALANI).conditions).toEqual(['exposed']);
  expect(horn({ [DROIDS]: at(1, [16.5, 10], [30, 10]), [BO]: at(0, [33, 10]) }).go().unit(DROIDS).conditions).toEqual(['pinned']);
});

test('Hunting Horn: closed with nobody within Range 3', () =>
  expect(acting(WICKET, { [KALANI]: at(1, [16.51, 10]) }).closed).toContainEqual(idle('hunting-horn')));

test('Stealthy Approach: a dash, then Hunker, a focus or neither', () => expectStealthyApproach(WICKET));
