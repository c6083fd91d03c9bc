import { expect, test } from 'vitest';
import { faces, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { chooseUnit, refreshDeck } from '../turn/order.ts';
import { tagsOf } from '../game/tags.ts';
import { about, occurs, ready } from './fight.fixture.ts';
import { at, GAR, KALANI, MAUL, REX, starting, TROOPS, type Units } from './republic.fixture.ts';

const LANDO = 'lando-calrissian';
const SHIFT = `sabacc-shift@0.${LANDO}`;
const SIDES = `conflicting-responsibilities@0.${LANDO}`;
const SCOUNDREL = { tags: ['Scoundrel'] };

test('How You Doin’: a Scoundrel ally within Range 4 may dash and then gets all his conditions', () => {
  const t = starting(LANDO, { [MAUL]: at(0, [18.5, 10]), [GAR]: { ...at(1, [10, 16]), ...SCOUNDREL }, [REX]: at(0, [13, 13]), [KALANI]: { ...at(1, [18.6, 10.5]), ...SCOUNDREL } }, { conditions: ['pinned', 'exposed'] });
  expect(t.offered).toEqual([`0.${LANDO}`, `0.${MAUL}`, `1.${GAR}`]);
  t.play(`0.${MAUL}`);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${MAUL}.1`]);
  t.play(null, 'yes').go();
  expect([t.unit(LANDO).conditions, t.unit(MAUL).conditions]).toEqual([[], ['pinned', 'exposed']]);
});

test('How You Doin’: an enemy does not dash, a wounded one is not offered; the conditions may be kept', () => {
  const t = starting(LANDO, { [GAR]: { ...at(1, [10, 16]), ...SCOUNDREL }, [MAUL]: { ...at(0, [16, 10]), wounded: 1 } }, { conditions: ['pinned'] }).play(`1.${GAR}`);
  expect(t.asked).toBe('pick may 0');
  t.play('no').go();
  expect([t.unit(LANDO).conditions, t.unit(GAR).conditions]).toEqual([['pinned'], []]);
  const given = starting(LANDO, { [GAR]: { ...at(1, [10, 16]), ...SCOUNDREL } }, { conditions: ['pinned'] }).play(`1.${GAR}`, 'yes').go();
  expect(given.unit(GAR).conditions).toEqual(['pinned']);
  expect(starting(LANDO, { [GAR]: { ...at(1, [10, 16]), ...SCOUNDREL } }).play(`1.${GAR}`).go().asked).toBe('pick act 0');
});

const bets = (left: number, seat: 0 | 1 = 0): Table =>
  table({ units: { [LANDO]: at(0, [10, 10]), [REX]: { ...at(0, [20, 20]), conditions: ['pinned'] }, [GAR]: at(1, [30, 30]) }, players: [{ ready: left }, {}] }).run((game) => refreshDeck(game, seat));

test('Hedged Bets: before his deck is refreshed one pick for each ready Force: allies lose, enemies gain a condition', () => {
  const t = bets(2);
  expect(t.offered).toEqual([`0.${LANDO}`, `0.${REX}`, `1.${GAR}`]);
  t.play(`1.${GAR}`, 'strained');
  expect(t.offered).toEqual([`0.${LANDO}`, `0.${REX}`]);
  t.play(`0.${REX}`);
  expect([t.asked, t.unit(GAR).conditions, t.unit(REX).conditions, ready(t)]).toEqual(['nothing', ['strained'], [], 8]);
});

test('Hedged Bets: each ready Force is a pick, none is left out, until no unit is left; an ally without conditions loses nothing', () => {
  const t = bets(3).play(`0.${LANDO}`, `0.${REX}`);
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['strained', 'disarmed', 'exposed', 'pinned']]);
  t.play('pinned');
  expect([t.asked, t.unit(GAR).conditions]).toEqual(['nothing', ['pinned']]);
  expect(bets(8).play(`0.${LANDO}`, `0.${REX}`, 'pinned').asked).toBe('nothing');
});

test('Hedged Bets: nothing without ready Force, or before the other deck', () => {
  expect([bets(0).asked, bets(3, 1).asked]).toEqual(['nothing', 'nothing']);
});

/** His card is drawn from the deck, then Rex’s; he has some Force. */
const revealed = (lando: Partial<Placed> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ step: 'order', units: { [LANDO]: { ...at(0, [10, 10]), ...lando }, [REX]: at(0, [20, 20]) }, players: [{ ready: 1, deck: { left: [`0.${LANDO}`, `0.${REX}`] } }, {}], ...more }).run((game) => chooseUnit(game, 0)).play(faces(1));

test('Sabacc Shift: for a condition he lacks his card goes back, 2 Force come, and the next card cannot be reserved', () => {
  const t = revealed({ conditions: ['pinned'] });
  expect(t.offered).toEqual([SHIFT, 'pass']);
  t.play(SHIFT);
  expect(t.offered).toEqual(['strained', 'disarmed', 'exposed']);
  t.play('exposed');
  expect([t.unit(LANDO).conditions, ready(t), t.state.players[0]!.deck.left]).toEqual([['pinned', 'exposed'], 3, [`0.${REX}`, `0.${LANDO}`]]);
  t.play(faces(1));
  expect([t.asked, t.result]).toEqual(['nothing', { unit: `0.${REX}`, from: 'order' }]);
});

test('Sabacc Shift: once a turn, so his own card next is used', () => {
  const t = revealed().play(SHIFT, 'pinned', faces(2));
  expect([t.asked, t.result]).toEqual(['nothing', { unit: `0.${LANDO}`, from: 'order' }]);
});

test('Sabacc Shift: declined he may be reserved as ever; not with every condition, not for another card', () => {
  expect(revealed().play('pass').offered).toEqual(['activate', 'reserve']);
  expect(revealed({ conditions: ['pinned', 'exposed', 'strained', 'disarmed'] }).offered).toEqual(['activate', 'reserve']);
  const rex = table({ step: 'order', units: { [LANDO]: at(0, [10, 10]), [REX]: at(0, [20, 20]) }, players: [{ deck: { left: [`0.${REX}`, `0.${LANDO}`] } }, {}] });
  expect(rex.run((game) => chooseUnit(game, 0)).play(faces(1)).offered).toEqual(['activate', 'reserve']);
});

test('Conflicting Responsibilities: at the end of set-up he is of the Empire or of the Rebels', () => {
  const set = (): Table => occurs(table({ units: { [LANDO]: at(0, [10, 10]) } }), { type: 'setupEnded' });
  expect(set().offered).toEqual(['Galactic Empire', 'Rebel Alliance']);
  expect(set().play('Rebel Alliance').unit(LANDO).tags).toEqual(['Rebel Alliance']);
});

/** A card of a seat is revealed. */
const card = (units: Units, seat: 0 | 1, id: string): Table => occurs(table({ units: { [LANDO]: { ...at(0, [10, 10]), tags: ['Rebel Alliance'] }, ...units } }), { type: 'cardRevealed', seat, card: id });

test('Conflicting Responsibilities: with each order card that his player reveals a Scoundrel ally may have one tag more until the end of the turn', () => {
  const t = card({ [MAUL]: at(0, [20, 20]), [TROOPS]: at(0, [30, 30], [33, 30]) }, 0, 'shatterpoint');
  expect(t.offered).toEqual([SIDES, 'pass']);
  t.play(SIDES);
  expect(t.offered).toEqual(['Bespin', 'Rebel Alliance']);
  t.play('Rebel Alliance');
  expect(tagsOf(t.game, t.unit(MAUL))).toContain('Rebel Alliance');
  expect(t.unit(MAUL).tags).toEqual([]);
});

test('Conflicting Responsibilities: not with the opponent’s cards, not without another Scoundrel, not if passed; Battle Tactics are order cards too (SP-BTC-01)', () => {
  expect(card({ [REX]: at(0, [20, 20]), [MAUL]: at(1, [30, 30]) }, 0, `0.${REX}`).asked).toBe('nothing');
  expect(card({ [MAUL]: at(0, [20, 20]) }, 1, 'shatterpoint').asked).toBe('nothing');
  expect(card({ [MAUL]: at(0, [20, 20]) }, 0, 'tactics:any').offered).toEqual([SIDES, 'pass']);
  expect(card({ [MAUL]: at(0, [20, 20]) }, 0, `0.${MAUL}`).play('pass').state.lasting).toEqual([]);
});
