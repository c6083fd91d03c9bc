import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toEnd } from '../../../core/steps.ts';
import type { TableDemand } from '../../../shape/demand.ts';
import { NO_PLACES } from '../../terrain/named-places.ts';
import { edited } from '../../terrain/edited.ts';
import type { Feature, TableFile } from '../../terrain/table.ts';
import type { Terrain } from '../../terrain/terrain.ts';
import { checking, checkTable, type Checking, type Finding, type Reason } from '../check.ts';
import { clean, levels, mission, pieces, stand } from '../yard.fixture.ts';
import { gravesOf, mends } from './mending.ts';

/** A mission as it is printed, and one that is played with the places of the table. */
function demands({ named = NO_PLACES }: Terrain): readonly TableDemand[] {
  const outlined = named.deployment.map(({ seat, outline }) => ({ seat, zone: { kind: 'outline', outline, over: 0, levels } as const, figures: 4 }));
  const objectives = named.objectives.map(({ id, at }) => ({ id, at, radius: 12.7 }));
  return [mission(), mission({ name: 'Own', objectives, ...(outlined.length === 2 ? { deployments: outlined } : {}) })];
}
const found = (table: TableFile): readonly Finding[] => checkTable(table, pieces, demands).findings;

/** Looks through a table, makes each edit that is offered for these reasons by itself, and says how many there were: each must mend what it is offered for. */
function offeredFor(table: TableFile, reasons: readonly Reason[]): number {
  const before = found(table);
  const offers = before.filter(({ reason, fix }) => fix !== null && reasons.includes(reason));
  for (const one of offers) {
    const { table: mended, undo } = edited(table, [one.fix!]);
    expect(mends(one, gravesOf(before), gravesOf(found(mended))), JSON.stringify(one)).toBe(true);
    expect(edited(mended, undo).table).toEqual(table);
  }
  return offers.length;
}

/** Runs a property on tables that have something wrong, and counts how often something was offered. */
function offers(tables: fc.Arbitrary<TableFile>, reasons: readonly Reason[], numRuns: number): number {
  let count = 0;
  fc.assert(fc.property(tables, (table) => { count += offeredFor(table, reasons); }), { numRuns, seed: 11 });
  return count;
}

const WAYS = ['wayOffTable', 'wayWithoutRoom'] as const;
const OBJECTIVES = ['objectiveOffTable', 'objectiveInTerrain', 'objectiveUnreached'] as const;
const DEPLOYMENTS = ['deploymentOffTable', 'deploymentOverlap', 'deploymentUneven', 'deploymentCrowded', 'deploymentFull', 'deploymentMissing'] as const;

const withSet = (id: string, to: Partial<Feature>): TableFile =>
  ({ ...clean, features: clean.features.map((one) => (one.id === id ? { ...one, ...to } : one)) });

it('a ladder that was put anywhere around its house is offered a place where both ends have room, and nothing else comes of it', () => {
  const aside = fc.record({ x: fc.integer({ min: -180, max: 60 }), z: fc.integer({ min: 110, max: 290 }), turn: fc.constantFrom(0, 90, 180, -90, 30) });
  expect(offers(aside.map(({ x, z, turn }) => withSet('ladder-a', { at: [x, z], turn })), WAYS, 6)).toBeGreaterThan(3);
});

it('a way of the table’s own that ends nowhere is offered the nearest place for that end, or to be taken away', () => {
  const ends = fc.record({ x: fc.integer({ min: 20, max: 290 }), z: fc.integer({ min: -290, max: 0 }) });
  const tables = ends.map(({ x, z }): TableFile => ({ ...clean, ingress: [{ ...clean.ingress![0]!, to: [x, 90, z] }, clean.ingress![1]!] }));
  expect(offers(tables, WAYS, 4)).toBeGreaterThan(2);
  const [one] = found({ ...clean, ingress: [{ ...clean.ingress![0]!, to: [0, 90, 0] }, clean.ingress![1]!] }).filter(({ reason }) => reason === 'wayWithoutRoom');
  expect(one!.fix).toMatchObject({ kind: 'put', ingress: [{ id: 'rope-a', from: [100, 0, 0] }] });
});

