import { expect, test } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { table } from '../testing/miniatures/table.ts';
import { freshTurn } from './state.ts';

const luke = { card: 'luke' };
const trooper = { card: 'stormtrooper' };

test('SWM-G01 (SWM-8.7, SWM-12.1): the enemy strikes before the square is left, and a defeated mover never moves', () => {
  const t = table({ map: ['La....', '.....b'], pieces: { L: luke, a: trooper, b: trooper } }).play('move:2,0');
  expect(t.asked).toBe('opportunity');
  expect(t.at('a')).toEqual({ column: 1, row: 0 });
  t.play('attack', [9]);
  expect(t.figure('a')).toMatchObject({ at: null, defeated: true });
  expect(t.events.map((event) => event.type)).not.toContain('stepped');
});

test('SWM-12.5: a mover that survives goes on to the square it had chosen (SWM-12.4)', () => {
  const t = table({ map: ['La....', '.....b'], pieces: { L: luke, a: trooper, b: trooper } }).play('move:2,0', 'attack', [8]);
  expect(t.at('a')).toEqual({ column: 2, row: 0 });
});

test('SWM-12.9: an attack of opportunity may be passed up, and is asked again at the next chance', () => {
  const t = table({ map: ['.....', 'La...', '.....', '....b'], pieces: { L: luke, a: trooper, b: trooper } }).play('move:1,0', 'pass');
  expect(t.at('a')).toEqual({ column: 1, row: 0 });
  expect(t.play('move:2,0').asked).toBe('opportunity');
});

test('SWM-G03 (SWM-12.2, SWM-12.3): moving between two squares beside the enemy triggers, but only one attack a turn', () => {
  const t = table({ map: ['.....', 'La...', '.....', '....b'], pieces: { L: luke, a: trooper, b: trooper } }).play('move:1,0', 'attack', [2], 'move:2,0');
  expect(t.at('a')).toEqual({ column: 2, row: 0 });
  expect(t.events.filter((event) => event.type === 'opportunityTaken')).toHaveLength(1);
});

test('SWM-G04 (SWM-12.3): in the next turn it may strike again', () => {
  const t = table({ map: ['.....', 'La...', 'b....'], pieces: { L: luke, a: trooper, b: trooper } }).play('move:2,0', 'attack', [2], 'end');
  expect(t.state.turn!.figure).toBe('b');
  expect(t.play('move:1,2').asked).toBe('opportunity');
});

test('SWM-G05 (SWM-12.1): whether the enemy was activated does not matter, and striking does not activate it', () => {
  const t = table({ map: ['La....', '.....b'], pieces: { L: luke, a: trooper, b: trooper } }).play('move:2,0', 'attack', [2]);
  expect(t.figure('L').activated).toBe(false);
  const u = table({ map: ['La....', '.....b'], pieces: { L: { ...luke, activated: true }, a: trooper, b: trooper } }).play('move:2,0');
  expect(u.asked).toBe('opportunity');
});

test('SWM-G09 (SWM-12.8): not through a wall', () => {
  const t = table({ map: ['La....', '.....b'], pieces: { L: luke, a: trooper, b: trooper }, walls: [[0, 0, 1, 0], [0, 1, 1, 1]] }).play('move:2,0');
  expect(t.at('a')).toEqual({ column: 2, row: 0 });
});

test('SWM-G11 (SWM-12.1): entering an adjacent square does not trigger', () => {
  const t = table({ map: ['L..a..', '.....b'], pieces: { L: luke, a: trooper, b: trooper } }).play('move:2,0', 'move:1,0');
  expect(t.at('a')).toEqual({ column: 1, row: 0 });
});

test('SWM-F09 (SWM-12.6): nobody adds fire to an attack of opportunity', () => {
  const t = table({ map: ['La....', 'M....b'], pieces: { L: luke, M: { card: 'elite-snowtrooper' }, a: trooper, b: trooper } }).play('move:2,0', 'L');
  expect(t.asked).toBe('attack');
});

test('SWM-G12 (SWM-16.8, SWM-AMB-37): Cleave answers an attack of opportunity that defeats the mover', () => {
  const t = table({ map: ['Wa....', 'b.....', '.....c'], pieces: { W: { card: 'chewbacca' }, a: trooper, b: trooper, c: trooper } }).play('move:2,0', 'attack', [15]);
  expect(t.offered).toEqual(['cleave@W', 'pass']);
  t.play('cleave@W');
  // A die falls next: its only target is asked for too.
  expect([t.asked, t.offered]).toEqual(['target', ['b']]);
  t.play('b', [15]);
  expect(t.figure('b').defeated).toBe(true);
});

test('SWM-E16 (SWM-16.34): Momentum does not count in an attack of opportunity', () => {
  const t = table({ map: ['Wa....', '.....b'], pieces: { W: { card: 'chewbacca' }, a: { card: 'vader' }, b: trooper } }).play('move:2,0', 'attack', [14]);
  expect(t.figure('a').damage).toBe(20);
});

test('SWM-12.4: an attack of opportunity on the way leaves the step fixed and the rest open', () => {
  const t = table({ map: ['.......', '..a....', '...L...', '......b'], pieces: { L: luke, a: trooper, b: trooper } }).play('move:5,1');
  expect(t.asked).toBe('opportunity');
  t.play('attack', [2]);
  expect([t.asked, t.state.turn!.spent]).toEqual(['act', 1]);
  expect(t.at('a')).toEqual({ column: 3, row: 1 });
  expect(t.offered).toContain('move:5,1');
  t.play('move:5,1');
  expect(t.events.flatMap((event) => (event.type === 'stepped' ? [event.last] : []))).toEqual([true, false, true]);
});

