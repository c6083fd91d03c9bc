import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';

const MAUL = 'lord-maul';
const REVENGE = `revenge-i-must-have-revenge@0.${MAUL}`;
const acting = (units: Readonly<Record<string, Placed>> = {}, maul: Partial<Placed> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ active: MAUL, ...more, units: { [MAUL]: { seat: 0, at: [10, 10], ...maul }, ...units } }).go();
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');

test('Force Speed: for 1 Force, or 1 damage, he may advance', () => {
  const t = acting().play('ability:force-speed');
  expect([t.asked, t.offered]).toEqual(['pick payment 0', ['force', 'damage']]);
  t.play('force');
  expect([t.asked, t.state.players[0]!.ready, t.unit(MAUL).damage]).toEqual(['place advance 0', 7, 0]);
  expect(t.play([17.5, 10]).where(MAUL)).toEqual([17.5, 10, 0]);
});

test('There Is No Place to Run: an enemy within Range 3 is pulled Range 2 toward him and gains Exposed', () => {
  const t = acting({ 'asajj-ventress': { seat: 1, at: [16.5, 10] }, kalani: { seat: 1, at: [10, 16.5] }, 'gar-saxon': { seat: 1, at: [16, 16] } }).play('ability:there-is-no-place-to-run', 'force');
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['1.asajj-ventress.1', '1.kalani.1']]);
  t.play('1.asajj-ventress.1');
  expect(t.asked).toBe('place pull 0');
  expect(t.refusal([18, 10])).toMatchObject({ rule: 'SP-DIR-05' });
  expect(t.refusal(null)).toMatchObject({ why: 'mustPlace' });
  t.play([12, 10]).go();
  expect([t.where('asajj-ventress'), t.unit('asajj-ventress').conditions, t.state.players[0]!.ready]).toEqual([[13.5, 10, 0], ['exposed'], 6]);
});

test('There Is No Place to Run: nobody within Range 3, or Exposed already', () => {
  expect(acting({ kalani: { seat: 1, at: [16.51, 10] } }).closed).toContainEqual({ option: 'ability:there-is-no-place-to-run', rule: 'SP-ABIL-02', why: 'nothingToDo' });
  const t = acting({ kalani: { seat: 1, at: [16, 10], conditions: ['exposed'] } }).play('ability:there-is-no-place-to-run', 'force', [12, 10]);
  expect(t.unit('kalani')).toMatchObject({ damage: 1, conditions: ['exposed'] });
});

/** Ahsoka at (13, 10) strikes at Maul and hits once for 2. */
const hit = (maul: Partial<Placed>, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [MAUL]: { seat: 0, at: [10, 10], ...maul }, 'ahsoka-tano-jedi-no-more': { seat: 1, at: [13, 10] } } })
    .run((game) => attack(game, '1.ahsoka-tano-jedi-no-more.1', { part: 'combat' })).play(attackDice(`C ${failures(6)}`), defenseDice(failures(5)), 'm1');

test('Revenge: wounded by a melee attack he may dash and strike back with 5 dice', () => {
  const t = hit({ damage: 9 });
  expect([t.asked, t.offered, t.unit(MAUL).wounded]).toEqual(['pick answer 0', [REVENGE, 'pass'], 1]);
  t.play(REVENGE);
  expect(t.asked).toBe('place dash 0');
  t.play(null);
  expect([t.asked, t.offered]).toEqual(['pick may 0', ['yes', 'no']]);
  t.play('yes');
  // 11 damage add 3 dice to the 5.
  expect([t.asked, t.all('attackDeclared').at(-1)?.attack]).toMatchObject(['roll attack 8', { kind: 'melee', defender: '1.ahsoka-tano-jedi-no-more.1' }]);
});

test('Revenge: out of reach after the dash there is no attack; not when he is not wounded, nor by a ranged attack', () => {
  expect(hit({ damage: 9 }).play(REVENGE, [5, 10]).asked).toBe('nothing');
  expect(hit({ damage: 8 }).asked).toBe('nothing');
  const shot = table({ units: { [MAUL]: { seat: 0, at: [10, 10], damage: 9 }, 'cc-7567-captain-rex': { seat: 1, at: [17, 10] } } })
    .run((game) => attack(game, '1.cc-7567-captain-rex.1', { part: 'combat' })).play(attackDice(`C ${failures(6)}`), defenseDice(failures(5)), 't1');
  expect([shot.unit(MAUL).wounded, shot.asked]).toEqual([1, 'nothing']);
});