it('an objective that lies off the table, in a house or in a walled yard is offered a free place that somebody gets to', () => {
  const at = fc.record({ x: fc.integer({ min: -320, max: 320 }), z: fc.integer({ min: -320, max: 320 }) });
  const features = [...clean.features, stand('pit', 'pit', -210, 0)];
  const tables = at.map(({ x, z }): TableFile => ({ ...clean, features, objectives: [{ id: 'A', at: [x, z] }, { id: 'B', at: [-210, 10] }] }));
  expect(offers(tables, OBJECTIVES, 5)).toBeGreaterThan(5);
});

it('an objective is moved no farther than it must be, and its counterpart opposite with it', () => {
  const table: TableFile = { ...clean, objectives: [{ id: 'A', at: [-30, 100] }, { id: 'B', at: [30, -100] }, { id: 'C', at: [0, 0] }] };
  const first = found(table).find(({ id }) => id === 'A')!;
  const { objectives } = edited(table, [first.fix!]).table;
  const [[ax, az], [bx, bz]] = [objectives![0]!.at, objectives![1]!.at];
  expect([bx, bz]).toEqual([0 - ax, 0 - az]);
  expect(objectives![2]).toEqual(table.objectives![2]);
  expect([Math.hypot(ax + 30, az - 100) > 5, Math.hypot(ax + 30, az - 100) < 60]).toEqual([true, true]);
});

it('of what is not tried out for want of time the check says how many there are; with time there is no such note', () => {
  const table: TableFile = { ...clean, objectives: [{ id: 'A', at: [-30, 100] }, { id: 'B', at: [165, -90] }] };
  const hasty = toEnd(checking(table, pieces, demands, { isLate: () => true })).findings;
  const kinds = (findings: readonly Finding[]): unknown[] => findings.filter(({ reason }) => reason === 'objectiveInTerrain').map(({ fix }) => fix?.kind);
  expect([kinds(hasty), kinds(found(table))]).toEqual([['drop', 'drop'], ['put', 'put']]); // to take it away needs no trial
  expect(hasty.at(-1)).toMatchObject({ severity: 'note', reason: 'mendingLeft', about: { count: 3 } });
  expect(found(table).map(({ reason }) => reason)).not.toContain('mendingLeft');
});

it('where each of two has its own edit, one does not take back the other', () => {
  const table: TableFile = { ...clean, objectives: [{ id: 'A', at: [-30, 100] }, { id: 'B', at: [165, -90] }] };
  const fixes = found(table).filter(({ reason }) => reason === 'objectiveInTerrain').map(({ fix }) => fix!);
  expect(fixes).toHaveLength(2);
  expect(found(edited(table, fixes).table).map(({ reason }) => reason)).not.toContain('objectiveInTerrain');
});

it('outlines over an edge, in each other’s place, of uneven size or too narrow are offered others that are none of that', () => {
  const [near, far] = clean.deployment!;
  const depth = fc.integer({ min: 20, max: 120 });
  const shift = fc.integer({ min: -80, max: 80 });
  const across = fc.record({ from: fc.integer({ min: -380, max: 60 }), wide: fc.integer({ min: 45, max: 500 }), depth, shift });
  const tables = across.map(({ from, wide, depth: deep, shift: by }): TableFile => {
    const [to, low, high] = [from + wide, 300 + by - deep, 300 + by];
    return { ...clean, deployment: [{ ...near!, outline: [[from, low], [to, low], [to, high], [from, high]] }, far!] };
  });
  expect(offers(tables, DEPLOYMENTS, 7)).toBeGreaterThan(5);
  const same = fc.constantFrom(near!, far!).map(({ outline }): TableFile => ({ ...clean, deployment: [{ seat: 0, outline }, { seat: 1, outline }] }));
  expect(offers(same, DEPLOYMENTS, 2)).toBeGreaterThan(1);
});

