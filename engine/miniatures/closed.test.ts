import { expect, test } from 'vitest';
import { noMove } from './allowance.ts';
import { figureOf, freshTurn, type Turn } from './state.ts';
import { table, type Drawing, type Piece, type Table } from '../testing/miniatures/table.ts';

const trooper = { card: 'stormtrooper' };
const vader = { card: 'vader' };
const drawn = (map: readonly string[], more: Omit<Drawing, 'map'> = {}, a: Piece = trooper): Table => table({ map, ...more, pieces: { a, b: trooper, B: vader, ...more.pieces } });
/** Why a square is closed, and by which rule. */
const why = (t: Table, ...options: readonly string[]): string[] => options.map((option) => {
  const closed = t.whyClosed(option);
  return closed === null ? 'open' : `${closed.why} ${closed.rule}`;
});

test('SWM-C05 (SWM-8.3, SWM-8.4, SWM-AMB-05): steps across a wall and past its end are closed by those rules, though ways lead there round about', () => {
  const t = drawn(['a....', '....B'], { walls: [[0, 0, 1, 0]] });
  expect([t.offered.includes('move:1,0'), t.offered.includes('move:1,1')]).toEqual([true, true]);
  expect(why(t, 'step:1,0', 'step:1,1', 'step:0,1', 'move:1,0')).toEqual(['wallThere SWM-8.3', 'cornerThere SWM-8.4', 'open', 'open']);
  expect(t.session.refuse({ kind: 'pick', picks: ['step:1,0'] })).toEqual({ rule: 'SWM-8.3', why: 'wallThere' });
  t.leaveOpen();
});

test('SWM-8.3, SWM-8.4: where no way is left, the wall, the closed door and the corner close the squares themselves', () => {
  const t = drawn(['a..', '..B'], { walls: [[0, 1, 1, 1]], doors: [[[0, 0, 1, 0]]] });
  expect(why(t, 'move:1,0', 'move:1,1', 'move:0,1', 'move:2,0')).toEqual(['doorShut SWM-8.3', 'doorCorner SWM-8.4', 'open', 'noWay SWM-8.3']);
  const open = drawn(['a..', '..B'], { walls: [[0, 1, 1, 1]], doors: [[[0, 0, 1, 0]]], state: { doors: [{ open: true, holder: null }] } });
  expect(why(open, 'move:1,0', 'step:1,0', 'step:1,1')).toEqual(['open', 'open', 'cornerThere SWM-8.4']);
});

test('SWM-8.3: a big object is closed as one, however near', () => {
  expect(why(drawn(['a#..#', '....B']), 'move:1,0', 'move:4,0')).toEqual(['bigObject SWM-8.3', 'bigObject SWM-8.3']);
});

test('SWM-C09 (SWM-8.6): a pit is closed to who walks, and for a stop to who flies', () => {
  expect(why(drawn(['a~.B', '....']), 'move:1,0')).toEqual(['pitThere SWM-8.6']);
  expect(why(drawn(['a~.B', '....'], {}, { card: 'flyer' }), 'move:1,0')).toEqual(['pitBelow SWM-8.6']);
});

test('SWM-C07, SWM-C08 (SWM-8.5): squares of others are closed wherever they stand, and what lies behind enemies that bar every way', () => {
  const t = drawn(['a..b.B..']);
  expect(why(t, 'move:3,0', 'move:5,0', 'move:6,0')).toEqual(['allyThere SWM-8.5', 'enemyInTheWay SWM-8.5', 'enemiesBar SWM-8.5']);
  expect(why(drawn(['a.B.'], {}, { card: 'flyer' }), 'move:2,0')).toEqual(['enemyThere SWM-8.8']);
});

