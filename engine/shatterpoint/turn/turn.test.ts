import { expect, test } from 'vitest';
import { faces, table, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { nothing, plainStance, testCard } from '../../testing/shatterpoint/test-card.ts';
import { active, after, innate, tactic, type Ability } from '../game/ability.ts';
import type { Event } from '../state/events.ts';
import { emit } from '../game/game.ts';
import { map, missionAfter, type Mission } from '../game/mission.ts';
import { shiftingPriorities } from '../missions/shifting-priorities.ts';
import { SHATTERPOINT, type Player } from '../state/state.ts';

const witness = (name: string, on: 'turnStarted' | 'activationBegun' | 'activationEnding' | 'turnEnding'): Ability =>
  innate(name, `Answers ${on}.`, after(on, { may: false, when: () => true, run: nothing }));

const WINDOWS = [witness('Start', 'turnStarted'), witness('Begin', 'activationBegun'), witness('End', 'activationEnding'), witness('Finish', 'turnEnding')];
const mission: Mission = {
  ...shiftingPriorities,
  struggles: ([1, 2, 3] as const).map((phase) => ({ title: `Phase ${phase}`, phase, maps: [map('C'), map('C')] })),
  parts: [
    ...(['turnStarted', 'activationBegun', 'activationEnding', 'turnEnding'] as const).map((on) => missionAfter(on, on, { *run(game) { emit(game, { type: 'priorityRolled', face: 'block' }); } })),
    missionAfter('sweep', 'struggleStepped', { *run(game) { emit(game, { type: 'prioritiesRemoved' }); } }),
  ],
};

/** One word or two for everything that a turn's steps do. */
function line(event: Event): string | null {
  switch (event.type) {
    case 'abilityUsed': return `${event.ability} of ${event.unit}`;
    case 'priorityRolled': return 'mission';
    case 'stepReached': case 'struggleStepped': case 'cardDiscarded': case 'focused': case 'phaseBegun': return null;
    default: return event.type;
  }
}
const lines = (t: Table): string[] => t.events.map(line).filter((word) => word !== null);

/** P1's turn: its unit is Wounded, Injured, Pinned and Hunkered beside the only objective; its card is the last one. */
const instrumented = (more: Partial<TableOptions> = {}): Table => table({
  units: {
    hero: { seat: 0, at: [18, 15], wounded: 1, injured: 1, damage: 9, conditions: ['pinned'], hunker: 1 },
    ally: { seat: 0, at: [4, 4] },
    foe: { seat: 1, at: [18, 30] },
  },
  cards: [testCard('hero', { abilities: [...WINDOWS, tactic('Plan', 'At the start.', nothing)] }), testCard('ally'), testCard('foe', { abilities: WINDOWS })],
  mission, objectives: { C: [18, 18] },
  players: [{ deck: { left: ['0.hero'] }, discard: ['0.ally', SHATTERPOINT], momentum: [8, 7] }, {}],
  ...more,
});

const BEGINNING = [
  'turnStarted', 'start of 0.hero', 'start of 1.foe', 'mission',
  'cardRevealed', 'activated', 'recovered', 'conditionLost', 'hunkerLost', 'tacticsDue', 'plan of 0.hero',
  'activationBegun', 'begin of 0.hero', 'begin of 1.foe', 'mission',
];
const MIDDLE = ['actionBegun', 'actionResolved'];
const ENDING = [
  'activationEnding', 'end of 0.hero', 'end of 1.foe', 'mission', 'activationEnded',
  'turnEnding', 'finish of 0.hero', 'finish of 1.foe', 'mission', 'controlTaken', 'struggleMoved',
];

test('AT-046 (SP-TURN-02, SP-TURN-03, SP-TURN-06, SP-TURN-07, SP-ACT-06, SP-ACT-07): start of the turn, order card, recovery, Hunker, Tactics, start of the activation; in each window the active player, the opponent, the mission', () => {
  const t = instrumented().go();
  expect([lines(t), t.asked]).toEqual([BEGINNING, 'pick act 0']);
});

test('AT-046 (SP-TURN-08, SP-TURN-09, SP-TURN-10, SP-TURN-11, SP-TURN-12, SP-TURN-13, SP-ACT-10): actions, end of the activation, end of the turn, check of control, struggle move', () => {
  const t = instrumented({ struggle: { token: -2 } }).playOn('focus', 'end');
  const since = lines(t).slice(BEGINNING.length);
  expect(since.slice(0, MIDDLE.length + ENDING.length + 2)).toEqual([...MIDDLE, ...ENDING, 'prioritiesRemoved', 'defeated']);
});

test('AT-046 (SP-TURN-14, SP-TURN-15, SP-TURN-17): momentum by position, then the check of defeat, the refreshed deck, and the opponent’s turn', () => {
  const t = instrumented({ struggle: { token: 4 } }).playOn('focus', 'end');
  const since = lines(t).slice(BEGINNING.length + MIDDLE.length + ENDING.length);
  expect(since.slice(0, 7)).toEqual(['momentumGained', 'prioritiesRemoved', 'defeated', 'cardRemoved', 'deckRefreshed', 'turnEnded', 'turnStarted']);
  expect([t.state.active, t.all('turnStarted').at(-1)]).toMatchObject([1, { seat: 1 }]);
});

test('AT-046 (SP-TURN-15, SP-TURN-16, SP-TURN-17): a won struggle is reset after the check of defeat and before the refresh', () => {
  const t = instrumented({ struggle: { token: -6 } }).playOn('focus', 'end');
  expect(t.asked).toBe('pick map 1');
  t.play('0');
  expect(lines(t)).toEqual([
    ...BEGINNING, ...MIDDLE, ...ENDING, 'struggleWon', 'prioritiesRemoved', 'defeated', 'cardRemoved', 'struggleReset', 'struggleRevealed', 'deckRefreshed', 'turnEnded',
  ]);
  expect([t.state.active, t.state.step]).toEqual([1, 'start']);
});

test('SP-TURN-17: a player with a card left in deck or reserve does not refresh', () => {
  const kept = instrumented({ players: [{ deck: { left: ['0.hero'] }, reserve: '0.ally', discard: [SHATTERPOINT], momentum: [8, 7] }, {}], struggle: { token: 1 } });
  kept.playOn('reveal', 'focus', 'end');
  expect([kept.all('deckRefreshed'), kept.all('turnEnded').length]).toEqual([[], 1]);
});

test('SP-ACT-08: actions, abilities and the flip of the stance come in any order', () => {
  const leap = active('Leap', 0, 'It leaps.', { run: nothing });
  const two = testCard('hero', { abilities: [leap], stances: [plainStance, plainStance] });
  const t = table({ units: { hero: { seat: 0, at: [18, 5] } }, cards: [two], active: 'hero' });
  t.playOn('focus', 'flip', 'ability:leap', 'takeCover', null);
  expect(t.offered).toEqual(['end']);
  const other = table({ units: { hero: { seat: 0, at: [18, 5] } }, cards: [two], active: 'hero' }).playOn('ability:leap', 'takeCover', null, 'focus', 'flip');
  expect(other.offered).toEqual(['end']);
});

test.each([
  ['order', { deck: { left: ['0.hero'] } }, []],
  ['reserve', { deck: { left: [] }, reserve: '0.hero' }, []],
  ['shatterpoint', { deck: { left: [SHATTERPOINT] } }, ['0.hero']],
] as const)('SP-ACT-01: the unit of a card from %s activates', (from, player, answers) => {
  const t = table({ units: { hero: { seat: 0, at: [18, 5] }, ally: { seat: 0, at: [4, 4] } }, cards: [testCard('hero'), testCard('ally')], players: [structuredClone(player) as unknown as Partial<Player>, {}] }).playOn(...answers);
  expect([t.all('activated'), t.state.activation]).toMatchObject([[{ unit: '0.hero', from }], { unit: '0.hero', from }]);
});

test('(SP-TIME-02): in the other player’s turn that player comes first in every window', () => {
  const t = instrumented({ seat: 1, units: { hero: { seat: 0, at: [18, 15] }, ally: { seat: 0, at: [4, 4] }, foe: { seat: 1, at: [18, 30] } } }).playOn(faces(1), 'activate', 'end');
  const seen = t.all('abilityUsed').map(({ ability, unit }) => `${ability} ${unit}`).slice(0, 8);
  expect(seen).toEqual(['start 1.foe', 'start 0.hero', 'begin 1.foe', 'begin 0.hero', 'end 1.foe', 'end 0.hero', 'finish 1.foe', 'finish 0.hero']);
});

test('(SP-ACT-02, SP-ACT-04): a Wounded unit’s player chooses which one condition goes; with none, nothing is asked', () => {
  const hurt = { seat: 0, at: [18, 15], wounded: 1, damage: 9 } as const;
  const one = table({ units: { hero: { ...hurt, conditions: ['pinned', 'exposed'] } }, cards: [testCard('hero')], players: [{ deck: { left: ['0.hero'] } }, {}] }).go();
  expect([one.asked, one.offered]).toEqual(['pick condition 0', ['pinned', 'exposed']]);
  one.play('pinned');
  expect(one.unit('hero')).toMatchObject({ wounded: 0, injured: 1, damage: 0, conditions: ['exposed'] });
  const none = table({ units: { hero: hurt }, cards: [testCard('hero')], players: [{ deck: { left: ['0.hero'] } }, {}] }).go();
  expect([none.asked, none.unit('hero').injured]).toEqual(['pick act 0', 1]);
});

test('(SP-ACT-02): a unit that is not Wounded keeps its damage and conditions', () => {
  const t = table({ units: { hero: { seat: 0, at: [18, 15], damage: 5, injured: 1, conditions: ['pinned'] } }, cards: [testCard('hero')], players: [{ deck: { left: ['0.hero'] } }, {}] }).go();
  expect(t.unit('hero')).toMatchObject({ wounded: 0, injured: 1, damage: 5, conditions: ['pinned'] });
  expect(t.all('recovered')).toEqual([]);
});

test('(SP-ACT-03): only the activating unit drops its Hunker tokens', () => {
  const t = table({ units: { hero: { seat: 0, at: [18, 15], hunker: 2 }, ally: { seat: 0, at: [4, 4], hunker: 1 } }, cards: [testCard('hero'), testCard('ally')], players: [{ deck: { left: ['0.hero'] } }, {}] }).go();
  expect([t.unit('hero').hunker, t.unit('ally').hunker]).toEqual([0, 1]);
});

test('AT-070 (SP-TURN-13, SP-MOM-04): on the very first turn control is checked, but the token stays and nobody gains momentum', () => {
  const t = table({ units: { hero: { seat: 0, at: [18, 15] }, foe: { seat: 1, at: [18, 33] } }, cards: [testCard('hero'), testCard('foe')], objectives: { C: [18, 18], B: [16, 14] }, turn: 0, players: [{ deck: { left: ['0.hero'] } }, {}] });
  t.playOn('end');
  expect(t.all('controlTaken').map(({ objective, seat }) => [objective, seat])).toEqual([['C', 0], ['B', 0]]);
  expect([t.state.struggle.token, t.all('struggleMoved'), t.all('momentumGained'), t.state.turn]).toEqual([0, [], [], 2]);
});

test('AT-071 (SP-TURN-19, AMB-44): without units a turn passes without an activation; everything else of it happens and the match goes on', () => {
  const gone = { seat: 0, at: null, defeated: true, injured: 2 } as const;
  const t = table({ units: { hero: gone, ally: { ...gone }, foe: { seat: 1, at: [18, 16] } }, cards: [testCard('hero'), testCard('ally'), testCard('foe', { abilities: WINDOWS })], objectives: { C: [18, 18], W: [4, 18] }, struggle: { token: 3 }, players: [{ deck: { left: [] }, removed: ['0.hero', '0.ally'] }, { deck: { left: ['1.foe'] } }], mission });
  t.state.objectives[1]!.controller = 0;
  t.go();
  expect(lines(t).slice(0, 10)).toEqual(['turnStarted', 'start of 1.foe', 'mission', 'turnEnding', 'finish of 1.foe', 'mission', 'controlTaken', 'struggleMoved', 'momentumGained', 'prioritiesRemoved']);
  expect([t.state.struggle.token, t.state.active, t.asked, t.over]).toEqual([2, 1, 'pick act 1', false]);
});

test('(SP-TURN-01, SP-TURN-18): turns alternate, each with exactly one activation by the active player', () => {
  const t = table({ units: { hero: { seat: 0, at: [18, 5] }, foe: { seat: 1, at: [18, 30] } }, cards: [testCard('hero'), testCard('foe')], players: [{ deck: { left: ['0.hero'] }, discard: [SHATTERPOINT] }, { deck: { left: ['1.foe'] }, discard: [SHATTERPOINT] }] });
  t.playOn('end', 'end');
  expect(t.all('turnStarted').map(({ seat, turn }) => [seat, turn])).toEqual([[0, 6], [1, 7], [0, 8]]);
  expect(t.all('activated').map(({ unit }) => unit)).toEqual(['0.hero', '1.foe']);
});

const lastBreath = { seat: 0, at: [18, 5], injured: 1, wounded: 1, damage: 9 } as const;
const dying = (deck: readonly string[], player = {}): Table => table({
  units: { hero: lastBreath, ally: { seat: 0, at: [4, 4], injured: 2 }, foe: { seat: 1, at: [18, 30] } }, cards: [testCard('hero'), testCard('ally'), testCard('foe')],
  players: [{ deck: { left: [...deck] }, ...player }, { deck: { left: ['1.foe'] } }],
});

test('(SP-TURN-15, SP-ORDER-02): at Durability the unit that activated is defeated and its card leaves the discard pile; others stay', () => {
  const t = dying(['0.hero', '0.ally']).playOn(faces(1), 'activate');
  expect(t.asked).toBe('pick act 0');
  t.playOn('end');
  expect(t.all('defeated').map(({ unit }) => unit)).toEqual(['0.hero']);
  expect(t.unit('hero').characters[0]!.at).toBeNull();
  expect(t.state.players[0]).toMatchObject({ removed: ['0.hero'], discard: [], deck: { left: ['0.ally'] } });
});

test('AT-269 (SP-ORDER-02): activated by the Shatterpoint card, its own card leaves the game only when it is revealed', () => {
  const t = dying([SHATTERPOINT, '0.hero', '0.ally']).playOn(faces(1), '0.hero', 'end');
  expect(t.state.players[0]).toMatchObject({ removed: [], discard: [SHATTERPOINT], deck: { left: ['0.hero', '0.ally'] } });
  t.playOn('end', faces(1));
  expect(t.state.players[0]).toMatchObject({ removed: ['0.hero'], deck: { left: [] } });
  expect(t.state.activation?.unit).toBe('0.ally');
});

test('AT-270 (SP-ORDER-02): its card in reserve leaves the game at once', () => {
  const t = dying([SHATTERPOINT, '0.ally'], { reserve: '0.hero' }).playOn('reveal', faces(1), '0.hero', 'end');
  expect(t.state.players[0]).toMatchObject({ removed: ['0.hero'], reserve: null, discard: [SHATTERPOINT] });
});

test('(SP-TURN-15): below Durability nobody is defeated', () => {
  const t = table({ units: { hero: { ...lastBreath, injured: 0 }, foe: { seat: 1, at: [18, 30] } }, cards: [testCard('hero'), testCard('foe')], players: [{ deck: { left: ['0.hero'] } }, { deck: { left: ['1.foe'] } }] }).playOn('end');
  expect([t.all('defeated'), t.unit('hero').injured]).toEqual([[], 1]);
});

test('(AMB-44): when the last unit of all falls, claimed cards decide, then the struggle token, and else it is a draw', () => {
  const last = (claimed: string[], token: number): Table => table({
    units: { hero: lastBreath, foe: { seat: 1, at: null, defeated: true } }, cards: [testCard('hero'), testCard('foe')], struggle: { token },
    players: [{ deck: { left: ['0.hero'] } }, { claimed }],
  }).playOn('end');
  expect([last(['One'], -3).state.winner, last([], -3).state.winner, last([], 3).state.winner]).toEqual([1, 0, 1]);
  const drawn = last([], 0);
  expect([drawn.over, drawn.state.phase, drawn.state.winner]).toEqual([true, 'over', null]);
});

test('(engine limit): a match that nobody wins stops after turn 160', () => {
  const at = (turn: number): Table => table({ units: { hero: { seat: 0, at: [18, 5] }, foe: { seat: 1, at: [18, 30] } }, cards: [testCard('hero'), testCard('foe')], turn: turn - 1, struggle: { token: -2 }, players: [{ deck: { left: ['0.hero'] } }, { deck: { left: ['1.foe'] } }] }).playOn('end');
  expect([at(159).over, at(160).over, at(160).state.winner]).toEqual([false, true, 0]);
});

test('SP-COVER-07, SP-COVER-08: Hunker tokens that an effect of this turn let an Engaged unit hold are lost as the turn ends', () => {
  const t = table({ units: { hero: { seat: 0, at: [10, 10], hunker: 1 }, ally: { seat: 0, at: [30, 4] }, foe: { seat: 1, at: [10, 13] } }, cards: [testCard('hero'), testCard('ally'), testCard('foe')], active: 'ally', step: 'finish', players: [{ deck: { left: ['0.hero'] } }, { deck: { left: ['1.foe'] } }] });
  t.state.lasting = [{ unit: '0.hero', character: null, stat: 'hunkerWhileEngaged', amount: 1, of: null }];
  const order = t.go().events.map(({ type }) => type).filter((type) => ['turnEnded', 'hunkerLost', 'turnStarted'].includes(type));
  expect(order.slice(0, 3)).toEqual(['turnEnded', 'hunkerLost', 'turnStarted']);
});
