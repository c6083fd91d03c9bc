import { expect, test } from 'vitest';
import { table, type Drawing } from '../testing/miniatures/table.ts';
import { payRefusal } from './force.ts';

const trooper = { card: 'stormtrooper' };
const luke = { card: 'luke-skywalker-rebel' };
const jedi = { card: 'luke-skywalker-jedi-knight' };
const vader = { card: 'darth-vader-dark-jedi' };
const emperor = { card: 'emperor-palpatine' };
const mara = { card: 'mara-jade-emperors-hand' };
const imperial = (drawing: Drawing) => table({ ...drawing, state: { active: 1 } });

test('SWM-H02, SWM-H03 (SWM-14.1, SWM-14.2, SWM-14.8): a roll is made again for a point, even a 1, and the second stands', () => {
  const shot = () => table({ map: ['a...B', '.....'], pieces: { a: luke, B: { card: 'vader' } } }).play('attack:B');
  const worse = shot().play([8], 'reroll:a', [3]);
  expect([worse.figure('B').damage, worse.figure('a').force]).toEqual([0, 1]);
  expect(shot().play([1], 'reroll:a', [15]).figure('B').damage).toBe(20);
  expect(shot().play([15], 'pass').figure('a').force).toBe(2);
});

test('SWM-H04 (SWM-14.4, SWM-14.7): without points there is no reroll, no speed and no power', () => {
  const t = table({ map: ['aB..', '....'], pieces: { a: { ...jedi, force: 0 }, B: { card: 'vader' } } });
  expect([t.closedBy('faster'), t.closedBy('use:lightsaber-sweep')]).toEqual(['SWM-14.7', 'SWM-14.7']);
  t.play('attack:B', [2]);
  expect(t.asked).toBe('act');
});

test('SWM-C17 (SWM-8.9, SWM-14.3): for a point eight squares and an attack, or fourteen without', () => {
  const t = table({ map: ['a..............B'], pieces: { a: luke, B: { card: 'vader' } } }).play('faster');
  expect(t.figure('a').force).toBe(1);
  expect(t.offered.filter((option) => option.startsWith('move:')).at(-1)).toBe('move:14,0');
  const near = table({ map: ['a..............B'], pieces: { a: luke, B: { card: 'vader' } } }).play('faster', 'move:8,0');
  expect(near.offered).toContain('attack:B');
  expect(near.play('move:9,0').closedBy('attack:B')).toBe('SWM-7.2');
});

test('SWM-C19 (SWM-14.3): an attack, then a point and eight squares', () => {
  const t = table({ map: ['...............', 'a.............B'], pieces: { a: luke, B: { card: 'vader' } } }).play('attack:B', [2], 'pass', 'faster');
  expect(t.offered).toContain('move:8,1');
  expect(t.offered).not.toContain('move:9,1');
});

test('SWM-14.3 (SWM-AMB-32): in the middle of a move, and not once an attack has followed it', () => {
  const t = table({ map: ['a..............B'], pieces: { a: luke, B: { card: 'vader' } } }).play('move:7,0');
  expect(t.closedBy('attack:B')).toBe('SWM-7.2');
  expect(t.play('faster').offered).toContain('attack:B');
  const late = table({ map: ['a..............B'], pieces: { a: luke, B: { card: 'vader' } } }).play('move:6,0', 'attack:B', [2], 'pass');
  expect(late.events).toContainEqual({ type: 'turnEnded', figure: 'a' });
});

test('SWM-H16 (SWM-1.6): points without powers roll again and go farther, nothing else', () => {
  const t = table({ map: ['a...B', '.....'], pieces: { a: { card: 'han-solo' }, B: { card: 'vader' } } });
  expect(t.offered.filter((option) => option.startsWith('use:'))).toEqual([]);
  expect(t.offered).toContain('faster');
});