test('SWM-7.2B, SWM-7.2C (SWM-8.1): every square that is too far says what it costs and what is left', () => {
  const t = drawn(['a..................', '..................B']);
  expect(t.whyClosed('move:13,0')).toEqual({ option: 'move:13,0', rule: 'SWM-7.2C', why: 'tooFar', detail: { cost: 13, left: 12 } });
  expect(t.whyClosed('move:17,1')).toMatchObject({ why: 'tooFar', detail: { cost: 18, left: 12 } });
  t.play('attack:B', [2]);
  expect(t.whyClosed('move:7,0')).toMatchObject({ rule: 'SWM-7.2B', why: 'tooFar', detail: { cost: 7, left: 6 } });
});

test('SWM-8.1 to SWM-8.8: of every square of a board one is told: it is open, or closed with a reason', () => {
  for (const card of ['stormtrooper', 'flyer', 'mount', 'strafer']) {
    const t = drawn(['a..#..~...', '...#..~.b.', '.oo.......', '...........'.slice(1), '..B.......'], { walls: [[4, 3, 5, 3], [4, 4, 5, 4]], doors: [[[4, 2, 5, 2]]] }, { card });
    const untold: string[] = [];
    for (let row = 0; row < 5; row++) for (let column = 0; column < 10; column++) {
      const option = `move:${column},${row}`;
      const told = Number(t.offered.includes(option)) + Number(t.whyClosed(option) !== null);
      if (told !== (column + row === 0 ? 0 : 1)) untold.push(option);
    }
    expect([card, untold]).toEqual([card, []]);
    t.leaveOpen();
  }
});

test('SWM-8.12, SWM-8.13: a Large figure is told that there is no space for it, and of a narrow gap the same', () => {
  const t = table({ map: ['a......', '.......', '......B'], pieces: { a: { card: 'mount' }, B: vader }, walls: [[2, 0, 3, 0]] });
  expect(why(t, 'move:2,0', 'move:6,0', 'move:1,0')).toEqual(['noSpace SWM-8.12', 'noSpace SWM-8.12', 'open']);
  const across = table({ map: ['a..', '...', '...', '..B'], pieces: { a: { card: 'mount' }, B: vader }, walls: [[0, 1, 0, 2], [1, 1, 1, 2], [2, 1, 2, 2]] });
  expect(why(across, 'move:0,1', 'move:0,2')).toEqual(['noSpace SWM-8.12', 'noWay SWM-8.3']);
  const side = table({ map: ['a....', '.....', '.....', '....B'], pieces: { a: { card: 'mount' }, B: vader }, walls: [[2, 0, 2, 1]] });
  expect(why(side, 'move:1,0', 'step:1,1', 'move:1,1')).toEqual(['noSpace SWM-8.12', 'wallAcross SWM-8.12', 'open']);
});

test('SWM-16.39, SWM-AMB-29, SWM-AMB-40: the Savage beside an enemy are told that they are held, on the way to one that they must go for it', () => {
  const held = drawn(['aB....', '......'], {}, { card: 'beast' });
  expect(why(held, 'move:0,1', 'move:4,1')).toEqual(['savageHeld SWM-16.39', 'savageHeld SWM-16.39']);
  const charging = drawn(['a.....B', '.......', '.......'], {}, { card: 'beast' });
  expect(why(charging, 'move:1,0', 'move:3,1', 'move:5,0')).toEqual(['mustCharge SWM-16.39', 'mustCharge SWM-16.39', 'open']);
});

test('SWM-16.44: who strafes is told that it does not go straight back', () => {
  const t = table({ map: ['.a..', '....', '...B'], pieces: { a: { card: 'strafer' }, B: vader }, state: { turn: { ...freshTurn('a'), strafing: true, spent: 1, left: { column: 0, row: 0 } } } });
  expect(why(t, 'step:0,0', 'move:2,0')).toEqual(['straightBack SWM-16.44', 'open']);
});

const JEDI: Piece = { card: 'luke-skywalker-jedi-knight', force: 3 };

