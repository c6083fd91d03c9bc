import { expect, test } from 'vitest';
import { faces, table, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { change, innate } from '../game/ability.ts';
import { chooseUnit, isSpent, refreshDeck, type Choice } from './order.ts';
import { SHATTERPOINT as SP, type Chosen, type Player } from '../state/state.ts';

const NAMES = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'];
const id = (name: string): string => (name === SP ? SP : `0.${name}`);
const ids = (...names: readonly string[]): string[] => names.map(id);

interface Piles {
  readonly deck: readonly string[];
  readonly reserve?: string;
  readonly discard?: readonly string[];
  readonly ready?: number;
  readonly bottom?: readonly string[];
  readonly reserved?: boolean;
}

/** P1's six units with an order deck of the named cards, in the middle of P1's turn at step 2; `gone` units are defeated. */
function deckOf(
  { deck, reserve, discard, ready = 3, bottom = [], reserved = false }: Piles, gone: readonly string[] = [], more: Partial<TableOptions> = {},
): Table {
  const rest = [...NAMES, SP].filter((name) => !deck.includes(name) && name !== reserve && !bottom.includes(name) && !gone.includes(name));
  const player: Partial<Player> = {
    deck: { left: ids(...deck) },
    reserve: reserve === undefined ? null : id(reserve),
    discard: ids(...(discard ?? rest)),
    bottom: ids(...bottom),
    ready,
    pool: 3,
    reserved,
  };
  const units = Object.fromEntries(
    NAMES.map((name, i) => [name, { seat: 0 as const, at: gone.includes(name) ? null : ([4 + 4 * i, 6] as const), defeated: gone.includes(name) }]),
  );
  return table({ units: { ...units, foe: { seat: 1, at: [18, 30] } }, cards: [...NAMES, 'foe'].map((name) => testCard(name)), step: 'order', players: [player, { deck: { left: ['1.foe'] } }], ...more });
}

const choosing = (t: Table): Table => t.run((game) => chooseUnit(game, 0));
/** The unit that was chosen to activate, and by which card. */
const by = (unit: string, from: Chosen = 'order'): Choice => ({ unit: `0.${unit}`, from });
const p1 = (t: Table): Player => t.state.players[0]!;
const log = (t: Table): string[] => t.events.map((event) => `${event.type}${'card' in event ? ` ${String(event.card).replace('0.', '')}` : ''}`);

test('AT-047 (SP-RES-01): reserving costs 1 Force and the next card must activate', () => {
  const t = choosing(deckOf({ deck: ['u1', 'u2', 'u3'] })).play(faces(1));
  expect([t.asked, t.offered]).toEqual(['pick reserve 0', ['activate', 'reserve']]);
  t.play('reserve');
  expect([p1(t).ready, p1(t).reserve]).toEqual([2, '0.u1']);
  t.play(faces(1));
  expect([t.result, t.asked]).toEqual([by('u2'), 'nothing']);
  expect([p1(t).discard.at(-1), p1(t).deck.left]).toEqual(['0.u2', ids('u3')]);
});

test('(SP-TURN-06, SP-ORDER-01): a revealed card goes to the discard pile before its unit does anything', () => {
  const t = deckOf({ deck: ['u1', 'u2'] }).playOn(faces(2), 'activate');
  expect(p1(t)).toMatchObject({ deck: { left: ids('u1') }, ready: 3, reserve: null });
  expect(log(t).filter((line) => /card|activ/.test(line))).toEqual(['cardRevealed u2', 'cardDiscarded u2', 'activated', 'activationBegun']);
  expect(t.asked).toBe('pick act 0');
});

test('AT-049 (SP-RES-02): with a card in reserve nothing else can be reserved', () => {
  const t = choosing(deckOf({ deck: ['u3', 'u4'], reserve: 'u1' })).play('reveal', faces(1));
  expect([t.result, t.asked, p1(t).reserve]).toEqual([by('u3'), 'nothing', '0.u1']);
});

test('AT-050 (SP-RES-03, SP-RES-07): the reserved unit may activate instead; nothing is revealed and it cannot go back', () => {
  const t = choosing(deckOf({ deck: ['u2', 'u3', 'u4'], reserve: 'u1' }));
  expect([t.asked, t.offered]).toEqual(['pick order 0', ['reveal', 'reserve']]);
  t.play('reserve');
  expect([t.result, t.asked, log(t)]).toEqual([by('u1', 'reserve'), 'nothing', ['cardDiscarded u1']]);
  expect(p1(t)).toMatchObject({ reserve: null, deck: { left: ids('u2', 'u3', 'u4') }, ready: 3 });
});

test('AT-051 (SP-TURN-04): with an empty deck the reserved card must be chosen and nothing refreshes', () => {
  const t = choosing(deckOf({ deck: [], reserve: 'u1', ready: 0 }));
  expect([t.result, t.asked, t.all('deckRefreshed'), p1(t).ready]).toEqual([by('u1', 'reserve'), 'nothing', [], 0]);
});

test('AT-053 (SP-RES-01): without Ready Force nothing can be reserved', () => {
  const t = choosing(deckOf({ deck: ['u1', 'u2', 'u3'], ready: 0 })).play(faces(1));
  expect([t.result, t.asked, p1(t).reserve]).toEqual([by('u1'), 'nothing', null]);
});

test('(SP-RES-01): once per turn: a second card is never offered for reserve, also when the reserve is free again', () => {
  const t = choosing(deckOf({ deck: ['u1', 'u2', 'u3'], reserved: true })).play(faces(1));
  expect([t.result, t.asked]).toEqual([by('u1'), 'nothing']);
});

test('(SP-RES-06, AMB-40): the last card of the deck cannot be reserved', () => {
  const t = choosing(deckOf({ deck: ['u1'] }));
  expect([t.result, t.asked]).toEqual([by('u1'), 'nothing']);
});

test('AT-054 (SP-SHAT-01, SP-SHAT-02): the Shatterpoint card activates any unit, whose own card stays where it is', () => {
  const t = choosing(deckOf({ deck: [SP, 'u5'] })).play(faces(1));
  expect([t.asked, t.offered]).toEqual(['pick shatterpoint 0', [...ids('u1', 'u2', 'u3', 'u4', 'u5', 'u6'), 'pass']]);
  t.play('0.u5');
  expect([t.result, p1(t).deck.left, p1(t).discard]).toEqual([by('u5', 'shatterpoint'), ids('u5'), ids('u1', 'u2', 'u3', 'u4', 'u6', SP)]);
});

test('(SP-SHAT-02): a defeated unit cannot be chosen', () => {
  const t = choosing(deckOf({ deck: [SP, 'u5'] }, ['u2', 'u6'])).play(faces(1));
  expect(t.offered).toEqual([...ids('u1', 'u3', 'u4', 'u5'), 'pass']);
});

test('AT-055 (SP-SHAT-01): the unit whose card is in reserve may be chosen; its card stays there', () => {
  const t = choosing(deckOf({ deck: [SP, 'u5'], reserve: 'u1' })).play('reveal', faces(1), '0.u1');
  expect([t.result, p1(t).reserve, p1(t).discard.at(-1)]).toEqual([by('u1', 'shatterpoint'), '0.u1', SP]);
});

test('(SP-SHAT-03): for 1 Force the next card is revealed and must activate; the Shatterpoint card goes back into the deck', () => {
  const t = choosing(deckOf({ deck: [SP, 'u5', 'u6'] })).play(faces(1), 'pass');
  expect(p1(t).ready).toBe(2);
  t.play(faces(2));
  expect([t.result, t.asked]).toEqual([by('u6'), 'nothing']);
  expect([p1(t).deck.left, p1(t).discard.at(-1)]).toEqual([ids('u5', SP), '0.u6']);
});

test('AT-057 (SP-SHAT-04, AMB-41): as the last card of the deck it cannot be passed, nor without Force', () => {
  const last = choosing(deckOf({ deck: [SP] }));
  expect([last.offered, last.closed]).toEqual([ids(...NAMES), [{ option: 'pass', rule: 'SP-SHAT-04', why: 'deckEmpty' }]]);
  const poor = choosing(deckOf({ deck: [SP, 'u5'], ready: 0 })).play(faces(1));
  expect([poor.offered, poor.closed]).toEqual([ids(...NAMES), [{ option: 'pass', rule: 'SP-FORCE-03', why: 'notEnoughForce' }]]);
  expect(poor.refusal('pass')).toMatchObject({ rule: 'SP-FORCE-03' });
});

test('(SP-SHAT-05, AMB-41): behind a passed Shatterpoint cards of defeated units leave the game; with no other card it is used after all', () => {
  const on = choosing(deckOf({ deck: [SP, 'u3', 'u6'] }, ['u3'])).play(faces(1), 'pass', faces(1));
  expect([on.result, p1(on).removed, p1(on).deck.left]).toEqual([by('u6'), ids('u3'), [SP]]);
  const out = choosing(deckOf({ deck: [SP, 'u3'] }, ['u3'])).play(faces(1), 'pass');
  expect([out.asked, out.offered, out.closed, p1(out).ready]).toEqual(['pick shatterpoint 0', ids('u1', 'u2', 'u4', 'u5', 'u6'), [], 2]);
  out.play('0.u4');
  expect([out.result, p1(out).discard.at(-1), p1(out).deck.left, out.all('deckRefreshed')]).toEqual([by('u4', 'shatterpoint'), SP, [], []]);
});

test('AT-058 (SP-RES-05): the Shatterpoint card is never offered for reserve', () => {
  const t = choosing(deckOf({ deck: [SP, 'u5', 'u6'] })).play(faces(1));
  expect([t.asked, t.offered.includes('reserve')]).toEqual(['pick shatterpoint 0', false]);
});

test('AT-059 (SP-TURN-05): a defeated unit’s revealed card leaves the game and the next is revealed, which may be reserved', () => {
  const t = choosing(deckOf({ deck: ['u3', 'u6', 'u5'] }, ['u3'])).play(faces(1));
  expect(p1(t).removed).toEqual(ids('u3'));
  t.play(faces(1));
  expect([t.asked, t.offered, log(t)]).toEqual(['pick reserve 0', ['activate', 'reserve'], ['cardRevealed u3', 'cardRemoved u3', 'cardRevealed u6']]);
});

test('AT-061, AT-370 (SP-REFR-01, SP-RES-04): a reserved card must be used before the deck refreshes', () => {
  const t = deckOf({ deck: ['u2'], reserve: 'u1', ready: 1 }).playOn('reveal', 'end');
  expect([t.all('turnEnded').map(({ seat }) => seat), t.all('deckRefreshed'), isSpent(p1(t)), p1(t).ready]).toEqual([[0], [], false, 1]);
  t.playOn('end'); // the foe's turn
  expect([t.state.active, t.state.activation?.unit, p1(t).reserve]).toEqual([0, '0.u1', null]);
  expect(t.all('deckRefreshed').filter(({ seat }) => seat === 0)).toEqual([]);
  t.playOn('end');
  expect(t.all('deckRefreshed').filter(({ seat }) => seat === 0)).toHaveLength(1);
  expect([p1(t).deck.left.slice().sort(), p1(t).discard, p1(t).ready]).toEqual([ids(...NAMES, SP).sort(), [], 3]);
});

test('AT-062, AT-346 (SP-REFR-02, SP-REFR-03, SP-FORCE-06): with only a defeated unit’s card left the deck refreshes in mid-turn, Force too', () => {
  const t = choosing(deckOf({ deck: ['u3'], ready: 0 }, ['u3']));
  expect(log(t)).toEqual(['cardRevealed u3', 'cardRemoved u3', 'deckRefreshed']);
  expect([p1(t).ready, t.request]).toMatchObject([3, { kind: 'roll', sides: 6 }]);
  t.play(faces(1));
  expect([t.asked, t.offered]).toEqual(['pick reserve 0', ['activate', 'reserve']]);
  t.play('reserve');
  expect(p1(t).ready).toBe(2);
});

test('AT-063 (SP-REFR-03, SP-ORDER-02): without the cards of two defeated units the new deck has 5 cards', () => {
  const t = deckOf({ deck: [] }, ['u3', 'u6']);
  t.run((game) => refreshDeck(game, 0));
  expect([p1(t).deck.left.slice().sort(), p1(t).discard]).toEqual([ids('u1', 'u2', 'u4', 'u5', SP).sort(), []]);
});

test('(SP-REFR-05): the opponent’s deck and Force stay as they are', () => {
  const t = deckOf({ deck: [] });
  t.state.players[1]!.ready = 1;
  t.state.players[1]!.discard = ['1.foe'];
  t.state.players[1]!.deck.left = [];
  t.run((game) => refreshDeck(game, 0));
  expect(t.state.players[1]).toMatchObject({ ready: 1, discard: ['1.foe'], deck: { left: [] } });
});

test('AT-369 (SP-RES-08): the card behind a reserved one may be the Shatterpoint card, which may choose the reserved unit', () => {
  const t = choosing(deckOf({ deck: ['u1', SP, 'u2'] })).play(faces(1), 'reserve', faces(1));
  expect([t.asked, t.offered]).toEqual(['pick shatterpoint 0', [...ids(...NAMES), 'pass']]);
  t.play('0.u1');
  expect([t.result, p1(t).reserve, p1(t).discard.at(-1), p1(t).deck.left]).toEqual([by('u1', 'shatterpoint'), '0.u1', SP, ids('u2')]);
});

test('(SP-RES-04, SP-TURN-04): when only defeated units’ cards are left behind a reserved card, the reserved unit activates and nothing refreshes', () => {
  const older = choosing(deckOf({ deck: ['u3'], reserve: 'u1', ready: 1 }, ['u3'])).play('reveal');
  expect([older.result, older.all('deckRefreshed'), p1(older).reserve, p1(older).ready]).toEqual([by('u1', 'reserve'), [], null, 1]);
  const now = choosing(deckOf({ deck: ['u1', 'u3'], ready: 1 }, ['u3'])).play(faces(1), 'reserve');
  expect([now.result, now.all('deckRefreshed'), p1(now).reserve, p1(now).ready]).toEqual([by('u1', 'reserve'), [], null, 0]);
});

const cunning = innate('Cunning', 'Costs less to reserve, or goes under the deck.', change('reserveCost', (_g, owner, { unit }) => (unit === owner.id ? -1 : 0)), change('reserveToBottom', (_g, owner, { unit }) => (unit === owner.id ? 1 : 0)));
const cunningCards = (name: string) => [...NAMES, 'foe'].map((each) => testCard(each, each === name ? { abilities: [cunning] } : {}));

test('(SP-EFF-07): a card may make its own reserve cheaper, also without Force, but not those of others', () => {
  const own = choosing(deckOf({ deck: ['u1', 'u2', 'u3'], ready: 0 }, [], { cards: cunningCards('u1') })).play(faces(1));
  expect([own.asked, own.offered]).toEqual(['pick reserve 0', ['activate', 'reserve', 'bottom']]);
  own.play('reserve', faces(1));
  expect([own.result, p1(own).ready, p1(own).reserve]).toEqual([by('u2'), 0, '0.u1']);
  const others = choosing(deckOf({ deck: ['u2', 'u1', 'u3'] }, [], { cards: cunningCards('u1') })).play(faces(1));
  expect([others.offered, others.request]).toMatchObject([['activate', 'reserve'], { about: { price: 1 } }]);
});

test('(SP-EFF-07): a card put under the deck is drawn last and stays known until something is shuffled in', () => {
  const t = choosing(deckOf({ deck: ['u1', 'u2', SP] }, [], { cards: cunningCards('u1') })).play(faces(1), 'bottom', faces(1));
  expect([t.result, p1(t).bottom, p1(t).reserve, p1(t).deck.left]).toEqual([by('u2'), ids('u1'), null, [SP]]);
  choosing(t).play('pass');
  expect([t.result, p1(t).bottom, p1(t).deck.left]).toEqual([by('u1'), [], [SP]]);
});
