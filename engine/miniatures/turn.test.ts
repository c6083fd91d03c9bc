import { expect, test } from 'vitest';
import { InputError } from '../core/form.ts';
import { closedIn, type Request } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { boardOf } from './terrain-board.ts';
import { makeContent } from './content.ts';
import { reaction } from './feat.ts';
import { CARDS, drawnBoard, Table, table } from '../testing/miniatures/table.ts';
import { FIGURES } from './figures/index.ts';
import { checkSquads, readSetup } from './setup.ts';
import { startOn } from './system.ts';
import { view } from './view.ts';

const trooper = { card: 'stormtrooper' };
const between = { acting: null, state: { left: 0 } } as const;

test('SWM-10.2, SWM-10.4, SWM-8.5: who thinks ahead is told the same of what is closed, even after it has gone on', () => {
  const t = table({ map: ['a.r..B', '..C...', '.....D'], pieces: { a: { card: 'han-solo' }, r: trooper, B: trooper, C: trooper, D: trooper }, walls: [[3, 0, 4, 0], [3, 1, 4, 1], [3, 2, 4, 2]] });
  for (const answer of ['move:0,1', 'end']) {
    const [fork, other] = [t.session.fork(), t.session.fork()];
    const [asked, told] = [fork.request, JSON.stringify(t.session.request)];
    fork.answer({ kind: 'pick', picks: [answer] });
    expect(JSON.stringify(asked)).toBe(told);
    expect(JSON.stringify(structuredClone(other.request))).toBe(told);
    expect(other.refuse({ kind: 'pick', picks: ['attack:B'] })).toEqual(t.session.refuse({ kind: 'pick', picks: ['attack:B'] }));
    t.play(...(answer === 'end' ? [] : [answer]));
  }
  expect(t.closedBy('attack:B')).not.toBeNull();
  t.leaveOpen();
});

const squads = (rebels: readonly string[], imperials: readonly string[] = ['stormtrooper'], points = 100) => () => checkSquads(readSetup({ table: 't', teams: [{ figures: rebels }, { figures: imperials }], points }), CARDS);

test('SWM-A03 (SWM-2.2, miniatures.points): a squad costs at most the limit', () => {
  expect(squads(['han-solo'])).not.toThrow();
  expect(squads(['luke', 'chewbacca', 'obi-wan', 'elite-hoth-trooper', 'rebel-trooper'])).not.toThrow();
  expect(squads(['luke', 'chewbacca', 'obi-wan', 'elite-hoth-trooper', 'rebel-trooper', 'rebel-trooper', 'rebel-trooper'])).toThrow('teams.0.figures: cost 106 is over 100');
});

test('SWM-A05 (SWM-2.1, SWM-2.3): Fringe figures fight on either side, others on their own', () => {
  expect(squads(['greedo'], ['greedo'])).not.toThrow();
  expect(squads(['stormtrooper'])).toThrow('teams.0.figures.0');
});

test('SWM-A06, SWM-A07 (SWM-2.6, SWM-16.46, SWM-AMB-01): one of each unique person', () => {
  expect(squads(['luke', 'luke'])).toThrow('teams.0.figures.1');
  expect(squads(['luke-skywalker-rebel', 'luke-skywalker-jedi-knight'])).toThrow('teams.0.figures.1: Luke Skywalker, Jedi Knight is unique (SWM-2.6)');
  expect(squads(Array.from({ length: 5 }, () => 'rebel-trooper'))).not.toThrow();
});

test('a setup with an unknown figure, none or a wrong field is refused by name', () => {
  expect(squads([], ['vader'])).toThrow(InputError);
  expect(squads(['nobody'])).toThrow('teams.0.figures.0: there is no figure "nobody"');
  expect(() => readSetup({ table: 't', teams: [{ figures: ['ewok'] }], rounds: 3 })).toThrow('teams');
});

/** Why nobody is placed on squares, and by which rule. */
const whyClosed = (request: Request | null, ...squares: readonly string[]): readonly string[] => squares.map((square) => {
  const closed = request?.kind === 'pick' ? closedIn(request, square) : null;
  return closed === null ? 'open' : `${closed.why} ${closed.rule}`;
});

test('SWM-3.3, SWM-3.6: the Rebels place everything, then the Imperials, in their zones, one to a square', () => {
  const setup = readSetup({ table: 't', teams: [{ figures: ['chewbacca', 'ewok'] }, { figures: ['greedo'] }], deployRows: 1 });
  const play = startOn(setup, drawnBoard({ map: ['..#', '...', '..~'] }), FIGURES);
  const session = new Session(play.system, play.state);
  expect(session.request).toMatchObject({ seat: 0, options: ['0,2', '1,2'] });
  expect(whyClosed(session.request, '0,1', '2,0', '0,2')).toEqual(['outsideZone SWM-3.6', 'bigObject SWM-8.3', 'open']);
  session.answer({ kind: 'pick', picks: ['0,2'] });
  expect(session.request).toMatchObject({ seat: 0, options: ['1,2'] });
  session.answer({ kind: 'pick', picks: ['1,2'] });
  expect(session.request).toMatchObject({ seat: 1, options: ['0,0', '1,0'] });
  session.answer({ kind: 'pick', picks: ['0,0'] });
  expect(session.request).toMatchObject({ kind: 'roll', why: 'initiative' });
});

