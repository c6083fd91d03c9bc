import { expect, test } from 'vitest';
import { attackDice, faces, inInches, table, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { CORE_BOX, opening } from '../../testing/shatterpoint/scenes.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { contests } from '../board/measure.ts';
import { inchesFromCorner, map, pilesOf } from '../game/mission.ts';
import { shiftingPriorities } from '../missions/shifting-priorities.ts';
import { checkControl } from '../deeds/objective.ts';
import { firstOf } from './opening.ts';
import { SHATTERPOINT, type State } from '../state/state.ts';
import { moveStruggle, revealStruggle } from '../deeds/struggle.ts';
import { shatterpoint } from '../system.ts';
import { ATTACK_DIE } from '../attack/dice.ts';

const rollOf = (letters: string) => attackDice(letters).faces.map((face) => ATTACK_DIE[face - 1]!);

const firstState = (): State => shatterpoint.start(shatterpoint.readSetup({ table: 'test', teams: CORE_BOX }), boxTerrain({})).state;

/** P1 wins the roll-off, takes the near edge. */
const sided = (more: Partial<TableOptions> = {}): Table => opening(more).playOn(attackDice('C C S F F'), attackDice('C S S S X'), 'near');

/** Places of a squad of four characters round its leader at x, near an edge. */
const squadAt = (x: number, far: boolean): Spot[] => ([[x, 3], [x + 2, 3], [x - 2, 3], [x, 1]] as const).map(([sx, sy]): Spot => [sx, far ? 36 - sy : sy]);

/** Everybody deployed: P1's squads in order, P2's squads in order. */
const deployed = (): Table => sided().playOn('0', ...squadAt(9, false), '0', ...squadAt(9, true), ...squadAt(24, false), ...squadAt(24, true));

test('AT-003 (SP-COMP-05, SP-SETUP-03): a new game has the struggle token on 0 of 17 spaces and each momentum on its own 8', () => {
  const state = firstState();
  expect(state.struggle.token).toBe(0);
  expect(state.players.map(({ momentum }) => momentum)).toEqual([[8], [8]]);
  const t = table({ units: { a: { seat: 0, at: [9, 3] }, b: { seat: 1, at: [9, 33] } }, cards: [testCard('a'), testCard('b')], players: [{ momentum: [] }, { momentum: [] }] });
  for (const seat of [0, 1] as const) moveStruggle(t.game, seat, 40);
  const spaces = [...new Set([0, ...t.all('struggleMoved').map(({ to }) => to)])].sort((a, b) => a - b);
  expect(spaces).toEqual(Array.from({ length: 17 }, (_, i) => i - 8));
});

test('AT-025 (SP-FIRST-01): C C S F F beats C S S S X: more Criticals', () => {
  const t = opening();
  expect(t.asked).toBe('roll firstPlayer 5');
  t.playOn(attackDice('C C S F F'), attackDice('C S S S X'));
  expect(t.all('firstPlayerSet').map(({ seat }) => seat)).toEqual([0]);
  expect(t.asked).toBe('pick side 0');
});

test('AT-026 (SP-FIRST-02): with equal Criticals C S S S F beats C S S F F', () => {
  const t = opening().playOn(attackDice('C S S F F'), attackDice('C S S S F'));
  expect([t.state.first, t.state.active, t.asked]).toEqual([1, 1, 'pick side 1']);
});

test('AT-027 (SP-FIRST-02): with equal Criticals and Strikes one Expertise decides', () => {
  expect(firstOf(rollOf('C S S X F'), rollOf('C S S F F'))).toBe(0);
  expect(firstOf(rollOf('C S S F F'), rollOf('C S S X F'))).toBe(1);
});

test('(SP-FIRST-02): when everything is tied both roll again', () => {
  expect(firstOf(rollOf('C S X F F'), rollOf('F C F S X'))).toBeNull();
  const t = opening().playOn(attackDice('C S X F F'), attackDice('F C F S X'));
  expect([t.asked, t.events.length]).toEqual(['roll firstPlayer 5', 0]);
  t.playOn(attackDice('F F F F F'), attackDice('X F F F F'));
  expect(t.all('firstPlayerSet').map(({ seat, rolls }) => [seat, rolls[1]])).toEqual([[1, rollOf('X F F F F')]]);
  expect(t.asked).toBe('pick side 1');
});

test('AT-029 (SP-FIRST-03, SP-MISS-01): the First Player chooses the side, then the mission set, also that of the other team', () => {
  const t = opening({ sets: ['shifting-priorities', 'another-set'], mission: { ...shiftingPriorities, id: 'another-set' } }).playOn(attackDice('S S S F F'), attackDice('C F F F F'));
  expect([t.asked, t.offered]).toEqual(['pick side 1', ['near', 'far']]);
  t.playOn('near');
  expect([t.asked, t.offered]).toEqual(['pick mission 1', ['shifting-priorities', 'another-set']]);
  expect(t.state.edges).toEqual([-1, 1]);
  t.playOn('another-set');
  expect(t.all('missionSet').map(({ mission }) => mission)).toEqual(['another-set']);
  expect(t.state.mission).toBe('another-set');
  expect(t.asked).toBe('pick squad 1');
});

test('(SP-MISS-01): when both teams bring the same set there is nothing to ask', () => {
  const t = sided();
  expect([t.asked, t.state.phase]).toEqual(['pick squad 0', 'deploy']);
});

test('AT-030 (SP-MISS-03): three cards per phase; one of each is drawn unseen, I first, the other six never appear', () => {
  expect(pilesOf(shiftingPriorities).map((titles) => titles.length)).toEqual([3, 3, 3]);
  const t = sided().drop();
  for (const [i, number] of [1, 2, 3].entries()) {
    t.run((game) => revealStruggle(game, number));
    expect(t.request).toMatchObject({ kind: 'roll', die: 'card', sides: 3, count: 1 });
    t.play(faces(2));
    if (number > 1) t.play('0');
    expect(t.state.struggle.piles.map(({ left }) => left.length)).toEqual([0, 1, 2].map((pile) => (pile <= i ? 2 : 3)));
  }
  const phases = t.all('struggleRevealed').map(({ card }) => shiftingPriorities.struggles.find(({ title }) => title === card)!.phase);
  expect(phases).toEqual([1, 2, 3]);
});

test('AT-031 (SP-MISS-02, SP-COMP-06): all objectives lie on the table, Inactive, and nobody contests them', () => {
  const t = sided();
  expect(t.state.objectives.map(({ id, active, controller }) => [id, active, controller])).toEqual(['TL', 'T', 'TR', 'L', 'C', 'R', 'BL', 'B', 'BR'].map((id) => [id, false, null]));
  const maul = t.unit('lord-maul');
  maul.characters[0]!.at = t.state.objectives[4]!.at;
  expect(contests(t.game, maul, maul.characters[0]!, t.state.objectives[4]!)).toBe(false);
  checkControl(t.game);
  expect(t.all('controlTaken')).toEqual([]);
  expect(t.asked).toBe('pick squad 0');
});

test('(SP-CARD-24, SP-FIRST-03): the mission map lies with its bottom at the First Player’s edge', () => {
  const place = (t: Table, id: string) => inInches(t.state.objectives.find((objective) => objective.id === id)!.at);
  expect(place(sided().leaveOpen(), 'BL')).toEqual([8, 8, 0]);
  const turned = opening().playOn(attackDice('C C S F F'), attackDice('C S S S X'), 'far');
  expect([place(turned, 'BL'), place(turned, 'T'), turned.state.edges]).toEqual([[28, 28, 0], [18, 8, 0], [-1, 1]]);
  expect(turned.asked).toBe('pick squad 0');
});

test('AT-037, AT-366 (SP-CARD-10, SP-CARD-11, SP-CARD-12, SP-SETUP-02): each order deck holds the six unit cards and one Shatterpoint card', () => {
  const state = firstState();
  for (const [seat, { deck, discard, reserve, bottom }] of state.players.entries()) {
    expect(deck.left.slice().sort()).toEqual([...state.units.filter((unit) => unit.seat === seat).map(({ id }) => id), SHATTERPOINT].sort());
    expect([deck.left.length, deck.left.filter((card) => card === SHATTERPOINT).length, discard, reserve, bottom]).toEqual([7, 1, [], null, []]);
  }
});

test('(SP-FORCE-01, SP-CARD-05): the Force pool is the sum of the Force stats, all Ready', () => {
  expect(firstState().players.map(({ ready, pool }) => [ready, pool])).toEqual([[7, 7], [6, 6]]);
});

test('AT-038 (SP-DEPLOY-01): the squads deploy P1, P2, P1, P2', () => {
  const t = deployed();
  expect(t.all('squadDeployed').map(({ seat, squad }) => [seat, squad])).toEqual([[0, 0], [1, 0], [0, 1], [1, 1]]);
  expect(t.state.phase).toBe('stances');
  expect(t.state.units.flatMap(({ characters }) => characters).every(({ at }) => at !== null)).toBe(true);
  expect(t.asked).toBe('pick stance 0');
});

test('(SP-DEPLOY-01): the other player deploys first as First Player', () => {
  const t = opening().playOn(attackDice('F F F F F'), attackDice('C F F F F'), 'far', '1', ...squadAt(9, true));
  expect([t.all('squadDeployed').map(({ seat, squad }) => [seat, squad]), t.asked]).toEqual([[[1, 1]], 'pick squad 0']);
});

test('AT-371 (SP-DEPLOY-05): P1 may deploy either squad first, and then has only the other', () => {
  const t = sided();
  expect([t.asked, t.offered]).toEqual(['pick squad 0', ['0', '1']]);
  t.playOn('1');
  expect(t.request).toMatchObject({ kind: 'place', ask: 'deploy', figure: '0.ahsoka-tano-jedi-no-more.1' });
  t.playOn(...squadAt(9, false), '0', ...squadAt(9, true));
  expect(t.request).toMatchObject({ kind: 'place', seat: 0, ask: 'deploy', figure: '0.general-anakin-skywalker.1' });
});

test('AT-039 (SP-DEPLOY-02, AMB-45): a Primary at (18, 3.75) stands within Range 2 of its edge, at (18, 3.76) not', () => {
  const t = sided().playOn('0');
  expect(t.refusal([18, 3.75])).toBeNull();
  expect(t.refusal([18, 3.76])).toMatchObject({ rule: 'SP-DEPLOY-02' });
  expect(t.refusal([18, 33])).toMatchObject({ rule: 'SP-DEPLOY-02' });
});

test('AT-041 (SP-DEPLOY-04): nobody deploys over the edge of the battlefield', () => {
  const t = sided().playOn('0');
  expect(t.refusal([18, 0.5])).toMatchObject({ rule: 'SP-MOVE-03' });
  expect(t.refusal([18, 0.75])).toBeNull();
});

test('AT-042 (SP-DEPLOY-03): both characters of a Supporting unit must be within Range 1 of the Primary, not of each other', () => {
  const t = sided().playOn('0', [9, 3], [7, 3], [11, 3]);
  expect(t.request).toMatchObject({ figure: '0.501st-clone-troopers.2' });
  expect(t.refusal([13, 3])).toMatchObject({ rule: 'SP-PLACE-01' });
  expect(t.refusal([9, 5.51])).toMatchObject({ rule: 'SP-PLACE-01' });
  expect(t.refusal([9, 5.5])).toBeNull();
});

test('(SP-DEPLOY-03, SP-DEPLOY-04): bases may not overlap, and nobody may be left out', () => {
  const t = sided().playOn('0', [9, 3]);
  expect(t.refusal([10, 3])).toMatchObject({ rule: 'SP-MOVE-08' });
  expect(t.refusal(null)).toMatchObject({ why: 'mustPlace' });
});

test('AT-043 (SP-DEPLOY-06, SP-STANCE-04): P1 chooses all own stances before P2; one-sided cards are not asked about', () => {
  const t = deployed();
  const asked: unknown[] = [];
  while (t.request?.kind === 'pick' && t.request.ask === 'stance') {
    asked.push([t.request.seat, t.request.about['unit'], t.offered]);
    t.play('1');
  }
  expect(asked).toEqual(['0.general-anakin-skywalker', '0.ahsoka-tano-jedi-no-more', '1.lord-maul', '1.asajj-ventress'].map((id) => [Number(id[0]), id, ['0', '1']]));
  expect(t.state.units.map(({ stance }) => stance)).toEqual([1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0]);
});

test('AT-045, AT-365 (SP-DEPLOY-08, SP-CARD-23, AMB-46): the first card’s map is chosen by the player who is not First Player', () => {
  const objectives = [{ id: 'W', at: inchesFromCorner(8, 18) }, { id: 'O', at: inchesFromCorner(28, 18) }];
  const mission = { ...shiftingPriorities, id: 'maps', objectives, struggles: ([1, 2, 3] as const).map((phase) => ({ title: `Phase ${phase}`, phase, maps: [map('W'), map('O')] })) };
  const t = table({ units: { a: { seat: 0, at: [9, 3] }, b: { seat: 1, at: [9, 33] } }, cards: [testCard('a'), testCard('b')], phase: 'stances', struggle: { card: null }, mission });
  t.state.objectives = objectives.map(({ id, at }) => ({ id, at: { ...at, y: 0 }, active: false, controller: null, priority: false, die: null, held: false }));
  t.go();
  expect([t.asked, t.offered]).toEqual(['pick map 1', ['0', '1']]);
  t.play('1');
  expect(t.state.objectives.map(({ id, active }) => [id, active])).toEqual([['W', false], ['O', true]]);
});

test('(SP-DEPLOY-07): the first card turns its objectives Active, nothing else, and the first turn begins', () => {
  const t = deployed().playOn('0', '0', '0', '0');
  expect(t.asked).toBe('roll struggle 1');
  t.play(faces(2));
  expect(t.state.struggle).toMatchObject({ number: 1, card: 'Recon Enemy Positions' });
  expect(t.state.objectives.filter(({ active }) => active).map(({ id }) => id)).toEqual(['TL', 'L', 'C', 'R', 'BR']);
  t.go();
  expect([t.state.turn, t.state.active, t.asked]).toEqual([1, 0, 'roll order 1']);
});

test('AT-398 (SP-SETUP-01): roll-off, side, mission and objectives, deployment, stances, first struggle card, first turn', () => {
  const t = deployed().playOn('0', '0', '0', '0', faces(1));
  const inOrder = [...new Set(t.events.map(({ type }) => type))];
  expect(inOrder.slice(0, 11)).toEqual(['firstPlayerSet', 'sideChosen', 'missionSet', 'phaseBegun', 'deployed', 'squadDeployed', 'stanceChosen', 'setupEnding', 'struggleRevealed', 'setupEnded', 'turnStarted']);
  expect(t.all('phaseBegun').map(({ phase }) => phase)).toEqual(['deploy', 'stances', 'play']);
});
