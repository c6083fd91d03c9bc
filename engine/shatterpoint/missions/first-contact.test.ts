import { describe, expect, test } from 'vitest';
import { faces, type Table } from '../../testing/shatterpoint/table.ts';
import { NOT_CHOSEN } from '../turn/order.ts';
import { SHATTERPOINT, type Player } from '../state/state.ts';
import { firstContact } from './first-contact.ts';
import { stand, type Stand } from './stand.fixture.ts';

/** P1 holds three or four Active objectives of a card of struggle II as its turn ends; every place of the token wins nothing yet. */
const holding = (control: Stand['control'], more: Stand = {}): Table =>
  stand(firstContact, 'They Were Expecting Us', { control, struggle: { token: 6 }, ...more }).playOn('end');
const THREE = { TR: 0, L2: 0, R2: 0 } as const;

describe('clever ploys', () => {
  /** The Shatterpoint card is P1's last; it is kept. */
  const kept = (title: string, more: Stand = {}): Table => stand(firstContact, title, { deck: [SHATTERPOINT], ...more }).go();

  test('(SP-SHAT-01): a kept Shatterpoint card sets off the ploy before the unit is chosen: the active player first, then the other', () => {
    const t = kept('Surprise Assault');
    expect(t.asked).toBe('pick choice 0');
    t.playOn('force');
    expect(t.asked).toBe('pick choice 1');
    t.playOn('force');
    expect([t.asked, t.all('forceRefreshed').map(({ seat, amount }) => [seat, amount])]).toEqual(['pick shatterpoint 0', [[0, 2], [1, 2]]]);
  });

  test('(SP-SHAT-03): a Shatterpoint card that is shuffled back, and a unit’s card, set off nothing', () => {
    const t = kept('Surprise Assault', { deck: [SHATTERPOINT, '0.hero'] }).playOn(faces(1));
    expect([t.asked, t.offered]).toEqual(['pick shatterpointKeep 0', ['keep', 'pass']]);
    t.playOn('pass');
    expect([t.asked, t.state.activation!.unit, t.all('shatterpointKept')]).toEqual(['pick act 0', '0.hero', []]);
    expect(stand(firstContact, 'Surprise Assault').go().asked).toBe('pick act 0');
  });

  test('Improvise: one character may dash, and its unit cannot be chosen this turn; afterwards it can', () => {
    const t = kept('Surprise Assault').playOn('dash');
    expect(t.offered).toEqual(['0.hero.1', '0.ally.1']);
    t.playOn('0.hero.1').playOn([4, 1], 'force');
    expect([t.where('hero'), t.offered]).toEqual([[4, 1, 0], ['0.ally']]);
    t.playOn('0.ally', 'end');
    expect([t.state.active, t.unit('hero').marks]).toEqual([1, []]);
  });

  test('Improvise: the dash is optional, the bar is not', () => {
    const t = kept('Surprise Assault').playOn('dash', '0.ally.1', null, 'force');
    expect([t.where('ally'), t.offered]).toEqual([[35, 1, 0], ['0.hero']]);
  });

  test('Improvise: a unit’s card goes from the order deck into reserve, and the rest is shuffled', () => {
    const t = kept('Surprise Assault', { deck: [SHATTERPOINT], players: [{ top: [SHATTERPOINT], deck: { left: ['0.hero'] }, bottom: ['0.ally'] }, {}] });
    t.playOn('keep', 'reserve');
    expect(t.offered).toEqual(['0.hero', '0.ally']);
    t.playOn('0.hero', 'force');
    expect(t.state.players[0]).toMatchObject({ reserve: '0.hero', top: [], bottom: [], deck: { left: ['0.ally'] } });
    expect(t.offered).toEqual(['0.ally']);
  });

  test('(SP-RES-02): Improvise: with a card in reserve, or none of a unit in the deck, there is no such choice', () => {
    const deckless = kept('Surprise Assault');
    expect(deckless.offered).toEqual(['force', 'dash']);
    const full = kept('Surprise Assault', { players: [{ top: [SHATTERPOINT], deck: { left: ['0.hero'] }, reserve: '0.ally' } as Partial<Player>, {}] }).playOn('reveal', 'keep');
    expect(full.offered).toEqual(['force', 'dash']);
  });

  test('False Trail: each player may take the token off an active objective that somebody controls', () => {
    const t = kept('We May Have Miscalculated', { control: { TR: 1, C: 0 } });
    expect([t.asked, t.offered]).toEqual(['pick choice 0', ['C', 'TR', 'none']]);
    t.playOn('TR', 'none');
    expect([t.all('controlRemoved').map(({ objective }) => objective), t.asked]).toEqual([['TR'], 'pick shatterpoint 0']);
  });

  test('False Trail: with nothing controlled nothing is asked; a held objective stays with its player', () => {
    expect(kept('We May Have Miscalculated').asked).toBe('pick shatterpoint 0');
    const t = kept('We May Have Miscalculated', { control: { TR: 1 }, step: 'order' });
    expect(t.offered).toEqual(['TR', 'none']);
    const held = stand(firstContact, 'We May Have Miscalculated', { deck: [SHATTERPOINT], control: { TR: 1 }, step: 'order' });
    held.state.objectives.find(({ id }) => id === 'TR')!.held = true;
    expect(held.go().asked).toBe('pick choice 1');
  });

  test('Fresh Troops: an own Supporting unit may reposition and cannot be chosen; without one nothing happens', () => {
    const t = kept('They Were Expecting Us');
    expect(t.asked).toBe('place reposition 0');
    t.playOn([30, 1]);
    expect([t.where('ally'), t.asked, t.offered]).toEqual([[30, 1, 0], 'pick shatterpoint 0', ['0.hero']]);
    expect(t.all('marked').map(({ unit, mark }) => [unit, mark])).toEqual([['0.ally', NOT_CHOSEN]]);
    expect(kept('They Were Expecting Us', { ally: { defeated: true, at: null } }).asked).toBe('pick shatterpoint 0');
  });

  test.each([['Let’s Finish This', '0.hero', 'place reposition 0'], ['It’s Now or Never', '1.foe', 'place reposition 1']])('%s: an own unit of the type may reposition and may still be chosen', (title, unit, asked) => {
    const t = kept(title, { hero: { at: [[1, 1]] } });
    expect([t.asked, t.request]).toMatchObject([asked, { figure: `${unit}.1` }]);
    t.playOn(null);
    expect([t.asked, t.offered, t.all('marked')]).toEqual(['pick shatterpoint 0', ['0.hero', '0.ally'], []]);
  });

  test('Second Wind: one Injured token comes off an own unit; a player with none Injured refreshes 2 Force', () => {
    const t = kept('Bring it Home', { hero: { injured: 1 }, ally: { injured: 2 } });
    expect([t.asked, t.offered]).toEqual(['pick choice 0', ['0.hero', '0.ally']]);
    t.playOn('0.ally');
    expect([t.unit('ally').injured, t.unit('hero').injured]).toEqual([1, 1]);
    expect(t.all('forceRefreshed').map(({ seat, amount }) => [seat, amount])).toEqual([[1, 2]]);
    expect(t.asked).toBe('pick shatterpoint 0');
  });

  test('Patch Up: up to 3 damage and 1 condition, each only as its player likes', () => {
    const t = kept('This Wasn’t the Plan', { hero: { damage: 5, conditions: ['pinned', 'strained'] } }).playOn('0.hero');
    expect([t.asked, t.offered]).toEqual(['pick drop 0', ['damage', 'none']]);
    t.playOn('damage');
    expect([t.unit('hero').damage, t.offered]).toEqual([2, ['pinned', 'strained', 'none']]);
    t.playOn('strained');
    expect([t.unit('hero').conditions, t.asked]).toEqual([['pinned'], 'pick shatterpoint 0']);
    const declined = kept('This Wasn’t the Plan', { hero: { damage: 2, conditions: ['pinned'] } }).playOn('0.hero', 'none', 'none');
    expect(declined.unit('hero')).toMatchObject({ damage: 2, conditions: ['pinned'] });
    expect(declined.asked).toBe('pick shatterpoint 0');
  });

  test('(SP-WND-01, SP-WND-04): Patch Up: the Wounded token of a unit goes with 3 damage; declined, neither goes', () => {
    const wounded = { wounded: 1, damage: 9 };
    const t = kept('This Wasn’t the Plan', { hero: wounded }).playOn('0.hero');
    expect([t.asked, t.offered]).toEqual(['pick drop 0', ['wounded', 'none']]);
    expect(t.playOn('wounded').unit('hero')).toMatchObject({ wounded: 0, damage: 6 });
    const declined = kept('This Wasn’t the Plan', { hero: wounded }).playOn('0.hero', 'none');
    expect(declined.unit('hero')).toMatchObject(wounded);
    expect([t.asked, declined.asked]).toEqual(['pick shatterpoint 0', 'pick shatterpoint 0']);
  });

  test('(SP-WND-01): Patch Up: a unit that would be Wounded again at once keeps its token; a sound one loses nothing', () => {
    const t = kept('This Wasn’t the Plan', { hero: { wounded: 1, damage: 12 } }).playOn('0.hero');
    expect([t.asked, t.unit('hero').wounded]).toEqual(['pick shatterpoint 0', 1]);
    expect(kept('This Wasn’t the Plan').playOn('0.ally').asked).toBe('pick shatterpoint 0');
  });
});

