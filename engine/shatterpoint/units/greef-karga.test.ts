import { expect, test } from 'vitest';
import { faces, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { damage } from '../deeds/damage.ts';
import { happen } from '../game/game.ts';
import { answerWaiting } from '../game/game.ts';
import { takenBy } from '../deeds/objective.ts';

const GREEF = 'greef-karga';
const HUNTER = 'the-mandalorian';
const acting = (units: Readonly<Record<string, Placed>> = {}): Table => table({ active: GREEF, units: { [GREEF]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('Some of My Favorite People Are Bounty Hunters: those within Range 4 may heal, then dash', () => {
  const t = acting({ [HUNTER]: { seat: 0, at: [10, 17], damage: 2 }, kalani: { seat: 0, at: [13, 10], damage: 2 } }).play('ability:some-of-my-favorite-people-are-bounty-hunters');
  expect([t.asked, t.offered]).toEqual(['pick heal 0', [`damage@0.${HUNTER}`, 'none']]);
  t.play(`damage@0.${HUNTER}`);
  expect(t.asked).toBe('place dash 0');
  t.play([10, 20]).go();
  expect([t.unit(HUNTER).damage, t.where(HUNTER), t.asked]).toEqual([1, [10, 20, 0], 'pick act 0']);
});

test('Some of My Favorite People Are Bounty Hunters: nobody beyond Range 4', () => {
  const hunter = (y: number): string => acting({ [HUNTER]: { seat: 0, at: [10, y], damage: 2 } }).play('ability:some-of-my-favorite-people-are-bounty-hunters').go().asked;
  expect([hunter(18.5), hunter(18.51)]).toEqual(['pick heal 0', 'pick act 0']);
});

const activated = (from: 'reserve' | 'order', hunters: Readonly<Record<string, Placed>>): Table =>
  table({ units: { [GREEF]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at: [20, 26] }, ...hunters } }).run((game) => happen(game, { type: 'activated', unit: '1.gar-saxon', from }));

test('Close the Deal: when an opponent activates a unit from reserve a Bounty Hunter may dash and attack it with 5 dice', () => {
  const t = activated('reserve', { [HUNTER]: { seat: 0, at: [20, 20] } });
  expect(t.offered).toEqual([`close-the-deal@0.${GREEF}`, 'pass']);
  t.play(`close-the-deal@0.${GREEF}`);
  expect(t.asked).toBe('place dash 0');
  t.play([20, 23], 'yes');
  expect(t.asked).toBe('roll attack 5');
});

test('Close the Deal: not from the order deck, not without a Bounty Hunter', () => {
  expect(activated('order', { [HUNTER]: { seat: 0, at: [20, 20] } }).asked).toBe('nothing');
  expect(activated('reserve', {}).asked).toBe('nothing');
  const own = table({ units: { [GREEF]: { seat: 0, at: [10, 10] }, [HUNTER]: { seat: 0, at: [20, 20] } } }).run((game) => happen(game, { type: 'activated', unit: `0.${HUNTER}`, from: 'reserve' }));
  expect(own.asked, 'an own unit out of reserve').toBe('nothing');
});

test('There Is One Job...: one enemy unit is marked before the first struggle card', () => {
  const t = table({ units: { [GREEF]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at: [20, 26] }, 'lord-maul': { seat: 1, at: [30, 30] } } }).run((game) => happen(game, { type: 'setupEnding' }));
  expect(t.asked).toBe('roll order 1');
  expect(t.play(faces(2)).state.units.filter(({ marks }) => marks.length > 0).map(({ id }) => id)).toEqual(['1.lord-maul']);
});

const wounding = (by: string | null, marks: readonly string[]): Table =>
  table({ units: { [GREEF]: { seat: 0, at: [10, 10] }, [HUNTER]: { seat: 0, at: [20, 20] }, 'jango-fett': { seat: 1, at: [30, 26] }, 'gar-saxon': { seat: 1, at: [20, 26], marks: [...marks] } }, struggle: { token: 0 } })
    .run(function* (game) { damage(game, '1.gar-saxon', 99, by, null); yield* answerWaiting(game); });

test('There Is One Job...: a Bounty Hunter who wounds the marked unit moves the struggle token 1 and takes the mark', () => {
  const t = wounding(`0.${HUNTER}.1`, ['one-job']);
  expect([t.state.struggle.token, t.unit('gar-saxon').marks]).toEqual([-1, []]);
});

test('There Is One Job...: not for others, not for unmarked units', () => {
  expect(wounding(`0.${GREEF}.1`, ['one-job']).state.struggle.token).toBe(0);
  expect(wounding(`0.${HUNTER}.1`, []).state.struggle.token).toBe(0);
  expect(wounding('1.jango-fett.1', ['one-job']).state.struggle.token, 'a Bounty Hunter of the other side').toBe(0);
  expect(wounding(null, ['one-job']).state.struggle.token).toBe(0);
});

test('Wolves at My Back: ties for an objective that he contests go to his player, others stay open', () => {
  const tie = (at: Spot): number | null => {
    const t = table({ units: { [GREEF]: { seat: 0, at }, kalani: { seat: 0, at: [18, 15] }, 'gar-saxon': { seat: 1, at: [18, 21] }, 'lord-maul': { seat: 1, at: [21, 18] } }, objectives: { C: [18, 18] } });
    t.state.units.find(({ id }) => id === '0.kalani')!.characters[0]!.at = at[0] === 15 ? null : t.character('kalani').at;
    t.state.units.find(({ id }) => id === '1.lord-maul')!.characters[0]!.at = null;
    return takenBy(t.game, t.state.objectives[0]!);
  };
  expect([tie([15, 18]), tie([5, 5])]).toEqual([0, null]);
});