test('SWM-14.6 (SWM-14.5): Vader goes faster and sweeps no more in that turn; in an enemy’s turn he may roll a save again', () => {
  const t = imperial({ map: ['V...a', '....b'], pieces: { V: vader, a: luke, b: { card: 'bothan-spy' } }, acting: 'V' }).play('faster', 'move:3,0');
  expect(t.closedBy('use:lightsaber-sweep')).toBe('SWM-14.5');
  t.play('attack:a', [2]);
  expect(t.state.turn).toBeNull();
  t.play('b', 'use:grenades', 'V', 'b', [20], [20], 'pass', [5]);
  expect([t.asked, t.offered]).toEqual(['reroll', ['reroll:V', 'pass']]);
  t.play('reroll:V', [12]);
  expect([t.figure('V').damage, t.figure('V').force]).toEqual([0, 3]);
  t.leaveOpen();
});

test('SWM-G13 (SWM-12.10, SWM-14.5): an attack of opportunity is rolled again for a point, once in that turn', () => {
  const t = table({ map: ['La....', '.....b'], pieces: { L: luke, a: { card: 'vader', seat: 0 }, b: trooper } }).play('move:2,0', 'attack', [2], 'reroll:L', [3]);
  expect(t.figure('L').force).toBe(1);
  expect([payRefusal(t.game, t.figure('L'), 1), t.state.turn!.figure]).toEqual([{ rule: 'SWM-14.5', why: 'forceUsed' }, 'a']);
  t.play('end');
  expect([payRefusal(t.game, t.figure('L'), 1), t.state.turn!.figure]).toEqual([null, 'b']);
});

test('SWM-H06 (SWM-7.1, SWM-16.19): the Emperor gains a point each time he is activated, beyond what his card prints', () => {
  const t = table({ map: ['p....B', '......'], pieces: { p: emperor, B: trooper }, acting: null });
  expect([t.figure('p').force, t.asked]).toEqual([5, 'act']);
});

test('SWM-16.19 (SWM-AMB-22): lending fire brings no point', () => {
  const t = table({ map: ['a...B', 'p....'], pieces: { a: { card: 'stormtrooper' }, p: { card: 'renewer' }, B: { card: 'vader' } } }).play('attack:B', ['p'], [2]);
  expect(t.figure('p').force).toBe(4);
});

test('SWM-H07 (SWM-10.8, SWM-16.16): Force Grip deals 10 at any range by the rules of targets, without a roll, and leaves the move', () => {
  const map = ['V..............h', '................'];
  const t = imperial({ map, pieces: { V: vader, h: { card: 'han-solo' } }, acting: 'V' }).play('use:force-grip', 'h');
  expect([t.figure('h').damage, t.figure('V').force, t.asked]).toEqual([10, 4, 'act']);
  expect(t.offered).toContain('move:6,0');
  expect(t.offered).not.toContain('move:7,0');
  const covered = imperial({ map: ['V....oh', '...r...'], pieces: { V: vader, h: { card: 'han-solo' }, r: { card: 'rebel-trooper' } }, acting: 'V' }).play('use:force-grip');
  expect(covered.closedBy('h')).toBe('SWM-10.4');
  covered.leaveOpen();
  const beside = imperial({ map: ['Vr.h', '....'], pieces: { V: vader, h: { card: 'han-solo' }, r: { card: 'rebel-trooper' } }, acting: 'V' }).play('use:force-grip');
  expect([beside.offered, beside.closedBy('h')]).toEqual([['r'], 'SWM-10.3']);
  beside.leaveOpen();
});

test('SWM-H08 (SWM-16.18, SWM-AMB-31): Force Lightning within 6 squares, and on up to two beside its target', () => {
  const pieces = { P: { ...emperor, force: 5 }, h: { card: 'han-solo' }, r: { card: 'rebel-trooper' }, s: { card: 'rebel-trooper' }, T: trooper };
  const t = imperial({ map: ['P.....h', '.....Tr', '.......'], pieces, acting: 'P' }).play('use:force-lightning', 'h');
  expect([t.asked, t.offered]).toEqual(['lightning', ['T', 'r']]);
  t.play(['T', 'r']);
  expect([t.figure('h').damage, t.figure('T').defeated, t.figure('r').defeated, t.figure('P').force]).toEqual([30, true, true, 3]);
  const far = imperial({ map: ['P......h'], pieces, acting: 'P' });
  expect(far.closedBy('use:force-lightning')).toBe('SWM-16.18');
});

