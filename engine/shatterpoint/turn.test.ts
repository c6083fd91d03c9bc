import { expect, test } from 'vitest';
import { faces, table, type Table, type TableOptions } from '../testing/table.ts';
import { nothing, testCard } from '../testing/test-card.ts';
import { after, innate, tactic, type Ability } from './ability.ts';
import type { Event } from './events.ts';
import { emit } from './game.ts';
import { map, type Mission } from './mission.ts';
import { shiftingPriorities } from './missions/shifting-priorities.ts';
import { SHATTERPOINT } from './state.ts';

const witness = (name: string, on: 'turnStarted' | 'activationBegun' | 'activationEnding' | 'turnEnding'): Ability =>
  innate(name, `Answers ${on}.`, after(on, { may: false, when: () => true, run: nothing }));

const WINDOWS = [witness('Start', 'turnStarted'), witness('Begin', 'activationBegun'), witness('End', 'activationEnding'), witness('Finish', 'turnEnding')];
const mission: Mission = {
  ...shiftingPriorities,
  struggles: ([1, 2, 3] as const).map((phase) => ({ title: `Phase ${phase}`, phase, maps: [map('C'), map('C')] })),
  *turnStart(game) { emit(game, { type: 'priorityRolled', face: 'block' }); },
  afterStruggleMove(game) { emit(game, { type: 'prioritiesRemoved' }); },
};

/** One word or two for everything that a turn's steps do. */
function line(event: Event): string | null {
  switch (event.type) {
    case 'abilityUsed': return `${event.ability} of ${event.unit}`;
    case 'priorityRolled': return 'mission';
    case 'stepReached': case 'cardDiscarded': case 'focused': case 'phaseBegun': return null;
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
  'activationBegun', 'begin of 0.hero', 'begin of 1.foe',
];
const MIDDLE = ['actionBegun', 'actionResolved', 'activationEnding', 'end of 0.hero', 'end of 1.foe', 'activationEnded'];
const ENDING = ['turnEnding', 'finish of 0.hero', 'finish of 1.foe', 'controlTaken', 'struggleMoved'];

test('AT-046 (SP-TURN-02..17): the steps of a turn come in order, in every window the active player first, the mission last', () => {
  const t = instrumented({ struggle: { token: -6 } }).go();
  expect([lines(t), t.asked]).toEqual([BEGINNING, 'pick act 0']);
  t.playOn('focus', 'end');
  expect(t.asked).toBe('pick map 1');
  t.play('0');
  expect(lines(t)).toEqual([
    ...BEGINNING, ...MIDDLE, ...ENDING, 'struggleWon', 'prioritiesRemoved', 'defeated', 'cardRemoved', 'struggleReset', 'struggleRevealed', 'deckRefreshed', 'turnEnded',
  ]);
  expect([t.state.active, t.state.step]).toEqual([1, 'start']);
});

test('AT-046 (SP-TURN-13, -14): momentum by position follows the struggle move, before the check of defeat', () => {
  const t = instrumented({ struggle: { token: 4 } }).playOn('focus', 'end');
  expect(lines(t).slice(0, 30)).toEqual([
    ...BEGINNING, ...MIDDLE, ...ENDING, 'momentumGained', 'prioritiesRemoved', 'defeated', 'cardRemoved', 'deckRefreshed',
  ]);
});

test('(SP-TIME-02): in the other player’s turn that player comes first in every window', () => {
  const t = instrumented({ seat: 1, units: { hero: { seat: 0, at: [18, 15] }, ally: { seat: 0, at: [4, 4] }, foe: { seat: 1, at: [18, 30] } } }).playOn(faces(1), 'activate', 'end');
  const seen = t.all('abilityUsed').map(({ ability, unit }) => `${ability} ${unit}`).slice(0, 8);
  expect(seen).toEqual(['start 1.foe', 'start 0.hero', 'begin 1.foe', 'begin 0.hero', 'end 1.foe', 'end 0.hero', 'finish 1.foe', 'finish 0.hero']);
});

test('(SP-ACT-02, -04): a Wounded unit’s player chooses which one condition goes; with none, nothing is asked', () => {
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
  expect(lines(t).slice(0, 9)).toEqual(['turnStarted', 'start of 1.foe', 'mission', 'turnEnding', 'finish of 1.foe', 'controlTaken', 'struggleMoved', 'momentumGained', 'prioritiesRemoved']);
  expect([t.state.struggle.token, t.state.active, t.asked, t.over]).toEqual([2, 1, 'pick act 1', false]);
});

test('(SP-TURN-01, -18): turns alternate, each with exactly one activation by the active player', () => {
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
