import { expect, test } from 'vitest';
import type { Table } from '../../testing/shatterpoint/table.ts';
import { damage } from '../deeds/damage.ts';
import { BO, GAR, KALANI, MAUL, at, diceOf, fight, ready, rolls, starting, type Units } from './republic.fixture.ts';
import { momentum, wounding } from './rebels.fixture.ts';
import { answerWaiting } from '../deeds/window.ts';

const SOLO = 'general-solo';
const LUKE = 'jedi-knight-luke-skywalker';

const quietly = (place: 'deck' | 'discard'): Table => {
  const card = `0.${LUKE}`;
  return starting(SOLO, { [LUKE]: at(0, [20, 10]), [BO]: at(0, [30, 10]) }, {}, { players: [{ deck: { left: place === 'deck' ? [card] : [] }, discard: place === 'deck' ? [] : [card] }, {}] });
};

test('Then We’ll do it Real Quiet Like: another Rebel and he may dash, or advance while its card is in the deck or reserve', () => {
  const t = quietly('discard');
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${LUKE}.1`]);
  t.play([24, 10]);
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${SOLO}.1`]);
  const far = quietly('deck').play([26, 10]);
  expect([far.where(LUKE), far.asked]).toEqual([[26, 10, 0], 'place advance 0']);
});

test('Then We’ll do it Real Quiet Like: without another Rebel only he may dash', () => {
  const t = starting(SOLO, { [BO]: at(0, [30, 10]) });
  expect([t.asked, t.request?.about.character, t.play(null).go().asked]).toEqual(['place dash 0', `0.${SOLO}.1`, 'pick act 0']);
});

const OUT = `outnumbered-not-outgunned@0.${SOLO}`;
const shoots = (units: Units, part = 'combat'): Table => rolls(fight({ [SOLO]: at(0, [10, 10]), [KALANI]: at(1, [17, 10]), ...units }, `0.${SOLO}.1`, { part, targets: [`1.${KALANI}.1`] }));

test('Outnumbered, not Outgunned: after a combat attack he may attack another enemy unit with 5 dice', () => {
  const t = shoots({ [MAUL]: at(1, [10, 16]) });
  expect(t.offered).toEqual([OUT, 'pass']);
  t.play(OUT, 'yes');
  expect([diceOf(t), t.all('attackDeclared').at(-1)?.attack.defender, ready(t)]).toEqual([5, `1.${MAUL}.1`, 7]);
});

test('Outnumbered, not Outgunned: not with only the same unit in reach, nor after another attack', () => {
  expect([shoots({ [MAUL]: at(1, [30, 30]) }).asked, shoots({ [MAUL]: at(1, [10, 16]) }, 'other').asked]).toEqual(['nothing', 'nothing']);
});

const OPTIMISM = `lets-keep-a-little-optimism-here@0.${SOLO}`;
const hope = (victim: string, by: string | null, [own, enemy]: readonly [number[], number[]] = [[8], [8, 7]]): Table =>
  wounding({ [SOLO]: at(0, [10, 10]), [BO]: at(0, [30, 30]), [MAUL]: at(1, [30, 10]), [KALANI]: at(1, [20, 30]) }, victim, by, null, {
    players: [{ momentum: own }, { momentum: enemy }],
  });

test('Let’s Keep A Little Optimism Here: an ally wounded by an enemy, and the opponent ahead in momentum: 1 momentum', () => {
  const t = hope(`0.${BO}`, `1.${MAUL}.1`);
  expect(t.offered).toContain(OPTIMISM);
  t.play(OPTIMISM);
  expect([momentum(t, 0), momentum(t, 1), ready(t)]).toEqual([2, 3, 7]);
});

test('Let’s Keep A Little Optimism Here: not ahead or level, not for enemies, not by the own side or nobody', () => {
  for (const t of [hope(`0.${BO}`, `1.${MAUL}.1`, [[8, 7, 6], [8, 7]]), hope(`1.${KALANI}`, `0.${BO}.1`), hope(`0.${BO}`, `0.${SOLO}.1`), hope(`0.${BO}`, null)]) expect(t.offered).not.toContain(OPTIMISM);
});

const HEY = `hey-its-me@0.${SOLO}`;
const units: Units = { [SOLO]: { ...at(0, [10, 10]), conditions: ['exposed', 'pinned'] }, [BO]: at(0, [30, 30]), [KALANI]: at(1, [17, 10]), [GAR]: at(1, [30, 10]) };
const again = (t: Table, victim: string, by: string | null): Table => t.run(function* (game) {
  damage(game, victim, 99, by, null);
  yield* answerWaiting(game);
});

test('Hey, it’s Me: once per turn, when an enemy is wounded, he must lose a condition and may dash', () => {
  const t = wounding(units, `1.${GAR}`, null, null);
  expect([t.asked, t.offered]).toEqual(['pick condition 0', ['exposed', 'pinned']]);
  t.play('pinned');
  expect([t.unit(SOLO).conditions, t.asked]).toEqual([['exposed'], 'place dash 0']);
  t.play([10, 6]);
  expect(t.where(SOLO)).toEqual([10, 6, 0]);
  const second = again(t, `1.${KALANI}`, null);
  expect([second.asked, second.unit(SOLO).conditions]).toEqual(['nothing', ['exposed']]);
});

test('Hey, it’s Me: once per turn, when an enemy character wounds an ally, he may attack it with 5 dice', () => {
  const t = wounding(units, `0.${BO}`, `1.${KALANI}.1`, null, { players: [{ ready: 0 }, {}] });
  expect(t.offered).toEqual([HEY, 'pass']);
  t.play(HEY, 'yes');
  expect([diceOf(t), t.all('attackDeclared').at(-1)?.attack.defender]).toEqual([5, `1.${KALANI}.1`]);
  rolls(t);
  expect(again(t, `0.${SOLO}`, `1.${KALANI}.1`).offered).not.toContain(HEY);
});

test('Hey, it’s Me: no attack on an enemy out of reach, and not for a wound by the own side', () => {
  const poor = { players: [{ ready: 0 }, {}] } as const;
  expect(wounding(units, `0.${BO}`, `1.${GAR}.1`, null, poor).asked).toBe('nothing');
  expect(wounding(units, `0.${BO}`, `0.${SOLO}.1`, null, poor).asked).toBe('nothing');
});

test('Hey, it’s Me: an enemy that wounds its own side is an enemy wounded, no attack follows', () => {
  const t = wounding(units, `1.${GAR}`, `1.${KALANI}.1`, null, { players: [{ ready: 0 }, {}] });
  expect(t.play('pinned', null).asked).toBe('nothing');
});
