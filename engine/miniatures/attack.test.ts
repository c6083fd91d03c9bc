import { expect, test } from 'vitest';
import { table, type Piece } from '../testing/miniatures/table.ts';

/** An attack on the neighbouring square with the die as given; what the target has lost. */
function struck(attacker: Piece, target: Piece, die: number): number {
  const t = table({ map: ['aB........', '.........x', '.........Y'], pieces: { a: attacker, B: target, x: { card: 'r2-d2', activated: true }, Y: { card: 'vader-lord' } } }).play('attack:B', [die]);
  return t.figure('B').damage;
}

test('SWM-E01 (SWM-1.3, SWM-1.4, SWM-11.2, SWM-11.3): Luke hits Vader with a 15 for 20', () => {
  expect(struck({ card: 'luke' }, { card: 'vader' }, 15)).toBe(20);
  expect(struck({ card: 'luke' }, { card: 'vader' }, 14)).toBe(0);
});

test('SWM-E03 (SWM-11.4): a natural 20 hits and doubles', () => expect(struck({ card: 'luke' }, { card: 'vader' }, 20)).toBe(40));

test('SWM-E04 (SWM-11.4, SWM-16.13): a Droid takes no double damage', () => expect(struck({ card: 'luke' }, { card: 'probe-droid' }, 20)).toBe(20));

test('SWM-E05 (SWM-11.5): a natural 1 misses whatever the bonus', () => expect(struck({ card: 'vader-lord' }, { card: 'bothan-spy' }, 1)).toBe(0));

test('SWM-E07 (SWM-11.4): a natural 20 hits any Defense', () => expect(struck({ card: 'ewok' }, { card: 'vader-lord' }, 20)).toBe(20));

test('SWM-E13 (SWM-11.8, SWM-16.6, SWM-16.9): Bounty Hunter and Cunning Attack add up against a unique enemy not yet activated', () => {
  expect(struck({ card: 'greedo' }, { card: 'han' }, 3)).toBe(20);
  expect(struck({ card: 'greedo' }, { card: 'han' }, 2)).toBe(0);
  expect(struck({ card: 'greedo' }, { card: 'han', activated: true }, 7)).toBe(10);
  expect(struck({ card: 'greedo' }, { card: 'han', activated: true }, 6)).toBe(0);
});

test('SWM-16.6, SWM-16.9: neither counts against somebody ordinary who was activated', () => expect(struck({ card: 'greedo' }, { card: 'elite-hoth-trooper', activated: true }, 9)).toBe(0));

test('SWM-E16 (SWM-16.34): Momentum counts after moving, next to the target', () => {
  const moved = (map: string, way: readonly string[], die: number): number => table({ map: [map], pieces: { a: { card: 'chewbacca' }, B: { card: 'elite-snowtrooper' }, C: { card: 'vader' } } }).play(...way, 'attack:B', [die]).figure('B').damage;
  expect(moved('a...B....C', ['move:1,0', 'move:2,0', 'move:3,0'], 5)).toBe(30);
  expect(moved('aB....C', [], 9)).toBe(20);
  expect(moved('aB....C', [], 8)).toBe(0);
  expect(moved('a.....B...C', ['move:1,0'], 9)).toBe(20);
  expect(moved('a.....B...C', ['move:1,0'], 8)).toBe(0);
});

test('SWM-E19 (SWM-16.45): Swarm counts allies of the same name next to the target', () => {
  const swarm = (die: number): boolean => table({ map: ['aBc', '.d.', '...', '..E'], pieces: { a: { card: 'ewok' }, c: { card: 'ewok' }, d: { card: 'ewok' }, B: { card: 'stormtrooper' }, E: { card: 'vader' } } }).play('attack:B', [die]).figure('B').defeated;
  expect(swarm(13)).toBe(true);
  expect(swarm(12)).toBe(false);
});

test('SWM-I07 (SWM-16.8): Cleave works once a turn', () => {
  const t = table({ map: ['Ba.', 'CD.', '...', '..E'], pieces: { a: { card: 'chewbacca' }, B: { card: 'stormtrooper' }, C: { card: 'stormtrooper' }, D: { card: 'stormtrooper' }, E: { card: 'vader' } } });
  t.play('attack:B', [19], 'cleave@a', 'C', [19]);
  expect(t.figure('C').defeated).toBe(true);
  expect(t.asked).toBe('act');
});

