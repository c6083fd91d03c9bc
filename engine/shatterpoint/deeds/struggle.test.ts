import { expect, test } from 'vitest';
import { faces, table, type Table } from '../../testing/shatterpoint/table.ts';
import { OBJECTIVES, plainMission as plain, track } from '../../testing/shatterpoint/scenes.ts';
import { nothing, testCard } from '../../testing/shatterpoint/test-card.ts';
import { active, after, innate } from '../game/ability.ts';
import { damage } from './damage.ts';
import { gainCondition } from './effects.ts';
import { shiftingPriorities } from '../missions/shifting-priorities.ts';
import { endOfTurnStruggle, gainMomentum, moveStruggle, resetStruggle } from './struggle.ts';
import { answerWaiting } from './window.ts';

const step9 = (t: Table): Table => { endOfTurnStruggle(t.game); return t; };
const tracker = (t: Table): unknown[] => [t.state.struggle.token, t.state.players[0]!.momentum, t.state.players[1]!.momentum, t.state.struggle.wonBy];

test('AT-306 (SP-STRUG-01): from +1 three objectives of P1 move the token to -2', () => {
  expect(tracker(step9(track({ s: 1, p1: 3 })))).toEqual([-2, [8], [8], null]);
});

test('AT-307 (SP-STRUG-01): the other player’s objectives do not move it in P1’s turn', () => {
  expect(tracker(step9(track({ s: -3, p2: 2 })))[0]).toBe(-3);
});

test('(SP-STRUG-01, SP-OBJ-02): an Inactive objective does not move it', () => {
  const t = track({ s: 1, p1: 3 });
  t.state.objectives[0]!.active = false;
  expect(tracker(step9(t))[0]).toBe(-1);
});

test('(SP-STRUG-01): in P2’s turn the token goes the other way', () => {
  expect(tracker(step9(track({ s: -2, p2: 3 }, { seat: 1 })))).toEqual([1, [8], [8], null]);
});

test('(SP-CARD-24): with P2 as First Player the negative half is P2’s', () => {
  const t = track({ s: 0, p1: 2 });
  t.state.first = 1;
  expect(tracker(step9(t))).toEqual([2, [8], [8], null]);
});

test('AT-309 (SP-MOM-01, SP-WIN-02): momentum that lands on the token wins the struggle', () => {
  const t = track({ s: -6, m1: [8, 7] });
  damage(t.game, '1.foe', 1, '0.hero.1', 'melee');
  expect(tracker(t)).toEqual([-6, [8, 7, 6], [8], 0]);
  expect([t.state.players[0]!.claimed, t.state.struggle.lastLoser]).toEqual([['First'], 1]);
});

test('AT-310 (SP-MOM-03): still on the opponent’s half after the move: the active player gains 1', () => {
  expect(tracker(step9(track({ s: 4, p1: 1 })))).toEqual([3, [8, 7], [8], null]);
});

test('AT-311 (SP-MOM-03): moved onto the own half nobody gains', () => {
  expect(tracker(step9(track({ s: 1, p1: 2 })))).toEqual([-1, [8], [8], null]);
});

test('AT-313 (SP-STRUG-04, AMB-35): also without any objective the place gives momentum', () => {
  expect(tracker(step9(track({ s: 2 })))).toEqual([2, [8, 7], [8], null]);
});

test('AT-314, AT-315 (SP-MOM-04, AMB-39): on the centre space both gain, from turn 2 of the game on', () => {
  expect(tracker(step9(track({ s: 0 }, { turn: 2, seat: 1 })))).toEqual([0, [8, 7], [8, 7], null]);
  expect(tracker(step9(track({ s: 0 }, { turn: 30, struggle: { token: 0, number: 2, card: 'Second' } })))).toEqual([0, [8, 7], [8, 7], null]);
  expect(tracker(step9(track({ s: 0, p1: 2 }, { turn: 1 })))).toEqual([0, [8], [8], null]);
});

test('AT-315 (SP-MOM-04, AMB-39): in the first turn after a reset both gain as well', () => {
  const t = winning().playOn('0');
  expect([t.state.active, t.all('struggleReset').length, tracker(t)]).toEqual([1, 1, [0, [8], [8], null]]);
  t.playOn('end');
  expect([t.state.active, tracker(t)]).toEqual([0, [0, [8, 7], [8, 7], null]]);
});

test('AT-317 (SP-STRUG-02, SP-STRUG-03): without momentum it moves to the own side and stays on the last space; nobody wins', () => {
  const t = step9(track({ s: -7, m1: [], p1: 3 }));
  expect(tracker(t)).toEqual([-8, [], [8], null]);
});

