import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { attackDice, defenseDice, faces, table, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { nothing, testCard } from '../../testing/shatterpoint/test-card.ts';
import { active, after, change, innate } from '../game/ability.ts';
import { isByEnemy } from '../attack/again.ts';
import { attack } from '../attack/attack.ts';
import { damage } from './damage.ts';
import { gainHunker } from './effects.ts';
import { keyword } from '../families/index.ts';
import { mayPayForce, spendUpTo } from './force.ts';
import type { Ability } from '../game/game.ts';
import { gainUntilTurnEnds } from './lasting.ts';
import { missionAfter, missionChange } from '../game/mission.ts';
import { shiftingPriorities } from '../missions/shifting-priorities.ts';
import { SHATTERPOINT } from '../state/state.ts';
import type { Stat } from '../state/stats.ts';
import { answerWaiting } from './window.ts';
import { read } from '../game/read.ts';

const leap = active('Leap', 1, 'It leaps.', { run: nothing });

test('SP-ABIL-04: abilities are offered between effects, never while one is being resolved', () => {
  const t = table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [13, 10] } }, cards: [fighter('hero', { abilities: [leap] }), fighter('foe')], active: 'hero' }).go();
  const open = (): boolean => t.offered.includes('ability:leap');
  expect(open()).toBe(true);
  t.play('move');
  expect([t.asked, open(), t.refusal('ability:leap')]).toMatchObject(['pick how 0', false, { why: 'notOffered' }]);
  t.playOn('none', 'combat', attackDice('C F F F'), defenseDice('F F F'));
  expect([t.asked, open()]).toEqual(['pick option 0', false]);
  t.playOn('stop');
  expect([t.asked, open()]).toEqual(['pick act 0', true]);
});

test('SP-ABIL-12: the tax of an Injured unit comes on top and adds nothing to an ability with a variable cost', () => {
  const spent: number[] = [];
  const gather = active('Gather', 0, 'Spend up to 3 Force for as many Hunker tokens.', {
    *run(game, unit) { const amount = yield* spendUpTo(game, unit.seat, 'gather', 3); spent.push(amount); yield* gainHunker(game, unit.id, amount); },
  });
  const t = table({ units: { hero: { seat: 0, at: [10, 10], injured: 1 } }, cards: [testCard('hero', { abilities: [gather] })], active: 'hero', players: [{ ready: 4, pool: 6 }, {}] }).playOn('ability:gather');
  expect([t.asked, t.offered]).toEqual(['pick spend 0', ['0', '1', '2', '3']]);
  t.playOn('2');
  expect([spent, t.unit('hero').hunker, t.state.players[0]!.ready]).toEqual([[2], 2, 4 - 1 - 2]);
});

test('SP-ABIL-17: reserving a card, passing the Shatterpoint card and the costs of a mission are no abilities: no tax', () => {
  const hurt = { seat: 0, at: [4, 4], wounded: 1, injured: 1, damage: 9 } as const;
  const order = (top: readonly string[]): Table => table({ units: { hero: hurt, ally: { seat: 0, at: [8, 4] } }, cards: [testCard('hero'), testCard('ally')], step: 'order', players: [{ deck: { left: [] }, top: [...top], ready: 2, pool: 4 }, {}] }).go();
  expect(order(['0.hero', '0.ally']).playOn('reserve').state.players[0]!.ready).toBe(1);
  expect(order([SHATTERPOINT, '0.hero', '0.ally']).playOn('pass').state.players[0]!.ready).toBe(1);
  const mission = order(['0.hero']).run((game) => mayPayForce(game, 0, 2, 'mission')).play('yes');
  expect([mission.result, mission.state.players[0]!.ready]).toEqual([true, 0]);
});

/** A unit that tells apart whose effects wound it. */
const wary = innate('Wary', 'It tells whose effect it was.', after('wounded', { may: false, when: (game, unit, { by, unit: hurt }) => hurt === unit.id && isByEnemy(game, unit, by), run: nothing }));
const frail = (more: Partial<TableOptions> = {}): Table =>
  table({ units: { hero: { seat: 0, at: [10, 10], damage: 8 }, ally: { seat: 0, at: [20, 4] }, foe: { seat: 1, at: [13, 10] } }, cards: [fighter('hero', { abilities: [wary] }), fighter('ally'), fighter('foe', { melee: [1, 3] })], ...more });
const noticed = (t: Table): boolean => t.all('abilityUsed').some(({ ability }) => ability === 'wary');

test('SP-EFF-01, SP-EFF-02: an ability, an attack and a mission may have the same effect; it is an enemy one only when an enemy unit’s', () => {
  const by = (source: string | null): Table => frail().run(function* (game) { damage(game, '0.hero', 1, source, null); yield* answerWaiting(game); });
  expect([by('1.foe.1'), by('0.ally.1'), by(null)].map((t) => [t.unit('hero').wounded, noticed(t)])).toEqual([[1, true], [1, false], [1, false]]);
  const attacked = frail().run((game) => attack(game, '1.foe.1', { part: 'combat' })).play(attackDice('C'), defenseDice('F F F'), 'm1');
  expect([attacked.unit('hero').wounded, noticed(attacked)]).toEqual([1, true]);
  const storm = { ...shiftingPriorities, parts: [missionAfter('storm', 'turnStarted', { *run(game) { damage(game, '0.hero', 1, null, null); yield* answerWaiting(game); } })] };
  const stormy = frail({ mission: storm, players: [{ deck: { left: ['0.hero', '0.ally'] } }, {}] }).go();
  expect([stormy.unit('hero').wounded, noticed(stormy)]).toEqual([1, false]);
});