it('two outlines that lie opposite to each other stay so when one is brought onto the table', () => {
  const outline: [number, number][] = [[-320, 230], [320, 230], [320, 300], [-320, 300]];
  const table: TableFile = { ...clean, deployment: [{ seat: 0, outline }, { seat: 1, outline: [[320, -230], [-320, -230], [-320, -300], [320, -300]] }] };
  const mended = found(table).filter(({ reason }) => reason === 'deploymentOffTable').reduce((now, { fix }) => edited(now, [fix!]).table, table);
  expect(mended.deployment![1]!.outline).toEqual(mended.deployment![0]!.outline.map(([x, z]) => [-x, -z]));
  expect(found(mended).filter(({ reason }) => reason.startsWith('deployment') && reason !== 'deploymentFollowers')).toEqual([]);
});

it('a roof to which nothing leads is offered a ladder that leans at it, or a way of its own where the kit has none of its height; what is only dropped onto one that leads away', () => {
  const bare: TableFile = { ...clean, ingress: [clean.ingress![1]!], features: clean.features.filter(({ id }) => id !== 'ladder-a' && id !== 'ladder-b') };
  expect(found(bare).filter(({ reason }) => reason === 'onlyByClimbing').map(({ feature, fix }) => [feature, fix?.kind])).toEqual([['house-b', 'add']]);
  expect(offeredFor(bare, ['onlyByClimbing'])).toBe(1);
  const tower: TableFile = { ...clean, features: [...clean.features, stand('tower', 'tower', 60, 160)] };
  const [up] = found(tower).filter(({ feature, reason }) => feature === 'tower' && reason === 'onlyByClimbing');
  expect(up!.fix).toMatchObject({ kind: 'put', ingress: [{ id: 'way-1', from: [expect.any(Number), 0, expect.any(Number)], to: [expect.any(Number), 140, expect.any(Number)] }] });
  expect(offeredFor(tower, ['onlyByClimbing'])).toBe(1);
  const roomy = tower.features.filter(({ id }) => id !== 'crate-a');
  const well: TableFile = { ...edited(tower, [up!.fix!]).table, features: [...roomy, stand('well', 'well', 176, 160)] };
  expect(offeredFor(well, ['oneWayDrop'])).toBe(1);
});

it('what mends one of several that nothing leads to mends those that are joined to it: it is offered for each', () => {
  const features = [...clean.features.filter(({ piece }) => piece !== 'ladder' && piece !== 'crate'), stand('house-c', 'house', -100, -40)];
  const joined: TableFile = { ...clean, ingress: [], features };
  const up = found(joined).filter(({ reason }) => reason === 'onlyByClimbing');
  expect(up.map(({ feature }) => feature)).toEqual(['house-a', 'house-b', 'house-c']);
  expect(up[0]!.fix).toMatchObject({ kind: 'add', features: [{ piece: 'ladder' }, { piece: 'ladder' }] });
  expect([up[1]!.fix, up[2]!.fix]).toEqual([up[0]!.fix, up[0]!.fix]);
});

it('pieces that the kit has and the table not are brought in, and none without it', () => {
  const bare: TableFile = { ...clean, ingress: [], features: clean.features.filter(({ piece }) => piece !== 'ladder') };
  const kit = new Map([['ladder', pieces.get('ladder')!]]);
  const without = new Map([...pieces].filter(([name]) => name !== 'ladder'));
  const fixes = (more: Checking): unknown[] => toEnd(checking(bare, without, demands, more)).findings.filter(({ reason }) => reason === 'onlyByClimbing').map(({ fix }) => fix?.kind);
  expect([fixes({ kit }), fixes({})]).toEqual([['add', 'add'], ['put', 'put']]);
});

it('objectives to which one side has a longer way are offered to lie where both ways are about as long', () => {
  const one = fc.record({ x: fc.integer({ min: -250, max: 250 }), z: fc.integer({ min: 60, max: 190 }), side: fc.constantFrom(1, -1) });
  const tables = one.map(({ x, z, side }): TableFile => ({ ...clean, objectives: [{ id: 'A', at: [0, 0] }, { id: 'B', at: [x, side * z] }, { id: 'C', at: [-x, side * 200] }] }));
  expect(offers(tables, ['objectiveUneven'], 6)).toBeGreaterThan(2);
});