test('SWM-16.21: Force Storm hurts everybody beside it, friend and foe', () => {
  const t = imperial({ map: ['lPT', '..h'], pieces: { P: emperor, l: luke, T: { card: 'elite-snowtrooper' }, h: { card: 'han-solo' } }, acting: 'P' }).play('use:force-storm');
  expect([t.figure('l').damage, t.figure('T').damage, t.figure('h').damage, t.figure('P').force]).toEqual([20, 20, 20, 2]);
});

test('SWM-H10 (SWM-7.5, SWM-16.30, SWM-AMB-39): Lightsaber Sweep attacks each adjacent enemy, rolls nothing again, and leaves the move', () => {
  const t = table({ map: ['ABC', '.o.', '...', '..D'], pieces: { o: { card: 'obi-wan-kenobi' }, A: trooper, B: trooper, C: trooper, D: { card: 'vader' } }, acting: 'o' });
  t.play('use:lightsaber-sweep', 'A', [2], 'B', [1], 'C', [15]);
  expect(t.events.flatMap((event) => (event.type === 'hit' || event.type === 'missed' ? [event.type] : []))).toEqual(['hit', 'missed', 'hit']);
  expect([t.figure('o').force, t.asked]).toEqual([4, 'act']);
  expect(t.closedBy('attack:B')).toBe('SWM-7.5');
  expect(t.offered.filter((option) => option.startsWith('move:')).length).toBeGreaterThan(3);
});

test('SWM-H10 (SWM-7.5, SWM-16.30): the totals are those of his Attack, no die is thrown again, and six squares may be gone before or after', () => {
  const map = ['ABC......', '.o.......', '.........', '........D'];
  const pieces = { o: { card: 'obi-wan-kenobi' }, A: trooper, B: trooper, C: trooper, D: { card: 'vader' } };
  const t = table({ map, pieces, acting: 'o' }).play('use:lightsaber-sweep', 'A', [2], 'B', [1], 'C', [15]);
  expect(t.events.flatMap((event) => (event.type === 'attackRolled' ? [[event.natural, event.total]] : []))).toEqual([[2, 16], [1, 15], [15, 29]]);
  expect(t.events.map(({ type }) => type)).not.toContain('rerolled');
  // The middle one was missed: it strikes at who leaves it, and the way is six squares long.
  expect([t.offered.includes('move:7,1'), t.offered.includes('move:8,1')]).toEqual([true, false]);
  const before = table({ map: ['ABC..', '.....', '.o...', '....D'], pieces, acting: 'o' }).play('move:1,1');
  expect(before.play('use:lightsaber-sweep', 'A', [2]).figure('o').force).toBe(4);
  before.play('B', [2], 'C', [2]);
  expect(before.events.filter(({ type }) => type === 'attackRolled')).toHaveLength(3);
});

test('SWM-G08 (SWM-7.5, SWM-12.6): no power replaces an attack of opportunity', () => {
  const t = table({ map: ['Va....', '.....b'], pieces: { V: vader, a: luke, b: trooper } }).play('move:2,0');
  expect(t.offered).toEqual(['attack', 'pass']);
  t.leaveOpen();
});

test('SWM-H11 (SWM-16.4): Blaster Barrage attacks each target that was legal before its first roll, once', () => {
  const map = ['.B......', '........', 'M...A...', '........', '.C......', '...D....'];
  const pieces = { M: { ...mara, seat: 0 }, A: { card: 'chewbacca' }, B: { card: 'chewbacca' }, C: { card: 'chewbacca' }, D: { card: 'chewbacca' } };
  const t = table({ map, pieces, low: [[1, 0], [1, 4], [3, 5]], acting: 'M' });
  expect(t.closedBy('attack:D')).toBe('SWM-10.4');
  t.play('use:blaster-barrage');
  expect([...t.offered].sort()).toEqual(['A', 'B', 'C']);
  t.play('B', [2], 'A', [2], 'C', [2]);
  expect([t.figure('M').force, t.asked, t.events.filter(({ type }) => type === 'attackDeclared').length]).toEqual([2, 'act', 3]);
});