test('SWM-B01 (SWM-5.2): the higher roll chooses who goes first', () => {
  const t = table({ map: ['a....B'], pieces: { a: trooper, B: trooper }, acting: null, state: { step: 'initiative' } }).play([17], [9]);
  expect(t.request).toMatchObject({ seat: 0, ask: 'first', options: ['0', '1'] });
  expect(t.play('1').state).toMatchObject({ first: 1, active: 1 });
});

test('SWM-5.1: ties are rolled again', () => {
  const t = table({ map: ['a....B'], pieces: { a: trooper, B: trooper }, acting: null, state: { step: 'initiative' } }).play([8], [8], [3], [9]);
  expect(t.request).toMatchObject({ seat: 1, ask: 'first' });
});

/** Ends turns until the round is over; whose turns they were. */
function order(map: readonly string[], first: number): string {
  const pieces = Object.fromEntries([...map.join('')].filter((letter) => letter !== '.').map((letter) => [letter, trooper]));
  const t = table({ map, pieces, acting: null, state: { step: 'initiative' } }).play(first === 0 ? [20] : [1], first === 0 ? [1] : [20], String(first));
  let turns = '';
  while (t.state.round === 1) {
    if (t.asked === 'activate') t.play(t.offered[0]!);
    if (t.asked === 'act') t.play('end');
  }
  for (const event of t.events) turns += event.type === 'activated' ? event.figure : event.type === 'phaseBegun' ? '|' : '';
  return turns;
}

test('SWM-B03 (SWM-6.1 to SWM-6.3): two activations a phase, the rest for who still has some', () => {
  expect(order(['abcde', '.....', '.....', '.....', 'X...Y'], 0)).toBe('|ab|XY|cd|e');
});

test('SWM-B04 (SWM-6.2): a single character left is a phase', () => expect(order(['abc.', '....', '....', 'WXYZ'], 0)).toBe('|ab|WX|c|YZ'));

test('SWM-B05, SWM-B12 (SWM-6.4, SWM-AMB-36): each once a round, and none may be passed up', () => {
  const t = table({ map: ['ab..', '....', '...X'], pieces: { a: { ...trooper, activated: true }, b: trooper, X: trooper }, acting: null, state: { left: 2 } });
  expect(t.state.turn!.figure).toBe('b');
  const u = table({ map: ['abc.', '....', '...X'], pieces: { a: trooper, b: trooper, c: trooper, X: trooper }, acting: null, state: { left: 2 } });
  expect(u.offered).toEqual(['a', 'b', 'c']);
});

test('SWM-L01 (SWM-4.1): the last enemy defeated ends the skirmish at once', () => {
  // A second attack and a way would be left.
  const t = table({ map: ['aB', '..'], pieces: { a: { card: 'ig-88' }, B: trooper } }).play('attack:B', [19]);
  expect(t.state).toMatchObject({ step: 'over', winner: 0 });
  expect(t.request).toBeNull();
  expect(t.events.at(-1)).toEqual({ type: 'decided', winner: 0, rule: 'SWM-4.1' });
});

test('SWM-A10 (SWM-4.1, SWM-16.22): a squad is wiped out though a reinforcement is left', () => {
  const t = table({ map: ['aB...G'], pieces: { a: { ...trooper, card: 'luke' }, B: trooper, G: { card: 'greedo', hired: true } } }).play('attack:B', [19]);
  expect(t.events.at(-1)).toEqual({ type: 'decided', winner: 0, rule: 'SWM-4.1' });
});

const last = { ...between, rounds: 1 };
const spent = { ...trooper, activated: true };

test('SWM-4.2, SWM-4.2a (miniatures.rounds): at the limit the higher cost defeated wins', () => {
  const t = table({ map: ['...aX.b'], pieces: { a: { ...trooper, card: 'luke' }, X: spent, b: spent }, rounds: 1, state: { left: 1 } });
  t.state.figures.push({ id: 'Y', seat: 1, card: 'ewok', at: null, squeezed: false, damage: 10, force: 0, spirits: 0, lessons: 0, activated: true, defeated: true, hired: false });
  expect(t.play('end').events.at(-1)).toMatchObject({ winner: 0, rule: 'SWM-4.2a' });
});

test('SWM-L03 (SWM-4.2b): else the nearest to the centre', () => {
  expect(table({ map: ['.a......X'], pieces: { a: spent, X: spent }, ...last }).state).toMatchObject({ step: 'over', winner: 0 });
});

test('SWM-L04 (SWM-4.2c): else the cost of the nearest', () => {
  expect(table({ map: ['..a...X..'], pieces: { a: spent, X: { card: 'vader', activated: true } }, ...last }).state).toMatchObject({ winner: 1 });
});

