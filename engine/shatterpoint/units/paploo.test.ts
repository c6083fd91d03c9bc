import { expect, test } from 'vitest';
import type { Placed, Table } from '../../testing/shatterpoint/table.ts';
import { expectStealthyApproach } from './ewoks.fixture.ts';
import { BO, GAR, KALANI, MAUL, acting, at, diceOf, fight, idle, ready, rolls, type Units } from './republic.fixture.ts';

const PAPLOO = 'paploo';
const HUNTERS = 'ewok-hunters';
const RETREAT = 'feigned-retreat';

/** The hunters' first at (16.5, 10), within Range 3; Kalani beyond it. */
const retreat = (units: Units = {}): Table => acting(PAPLOO, { [HUNTERS]: at(0, [16.5, 10], [35, 35]), [KALANI]: at(1, [20, 10]), ...units });

test('Feigned Retreat: an engaged Ewok may reposition away and gains Hunker, the enemy is exposed and may dash after it', () => {
  const t = retreat().play(`ability:${RETREAT}`);
  expect([t.asked, t.request?.about.character, t.refusal([20, 14])?.rule]).toEqual(['place reposition 0', `0.${HUNTERS}.1`, 'SP-DIR-06']);
  t.play([12, 12]);
  expect([t.unit(HUNTERS).hunker, t.unit(KALANI).conditions, ready(t)]).toEqual([1, ['exposed'], 7]);
  expect([t.asked, t.request?.about.character, t.refusal([24, 10])?.rule]).toEqual(['place dash 1', `1.${KALANI}.1`, 'SP-DIR-06']);
  expect(t.play(null).go().asked).toBe('pick act 0');
});

test('Feigned Retreat: who stays engaged gains no Hunker', () => {
  const t = retreat().play(`ability:${RETREAT}`, null, null);
  expect([t.unit(HUNTERS).hunker, t.unit(KALANI).conditions]).toEqual([0, ['exposed']]);
});

test('Feigned Retreat: of several enemies one is picked; closed with no other Ewok engaged within Range 3', () => {
  expect(retreat({ [GAR]: at(1, [16.5, 13]) }).play(`ability:${RETREAT}`).offered).toEqual([`1.${KALANI}.1`, `1.${GAR}.1`]);
  const closed: Units[] = [
    { [HUNTERS]: at(0, [16.51, 10], [35, 35]) },
    { [KALANI]: at(1, [21.01, 10]) },
    { [HUNTERS]: at(0, [35, 30], [35, 35]), [BO]: at(0, [16.5, 10]) },
    { [HUNTERS]: at(0, [35, 30], [35, 35]), [KALANI]: at(1, [13, 10]) },
  ];
  for (const units of closed) expect(retreat(units).closed).toContainEqual(idle(RETREAT));
});

test('Stealthy Approach: a dash, then Hunker, a focus or neither', () => expectStealthyApproach(PAPLOO));

const FEARLESS = `fearless-and-inventive@0.${PAPLOO}`;
const brawl = (units: Units, kalani: Partial<Placed> = {}): Table => fight({ [PAPLOO]: at(0, [10, 10]), [KALANI]: { ...at(1, [13, 10]), ...kalani }, ...units }, `0.${PAPLOO}.1`, { targets: [`1.${KALANI}.1`] });

test('Fearless and Inventive: 2 dice for another unwounded enemy engaged with him, none with the target alone', () => {
  const t = brawl({ [MAUL]: at(1, [10, 7]) });
  expect(t.offered).toEqual([FEARLESS, 'pass']);
  expect(diceOf(t.play(FEARLESS))).toBe(8);
  expect(brawl({}).asked).toBe('roll attack 6');
});

const WHAT = `what-does-this-do@0.${PAPLOO}`;

test('What Does This Do?: against an exposed or pinned enemy he may use its melee chart', () => {
  for (const condition of ['exposed', 'pinned'] as const) {
    const t = brawl({}, { conditions: [condition] });
    expect(t.offered).toEqual([WHAT, 'pass']);
    // Four expertise: Kalani's chart adds a critical, his own 1 damage.
    const borrowed = rolls(t.play(WHAT), 'X X X X');
    expect([borrowed.state.attacks[0]?.successes, borrowed.state.attacks[0]?.pool]).toEqual([1, 0]);
    expect(borrowed.asked).toBe('pick option 0');
    const own = brawl({}, { conditions: [condition] }).play('pass');
    expect(rolls(own, 'X X X X').all('resultsDetermined')[0]!.successes).toBe(0);
  }
});

test('What Does This Do?: not against other enemies, nor when shooting, nor for an ally’s attack', () => {
  expect(fight({ [PAPLOO]: at(0, [10, 7]), [BO]: at(0, [10, 10]), [KALANI]: { ...at(1, [13, 10]), conditions: ['exposed'] } }, `0.${BO}.1`, { kinds: ['melee'] }).offered).not.toContain(WHAT);
  expect(brawl({}, { conditions: ['strained', 'disarmed'] }).asked).toBe('roll attack 6');
  expect(brawl({}, { conditions: ['exposed'], at: [17, 10] }).asked).toBe('roll attack 5');
});