test('SWM-12.4, SWM-12.9: one that is passed up interrupts nothing; the next square beside the enemy asks again', () => {
  const t = table({ map: ['..a....', '...M...', '......b'], pieces: { M: { card: 'vader' }, a: trooper, b: trooper } }).play('move:5,0', 'pass');
  expect([t.asked, t.at('a')]).toEqual(['opportunity', { column: 3, row: 0 }]);
  t.play('pass', 'pass');
  expect([t.asked, t.at('a'), t.state.turn!.spent]).toEqual(['act', { column: 5, row: 0 }, 3]);
});

test('SWM-12.1, SWM-12.2: a way tells step by step who may strike, before anybody moves', () => {
  const t = table({ map: ['.......', 'La.....', '..M....', '......b'], pieces: { L: luke, M: { card: 'vader' }, a: trooper, b: trooper } });
  expect([t.way('move:4,1'), t.strikes('move:4,1')]).toEqual(['2,1 3,1 4,1 =3', [['L', 'M'], ['M'], ['M']]]);
  expect(t.strikes('move:1,0')).toEqual([['L', 'M']]);
  t.leaveOpen();
});

test('SWM-12.3, SWM-12.7, SWM-12.8: nobody is told of who has struck in this turn, of flyers, through walls, or of who deals no damage', () => {
  const drawing = { map: ['La....', '.....b'], pieces: { L: luke, a: trooper, b: trooper } };
  const told = (more: Partial<Parameters<typeof table>[0]>): unknown => {
    const t = table({ ...drawing, ...more });
    return t.strikes('move:2,0');
  };
  expect([
    told({}), told({ state: { turn: { ...freshTurn('a'), used: ['opportunity@L'] } } }), told({ pieces: { ...drawing.pieces, a: { card: 'flyer' } } }),
    told({ walls: [[0, 0, 1, 0]] }), told({ pieces: { ...drawing.pieces, L: { card: 'r2-d2' } } }),
  ]).toEqual([[['L']], [[]], [[]], [[]], [[]]]);
});

test('SWM-12.1, SWM-12.11, SWM-8.14: whoever is told of is asked on that step, and nobody else, on ways of figures of every size', () => {
  let told = 0;
  for (const [card, seed] of [['stormtrooper', 1], ['stormtrooper', 2], ['mount', 3], ['mount', 4], ['mount', 5]] as const) {
    const random = randomFrom(seed);
    const map = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_each, column) =>
      (column < 3 && row < 3 ? (column + row === 0 ? 'a' : '.') : random() < 0.1 ? '#' : random() < 0.12 ? String.fromCharCode(66 + column + 9 * row) : '.')).join(''));
    const enemies = [...map.join('')].filter((letter) => !'a.#'.includes(letter));
    const pieces = Object.fromEntries([['a', { card }], ...enemies.map((letter) => [letter, { card: 'vader', seat: 1 }])]) as never;
    for (const option of table({ map, pieces }).offered.filter((each) => each.startsWith('move:'))) {
      const t = table({ map, pieces });
      const strikes = t.strikes(option);
      told += strikes.flat().length;
      const asked: string[][] = strikes.map(() => []);
      t.play(option);
      while (t.asked === 'opportunity' || t.asked === 'strikers') {
        const { request } = t;
        const step = t.events.filter(({ type }) => type === 'stepped').length;
        if (request?.kind === 'pick') asked[step]!.push(...(t.asked === 'strikers' ? t.offered.filter((each) => each !== 'pass') : [String(request.about['figure'])]));
        t.play('pass');
      }
      expect([card, option, asked]).toEqual([card, option, strikes]);
      t.leaveOpen();
    }
  }
  expect(told).toBeGreaterThan(300);
});

test('SWM-12.5, SWM-15.4: of several enemies that may strike at one step their player says who does next, as long as somebody is left and the mover stands', () => {
  const t = table({ map: ['LM....', 'a.....', '.....b'], pieces: { L: luke, M: { card: 'vader' }, a: { card: 'chewbacca' }, b: trooper } }).play('move:0,2');
  expect([t.asked, t.offered, t.needed('M')! < t.needed('L')!]).toEqual(['strikers', ['L', 'M', 'pass'], true]);
  expect(t.request).toMatchObject({ seat: 1, about: { mover: 'a' } });
  t.play('M', [2]);
  expect([t.asked, t.request]).toMatchObject(['opportunity', { about: { figure: 'L', mover: 'a' } }]);
  t.play('attack', [2]);
  expect(t.events.flatMap((event) => (event.type === 'opportunityTaken' ? [event.figure] : []))).toEqual(['M', 'L']);
  expect(t.at('a')).toEqual({ column: 0, row: 2 });
});

test('SWM-12.5, SWM-12.9: all pass with one word, and no more strike at a mover that has fallen', () => {
  const drawing = { map: ['LM....', 'a.....', '.....b'], pieces: { L: luke, M: { card: 'vader' }, a: trooper, b: trooper } };
  expect(table(drawing).play('move:0,2', 'pass').at('a')).toEqual({ column: 0, row: 2 });
  const fallen = table(drawing).play('move:0,2', 'M', [19]);
  expect([fallen.figure('a').defeated, fallen.events.filter(({ type }) => type === 'opportunityTaken').length]).toEqual([true, 1]);
});
