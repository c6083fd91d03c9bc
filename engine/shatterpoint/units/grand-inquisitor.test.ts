import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { damage } from '../deeds/damage.ts';
import { answerWaiting } from '../deeds/window.ts';

const INQUISITOR = 'grand-inquisitor';
const TEMPLE = `the-temple-records-are-quite-complete@0.${INQUISITOR}`;
const self = { [INQUISITOR]: { seat: 0, at: [10, 10] } } as const;
const sister = { 'third-sister': { seat: 0, at: [30, 30] } } as const;

const starting = (units: Readonly<Record<string, Placed>>): Table => table({ active: INQUISITOR, step: 'begin', units: { ...self, ...units } }).go();

test('You Know Who We Are: an Inquisitorius Secondary or Supporting ally and he may dash', () => {
  const t = starting({ ...sister, 'fifth-brother': { seat: 0, at: [30, 5] }, 'darth-vader-jedi-hunter': { seat: 0, at: [5, 30] }, stormtroopers: { seat: 0, at: [[20, 20], [24, 20]] } });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['0.third-sister.1', '0.fifth-brother.1']]);
  t.play('0.fifth-brother.1', [30, 9]);
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${INQUISITOR}.1`]);
  t.play([10, 14]).go();
  expect([t.where('fifth-brother'), t.where(INQUISITOR), t.asked]).toEqual([[30, 9, 0], [10, 14, 0], 'pick act 0']);
});

test('You Know Who We Are: with nobody to pick only he may dash; both may stay', () => {
  const alone = starting({ stormtroopers: { seat: 0, at: [[20, 20], [24, 20]] }, 'fifth-brother': { seat: 1, at: [30, 5] } });
  expect([alone.asked, alone.request?.about.character, alone.play(null).go().asked]).toEqual(['place dash 0', `0.${INQUISITOR}.1`, 'pick act 0']);
  expect(starting(sister).play(null, null).go().where(INQUISITOR)).toEqual([10, 10, 0]);
});

/** Objectives A and B: A is controlled by a seat. */
function uncover(controller: 0 | 1 | null, more: { active?: boolean; held?: boolean } = {}): Table {
  const t = table({ active: INQUISITOR, units: { ...self, kalani: { seat: 1, at: [30, 30] } }, objectives: { A: [20, 20], B: [25, 25] } });
  Object.assign(t.state.objectives[0]!, { controller, ...more });
  return t.go();
}

test('Secrets Uncovered: for 2 Force an opponent’s control token is removed', () => {
  const t = uncover(1).play('ability:secrets-uncovered');
  expect(t.offered).toEqual(['A']);
  t.play('A');
  expect([t.state.objectives[0]!.controller, t.state.players[0]!.ready]).toEqual([null, 6]);
});

test('Secrets Uncovered: not from an own, free, inactive or held objective', () => {
  const closed = { option: 'ability:secrets-uncovered', rule: 'SP-ABIL-02', why: 'nothingToDo' };
  for (const t of [uncover(0), uncover(null), uncover(1, { active: false }), uncover(1, { held: true })]) expect(t.closed).toContainEqual(closed);
});

/** An enemy attacks him. */
const attacked = (who: string, at: Spot, stance = 0): Table => table({ units: { [INQUISITOR]: { ...self[INQUISITOR], stance }, [who]: { seat: 1, at } } }).run((game) => attack(game, `1.${who}.1`, { part: 'combat' }));

test('The Temple Records Are Quite Complete: a melee target may flip its stance, and has 2 defense dice more against a Force User', () => {
  const t = attacked('third-sister', [13, 10]);
  expect(t.offered).toEqual([TEMPLE, 'pass']);
  t.play(TEMPLE);
  expect(t.offered).toEqual(['flip', 'keep']);
  t.play('flip');
  expect([t.unit(INQUISITOR).stance, t.pools.defenseDice, t.state.players[0]!.ready]).toEqual([1, 7, 7]);
  expect(attacked('third-sister', [13, 10]).play(TEMPLE, 'keep').pools).toMatchObject({ defenseDice: 8 });
  const back = attacked('third-sister', [13, 10], 1).play(TEMPLE, 'flip');
  expect([back.unit(INQUISITOR).stance, back.asked]).toEqual([0, 'roll attack 7']);
});

test('The Temple Records Are Quite Complete: no dice against others, nothing against ranged attacks, for allies or when it is declined', () => {
  expect(attacked('gar-saxon', [13, 10]).play(TEMPLE, 'keep').pools).toMatchObject({ defenseDice: 6 });
  expect(attacked('gar-saxon', [17, 10]).asked).toMatch('roll attack');
  expect(attacked('third-sister', [13, 10]).play('pass').pools).toMatchObject({ defenseDice: 6 });
  const ally = table({ units: { ...self, kalani: { seat: 0, at: [20, 10] }, 'third-sister': { seat: 1, at: [23, 10] } } });
  expect(ally.run((game) => attack(game, '1.third-sister.1', { part: 'combat' })).asked).toMatch('roll attack');
});

/** An own unit, or an enemy, wounds a unit; he has 2 of 8 Force ready, his pupil 2 damage. */
function wounding(by: string, victim: string): Table {
  const seat = (id: string): 0 | 1 => Number(id[0]) as 0 | 1;
  const t = table({ players: [{ ready: 2 }, {}], units: { ...self, 'third-sister': { seat: 0, at: [30, 30], damage: 4 }, [by.slice(2)]: { seat: seat(by), at: [[20, 20], [24, 20]] }, [victim.slice(2)]: { seat: seat(victim), at: [20, 24] } } });
  return t.run(function* (game) {
    damage(game, victim, 20, `${by}.1`, null);
    yield* answerWaiting(game);
  });
}

test('Clearly, You Were a Poor Student: an enemy unit wounded by the Empire gives 1 Force and a heal', () => {
  const t = wounding('0.stormtroopers', '1.kalani');
  expect([t.asked, t.offered, t.state.players[0]!.ready]).toEqual(['pick choice 0', [`0.${INQUISITOR}.1`, '0.third-sister.1', 'none'], 3]);
  t.play('0.third-sister.1', 'damage@0.third-sister');
  expect([t.asked, t.unit('third-sister').damage]).toEqual(['nothing', 3]);
  expect(wounding('0.stormtroopers', '1.kalani').play('none')).toMatchObject({ asked: 'nothing' });
});

test('Clearly, You Were a Poor Student: twice for a Force User', () => {
  const t = wounding('0.stormtroopers', '1.fifth-brother').play('0.third-sister.1', 'damage@0.third-sister');
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['pick choice 0', 4]);
  expect(t.play('0.third-sister.1', 'damage@0.third-sister').unit('third-sister').damage).toBe(2);
});

test('Clearly, You Were a Poor Student: not for others’ wounds, nor for wounded allies', () => {
  for (const t of [wounding('0.kalani', '1.fifth-brother'), wounding('1.stormtroopers', '0.fifth-brother'), wounding('0.stormtroopers', '0.kalani')]) expect([t.asked, t.state.players[0]!.ready]).toEqual(['nothing', 2]);
});
