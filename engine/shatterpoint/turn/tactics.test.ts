import { expect, test } from 'vitest';
import { attackDice, faces, table, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { defeat } from './defeat.ts';
import { refreshForce } from '../deeds/force.ts';
import { chooseUnit, refreshDeck } from './order.ts';
import { SHATTERPOINT as SP, type Player } from '../state/state.ts';
import type { TacticsCard } from '../game/game.ts';

const NAMES = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'];
const ids = (...names: readonly string[]): string[] => names.map((name) => (name === SP ? SP : name.startsWith('bt') ? `tactics:${name}` : `0.${name}`));

/** A Battle Tactics card that refreshes 1 Force of the player who reveals it. */
const tacticsCard = (id: string): TacticsCard => ({ id, name: id, text: 'Refresh 1 Force.', *run(game, provider) { refreshForce(game, provider.seat, 1); } });
const cards = NAMES.map((name) => testCard(name, name === 'u1' ? { tactics: [tacticsCard('bt1'), tacticsCard('bt2')] } : {}));

interface Piles { readonly top: readonly string[]; readonly discard?: readonly string[]; readonly reserve?: string; readonly ready?: number }

/** P1's turn at step 2: the deck holds the named cards in this order, u1 brought the Battle Tactics. */
function deckOf({ top, discard = [], reserve, ready = 3 }: Piles, more: Partial<TableOptions> = {}): Table {
  const player: Partial<Player> = { deck: { left: [] }, top: ids(...top), discard: ids(...discard), reserve: reserve === undefined ? null : `0.${reserve}`, provider: '0.u1', ready, pool: 5 };
  const units = Object.fromEntries(NAMES.map((name, i) => [name, { seat: 0 as const, at: [4 + 4 * i, 6] as const }]));
  return table({ units: { ...units, foe: { seat: 1, at: [18, 30] } }, cards: [...cards, testCard('foe')], step: 'order', players: [player, { deck: { left: ['1.foe'] } }], ...more });
}
const p1 = (t: Table): Player => t.state.players[0]!;
const choosing = (t: Table): Table => t.run((game) => chooseUnit(game, 0));
const known = ['cardRevealed', 'tacticsResolved', 'cardRemoved', 'deckRefreshed', 'activated'];
const log = (t: Table): string[] => t.events.filter(({ type }) => known.includes(type)).map((event) => `${event.type}${'card' in event ? ` ${String(event.card).replace(/^(0\.|tactics:)/, '')}` : ''}`);

test('AT-065 (SP-BTC-02): cards of Battle Tactics are resolved one after the other, then a unit activates, all in one turn', () => {
  const t = deckOf({ top: ['bt1', 'bt2', 'u2'] }).go();
  expect(log(t)).toEqual(['cardRevealed bt1', 'tacticsResolved bt1', 'cardRevealed bt2', 'tacticsResolved bt2', 'cardRevealed u2', 'activated']);
  expect([p1(t).ready, t.state.activation?.unit, t.all('turnStarted'), t.all('turnEnded')]).toEqual([5, '0.u2', [], []]);
});

test('SP-BTC-06: a resolved card lies in the discard pile, and its text happens before the next card is revealed', () => {
  const t = deckOf({ top: ['bt1', 'u2', 'u3'] }).go();
  expect([t.asked, t.offered, p1(t).discard, p1(t).hand]).toEqual(['pick reserve 0', ['activate', 'reserve'], ids('bt1'), ids('u2')]);
  expect(t.events.map(({ type }) => type).slice(0, 5)).toEqual(['cardRevealed', 'cardDiscarded', 'forceRefreshed', 'tacticsResolved', 'cardRevealed']);
});

test('SP-BTC-06, SP-TURN-04: after a card the reserved unit cannot be chosen instead, unless the deck is empty', () => {
  const on = choosing(deckOf({ top: ['bt1', 'u2'], reserve: 'u3' })).play('reveal');
  expect([on.result, on.asked, p1(on).reserve]).toEqual([{ unit: '0.u2', from: 'order' }, 'nothing', '0.u3']);
  const out = choosing(deckOf({ top: ['bt1'], reserve: 'u3' })).play('reveal');
  expect([out.result, p1(out).reserve, out.all('deckRefreshed')]).toEqual([{ unit: '0.u3', from: 'reserve' }, null, []]);
});

test('SP-RES-05: a card of Battle Tactics is never offered for reserve', () => {
  const t = choosing(deckOf({ top: ['bt1', 'bt2', SP] }));
  expect([t.asked, t.all('cardReserved'), p1(t).discard]).toEqual(['pick shatterpoint 0', [], ids('bt1', 'bt2')]);
});

test('SP-SHAT-05: behind a passed Shatterpoint card Battle Tactics are resolved, and one card more is revealed', () => {
  const t = choosing(deckOf({ top: [SP, 'bt1', 'u4'] })).play('pass');
  expect(log(t)).toEqual(['cardRevealed shatterpoint', 'cardRevealed bt1', 'tacticsResolved bt1', 'cardRevealed u4']);
  expect([t.result, p1(t).deck.left, p1(t).ready]).toEqual([{ unit: '0.u4', from: 'order' }, [SP], 3 - 1 + 1]);
});

/** The table before anything: P1's six units, some of which bring cards. */
function opening(providers: Readonly<Record<string, readonly string[]>>, tacticsLimit?: number): Table {
  const limit = tacticsLimit === undefined ? {} : { tacticsLimit };
  const own = NAMES.map((name) => testCard(name, { ...(providers[name] === undefined ? {} : { tactics: providers[name].map(tacticsCard), ...limit }) }));
  const units = Object.fromEntries(NAMES.map((name) => [name, { seat: 0 as const, at: null }]));
  return table({ units: { ...units, foe: { seat: 1, at: null } }, cards: [...own, testCard('foe')], phase: 'setup', turn: 0, struggle: { card: null } }).go();
}
const brought = (t: Table): string[] => p1(t).deck.left.filter((card) => card.startsWith('tactics:'));

test('AT-367 (SP-BTC-01, SP-SETUP-02): three cards make an order deck of 6 + 1 + 3', () => {
  const t = opening({ u3: ['bt7', 'bt8', 'bt9'] }).playOn('bt7+bt8+bt9');
  expect(t.asked).toBe('roll firstPlayer 5');
  expect([p1(t).deck.left.length, brought(t), p1(t).provider]).toEqual([10, ids('bt7', 'bt8', 'bt9'), '0.u3']);
  const none = opening({});
  expect([none.asked, none.state.players[0]!.deck.left.length]).toEqual(['roll firstPlayer 5', 7]);
});

test('AT-066 (SP-BTC-03): of two units that bring cards exactly one must be chosen', () => {
  const t = opening({ u2: ['bt1'], u5: ['bt2', 'bt3'] });
  expect([t.asked, t.offered, t.request]).toMatchObject(['pick tacticsProvider 0', ['0.u2', '0.u5'], { min: 1, max: 1 }]);
  t.playOn('0.u5');
  expect([t.asked, t.offered]).toEqual(['pick tactics 0', ['bt2', 'bt3']]);
  t.playOn('bt2+bt3');
  expect([t.asked, brought(t), p1(t).provider]).toEqual(['roll firstPlayer 5', ids('bt2', 'bt3'), '0.u5']);
  t.playOn(attackDice('C F F F F'), attackDice('F F F F F'));
  expect(t.asked).toBe('pick side 0');
});

const NONE = { kind: 'pick', picks: [] } as const;

test('SP-BTC-03: of three cards, where the unit allows two, its player takes none, one or two', () => {
  const t = (): Table => opening({ u3: ['bt7', 'bt8', 'bt9'] }, 2);
  expect([t().asked, t().request]).toMatchObject(['pick tactics 0', { options: ['bt7', 'bt8', 'bt9'], about: { unit: '0.u3' }, min: 0, max: 2 }]);
  expect(t().refusal({ kind: 'pick', picks: ['bt7', 'bt8', 'bt9'] })).not.toBeNull();
  for (const some of [['bt9'], ['bt7', 'bt9']]) {
    const taken = t().playOn(some.join('+'));
    expect([brought(taken), taken.asked]).toEqual([ids(...some), 'roll firstPlayer 5']);
  }
  const none = t().answer(NONE).go();
  expect([none.asked, brought(none), p1(none).provider, none.all('tacticsAdded')]).toEqual(['roll firstPlayer 5', [], null, []]);
});

test('AT-067 (SP-BTC-04, SP-BTC-05, SP-DEF-04): when its provider falls a card leaves the discard pile at once, the deck when it is revealed, and no new deck has one', () => {
  const t = deckOf({ top: ['bt2', 'u2'], discard: ['bt1', 'u1', 'u3', SP] });
  defeat(t.game, '0.u1');
  expect([p1(t).removed, p1(t).discard]).toEqual([ids('u1', 'bt1'), ids('u3', SP)]);
  t.go();
  expect(log(t).slice(2)).toEqual(['cardRevealed bt2', 'cardRemoved bt2', 'cardRevealed u2', 'activated']);
  expect([t.state.activation?.unit, t.all('tacticsResolved'), t.all('forceRefreshed')]).toEqual(['0.u2', [], []]);
  t.run((game) => refreshDeck(game, 0));
  expect([p1(t).deck.left.slice().sort(), p1(t).removed]).toEqual([ids('u2', 'u3', SP).sort(), ids('u1', 'bt1', 'bt2')]);
});

test('AT-069 (SP-BTC-02, SP-BTC-04, SP-REFR-02, SP-REFR-04, AMB-42): the last card is shuffled into the new deck that its resolution makes necessary', () => {
  const t = choosing(deckOf({ top: ['bt1'], discard: [...NAMES, SP, 'bt2'], ready: 0 }));
  expect([log(t), t.asked]).toEqual([['cardRevealed bt1', 'tacticsResolved bt1', 'deckRefreshed'], 'roll order 1']);
  expect([p1(t).deck.left.slice().sort(), p1(t).discard, p1(t).ready]).toEqual([ids(...NAMES, SP, 'bt1', 'bt2').sort(), [], 5]);
  const place = p1(t).deck.left.indexOf('tactics:bt1') + 1;
  t.play(faces(place));
  expect([log(t).slice(3), t.asked]).toEqual([['cardRevealed bt1', 'tacticsResolved bt1'], 'roll order 1']);
});