test('SP-TERM-07: beyond the core rules a number changes only by cards and by the mission', () => {
  const sharp = innate('Sharp', 'It rolls one die more.', change('attackDice', (_game, owner, { unit }) => (unit === owner.id ? 1 : 0)));
  const dice = (own: boolean, set: boolean): number => {
    const mission = { ...shiftingPriorities, parts: set ? [missionChange('attackDice', () => 2)] : [] };
    const t = table({ units: { hero: { seat: 0, at: [10, 10] } }, cards: [testCard('hero', { abilities: own ? [sharp] : [] })], mission });
    return read(t.game, 'attackDice', { unit: '0.hero', character: '0.hero.1', attack: null }, 5);
  };
  expect([dice(false, false), dice(true, false), dice(false, true), dice(true, true)]).toEqual([5, 6, 7, 8]);
});

test('SP-STACK-03: who loses one of two bracketed effects loses its number; below 0 there is none', () => {
  const drill = (name: string, n: number) => innate(name, `Allies have Sharpshooter [${n}].`, change('sharpshooter', (_game, owner, { unit }) => (unit.startsWith(`${owner.seat}.`) ? n : 0)));
  const t = table({ units: { hero: { seat: 0, at: [10, 10] }, two: { seat: 0, at: [4, 4] }, one: { seat: 0, at: [8, 4] } }, cards: [testCard('hero'), testCard('two', { abilities: [drill('Drill', 2)] }), testCard('one', { abilities: [drill('Advice', 1)] })] });
  const value = (): number => read(t.game, 'sharpshooter', { unit: '0.hero', character: '0.hero.1', attack: null });
  expect(value()).toBe(3);
  t.unit('two').defeated = true;
  expect(value()).toBe(1);
  t.unit('one').defeated = true;
  expect(value()).toBe(0);
  const piercing = innate('Piercing', 'The target’s Cover is 3 less.', change('coverReduced', (_game, owner, { unit }) => (unit === owner.id ? 3 : 0)));
  const shot = table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [16, 10], hunker: 1 } }, cards: [fighter('hero', { abilities: [piercing] }), fighter('foe')] }).run((game) => attack(game, '0.hero.1', { part: 'combat' }));
  expect(shot.pools).toMatchObject({ defenseDice: 3 });
});

/** An ability that gains or loses a keyword until the end of the turn. */
const changing = (name: string, stat: Stat, amount: number): Ability => active(name, 0, 'Until the end of the turn.', { *run(game, unit) { gainUntilTurnEnds(game, unit, stat, amount); yield* nothing(); } });

test.each([
  [['ability:dull', 'ability:whet'], 1], [['ability:whet', 'ability:dull'], 0], [['ability:dull'], 0], [['ability:whet'], 2], [[], 1],
])('SP-STACK-03: Sharpshooter [1], to lose [2] and to gain [1]: after %j its focus gives %i dice', (abilities, dice) => {
  const hero = testCard('hero', { abilities: [innate('Aim', 'It has Sharpshooter [1].', keyword('sharpshooter', 1)), changing('Dull', 'sharpshooter', -2), changing('Whet', 'sharpshooter', 1)] });
  const t = table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [17, 10] } }, cards: [hero, testCard('foe')], active: 'hero' }).playOn(...abilities, 'focus', 'combat');
  expect(t.asked).toBe(`roll attack ${5 + 1 + dice}`);
});

test.each([[['dull', 'whet'], 1], [['whet', 'dull'], 0]] as const)('SP-STACK-02, SP-STACK-03, SP-COVER-04: a Hunker token is a Cover [1] like any other: to %s leaves Cover [%i]', (order, cover) => {
  const t = table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [16, 10], hunker: 1 } }, cards: [fighter('hero'), fighter('foe')], active: 'hero' });
  for (const word of order) gainUntilTurnEnds(t.game, t.unit('foe'), 'cover', word === 'dull' ? -3 : 1);
  t.run((game) => attack(game, '0.hero.1', { part: 'combat' }));
  expect(t.pools).toMatchObject({ defenseDice: 3 + cover });
});

test.each([[['brace', 'brace', 'slip'], true], [['slip', 'brace'], false], [['brace', 'slip', 'slip', 'brace'], false], [[], true]] as const)('SP-STACK-01, SP-STACK-03: a keyword without a number is had or not: after %j a Shove moves the foe: %s', (order, moves) => {
  const t = table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [13, 10] } }, cards: [fighter('hero', { walk: ['*m1: shove', ''] }), fighter('foe')], active: 'hero' });
  for (const word of order) gainUntilTurnEnds(t.game, t.unit('foe'), 'steadfast', word === 'brace' ? 1 : -1);
  t.playOn('combat', attackDice('C F F F'), defenseDice('F F F')).play('m1');
  expect(t.request).toMatchObject({ kind: 'place', ask: moves ? 'push' : 'pull' });
});

test('SP-ORDER-03: discard piles, reserve and removed cards are open; the order of the deck exists only when a card is drawn', () => {
  const t = table({ units: { hero: { seat: 0, at: [4, 4] }, ally: { seat: 0, at: [8, 4] } }, cards: [testCard('hero'), testCard('ally')], step: 'order', players: [{ deck: { left: ['0.ally', '0.hero', SHATTERPOINT] } }, {}] }).go();
  expect(t.request).toMatchObject({ kind: 'roll', die: 'card', sides: 3 });
  t.play(faces(2));
  expect(t.all('cardRevealed')).toMatchObject([{ card: '0.hero' }]);
  expect(t.asked).toBe('pick reserve 0');
});
