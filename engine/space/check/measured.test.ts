import { describe, expect, it } from 'vitest';
import { toEnd } from '../../core/steps.ts';
import type { TableFile } from '../terrain/table.ts';
import { checking, MOST, type Finding, type TableCheck } from './check.ts';
import { describeFinding } from './describe.ts';
import { sideFindings } from './sides.ts';
import { clean, heap, mission, pieces, stand, withTriangles } from './yard.fixture.ts';

/** What is found, without what would mend it: that is tried out for long. */
const checked = (table: TableFile, kit = pieces): TableCheck => toEnd(checking(table, kit, () => [mission()], { isLate: () => true }));
const told = (table: TableFile, kit: typeof pieces, reason: Finding['reason']): readonly string[] =>
  checked(table, kit).findings.filter((one) => one.reason === reason).map(describeFinding);

describe('what is drawn too slowly', () => {
  /** Triangles of the yard but for those of its three crates. */
  const rest = 4 * 12;

  it('a table of more triangles than every machine draws in time is told so, one of as many is not', () => {
    const each = Math.floor((MOST.triangles - rest) / 3);
    expect(told(clean, withTriangles(pieces, 'crate', each), 'tooManyTriangles')).toEqual([]);
    expect(told(clean, withTriangles(pieces, 'crate', each + 1), 'tooManyTriangles'))
      .toEqual([`warning: ${3 * (each + 1) + rest} triangles are more than the ${MOST.triangles} that every machine draws in time`]);
  });

  it('a table of more different pieces than every machine draws in time is told so, one of as many is not, however often each stands', () => {
    const { parts } = pieces.get('crate')!;
    const kinds = Array.from({ length: MOST.kinds - 2 }, (_, i) => `crate-${i}`);
    const many = new Map([...pieces, ...kinds.map((name) => [name, { name, parts }] as const)]);
    const of = (count: number): TableFile =>
      ({ ...clean, features: [...clean.features, ...heap(72).map((one, i) => ({ ...one, piece: kinds[i % count]! }))] });
    expect(told(of(MOST.kinds - 3), many, 'tooManyKinds')).toEqual([]);
    expect(told(of(MOST.kinds - 2), many, 'tooManyKinds')).toEqual([`warning: ${MOST.kinds + 1} different pieces are more than the ${MOST.kinds} that every machine draws in time`]);
  });
});

describe('one half in which less is seen', () => {
  const walls = (z: number) => [-200, -20, 60, 220].map((x, i) => stand(`wall-${i} ${z}`, 'fence', x, z, { turn: 90 }));
  const table = (...sides: readonly number[]): TableFile => ({ ...clean, features: [...clean.features, ...sides.flatMap(walls)] });

  it('is told, and nothing of it where both are alike', () => {
    const { findings, measures } = checked(table(150));
    const [near, far] = measures!.sight;
    expect(far - near).toBeGreaterThan(15);
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'warning', reason: 'sightUneven', about: { share: near, other: far } }));
    expect(told(table(150, -150), pieces, 'sightUneven')).toEqual([]);
  });

  it('is the same on a table that half a turn leaves alike, floors above floors and all', () => {
    const raised = [[-150, 200], [60, 150], [200, 60]].map(([x, z], i) => stand(`slab-${i}`, 'tower', x!, z!, { level: 40 }));
    const turned = [...raised, ...walls(90)].map((one) => ({ ...one, id: `${one.id} turned`, at: [-one.at[0], -one.at[1]] as [number, number], turn: one.turn + 180 }));
    const [near, far] = checked({ ...clean, features: [...clean.features.slice(0, 6), ...raised, ...walls(90), ...turned] }).measures!.sight;
    expect(near).toBe(far);
    expect(near).toBeLessThan(90);
  });

  it('is let pass up to 15 percent, as is cover', () => {
    const reasons = (sight: readonly [number, number], cover: readonly [number, number]): readonly string[] =>
      sideFindings({ sight, cover }).map(({ reason }) => reason);
    expect([reasons([50, 65], [65, 50]), reasons([50, 66], [50, 50]), reasons([50, 50], [66, 50])]).toEqual([[], ['sightUneven'], ['coverUneven']]);
  });
});