test('SWM-16.4 (SWM-16.12, SWM-AMB-21): who draws an attack of a Blaster Barrage has had its own, whom it was aimed at is still attacked, and no draw goes round twice', () => {
  const pieces = { M: mara, a: { card: 'chewbacca' }, b: { card: 'chewbacca' }, c: { card: 'c-3po' } };
  const t = imperial({ map: ['....a..', 'M..b...', '.......', '..c....'], pieces, acting: 'M' }).play('use:blaster-barrage');
  expect([...t.offered].sort()).toEqual(['a', 'b', 'c']);
  t.play('a', 'draw-fire@c', [10], [2]);
  expect([t.asked, t.offered]).toEqual(['target', ['a', 'b']]);
  t.play('a');
  expect(t.asked).toBe('attack');
  t.play([2], 'b', [2]);
  expect(t.events.flatMap((event) => (event.type === 'attackRolled' ? [event.target] : []))).toEqual(['c', 'a', 'b']);
});

test('SWM-H12 (SWM-11.9, SWM-16.25): Heal takes up to 20 damage off an adjacent wounded character that is no Droid', () => {
  const healed = (damage: number): number => table({ map: ['ol', '..', '.V'], pieces: { o: { card: 'obi-wan-kenobi' }, l: { ...luke, damage }, V: { card: 'vader' } }, acting: 'o' }).play('use:heal', 'l').figure('l').damage;
  expect([healed(30), healed(10)]).toEqual([10, 0]);
  const t = table({ map: ['olr', 'dc.', '..V'], pieces: { o: { card: 'obi-wan-kenobi' }, l: luke, c: { ...luke, damage: 10 }, r: { ...luke, damage: 10 }, d: { card: 'r2-d2', damage: 10 }, V: { card: 'vader' } }, acting: 'o' }).play('use:heal');
  expect([t.offered, t.closedBy('l'), t.closedBy('d'), t.closedBy('o'), t.closedBy('r')]).toEqual([['c'], 'SWM-16.25', 'SWM-16.25', 'SWM-16.25', 'SWM-16.25']);
  expect(t.play('c').figure('o').force).toBe(3);
});

test('SWM-H14 (SWM-16.24, SWM-AMB-25): Mara pays with her own points and once more with the Emperor’s, not a third time', () => {
  const t = imperial({ map: ['M....a', '......', 'P.....'], pieces: { M: mara, P: emperor, a: { card: 'chewbacca' } }, acting: 'M' }).play('faster');
  expect([t.asked, t.offered]).toEqual(['payer', ['M', 'P']]);
  t.play('M', 'move:1,0', 'use:blaster-barrage');
  expect([t.figure('M').force, t.figure('P').force]).toEqual([2, 3]);
  t.play('a', [2]);
  expect([t.state.turn!.figure, t.events.filter(({ type }) => type === 'forceSpent').length]).toEqual(['P', 2]);
  const alone = imperial({ map: ['M....a', '......'], pieces: { M: mara, a: { card: 'chewbacca' } }, acting: 'M' }).play('faster');
  expect(alone.closedBy('use:blaster-barrage')).toBe('SWM-14.5');
});

test('SWM-H14 (SWM-16.24): she goes eight squares for one of her own points and shoots for one of his, leaving 2 and 3; nothing pays a third time, and nobody but her where he is defeated', () => {
  const map = ['M..........a', '............', 'P...........'];
  const pieces = { M: mara, P: emperor, a: { card: 'chewbacca' } };
  const t = imperial({ map, pieces, acting: 'M' }).play('faster', 'M');
  t.play('move:8,0', 'use:blaster-barrage');
  expect([t.figure('M').force, t.figure('P').force]).toEqual([2, 3]);
  t.play('a', [2]);
  expect(t.events.flatMap((event) => (event.type === 'forceSpent' ? [event.payer] : []))).toEqual(['M', 'P']);
  expect(t.events.map(({ type }) => type)).not.toContain('rerolled');
  t.leaveOpen();
  const fallen = imperial({ map: ['M..........a', '............'], pieces: { M: mara, a: { card: 'chewbacca' } }, acting: 'M' });
  fallen.state.figures.push({ ...fallen.figure('M'), id: 'P', card: 'emperor-palpatine', at: null, defeated: true, force: 4 });
  fallen.play('faster');
  expect([fallen.asked, fallen.figure('M').force, fallen.closedBy('use:blaster-barrage')]).toEqual(['act', 2, 'SWM-14.5']);
});