it('who finds no room, or is walled in where they deploy, is offered to have what stands there pushed, turned or taken away', () => {
  const rooms = fc.record({ x: fc.integer({ min: -250, max: -205 }), z: fc.integer({ min: 240, max: 262 }) });
  const pens = rooms.map(({ x, z }): TableFile => ({ ...clean, features: [...clean.features, stand('pen-a', 'box', x, z, { turn: 90 }), stand('pen-b', 'box', x - 49, z - 55, { turn: 90 })] }));
  expect(offers(pens, ['deploymentFollowers'], 6)).toBeGreaterThan(1);
  const rows = fc.integer({ min: 195, max: 225 });
  const walls = rows.map((z): TableFile => ({ ...clean, features: [...clean.features, ...[0, 1, 2].map((i) => stand(`wall-${i}`, 'fence', -215 + 160 * i, z))] }));
  expect(offers(walls, ['deploymentShut'], 3)).toBeGreaterThan(1);
});

it('cover that one half lacks is offered as copies of what stands in the other, half a turn round', () => {
  const fences = fc.uniqueArray(fc.constantFrom(-250, -200, -150, 30, 80, 130, 200), { minLength: 3, maxLength: 5 });
  const tables = fences.map((xs): TableFile => ({ ...clean, features: [...clean.features, ...xs.flatMap((x, i) => [stand(`f${i}`, 'fence', x, 210, { turn: 90 })])] }));
  expect(offers(tables, ['coverUneven', 'sightUneven'], 3)).toBeGreaterThan(1);
});

it('hands are kept off what is locked: what would change it is not offered, and it is named', () => {
  const locked = (table: TableFile): TableFile => ({ ...table, features: table.features.map((one) => ({ ...one, locked: true as const })) });
  const seeded: readonly TableFile[] = [
    withSet('ladder-a', { at: [-100, 215] }), withSet('crate-top', { level: 130 }), { ...clean, features: [...clean.features, stand('pit', 'pit', 0, 0)] },
  ];
  for (const table of seeded) {
    const [free, kept] = [found(table), found(locked(table))];
    expect(kept.map(({ reason }) => reason)).toEqual(free.map(({ reason }) => reason));
    for (const [i, { fix }] of free.entries()) {
      if (fix?.kind === 'set') expect(kept[i]).toMatchObject({ fix: null, locked: [fix.feature] });
      if (fix?.kind === 'remove') expect(kept[i]).toMatchObject({ fix: null, locked: fix.features });
    }
  }
  expect(found(locked({ ...clean, objectives: [{ id: 'A', at: [-30, 100] }] }))[0]).toMatchObject({ reason: 'objectiveInTerrain', fix: { kind: 'put' }, locked: [] });
});

it('objectives come or go, so that there are as many as matches lay: in pairs half a turn apart, one that is odd to the middle', () => {
  const faulty = (needed: readonly number[]) => (terrain: Terrain): readonly TableDemand[] => demands(terrain).map((one) => {
    const count = one.objectives.length;
    return one.name !== 'Own' || needed.includes(count) ? one : { ...one, faults: [{ why: 'objectiveCount', count, needed }] };
  });
  const mended = (count: number, needed: readonly number[]): readonly (readonly [number, number])[] | null => {
    const places = [[0, 0], [-200, 0], [200, 0], [-60, -200], [60, 200], [200, -200]] as const;
    const table = { ...clean, objectives: places.slice(0, count).map(([x, z], i) => ({ id: 'ABCDEF'[i]!, at: [x, z] as [number, number] })) };
    const all = faulty(needed);
    const one = checkTable(table, pieces, all).findings.find(({ reason }) => reason === 'objectiveCount');
    expect(one).toBeDefined();
    if (one!.fix === null) return null;
    const after = edited(table, [one!.fix]);
    expect(checkTable(after.table, pieces, all).findings.filter(({ reason }) => reason.startsWith('objective'))).toEqual([]);
    expect(edited(after.table, after.undo).table).toEqual(table);
    return after.table.objectives!.map(({ at }) => at);
  };
  expect(mended(6, [5]), 'the one that lies opposite to none goes').toEqual([[0, 0], [-200, 0], [200, 0], [-60, -200], [60, 200]]);
  const more = mended(1, [3])!;
  expect(more[2]).toEqual(more[1]!.map((at) => -at + 0));
  expect(mended(3, [4])).toHaveLength(4);
});