test('SWM-L05 (SWM-4.2d, SWM-AMB-03): else a draw', () => {
  expect(table({ map: ['..a...X..'], pieces: { a: spent, X: spent }, ...last }).state).toMatchObject({ step: 'over', winner: null });
});

test('SWM-3.6, SWM-AMB-02 (miniatures.deployRows, miniatures.square): what does not fit in the zone goes to the nearest rows with room', () => {
  const setup = readSetup({ table: 't', teams: [{ figures: ['ewok', 'ewok', 'ewok'] }, { figures: ['greedo'] }], deployRows: 1 });
  const play = startOn(setup, drawnBoard({ map: ['...', '.#.', '..~'] }), FIGURES);
  const session = new Session(play.system, play.state);
  for (const square of ['0,2', '1,2']) session.answer({ kind: 'pick', picks: [square] });
  expect(session.request).toMatchObject({ seat: 0, options: ['0,1', '2,1'] });
  expect(whyClosed(session.request, '0,2', '1,1', '2,2', '0,0', '0,1')).toEqual(['somebodyThere SWM-3.6', 'bigObject SWM-8.3', 'pitThere SWM-8.6', 'fartherOutside SWM-AMB-02', 'open']);
  expect(session.refuse({ kind: 'pick', picks: ['0,0'] })).toEqual({ rule: 'SWM-AMB-02', why: 'fartherOutside' });
  const squares = (square: number): number => boardOf(boxTerrain({ size: [600, 600] }), square).columns;
  expect([squares(25.4), squares(38.1)]).toEqual([23, 15]);
});

test('SWM-5.5, SWM-6.5: when everybody was activated the marks are cleared, and the initiative comes before the first phase', () => {
  const t = table({ map: ['a....B'], pieces: { a: trooper, B: { ...trooper, activated: true } } }).play('end');
  expect([t.asked, t.state.round, t.figure('a').activated, t.figure('B').activated]).toEqual(['initiative', 2, false, false]);
  t.play([17], [9], '0');
  expect(t.events.map(({ type }) => type)).toEqual(['turnEnded', 'roundEnded', 'roundBegun', 'initiativeRolled', 'initiativeWon', 'firstChosen', 'phaseBegun', 'activated']);
});

test('SWM-2.5: once the squads are there everybody sees everything', () => {
  const { state } = table({ map: ['a....B'], pieces: { a: trooper, B: trooper } });
  for (const eyes of [0, 1, null]) expect(view(state, eyes)).toEqual(state);
});

test('SWM-15.4: of several answers to one thing those of the acting player come first', () => {
  const cheer = (id: string) => ({ ...CARDS.get('ewok')!, id, feats: [reaction({ id: 'cheer', name: 'Cheer', text: '', after: 'turnEnded', when: () => true, *run() { /* nothing more */ } })] });
  const cards = new Map([...CARDS, ['one', cheer('one')], ['two', cheer('two')]] as const);
  const t = table({ map: ['a....B'], pieces: { a: trooper, B: trooper } });
  const state = { ...t.state, figures: t.state.figures.map((figure) => ({ ...figure, card: figure.seat === 0 ? 'one' : 'two' })) };
  const seats: number[] = [];
  const u = new Table(makeContent(readSetup({ table: 't', teams: [{ figures: ['one'] }, { figures: ['two'] }] }), t.content.board, cards), { ...state, active: 1, turn: { ...t.state.turn!, figure: 'B' } });
  for (u.play('end'); u.asked === 'answer'; u.play('pass')) if (u.request?.kind === 'pick') seats.push(u.request.seat);
  expect(seats).toEqual([1, 0]);
});

test('SWM-5.5, SWM-15.4: what comes after the initiative is answered before the first phase, who goes first first', () => {
  const ready = (id: string) => ({ ...CARDS.get('ewok')!, id, feats: [reaction({ id: 'ready', name: 'Ready', text: '', after: 'firstChosen', when: () => true, *run() { /* nothing more */ } })] });
  const cards = new Map([...CARDS, ['one', ready('one')], ['two', ready('two')]] as const);
  const t = table({ map: ['a....B'], pieces: { a: trooper, B: trooper }, acting: null, state: { step: 'initiative' } });
  const state = { ...t.state, figures: t.state.figures.map((figure) => ({ ...figure, card: figure.seat === 0 ? 'one' : 'two' })) };
  const u = new Table(makeContent(readSetup({ table: 't', teams: [{ figures: ['one'] }, { figures: ['two'] }] }), t.content.board, cards), state);
  u.play([3], [9], '1');
  const seats: number[] = [];
  for (; u.asked === 'answer'; u.play('pass')) if (u.request?.kind === 'pick') seats.push(u.request.seat);
  expect(seats).toEqual([1, 0]);
  expect(u.events.map(({ type }) => type).slice(-3)).toEqual(['firstChosen', 'phaseBegun', 'activated']);
});