test('(SP-STRUG-03): the token stops at the first own momentum and the struggle is won', () => {
  const t = step9(track({ s: -4, m1: [8, 7, 6], p1: 4 }));
  expect(tracker(t)).toEqual([-6, [8, 7, 6], [8], 0]);
  expect(t.all('struggleMoved').map(({ from, to }) => [from, to])).toEqual([[-4, -5], [-5, -6]]);
});

test('(SP-WIN-02): the opponent’s momentum does not stop the token', () => {
  expect(tracker(step9(track({ s: 7, m2: [8, 7, 6, 5], p1: 2 })))).toEqual([5, [8, 7], [8, 7, 6, 5], null]);
});

test('AT-319 (SP-MOM-05, SP-MOM-06, AMB-36): on a full side nothing is gained and nobody wins; the next move to -1 does', () => {
  const full = [8, 7, 6, 5, 4, 3, 2, 1];
  const t = track({ s: 0, m1: full });
  gainMomentum(t.game, 0);
  expect([tracker(t), t.events]).toEqual([[0, full, [8], null], []]);
  moveStruggle(t.game, 0, 1);
  expect(tracker(t)).toEqual([-1, full, [8], 0]);
});

test('AT-381 (SP-MOM-02, SP-MOM-01): when a P1 unit becomes Wounded P2 gains on the next open space', () => {
  const t = track({ s: 0, m2: [8, 7, 6] });
  damage(t.game, '0.hero', 1, null, null);
  expect(tracker(t)).toEqual([0, [8], [8, 7, 6, 5], null]);
});

/** P1 wins at step 9 of this turn. */
const winning = (): Table => {
  const t = track({ s: -6, m1: [8, 7], p1: 2, p2: 1 });
  Object.assign(t.unit('foe'), { conditions: ['pinned'], hunker: 1, injured: 1 });
  Object.assign(t.state.players[1]!, { ready: 2, discard: ['shatterpoint'] });
  return t.playOn('end');
};

test('AT-321, AT-365 (SP-STRUG-06, SP-CARD-23): the reset clears the track and the objectives, and the loser alone chooses the next map', () => {
  const t = winning();
  expect([t.asked, t.offered]).toEqual(['pick map 1', ['0', '1']]);
  expect([tracker(t), t.state.objectives.map(({ active: on, controller }) => [on, controller])]).toEqual([
    [0, [8], [8], null],
    OBJECTIVES.map(() => [false, null]),
  ]);
  t.play('1');
  expect(t.state.struggle).toMatchObject({ number: 2, card: 'Second', map: 1 });
  expect(t.state.objectives.filter(({ active: on }) => on).map(({ id }) => id)).toEqual(['C', 'D']);
  expect(t.state.players[0]!.claimed).toEqual(['First']);
});

test('AT-322 (SP-STRUG-08): damage, tokens, places, Force and decks stay as they are', () => {
  const t = winning().play('0');
  expect(t.unit('foe')).toMatchObject({ damage: 8, injured: 1, conditions: ['pinned'], hunker: 1 });
  expect(t.character('foe').at).toEqual(track({ s: 0 }).character('foe').at);
  expect(t.state.players[1]).toMatchObject({ ready: 2, deck: { left: ['1.foe'] }, discard: ['shatterpoint'] });
});

test('AT-323 (SP-STRUG-07, AMB-38): a struggle won by a wound in mid-activation is frozen, and reset at the end of the turn', () => {
  const strike = active('Strike', 0, 'It strikes everybody.', { *run(game) { for (const foe of ['1.foe', '1.late']) damage(game, foe, 9, '0.hero.1', null); yield* answerWaiting(game); } });
  const t = track({ s: -7, m1: [8], p1: 2 }, { units: { hero: { seat: 0, at: [4, 4] }, foe: { seat: 1, at: [30, 30] }, late: { seat: 1, at: [20, 30] } }, cards: [testCard('hero', { abilities: [strike] }), testCard('foe'), testCard('late')] }).playOn('ability:strike');
  expect([tracker(t), t.asked]).toEqual([[-7, [8, 7], [8], 0], 'pick act 0']);
  expect(t.all('wounded').map(({ unit }) => unit)).toEqual(['1.foe', '1.late']);
  t.playOn('focus', 'end');
  expect([t.all('struggleWon').length, t.all('struggleMoved'), t.state.players[0]!.claimed, t.asked]).toEqual([1, [], ['First'], 'pick map 1']);
  const order = t.events.map(({ type }) => type);
  expect(order.indexOf('struggleReset')).toBeGreaterThan(order.indexOf('activationEnded'));
});

test('AT-325 (SP-WIN-01): at 1-1 the third struggle decides', () => {
  const t = track({ s: -7, p1: 1 }, { struggle: { token: -7, card: 'Third', number: 3 }, players: [{ claimed: ['First'], deck: { left: ['0.hero'] } }, { claimed: ['Second'] }] }).playOn('end');
  expect([t.over, t.state.winner, t.state.phase, t.state.players[0]!.claimed]).toEqual([true, 0, 'over', ['First', 'Third']]);
});