test('SWM-16.34, SWM-11.6: in its own turn Cleave has Momentum and the fire of others, out of it neither', () => {
  const pieces = { a: { card: 'chewbacca' }, c: { card: 'rebel-trooper' }, B: { card: 'stormtrooper' }, D: { card: 'vader' } };
  const t = table({ map: ['a..B', '...D', 'c...'], pieces }).play('move:2,0', 'attack:B', [], [19], 'cleave@a');
  expect([t.asked, t.needed('D')]).toEqual(['target', 22 - 8 - 4]);
  t.play('D');
  expect([t.asked, t.offered]).toEqual(['combineFire', ['c']]);
  expect(t.play(['c'], [6]).figure('D').damage).toBe(30);
  const out = table({ map: ['Wa....', 'b.....', 'M....c'], pieces: { ...pieces, W: { card: 'chewbacca' }, M: { card: 'elite-snowtrooper' }, a: { card: 'stormtrooper' }, b: { card: 'vader', seat: 0 } } });
  out.play('move:2,0', 'attack', [15], 'cleave@W');
  expect(out.needed('b')).toBe(22 - 8);
  expect(out.play('b').asked).toBe('attack');
  expect(out.play([14]).figure('b').damage).toBe(20);
});

test('SWM-16.8: Cleave may be passed up, and is not offered without another adjacent enemy', () => {
  const lone = table({ map: ['Ba.', '...', '..E'], pieces: { a: { card: 'chewbacca' }, B: { card: 'stormtrooper' }, E: { card: 'vader' } } }).play('attack:B', [19]);
  expect(lone.asked).toBe('act');
});

test('SWM-F01, SWM-F02, SWM-F10 (SWM-6.6, SWM-11.6, SWM-AMB-09, SWM-AMB-10): each ally that joins adds 4 and counts as activated, but not among the activations of the phase', () => {
  const fire = (helpers: readonly string[], die: number) => table({ map: ['a...V', 'b....', 'c....'], pieces: { a: { card: 'luke' }, b: { card: 'rebel-trooper' }, c: { card: 'rebel-trooper' }, V: { card: 'vader' } } }).play('attack:V', helpers, [die]);
  expect(fire(['b'], 11).figure('V').damage).toBe(20);
  expect(fire([], 11).figure('V').damage).toBe(0);
  expect(fire(['b', 'c'], 7).figure('V').damage).toBe(20);
  const t = fire(['b'], 11).play('end');
  expect(t.figure('b').activated).toBe(true);
  expect(t.state.turn!.figure).toBe('c');
});

test('SWM-F04, SWM-F05, SWM-F06 (SWM-11.6, SWM-16.31): no help without sight, from or for melee fighters, from the harmless', () => {
  const asked = (pieces: Readonly<Record<string, Piece>>, walls: readonly (readonly [number, number, number, number])[] = []): string => table({ map: ['.aV', '...', 'b..'], pieces, walls }).play('attack:V').asked;
  const V = { card: 'vader' };
  expect(asked({ a: { card: 'luke' }, b: { card: 'rebel-trooper' }, V })).toBe('combineFire');
  expect(asked({ a: { card: 'luke' }, b: { card: 'rebel-trooper' }, V }, [[0, 1, 0, 2], [1, 1, 1, 2], [2, 1, 2, 2]])).toBe('attack');
  expect(asked({ a: { card: 'luke' }, b: { card: 'ewok' }, V })).toBe('attack');
  expect(asked({ a: { card: 'obi-wan' }, b: { card: 'rebel-trooper' }, V })).toBe('attack');
  expect(asked({ a: { card: 'luke' }, b: { card: 'r2-d2' }, V })).toBe('attack');
});

test('SWM-F13 (SWM-AMB-11): a helper next to another enemy may still join', () => {
  const t = table({ map: ['..a...V', '.......', 'bW.....'], pieces: { a: { card: 'luke' }, b: { card: 'rebel-trooper' }, V: { card: 'vader' }, W: { card: 'stormtrooper' } } }).play('attack:V');
  expect(t.offered).toEqual(['b']);
});

test('SWM-11.10 (SWM-AMB-13): the harmless are offered no attack', () => {
  const t = table({ map: ['aV..', '...c'], pieces: { a: { card: 'r2-d2' }, c: { card: 'luke' }, V: { card: 'vader' } } });
  expect(t.closedBy('attack:V')).toBe('SWM-11.10');
});

