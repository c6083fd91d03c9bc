import { expect, test } from 'vitest';
import { table, type Drawing } from '../testing/miniatures/table.ts';
import type { House } from './house-rules.ts';

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
  const damage = (more: Pick<Drawing, 'house'>): number => table({ map: ['aV...'], pieces: { a: { card: 'hunter' }, V: vader }, ...more }).play('attack:V', [20]).figure('V').damage;
  expect(both({ critDoublesBonuses: false }, damage)).toEqual([40, 30]);
});

test('SWM-16.27, SWM-AMB-26 (miniatures.impulsiveShotAlliedOnly): Impulsive Shot may answer the defeat of any unique character', () => {
  const asked = (more: Pick<Drawing, 'house'>): string =>
    table({ map: ['aH...V', '.s....'], pieces: { a: luke, s: { card: 'shooter' }, H: { card: 'greedo', damage: 20 }, V: vader }, ...more }).play('attack:H', [], [19]).leaveOpen().asked;
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