test('SWM-H15 (SWM-16.17): Force Leap goes through enemies and draws no attack; it does not stop on them, and is the use of the turn', () => {
  const t = table({ map: ['aB..', '###.', '...C'], pieces: { a: jedi, B: trooper, C: trooper } });
  expect(t.offered.filter((option) => option.startsWith('move:'))).toEqual([]);
  t.play('use:force-leap');
  expect([t.figure('a').force, t.closedBy('move:1,0'), t.closedBy('use:lightsaber-sweep')]).toEqual([2, 'SWM-8.8', 'SWM-14.5']);
  t.play('move:2,0');
  expect([t.asked, t.at('a'), t.offered.includes('attack:B')]).toEqual(['act', { column: 2, row: 0 }, true]);
});

test('SWM-G07 (SWM-12.7): nobody strikes at who leaps', () => {
  const t = table({ map: ['Ba....', '......'], pieces: { a: jedi, B: trooper } }).play('use:force-leap', 'move:4,0');
  expect([t.asked, t.at('a').column]).toEqual(['act', 4]);
});

test('SWM-16.20 (SWM-AMB-24): the spirit gives an ally with the Force 8 points and one use more in every turn', () => {
  const t = imperial({ map: ['Vol', '...', '..h'], pieces: { V: { ...vader, force: 0 }, o: { card: 'obi-wan-kenobi', damage: 90, force: 0 }, l: { ...luke, force: 0 }, h: { card: 'han-solo', force: 0 } }, acting: 'V' }).play('attack:o', [19]);
  expect([t.asked, t.offered]).toEqual(['answer', ['force-spirit@o', 'impulsive-shot@l']]);
  t.play('force-spirit@o');
  expect([t.asked, t.offered]).toEqual(['spirit', ['l', 'h']]);
  t.play('l', 'pass');
  expect(t.figure('l')).toMatchObject({ force: 8, spirits: 1 });
  const twice = table({ map: ['a.......B', '.........'], pieces: { a: { ...luke, force: 8, spirits: 1 }, B: { card: 'vader' } } }).play('faster', 'attack:B', [2], 'reroll:a', [2]);
  expect(twice.figure('a').force).toBe(6);
});

test('SWM-K01, SWM-K02 (SWM-15.1, SWM-15.2, SWM-AMB-17, SWM-AMB-34): a 1 that stands is the end of Vader’s ally, and the others have +2 Attack each time', () => {
  const pieces = { V: vader, S: trooper, T: trooper, U: trooper, a: { card: 'chewbacca' }, b: { card: 'chewbacca' } };
  const t = imperial({ map: ['S....a', 'T.....', 'U....b', 'V.....'], pieces, acting: 'S' });
  expect(t.needed('attack:a')).toBe(13);
  t.play('attack:a', [], [1]);
  expect([t.figure('S').defeated, t.figure('V').lessons]).toEqual([true, 1]);
  t.play('T');
  expect(t.needed('attack:a')).toBe(11);
  t.play('attack:a', [], [1]);
  expect(t.figure('T').defeated).toBe(true);
  expect(t.figure('V').lessons).toBe(2);
  t.leaveOpen();
});

test('SWM-K03 (SWM-15.1, SWM-15.3, SWM-16.13, SWM-16.39): neither Droids nor the Savage nor who has the Force fall to it or gain by it', () => {
  const rolled = (card: string) => imperial({ map: ['S....a', '......', 'V.....'], pieces: { V: { ...vader, lessons: 1 }, S: { card, seat: 1, force: 0 }, a: { card: 'chewbacca' } }, acting: 'S' });
  const bonus = (card: string, attack: number): number => 17 - attack - rolled(card).needed('attack:a')!;
  expect([bonus('probe-droid', 1), bonus('beast', 7), bonus('mara-jade-emperors-hand', 13), bonus('stormtrooper', 4)]).toEqual([0, 0, 0, 2]);
  expect(['probe-droid', 'beast', 'stormtrooper'].map((card) => rolled(card).play('attack:a', [1]).figure('S').defeated)).toEqual([false, false, true]);
});

