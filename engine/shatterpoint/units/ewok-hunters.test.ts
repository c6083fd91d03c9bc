import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { expectStealthyApproach } from './ewoks.fixture.ts';
import { BO, KALANI, acting, at, diceOf, fight, friendShoots, type Units } from './republic.fixture.ts';
import { happen } from '../deeds/window.ts';

const HUNTERS = 'ewok-hunters';

test('Stealthy Approach: dashes, then Hunker, a focus or neither', () => expectStealthyApproach(HUNTERS));

test('Coordinated Fire: pinned for whom another Ewok attacks within Range 5 in a combat action', () => {
  const fire = `coordinated-fire-pinned@0.${HUNTERS}`;
  const t = friendShoots(HUNTERS, 20.5, 'logray').play(fire);
  expect([t.unit(KALANI).conditions, t.asked]).toEqual([['pinned'], expect.stringContaining('roll attack')]);
  for (const none of [friendShoots(HUNTERS, 20.51, 'logray'), friendShoots(HUNTERS, 20.5, BO), friendShoots(HUNTERS, 20.5, 'logray', 'other')]) expect(none.asked).toMatch('roll attack');
});

test('Forest Dwellers: a Hunker token at the end of set-up, if they like', () => {
  const t = (): Table => table({ units: { [HUNTERS]: at(0, [10, 10], [10, 8]) } }).run((game) => happen(game, { type: 'setupEnded' }));
  expect([t().play(`forest-dwellers@0.${HUNTERS}`).unit(HUNTERS).hunker, t().play('pass').unit(HUNTERS).hunker]).toEqual([1, 0]);
});

test('Forest Dwellers: a Hunker token at the end of their activation, not at the end of another’s', () => {
  const t = acting(HUNTERS).play('end').go();
  expect(t.offered).toEqual([`forest-dwellers@0.${HUNTERS}`, 'pass']);
  expect(t.play(`forest-dwellers@0.${HUNTERS}`).unit(HUNTERS).hunker).toBe(1);
  expect(acting(BO, { [HUNTERS]: at(0, [20, 10], [22, 10]) }).play('end').go().offered).not.toContain(`forest-dwellers@0.${HUNTERS}`);
});

test('Strength In Numbers (SP-TERM-08): 2 dice more against a target engaged with unwounded allied Ewoks, themselves among them', () => {
  const dice = (units: Units, second: readonly [number, number] = [35, 35]): number => diceOf(fight({ [HUNTERS]: at(0, [10, 10], second), [KALANI]: at(1, [17, 10]), ...units }, `0.${HUNTERS}.1`));
  const wicket = { wicket: at(0, [20, 10]) };
  expect([dice(wicket), dice({}, [17, 13])]).toEqual([8, 8]);
  const lone = (own: Partial<Placed> = {}): number => diceOf(fight({ [HUNTERS]: { ...at(0, [10, 10], [35, 35]), ...own }, [KALANI]: at(1, [13, 10]) }, `0.${HUNTERS}.1`, { kinds: ['melee'] }));
  expect([lone(), lone({ wounded: 1 })]).toEqual([7, 5]);
  expect([dice({}), dice({ wicket: { ...wicket.wicket, wounded: 1 } }), dice({ [BO]: at(0, [20, 10]) }), dice({ wicket: at(0, [21.51, 10]) })]).toEqual([
    6, 6, 6, 6,
  ]);
});
