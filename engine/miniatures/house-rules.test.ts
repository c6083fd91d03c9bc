import { expect, test } from 'vitest';
import type { Play } from '../core/rules.ts';
import { Session } from '../core/session.ts';
import { table, type Drawing } from '../testing/miniatures/table.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { makeBoard, withDoors } from './board.ts';
import type { Event } from './events.ts';
import { gangwayOf } from './gait.ts';
import type { House } from './house-rules.ts';
import { readSetup } from './setup.ts';
import { freshTurn, type State } from './state.ts';
import { miniatures } from './system.ts';

/** What comes out by the usual ruling, and by the other one. */
const both = <T>(house: Partial<House>, run: (more: Pick<Drawing, 'house'>) => T): readonly [T, T] => [run({}), run({ house })];

const [luke, vader, trooper] = [{ card: 'luke' }, { card: 'vader' }, { card: 'stormtrooper' }];

test('SWM-11.6, SWM-AMB-09 (miniatures.combinedFireBonus): a skirmish says what each helper adds', () => {
  const needed = (more: Pick<Drawing, 'house'>): readonly unknown[] => {
    const t = table({ map: ['a...V', 'b....'], pieces: { a: luke, b: { card: 'rebel-trooper' }, V: vader }, ...more }).play('attack:V', ['b'], [11]);
    return [t.state.attack!.help, t.state.attack!.roll!.total, t.figure('V').damage];
  };
  expect(both({ combinedFireBonus: 2 }, needed)).toEqual([[4, 22, 20], [2, 20, 0]]);
});

test('SWM-6.6, SWM-AMB-10 (miniatures.combinedFireActivates): whoever helps may still have its turn', () => {
  const turnOf = (more: Pick<Drawing, 'house'>): readonly unknown[] => {
    const t = table({ map: ['a...V', 'b....'], pieces: { a: luke, b: { card: 'rebel-trooper' }, V: vader }, ...more }).play('attack:V', ['b'], [2]);
    const found = [t.figure('b').activated, t.play('end').state.turn!.figure] as const;
    t.leaveOpen();
    return found;
  };
  expect(both({ combinedFireActivates: false }, turnOf)).toEqual([[true, 'V'], [false, 'b']]);
});

test('SWM-11.7, SWM-AMB-12 (miniatures.critDoublesBonuses): a critical may double the printed damage alone', () => {
  const damage = (more: Pick<Drawing, 'house'>): number => table({ map: ['aV...'], pieces: { a: { card: 'greedo' }, V: vader }, ...more }).play('attack:V', [20]).figure('V').damage;
  expect(both({ critDoublesBonuses: false }, damage)).toEqual([40, 30]);
});

test('SWM-16.27, SWM-AMB-26 (miniatures.impulsiveShotAlliedOnly): Impulsive Shot may answer the defeat of any unique character', () => {
  const asked = (more: Pick<Drawing, 'house'>): string =>
    table({ map: ['aH...V', '.s....'], pieces: { a: luke, s: { card: 'luke' }, H: { card: 'greedo', damage: 20 }, V: vader }, ...more }).play('attack:H', [], [19]).leaveOpen().asked;
  expect(both({ impulsiveShotAlliedOnly: false }, asked)).toEqual(['act', 'answer']);
});

test('SWM-16.39, SWM-AMB-29 (miniatures.savageMayReposition): the Savage may leave the enemy they begin next to, and end next to one', () => {
  const moves = (more: Pick<Drawing, 'house'>): readonly string[] =>
    table({ map: ['aB....C', '.......'], pieces: { a: { card: 'beast' }, B: trooper, C: vader }, ...more }).offered.filter((option) => option.startsWith('move:'));
  const [usual, free] = both({ savageMayReposition: true }, moves);
  expect([usual, free.includes('move:2,1'), free.includes('move:5,0'), free.includes('move:3,1')]).toEqual([[], true, true, false]);
});

test('SWM-16.44, SWM-AMB-18 (miniatures.strafeMaxMove): a skirmish says how far who strafes may go', () => {
  const farthest = (more: Pick<Drawing, 'house'>): number => {
    const t = table({ map: [`a.X${'.'.repeat(26)}`, `${'.'.repeat(28)}V`], pieces: { a: { card: 'strafer' }, X: { card: 'elite-snowtrooper' }, V: vader }, ...more }).play('move:3,0', 'attack', [2]);
    return Math.max(...t.offered.flatMap((option) => (/^move:\d+,0$/.test(option) ? [Number(option.slice(5).split(',')[0])] : [])));
  };
  expect(both({ strafeMaxMove: 24 }, farthest)).toEqual([12, 24]);
});