test('SWM-7.2C, SWM-7.3: who has no points left is told why, of every square', () => {
  const t = drawn([`a${'.'.repeat(20)}`, `${'.'.repeat(20)}B`], {}, JEDI).play('move:12,0');
  expect([t.offered, why(t, 'move:13,0', 'move:0,0')]).toEqual([['use:force-leap', 'faster', 'end'], ['noneLeft SWM-7.2C', 'noneLeft SWM-7.2C']]);
  expect(t.whyClosed('move:11,0')).toMatchObject({ detail: { spent: 12 } });
  const u = drawn(['a...B', '.....'], {}, JEDI).play('move:3,0', 'attack:B', [2], 'pass');
  expect([u.offered, why(u, 'move:3,1', 'move:0,0')]).toEqual([['use:force-leap', 'end'], ['movedAndAttacked SWM-7.3', 'movedAndAttacked SWM-7.3']]);
});

test('SWM-7.2B, SWM-16.10, SWM-16.26, SWM-16.33, SWM-AMB-18, SWM-AMB-20: what ends a move, by the turn so far', () => {
  const told = (card: string, turn: Partial<Turn>): string => {
    const { game } = table({ map: ['a...B'], pieces: { a: { card }, B: vader } }).leaveOpen();
    const { rule, why: word } = noMove({ ...game, state: { ...game.state, turn: { ...freshTurn('a'), ...turn } } }, figureOf(game.state, 'a'));
    return `${word} ${rule}`;
  };
  expect([
    told('stormtrooper', { spent: 6, attacks: 1 }), told('ig-88', { attacks: 2 }), told('heavy-stormtrooper', { attacks: 1 }),
    told('quarren-assassin', { attacks: 1, movedFirst: true, spent: 6 }), told('strafer', { strafing: true, spent: 12 }), told('stormtrooper', { still: true, attacks: 1 }),
  ]).toEqual(['noneLeft SWM-7.2B', 'attackedTwice SWM-16.10', 'heavyAttacked SWM-16.26', 'noneLeft SWM-7.2B', 'noneLeft SWM-AMB-18', 'standsStill SWM-AMB-20']);
});

test('SWM-14.3, SWM-AMB-32: moving faster stays in view after move and attack, closed by its rule', () => {
  const t = drawn(['a...B', '.....'], {}, JEDI).play('move:3,0', 'attack:B', [2], 'pass');
  expect(t.whyClosed('faster')).toEqual({ option: 'faster', rule: 'SWM-14.3', why: 'movedAndAttacked' });
  t.leaveOpen();
});

test('SWM-16.35, SWM-AMB-27: of a door that no line reaches Override is told so, of one in sight nothing is closed', () => {
  const pieces = { r: { card: 'r2-d2' }, b: trooper, B: vader };
  const two = { walls: [[2, 0, 3, 0], [2, 2, 3, 2], [4, 0, 5, 0], [4, 2, 5, 2]], doors: [[[2, 1, 3, 1]], [[4, 1, 5, 1]]] } as const;
  const t = table({ map: ['......B', 'r......', 'b......'], ...two, pieces, acting: 'r' }).play('end');
  expect([t.asked, t.offered]).toEqual(['override', ['open:0', 'close:0', 'pass']]);
  expect(why(t, 'open:1', 'close:1', 'open:0')).toEqual(['noLineOfSight SWM-16.35', 'noLineOfSight SWM-16.35', 'open']);
  expect(t.session.refuse({ kind: 'pick', picks: ['close:1'] })).toEqual({ rule: 'SWM-16.35', why: 'noLineOfSight' });
  const through = table({ map: ['......B', 'r......', 'b......'], ...two, pieces, acting: 'r', state: { doors: [{ open: true, holder: null }, { open: false, holder: null }] } }).play('end');
  expect([through.offered, why(through, 'open:1')]).toEqual([['open:0', 'close:0', 'open:1', 'close:1', 'pass'], ['open']]);
  for (const each of [t, through]) each.leaveOpen();
});
