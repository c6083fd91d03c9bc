import { expect, test } from 'vitest';
import { table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { BO, KALANI, MAUL, REX, TROOPS, acting, at, defenseOf, fight, rolls, starting, type Units } from './republic.fixture.ts';

const CODY = 'cc-2224-clone-commander-cody';
const POINTS = { A: [18, 10], B: [30, 30] } as const;
const problem = (units: Units, more: Partial<TableOptions> = {}): Table => starting(CODY, units, {}, { objectives: POINTS, ...more });

test('We’ve Got a Big Problem...: he may jump toward an active objective; then an enemy within range 3 that contests it is exposed', () => {
  const t = problem({ [KALANI]: at(1, [20, 10]), [MAUL]: at(1, [13, 13]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['A', 'B']]);
  t.play('A');
  expect([t.asked, t.refusal([5, 10])?.rule]).toEqual(['place jump 0', 'SP-DIR-06']);
  t.play([13.5, 10]).go();
  expect([t.unit(KALANI).conditions, t.unit(MAUL).conditions]).toEqual([['exposed'], []]);
});

test('We’ve Got a Big Problem...: nobody is exposed too far away, at another objective, or wounded', () => {
  expect(problem({ [KALANI]: at(1, [20, 10]) }).play('A', [13.49, 10]).unit(KALANI).conditions).toEqual([]);
  expect(problem({ [KALANI]: at(1, [14, 10]) }).play('B', null).unit(KALANI).conditions).toEqual([]);
  expect(problem({ [KALANI]: { ...at(1, [16, 10]), wounded: 1 } }).play('A', null).unit(KALANI).conditions).toEqual([]);
  expect(starting(CODY, { [KALANI]: at(1, [16, 10]) }).asked).toBe('pick act 0');
  const asleep = table({ active: CODY, step: 'begin', units: { [CODY]: at(0, [10, 10]), [KALANI]: at(1, [16, 10]) }, objectives: POINTS });
  for (const objective of asleep.state.objectives) objective.active = objective.id === 'B';
  expect(asleep.go().offered, 'active ones only').toEqual(['B']);
});

test('We’ve Got a Big Problem..., first print: an enemy within range 5 that contests any active objective is exposed, without a jump', () => {
  const exposed = (x: number): unknown[] => {
    const t = problem({ [KALANI]: at(1, [x, 10]) }, { edition: 'firstPrint' });
    return [t.asked, t.unit(KALANI).conditions];
  };
  expect(exposed(20.5)).toEqual(['pick act 0', ['exposed']]);
  expect(exposed(20.51)).toEqual(['pick act 0', []]);
  expect(exposed(13.7)).toEqual(['pick act 0', []]);
});

test('Defensive Maneuver: a dash brings a Hunker token, staying does not', () => {
  expect(acting(CODY).play('ability:defensive-maneuver', [13, 10]).unit(CODY).hunker).toBe(1);
  expect(acting(CODY).play('ability:defensive-maneuver', null).unit(CODY).hunker).toBe(0);
});

/** A friend at (x, 10) shoots Kalani at (x, 17) and rolls four failures. */
const volley = (friend: string, x: number, own: Partial<Placed>, part = 'combat'): Table => {
  const t = fight({ [CODY]: at(0, [10, 10]), [friend]: { ...at(0, [x, 10], [35, 2]), ...own }, [KALANI]: at(1, [x, 17]) }, `0.${friend}.1`, { kinds: ['ranged'], part });
  return rolls(t, 'X X X');
};

test('Bring it Down!: Clone Trooper Supporting characters within range 4 with a Hunker token may reroll up to 2 failures of a ranged combat attack', () => {
  const t = volley(TROOPS, 18.5, { hunker: 1 });
  expect([t.asked, t.offered, t.request]).toMatchObject(['pick reroll 0', ['3:failure', '4:failure', '5:failure', '6:failure'], { min: 0, max: 2 }]);
  for (const none of [volley(TROOPS, 18.51, { hunker: 1 }), volley(TROOPS, 18.5, { hunker: 0 }), volley(TROOPS, 18.5, { hunker: 1 }, 'other'), volley(REX, 18.5, { hunker: 1 }), volley('clan-kryze-mandalorians', 18.5, { hunker: 1 })]) {
    expect(none.asked).not.toMatch('reroll');
  }
});

test('Bring it Down!: not for the opponent’s troopers', () => {
  const t = fight({ [CODY]: at(0, [10, 10]), [BO]: at(0, [16, 17]), [TROOPS]: { ...at(1, [16, 10], [35, 2]), hunker: 1 } }, `1.${TROOPS}.1`, { kinds: ['ranged'], targets: [`0.${BO}.1`] });
  expect(rolls(t).asked).not.toMatch('reroll');
});

test('Bring it Down!: not for melee attacks', () => {
  const t = fight({ [CODY]: at(0, [10, 10]), [TROOPS]: { ...at(0, [14, 10], [35, 2]), hunker: 1 }, [KALANI]: at(1, [14, 13]) }, `0.${TROOPS}.1`, { kinds: ['melee'] });
  expect(rolls(t, 'X').asked).not.toMatch('reroll');
});

test('Say Goodnight, Clanker!: focus brings two dice for a ranged attack, and its targets have no Cover; an ally’s have', () => {
  expect(acting(CODY).play('focus').all('focused')[0]).toMatchObject({ sharpshooter: 2 });
  const covered = (who: string): number => defenseOf(fight({ [CODY]: at(0, [10, 10]), [BO]: at(0, [10, 14]), [KALANI]: { ...at(1, [17, 10]), hunker: 1 } }, `0.${who}.1`));
  expect([covered(CODY), covered(BO)]).toEqual([4, 5]);
});