test('(SP-WIN-01, SP-WIN-03): the first claimed card does not end the match; one is enough where the setup says so', () => {
  expect([step9(track({ s: -7, p1: 1 })).over, winning().leaveOpen().over]).toEqual([false, false]);
  const short = track({ s: -7, p1: 1 }, { claimsToWin: 1 }).playOn('end');
  expect([short.over, short.state.winner]).toEqual([true, 0]);
});

test('(SP-WIN-04, AMB-38): the second claimed card ends the match at once, in the middle of an ability', () => {
  const strike = active('Strike', 0, 'It strikes.', { *run(game) { damage(game, '1.foe', 9, '0.hero.1', null); yield* answerWaiting(game); } });
  const after9 = innate('Mourn', 'After a wound.', after('wounded', { may: false, when: () => true, run: nothing }));
  const t = track({ s: -7, m1: [8] }, { cards: [testCard('hero', { abilities: [strike] }), testCard('ally'), testCard('foe', { abilities: [after9] })], players: [{ claimed: ['First'], momentum: [8], deck: { left: ['0.hero'] } }, {}], struggle: { token: -7, card: 'Second', number: 2 } }).playOn('ability:strike');
  expect([t.over, t.state.winner, t.all('abilityUsed').map(({ ability }) => ability), t.all('turnEnding')]).toEqual([true, 0, ['strike'], []]);
});

test('AT-326 (SP-WIN-02): P2 may win in P1’s turn, by a P1 unit that Strained wounds; P1 is the loser and chooses the map', () => {
  const t = track({ s: 7, m2: [8] });
  t.run((game) => gainCondition(game, '0.hero', 'strained', null));
  t.playOn('focus');
  expect([t.all('momentumGained').map(({ seat, space }) => [seat, space]), t.all('struggleWon').map(({ seat }) => seat)]).toEqual([[[1, 7]], [1]]);
  expect([t.state.players.map(({ claimed }) => claimed), t.state.struggle.lastLoser, t.asked]).toEqual([[[], ['First']], 0, 'pick map 0']);
});

test('AT-327 (SP-STRUG-05, SP-TXT-01): Anakin’s wound wins the struggle at once; his identity still heals but moves nothing', () => {
  const t = table({
    units: { 'general-anakin-skywalker': { seat: 0, at: [10, 10], damage: 2 }, foe: { seat: 1, at: [13, 10], damage: 8 } }, cards: [testCard('foe', { type: 'primary' })],
    edition: 'firstPrint', active: 'general-anakin-skywalker', struggle: { token: -4 }, players: [{ momentum: [8, 7, 6, 5] }, {}],
  });
  damage(t.game, '1.foe', 1, '0.general-anakin-skywalker.1', null);
  expect(tracker(t)).toEqual([-4, [8, 7, 6, 5, 4], [8], 0]);
  t.run((game) => answerWaiting(game));
  expect([t.asked, t.offered]).toEqual(['pick heal 0', ['damage@0.general-anakin-skywalker', 'none']]);
  t.play('damage@0.general-anakin-skywalker');
  expect([tracker(t)[0], t.all('struggleMoved'), t.unit('general-anakin-skywalker').damage]).toEqual([-4, [], 1]);
});

test('(SP-STRUG-05): moved by an effect the token may win, but gives no momentum for its place', () => {
  const t = track({ s: 1 });
  moveStruggle(t.game, 0, 1);
  expect(tracker(t)).toEqual([0, [8], [8], null]);
});

test('(SP-TURN-16): without a winner nothing is reset; the cards of a phase are drawn at random', () => {
  const t = track({ s: 3 });
  t.run((game) => resetStruggle(game));
  expect([t.asked, t.events]).toEqual(['nothing', []]);
  const won = track(
    { s: 3 },
    {
      mission: { ...plain, struggles: shiftingPriorities.struggles, objectives: shiftingPriorities.objectives },
      struggle: { token: 0, wonBy: 0, lastLoser: 1, number: 1 },
    },
  );
  won.state.objectives = shiftingPriorities.objectives.map(({ id, at }) => ({
    id,
    at: { ...at, y: 0 },
    active: false,
    controller: null,
    priority: false,
    die: null,
    held: false,
  }));
  won.run((game) => resetStruggle(game));
  expect(won.asked).toBe('roll struggle 1');
  won.play(faces(2), '0');
  expect(won.state.struggle).toMatchObject({ number: 2, card: 'So Much For the Element of Surprise' });
  expect(won.state.objectives.filter(({ active: on }) => on).map(({ id, die }) => [id, die])).toEqual([['TL', 'expertise'], ['R', 'block'], ['BL', 'failure']]);
});