test('SWM-13.21, SWM-AMB-16 (miniatures.doorDiagonal): a door may open for who stands at a corner of it', () => {
  const open = (more: Pick<Drawing, 'house'>): boolean =>
    table({ walls: [[2, 0, 3, 0], [2, 2, 3, 2]], doors: [[[2, 1, 3, 1]]], map: ['..a...B', '.......', '......b'], pieces: { a: trooper, b: trooper, B: luke }, ...more }).play('end').state.doors[0]!.open;
  expect(both({ doorDiagonal: true }, open)).toEqual([false, true]);
});

test('SWM-10.8, SWM-AMB-31 (miniatures.powersMayTargetAllies): a power may be aimed at an ally in sight', () => {
  const targets = (more: Pick<Drawing, 'house'>): readonly string[] => {
    const t = table({ map: ['V.T.h', '.....'], pieces: { V: { card: 'darth-vader-dark-jedi', force: 3 }, T: trooper, h: { card: 'han-solo' } }, acting: 'V', state: { active: 1 }, ...more });
    const feat = t.play('use:force-grip');
    return feat.asked === 'useOn' ? feat.leaveOpen().offered : feat.state.figures.filter((figure) => figure.damage > 0 || figure.defeated).map(({ id }) => id);
  };
  expect(both({ powersMayTargetAllies: true }, targets)).toEqual([['h'], ['h', 'T']]);
});

test('SWM-8.4, SWM-AMB-05 (miniatures.bevelledCorners): a diagonal step may pass a wall that ends before the corner, or whose corner is cut off', () => {
  const [wall, square] = [{ sight: 'blocked', move: 'impassable', bottom: 0, top: 80 } as const, 25.4];
  // The wall between columns 4 and 5 stops 5 mm before the end of row 1, the one between columns 7 and 8 does not. A pit is below each: the way round is longer.
  const boxes = [{ ...wall, id: 'short', x: [-1, 1] as const, z: [-127, -3 * square - 5] as const }, { ...wall, id: 'long', x: [3 * square - 1, 3 * square + 1] as const, z: [-127, -3 * square] as const }];
  const pits = [-1, 2].map((x) => ({ ...wall, id: `pit-${x}`, is: 'pit' as const, x: [x * square, (x + 1) * square] as const, z: [-3 * square, -2 * square] as const, bottom: -40, top: 0 }));
  const terrain = boxTerrain({ size: [254, 254], boxes: [...boxes, ...pits] });
  const ways = (setting: Partial<House>): readonly unknown[] => {
    const setup = readSetup({ table: 'boxes', teams: [{ figures: ['ewok'] }, { figures: ['ewok'] }], ...setting });
    const { state, system } = miniatures.start(setup, terrain) as Play<State, Event>;
    const from = (column: number): readonly (string | undefined)[] => {
      const figures = state.figures.map((figure, i) => ({ ...figure, at: i === 0 ? { column, row: 1 } : { column: 0, row: 9 } }));
      const request = new Session(system, { ...state, figures, step: 'phases', round: 1, left: 1, turn: freshTurn('0.0') }, []).request;
      const to = request?.kind === 'pick' ? request.ways?.to ?? {} : {};
      return [`move:${column + 1},2`].map((option) => to[option] === undefined ? undefined : `${to[option].cost}`);
    };
    return [...from(4), ...from(7)];
  };
  expect([ways({}), ways({ bevelledCorners: true })]).toEqual([['6', '6'], ['2', '6']]);
});

test('SWM-8.4 (miniatures.bevelledCorners): a closed door bars the diagonal past its end all the same, an open one does not', () => {
  const bevels = [{ x: 1, y: 1, falling: true }];
  const board = makeBoard(2, 2, ['open', 'open', 'open', 'open'], [{ x1: 1, y1: 0, x2: 1, y2: 1 }], { doors: [[{ x1: 0, y1: 1, x2: 1, y2: 1 }]], bevels });
  const steps = (open: string): boolean => withDoors(board, open).steps[0]!.some(({ to }) => to === 3);
  expect([steps('0'), steps('1')]).toEqual([false, true]);
});

test('SWM-8.4, SWM-13.1 (miniatures.bevelledCorners): past the cut-off corner of a big object, never into it, in the air neither', () => {
  const board = makeBoard(3, 3, ['open', 'open', 'open', 'open', 'solid', 'open', 'open', 'open', 'open'], [], { bevels: [{ x: 1, y: 1, falling: true }, { x: 1, y: 1, falling: false }] });
  const leads = (flies: boolean, from: number): readonly number[] => gangwayOf(board, { wide: false, flies }).steps[from]!.map(({ to }) => to);
  expect([leads(false, 0), leads(true, 0), leads(true, 1)]).toEqual([[1, 3], [1, 3], [0, 2, 3]]);
});