describe('a change of plan', () => {
  test('three active objectives after the struggle step: the opponent may pay 1 Force for another card of the phase and picks its map', () => {
    const t = holding(THREE);
    expect([t.asked, t.offered, t.state.struggle.token]).toEqual(['pick payment 1', ['force', 'momentum', 'none'], 3]);
    t.playOn('force');
    expect([t.asked, t.state.players[1]!.ready]).toEqual(['roll struggle 1', 4]);
    t.playOn(faces(2));
    expect([t.asked, t.offered]).toEqual(['pick map 1', ['0', '1']]);
    t.playOn('0');
    expect(t.state.struggle).toMatchObject({ card: 'This Wasn’t the Plan', map: 0, number: 2, token: 3, piles: [{}, { left: ['We May Have Miscalculated'] }, {}] });
  });

  test('the track stays, and so does control of objectives that stay active; the others lose it', () => {
    const t = holding(THREE).playOn('force', faces(2), '0');
    expect(t.state.objectives.filter(({ active }) => active).map(({ id, controller }) => [id, controller])).toEqual([['T1', null], ['B1', null], ['L2', 0], ['R2', 0]]);
    expect([t.state.objectives.find(({ id }) => id === 'TR')!.controller, t.state.players[0]!.momentum]).toEqual([null, [8, 7]]);
  });

  test('it may be paid with 1 momentum instead, the innermost', () => {
    const t = holding(THREE, { players: [{}, { momentum: [8, 7] }] }).playOn('momentum');
    expect([t.state.players[1], t.asked]).toMatchObject([{ ready: 5, momentum: [8] }, 'roll struggle 1']);
  });

  test('only what the opponent has is offered; with nothing to pay nothing is asked', () => {
    expect(holding(THREE, { players: [{}, { ready: 0 }] }).offered).toEqual(['momentum', 'none']);
    expect(holding(THREE, { players: [{}, { momentum: [] }] }).offered).toEqual(['force', 'none']);
    expect(holding(THREE, { players: [{}, { ready: 0, momentum: [] }] }).asked).toBe('pick act 1');
  });

  test('declined, the card stays', () => {
    const t = holding(THREE).playOn('none');
    expect([t.state.struggle.card, t.state.players[1]!.ready, t.asked]).toEqual(['They Were Expecting Us', 5, 'pick act 1']);
  });

  test('not for two objectives, for the opponent’s or inactive ones, in struggle I, after a win, or without a set-aside card', () => {
    expect(holding({ TR: 0, L2: 0, R2: 1, C: 0 }).asked).toBe('pick act 1');
    expect(stand(firstContact, 'What Could Go Wrong?', { control: { TL: 0, TR: 0, C: 0 }, struggle: { token: 6 } }).playOn('end').asked).toBe('pick act 1');
    const won = holding(THREE, { struggle: { token: -6 } });
    expect([won.all('struggleWon').length, won.asked]).toEqual([1, 'roll struggle 1']);
    expect(holding(THREE, { struggle: { token: 6, piles: [{ left: [] }, { left: [] }, { left: ['Bring it Home'] }] } }).asked).toBe('pick act 1');
  });

  test('(SP-OBJ-07): no priority die is rolled in this mission', () => {
    expect(stand(firstContact, 'They Were Expecting Us').go().asked).toBe('pick act 0');
  });
});