test('Revenge: not for an ally that a melee attack wounds', () => {
  const t = table({ units: { [MAUL]: { seat: 0, at: [10, 10] }, kalani: { seat: 0, at: [20, 10], damage: 9 }, 'gar-saxon': { seat: 1, at: [20, 13] } } }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' }));
  t.play(attackDice(`C ${failures(6)}`), defenseDice(failures(3)), 'm1');
  expect([t.unit('kalani').wounded, t.asked]).toEqual([1, 'nothing']);
});

test('Sustained by Rage: an ally may not pay with damage', () => {
  const t = table({ active: 'gar-saxon', units: { [MAUL]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 0, at: [20, 10] } } }).go().play('ability:jet-pack');
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['place jump 0', 7]);
});

test('Sustained by Rage: he may pay with damage, also without Force, the tax included', () => {
  expect(acting().play('ability:force-speed', 'damage', null).unit(MAUL).damage).toBe(1);
  const poor = acting({ kalani: { seat: 1, at: [16, 10] } }, { injured: 1 }, { players: [{ ready: 2 }, {}] }).play('ability:there-is-no-place-to-run', [12, 10]);
  expect([poor.unit(MAUL).damage, poor.state.players[0]!.ready]).toEqual([3, 2]);
});

test('Sustained by Rage: while Wounded he must pay Force', () => {
  const t = acting({}, { wounded: 1, damage: 11 }).play('ability:force-speed');
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['place advance 0', 6]);
  expect(acting({}, { wounded: 1, damage: 11 }, { players: [{ ready: 1 }, {}] }).closed).toContainEqual({ option: 'ability:force-speed', rule: 'SP-ABIL-10', why: 'notEnoughForce', detail: { price: 2 } });
});

test('AT-271 (SP-WND-02): paid damage may wound him: the opponent gains momentum, the ability is had, the activation is over', () => {
  const t = acting({}, { damage: 10 }).play('ability:force-speed', 'damage');
  expect([t.unit(MAUL).wounded, t.state.players[1]!.momentum, t.asked]).toEqual([1, [8, 7], 'place advance 0']);
  t.play([10, 14]).go();
  expect(t.where(MAUL)).toEqual([10, 14, 0]);
  expect(t.all('activationEnded')).toHaveLength(1);
});

test.each([[0, 0, 7], [2, 0, 7], [3, 0, 8], [8, 0, 9], [7, 1, 12], [0, 1, 10]])('AT-333 (SP-TXT-06): with %i damage and %i Injured he rolls %i dice in melee', (damage, injured, dice) => {
  const t = acting({ kalani: { seat: 1, at: [13, 10] } }, { damage, injured });
  expect(t.run((game) => attack(game, `0.${MAUL}.1`, { part: 'combat' })).asked).toBe(`roll attack ${dice}`);
});

test('Sustained by Rage: nothing more on a ranged attack, nor for others', () => {
  const ranged = acting({ kalani: { seat: 1, at: [17, 10] } }, { damage: 9, stance: 1 });
  expect(ranged.run((game) => attack(game, `0.${MAUL}.1`, { part: 'combat' })).asked).toBe('roll attack 7');
  const other = table({ units: { [MAUL]: { seat: 0, at: [10, 10], damage: 9 }, 'gar-saxon': { seat: 0, at: [16, 10] }, kalani: { seat: 1, at: [13, 10] } } });
  expect(other.run((game) => attack(game, '0.gar-saxon.1', { part: 'combat' })).asked).toBe('roll attack 7');
});

test('AT-087 (SP-STANCE-02): only the active stance defends', () => {
  const dice = (stance: number, at: Spot): number => {
    const t = table({ units: { [MAUL]: { seat: 0, at: [10, 10], stance }, 'gar-saxon': { seat: 1, at } } }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' }));
    return t.pools.defenseDice;
  };
  expect([dice(0, [13, 10]), dice(1, [13, 10]), dice(0, [17, 10]), dice(1, [17, 10])]).toEqual([5, 6, 5, 6]);
});