test('SWM-11.1: an attack is declared, helped, rolled and settled in this order', () => {
  const t = table({ map: ['a...V', 'b....'], pieces: { a: { card: 'luke' }, b: { card: 'rebel-trooper' }, V: { card: 'vader' } } }).play('attack:V', ['b'], [11]);
  expect(t.events.map(({ type }) => type)).toEqual(['attackDeclared', 'fireCombined', 'attackRolled', 'hit', 'damaged']);
});

test('SWM-11.7 (SWM-AMB-12): a critical doubles the bonus as well', () => expect(struck({ card: 'greedo' }, { card: 'vader' }, 20)).toBe(40));

test('SWM-1.2, SWM-11.9: at no hit points a figure is defeated and gone; damage beyond the last is lost', () => {
  const t = table({ map: ['aB...', '....C'], pieces: { a: { card: 'luke' }, B: { card: 'stormtrooper' }, C: { card: 'vader' } } }).play('attack:B', [19]);
  expect(t.figure('B')).toMatchObject({ damage: 10, defeated: true, at: null });
});

test('SWM-0.2: who is picked counts as activated before it does anything, so that Cunning Attack gains nothing', () => {
  const struckAt = (die: number): number => {
    const t = table({ map: ['Ha....', '.....b'], pieces: { H: { card: 'greedo' }, a: { card: 'luke' }, b: { card: 'rebel-trooper' } }, acting: null }).play('a');
    return t.play('move:2,0', 'attack', [die]).figure('a').damage;
  };
  expect([struckAt(6), struckAt(7)]).toEqual([0, 10]);
});

test('SWM-11.1: the state knows the attack being made, and forgets it when somebody goes on', () => {
  const t = table({ map: ['ab...B', '......'], pieces: { a: { card: 'stormtrooper' }, b: { card: 'stormtrooper' }, B: { card: 'luke' } } }).play('attack:B');
  expect(t.request).toMatchObject({ ask: 'combineFire', options: ['b'] });
  expect(t.state.attack).toEqual({ attacker: 'a', target: 'B', occasion: 'turn', cover: true, helpers: [], help: 0, guard: null, roll: null, outcome: null, damage: 0 });
  t.play(['b'], [20]);
  expect(t.state.attack).toMatchObject({ helpers: ['b'], roll: { natural: 20, total: 28 }, outcome: 'critical', damage: 20 });
  expect(t.play('move:0,1').state.attack).toBeNull();
});

test('SWM-11.2, SWM-11.3: what an attack is said to need is what hits, and one less misses, whatever feats and cover add', () => {
  const scenes: readonly (readonly [needed: number, play: () => ReturnType<typeof table>, option: string])[] = [
    [9, () => table({ map: ['aB....C'], pieces: { a: { card: 'chewbacca' }, B: { card: 'elite-snowtrooper' }, C: { card: 'vader' } } }), 'attack:B'],
    [5, () => table({ map: ['a...B....C'], pieces: { a: { card: 'chewbacca' }, B: { card: 'elite-snowtrooper' }, C: { card: 'vader' } } }).play('move:3,0'), 'attack:B'],
    [13, () => table({ map: ['aBc', '.d.', '...', '..E'], pieces: { a: { card: 'ewok' }, c: { card: 'ewok' }, d: { card: 'ewok' }, B: { card: 'stormtrooper' }, E: { card: 'vader' } } }), 'attack:B'],
    [8, () => table({ map: ['Ba.', 'CD.', '...', '..E'], pieces: { a: { card: 'chewbacca' }, B: { card: 'stormtrooper' }, C: { card: 'stormtrooper' }, D: { card: 'stormtrooper' }, E: { card: 'vader' } } }).play('attack:B', [19], 'cleave@a'), 'C'],
  ];
  for (const [needed, play, option] of scenes) {
    expect([option, play().needed(option)]).toEqual([option, needed]);
    const came = (die: number): string | undefined => play().play(option, [die]).events.map(({ type }) => type).filter((type) => type === 'hit' || type === 'missed').at(-1);
    expect([option, came(needed), came(needed - 1)]).toEqual([option, 'hit', 'missed']);
  }
});

test('SWM-11.4, SWM-11.5: no attack is said to need less than 2 or more than 20', () => {
  const needed = (attacker: string, target: string): number | null =>
    table({ map: ['aB........', '.........Y'], pieces: { a: { card: attacker }, B: { card: target }, Y: { card: 'vader-lord' } } }).needed('attack:B');
  expect([needed('vader-lord', 'stormtrooper'), needed('ewok', 'vader-lord')]).toEqual([2, 20]);
});