test('SWM-K05 (SWM-14.5, SWM-14.7): allies roll again with the Emperor’s points, once a turn; a cost is paid by one alone', () => {
  const t = imperial({ map: ['S....a', '......', 'P.....'], pieces: { S: trooper, P: emperor, a: { card: 'chewbacca' } }, acting: 'S' }).play('attack:a', [2], 'reroll:P', [3]);
  expect([t.figure('P').force, t.asked]).toEqual([3, 'act']);
  expect(t.closedBy('faster')).toBe('SWM-14.5');
  const shared = imperial({ map: ['T....a', '......', 'P.....'], pieces: { T: { card: 'stormer', force: 1 }, P: { ...emperor, force: 1 }, a: { card: 'chewbacca' } }, acting: 'T' });
  expect(shared.closedBy('use:force-storm')).toBe('SWM-14.7');
});

const rebel = { card: 'rebel-trooper' };
/** Somebody far away whose destruction is answered, so that the order of what happens matters. */
const far = { x: { card: 'bomb' } };
const hurtIn = (t: ReturnType<typeof table>): string[] => t.events.flatMap((event) => (event.type === 'damaged' ? [event.figure] : []));

test('SWM-15.4 (SWM-16.21): those in a Force Storm are hurt in the order that is answered, those of who acts first; of one on a side nobody is asked', () => {
  const storm = () => imperial({ map: ['TPU....x', 'abV.....'], pieces: { ...far, P: emperor, T: trooper, U: trooper, V: trooper, a: rebel, b: rebel }, acting: 'P' }).play('use:force-storm');
  const t = storm();
  expect(t.request).toMatchObject({ seat: 1, ask: 'dealtNext', options: ['T', 'U', 'V'] });
  expect(t.play('U').request).toMatchObject({ seat: 1, ask: 'dealtNext', options: ['T', 'V'] });
  expect(t.play('V').request).toMatchObject({ seat: 0, ask: 'dealtNext', options: ['a', 'b'] });
  expect(hurtIn(t.play('b'))).toEqual(['U', 'V', 'T', 'b', 'a']);
  expect(hurtIn(storm().play('T', 'U', 'a'))).toEqual(['T', 'U', 'V', 'a', 'b']);
  const alone = (map: readonly string[]): unknown[] => {
    const struck = imperial({ map, pieces: { ...far, P: emperor, T: trooper, a: rebel }, acting: 'P' }).play('use:force-storm').leaveOpen();
    return [struck.asked, hurtIn(struck)];
  };
  expect(alone(['TP.....x', '...a....'])).toEqual(['act', ['T']]);
  expect(alone(['aPT....x', '........'])).toEqual(['act', ['T', 'a']]);
});

test('SWM-15.4 (SWM-16.18): those whom Force Lightning strikes are hurt in the order that is answered, its target among them; of one on a side nobody is asked', () => {
  const bolt = (...leaps: readonly string[]) =>
    imperial({ map: ['P....hr.x', '.....sT..'], pieces: { ...far, P: emperor, h: rebel, r: rebel, s: rebel, T: trooper }, acting: 'P' }).play('use:force-lightning', 'h', leaps);
  const t = bolt('r', 's');
  expect(t.request).toMatchObject({ seat: 0, ask: 'dealtNext', options: ['h', 'r', 's'] });
  expect(t.play('s').request).toMatchObject({ seat: 0, ask: 'dealtNext', options: ['h', 'r'] });
  expect(hurtIn(t.play('r'))).toEqual(['s', 'r', 'h']);
  expect(hurtIn(bolt('r', 's').play('h', 's'))).toEqual(['h', 's', 'r']);
  const both = bolt('T', 'r');
  expect([both.asked, hurtIn(both), hurtIn(both.play('r'))]).toEqual(['dealtNext', ['T'], ['T', 'r', 'h']]);
  const alone = (...leaps: readonly string[]): unknown[] => { const struck = bolt(...leaps).leaveOpen(); return [struck.asked, hurtIn(struck)]; };
  expect([alone(), alone('T')]).toEqual([['act', ['h']], ['act', ['T', 'h']]]);
});
