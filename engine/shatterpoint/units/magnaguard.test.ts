import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attackChoices } from '../attack/attack.ts';
import { about, acted, strike } from './fight.fixture.ts';
import { magnaguard } from './magnaguard.ts';
import { printIn } from '../game/unit-card.ts';

const GUARD = 'magnaguard';
const set = (units: Readonly<Record<string, Placed>>, guard: Partial<Placed> = {}): Table =>
  table({
    units: {
      [GUARD]: {
        seat: 0,
        at: [
          [10, 10],
          [10, 20],
        ],
        ...guard,
      },
      ...units,
    },
  });
const PROTOCOLS = `protection-protocols@0.${GUARD}`;

test('SP-TXT-09 Protection Protocols: after the move action of a Separatist Primary one guard may advance toward it', () => {
  const t = acted(set({ 'asajj-ventress': { seat: 0, at: [20, 10] } }), 'asajj-ventress', 'move');
  expect(t.play(PROTOCOLS).offered).toEqual([`0.${GUARD}.1`, `0.${GUARD}.2`, 'none']);
  t.play(`0.${GUARD}.1`);
  expect([t.asked, about(t)]).toEqual(['place advance 0', `0.${GUARD}.1`]);
  expect(t.refusal([4, 10])?.rule).toBe('SP-DIR-06');
  expect(t.play([15, 10]).where(`${GUARD}.1`)).toEqual([15, 10, 0]);
});

test('Protection Protocols: not after another action, not for others', () => {
  expect(acted(set({ 'asajj-ventress': { seat: 0, at: [20, 10] } }), 'asajj-ventress', 'focus').asked).toBe('nothing');
  expect(acted(set({ 'asajj-ventress': { seat: 1, at: [20, 10] } }), 'asajj-ventress', 'move').asked).toBe('nothing');
  expect(acted(set({ kalani: { seat: 0, at: [20, 10] } }), 'kalani', 'move').asked).toBe('nothing');
  expect(acted(set({ 'lord-maul': { seat: 0, at: [20, 10] } }), 'lord-maul', 'move').asked).toBe('nothing');
});

/** Defense dice of a character that Captain Rex shoots at. */
const defense = (who: string, at: Spot): number => {
  const t = set({ [who]: { seat: 0, at: who.startsWith('b1') ? [at, [35, 35]] : at }, 'cc-7567-captain-rex': { seat: 1, at: [20, 10] } });
  strike(t, 'cc-7567-captain-rex', 'ranged', { targets: [`0.${who}.1`] });
  return t.pools.defenseDice;
};

test('Bodyguard: Primary and Secondary allies within Range 2 have Cover [1], others have not', () => {
  expect(defense('kalani', [14.5, 10]) - defense('kalani', [14.51, 10])).toBe(1);
  expect(defense('b1-battle-droids', [14.5, 10]) - defense('b1-battle-droids', [14.51, 10])).toBe(0);
});

const mayStrike = (who: string, at: Spot, guard: Partial<Placed> = {}): boolean => {
  const t = set({ [who]: { seat: 0, at: who.startsWith('b1') ? [at, [35, 35]] : at }, 'gar-saxon': { seat: 1, at: [13, 12] } }, guard);
  return attackChoices(t.game, '1.gar-saxon.1', { targets: [`0.${who}.1`] }).length > 0;
};

test('Intercede: an enemy engaged with a guard cannot attack a Primary or Secondary ally, but a Supporting one', () => {
  expect(mayStrike('kalani', [14, 14])).toBe(false);
  expect(mayStrike('b1-battle-droids', [14, 14])).toBe(true);
});

test('Intercede: not while the guards are wounded or not engaged', () => {
  expect(mayStrike('kalani', [14, 14], { wounded: 1 })).toBe(true);
  expect(mayStrike('kalani', [14, 14], { at: [[5, 10], [5, 20]] })).toBe(true);
});

test('the first print had 10 Stamina', () => {
  expect([printIn(magnaguard, 'current').stamina, printIn(magnaguard, 'firstPrint').stamina]).toEqual([9, 10]);
});
