import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import type { TableDemand } from '../../shape/demand.ts';
import { planSquared, tenth, type Point } from '../../shape/point.ts';
import { edited } from '../terrain/edited.ts';
import type { Feature, TableFile } from '../terrain/table.ts';
import { checking, checkTable, MOST, type Finding } from './check.ts';
import { describeFinding } from './describe.ts';
import { CELL, reachedClimbing } from './walk.ts';
import { clean, heap, levels, mission, pieces, stand } from './yard.fixture.ts';

const findings = (table: TableFile, demand = mission()): readonly Finding[] => checkTable(table, pieces, () => [demand]).findings;
const withMore = (...features: readonly Feature[]): TableFile => ({ ...clean, features: [...clean.features, ...features] });
const withSet = (id: string, to: Partial<Feature>): TableFile =>
  ({ ...clean, features: clean.features.map((one) => (one.id === id ? { ...one, ...to } : one)) });
const without = (id: string): TableFile => ({ ...clean, features: clean.features.filter((one) => one.id !== id) });

it('finds nothing on a clean table, and measures it', () => {
  const { findings: found, measures } = checkTable(clean, pieces, () => [mission()]);
  expect(found).toEqual([]);
  expect(measures).toMatchObject({ size: [600, 600], storeys: 2, access: 4, pieces: 7, kinds: 3, triangles: 7 * 12 });
  expect(measures!.height).toBeGreaterThan(4);
  expect(Math.abs(measures!.sight[0] - measures!.sight[1])).toBeLessThan(10);
});

/** A clean table with one thing wrong: what must be found, and whether an edit mends it. */
const SEEDED: readonly (readonly [what: string, table: TableFile, wanted: Partial<Finding>, mends?: boolean])[] = [
  ['a piece that is not there', withMore(stand('odd', 'cathedral', 0, 0)), { severity: 'error', reason: 'pieceMissing', feature: 'odd', about: { piece: 'cathedral' } }, true],
  ['a pack that is not there', { ...clean, packs: ['docks'] }, { severity: 'error', reason: 'packMissing', about: { pack: 'docks' } }],
  ['a piece over an edge', withSet('crate-a', { at: [292.4, 150] }), { severity: 'error', reason: 'offTable', feature: 'crate-a', about: { part: 'wood', edge: 'right', by: 12.4 } }, true],
  ['a piece over a corner', withSet('crate-a', { at: [-292.4, 310] }), { severity: 'error', reason: 'offTable', feature: 'crate-a', about: { part: 'wood', edge: 'near', by: 30 } }, true],
  ['a piece in the air', withSet('crate-top', { level: 130 }), { severity: 'error', reason: 'floating', feature: 'crate-top', about: { by: 40 } }, true],
  ['a raised piece with nothing below', withSet('crate-b', { level: 60 }), { severity: 'error', reason: 'floating', feature: 'crate-b', about: { by: 60 } }, true],
  ['a piece hung on a roof’s edge', withSet('crate-top', { at: [-24, 60] }), { severity: 'warning', reason: 'unsupported', feature: 'crate-top' }, true],
  ['a piece hung on a roof’s corner, where others stand', withMore(stand('crate-in', 'crate', -52, 150, { level: 90 }), stand('crate-out', 'crate', -24, 176, { level: 90 })), { severity: 'warning', reason: 'unsupported', feature: 'crate-out' }, true],
  ['a piece sunk in a roof', withSet('crate-top', { level: 75 }), { severity: 'warning', reason: 'sunk', feature: 'crate-top', about: { by: 15, other: 'house-a' } }, true],
  ['a piece within a house', withSet('crate-a', { at: [-100, 100] }), { severity: 'warning', reason: 'buried', feature: 'crate-a', about: { other: 'house-a' } }, true],
  ['two pieces far into each other', withMore(stand('box-a', 'box', 0, 60), stand('box-b', 'box', 20, 60)), { severity: 'warning', reason: 'overlaps', feature: 'box-b', about: { other: 'box-a', share: 77 } }, true],
  ['a raised piece half within another', withMore(stand('box-a', 'box', 0, 60), stand('box-b', 'box', 48, 60, { level: 20 })), { severity: 'warning', reason: 'overlaps', feature: 'box-b', about: { other: 'box-a', share: 54 } }, true],
  ['a turned piece with a corner deep in a house', withMore(stand('box-a', 'box', 40, -50, { turn: 45 })), { severity: 'warning', reason: 'overlaps', feature: 'box-a' }, true],
  ['a piece that stands twice', withMore(stand('house-c', 'house', 100, -100, { turn: 360 })), { severity: 'error', reason: 'twice', feature: 'house-c', about: { other: 'house-b' } }, true],
  ['a ladder that ends off the table', withSet('ladder-a', { at: [-150, 290] }), { severity: 'error', reason: 'wayOffTable', feature: 'ladder-a', about: { way: 'ladder', end: 'from' } }, true],
  ['a ladder too far from its roof', withSet('ladder-a', { at: [-100, 215] }), { severity: 'error', reason: 'wayWithoutRoom', feature: 'ladder-a', about: { way: 'ladder', end: 'to' } }, true],
  ['a way of the table’s own that ends nowhere', { ...clean, ingress: [{ ...clean.ingress![0]!, to: [0, 90, 0] }] }, { severity: 'error', reason: 'wayWithoutRoom', id: 'rope-a', feature: null }, true],
  ['a roof under a lid', withMore(stand('lid', 'lid', 100, -100, { level: 105 }), ...([[-60, -60], [60, 60], [-60, 60], [60, -60]].map(([x, z], i) => stand(`post-${i}`, 'crate', 100 + x! * 0.8, -100 + z! * 0.8, { level: 90 })))), { severity: 'note', reason: 'nobodyFits', feature: 'house-b', about: { y: 90 } }, true],
  ['a roof without a ladder', { ...without('ladder-a'), ingress: [] }, { severity: 'note', reason: 'onlyByClimbing', feature: 'house-a', about: { y: 90 } }, true],
  ['an objective within a house', { ...clean, objectives: [{ id: 'A', at: [-30, 100] }] }, { severity: 'error', reason: 'objectiveInTerrain', id: 'A', feature: 'house-a', about: { piece: 'house', part: 'walls' } }, true],
  ['an objective over the edge', { ...clean, objectives: [{ id: 'A', at: [295, 0] }] }, { severity: 'error', reason: 'objectiveOffTable', id: 'A' }, true],
  ['a crate on a mission’s objective', withMore(stand('crate-c', 'crate', 25, 0)), { severity: 'error', reason: 'objectiveInTerrain', id: 'T', feature: 'crate-c', match: 'Mission' }, true],
  ['an objective in a walled yard', withMore(stand('pit', 'pit', 0, 0)), { severity: 'error', reason: 'objectiveUnreached', id: 'T', match: 'Mission' }, true],
  ['printed places where there are none', { ...clean, objectives: [], deployment: [], printed: ['one-game'] }, { severity: 'warning', reason: 'printedNothing' }, true],
  ['places printed by a game that it is not laid out for', { ...clean, systems: ['other-game'], printed: ['one-game', 'other-game'] }, { severity: 'warning', reason: 'printedElsewhere', about: { system: 'one-game' } }, true],
  ['a deployment over the edge', { ...clean, deployment: [{ seat: 0, outline: [[-320, 240], [300, 240], [300, 300], [-300, 300]] }] }, { severity: 'error', reason: 'deploymentOffTable', about: { seat: 0 } }, true],
  ['two deployments in one place', { ...clean, deployment: clean.deployment!.map((one) => ({ ...one, outline: clean.deployment![0]!.outline })) }, { severity: 'error', reason: 'deploymentOverlap', about: { seat: 1, other: 0 } }, true],
  ['a deployment half as large', { ...clean, deployment: [clean.deployment![0]!, { seat: 1, outline: [[-150, -300], [150, -300], [150, -240], [-150, -240]] }] }, { severity: 'warning', reason: 'deploymentUneven', about: { seat: 1, share: 50 } }, true],
  ['an edge with little room', withMore(...Array.from({ length: 12 }, (_, i) => [219, -160].map((z) => stand(`rail-${i}-${z}`, 'fence', -245 + 45 * i, z, { turn: 90 }))).flat()), { severity: 'warning', reason: 'deploymentCrowded', match: 'Mission' }, true],
  ['an edge that is walled off', withMore(...Array.from({ length: 3 }, (_, i) => stand(`wall-${i}`, 'fence', -215 + 160 * i, 210))), { severity: 'note', reason: 'deploymentShut', match: 'Mission', about: { seat: 0, share: 72 } }, true],
  ['a corner of an edge with room for one alone', withMore(stand('pen-a', 'box', -227, 252, { turn: 90 }), stand('pen-b', 'box', -276, 197, { turn: 90 })), { severity: 'note', reason: 'deploymentFollowers', match: 'Mission' }, true],
  ['cover on one side alone', withMore(...[-240, -180, 20, 80].flatMap((x, i) => [stand(`f${i}`, 'fence', x, 210, { turn: 90 }), stand(`g${i}`, 'fence', x, 60, { turn: 90 })])), { severity: 'warning', reason: 'coverUneven' }, true],
  ['too many pieces', withMore(...heap(600)), { severity: 'error', reason: 'tooManyPieces', about: { count: 607, most: MOST.pieces } }],
  ['too many pieces to be walked through', withMore(...heap(MOST.pieces)), { severity: 'note', reason: 'tooManyToCheck', about: { count: MOST.pieces + 7, most: MOST.pieces } }],
  ['nothing to stand on', { ...clean, features: clean.features.filter(({ piece }) => piece === 'fence'), ingress: [] }, { severity: 'note', reason: 'flat' }],
];

describe('a clean table with one thing wrong', () => {
  const seeded = SEEDED.map(([what, table, wanted, mends = false]) => ({ what, table, wanted, mends }));

  it('a table of another size than one of its games is printed for is told so once; others that it is laid out for may have it (SP-FIELD-01)', () => {
    const board = { system: 'one-game', size: [914.4, 914.4] as const };
    const of = (table: TableFile): readonly Finding[] => checkTable(table, pieces, () => [mission({ board }), mission({ name: 'Another', board })]).findings.filter(({ reason }) => reason === 'sizeElsewhere');
    expect(of(clean)).toEqual([expect.objectContaining({ severity: 'warning', match: null, about: { system: 'one-game', width: 914, depth: 914 }, fix: null })]);
    expect(of({ ...clean, systems: ['one-game', 'other-game'] })[0]!.fix).toEqual({ kind: 'head', to: { systems: ['other-game'] } });
    expect(of({ ...clean, size: [910, 920] })).toEqual([]);
    expect(of({ ...clean, size: [914.4, 1219.2] })).toHaveLength(1);
  });

  it.each(seeded)('$what is found and said', ({ table, wanted, mends }) => {
    const found = findings(table);
    expect(found).toContainEqual(expect.objectContaining(wanted));
    const one = found.find(({ reason }) => reason === wanted.reason)!;
    expect(describeFinding(one)).toMatch(new RegExp(`^${wanted.severity!}: .*${wanted.feature ?? wanted.id ?? ''}`));
    expect(one.fix !== null).toBe(mends);
  });

  it.each(seeded.filter(({ mends }) => mends))('$what is mended by the edit that comes with it', ({ table, wanted }) => {
    const mended = findings(table).reduce((now, { reason, fix }) => (reason === wanted.reason && fix !== null ? edited(now, [fix]).table : now), table);
    expect(findings(mended).filter(({ reason }) => reason === wanted.reason)).toEqual([]);
  });
});

it('a plank from roof to roof is carried at its ends; on one of them alone it would topple', () => {
  const bridge = (x: number): TableFile => ({ ...clean, objectives: [], ingress: [], features: [stand('a', 'house', -100, 0), stand('b', 'house', 100, 0), stand('plank', 'plank', x, 0, { level: 90 })] });
  const told = (table: TableFile): readonly string[] => findings(table, mission({ objectives: [] })).filter(({ feature }) => feature === 'plank').map(({ reason }) => reason);
  expect(told(bridge(0))).toEqual([]);
  const alone = bridge(-10);
  expect(told({ ...alone, features: alone.features.filter(({ id }) => id !== 'b') })).toEqual(['unsupported']);
});

it('a walled roof that one drops onto from a higher one is left by climbing alone', () => {
  const well = ['far', 'near', 'left'] as const;
  const rails = well.map((side) => stand(`rail-${side}`, 'fence', side === 'left' ? -67 : 0, side === 'far' ? -67 : side === 'near' ? 67 : 0, { level: 90, turn: side === 'left' ? 90 : 0 }));
  const table: TableFile = {
    ...clean, objectives: [], features: [stand('low', 'house', 0, 0), ...rails, stand('high', 'house', 141, 0), stand('higher', 'house', 141, 0, { level: 90 })],
    ingress: [{ id: 'lift', kind: 'lift', from: [240, 0, 0], to: [190, 180, 0] }],
  };
  const roofs = (found: readonly Finding[]): readonly unknown[] => found.filter(({ reason }) => reason === 'oneWayDrop').map(({ feature, about: { y } }) => [feature, y]);
  expect(roofs(findings(table))).toEqual([['low', 90]]);
  expect(roofs(findings({ ...table, features: table.features.filter(({ id }) => id !== 'rail-near') }))).toEqual([]);
});

it('a seat with much less room at once than another is told, and nothing of it where both have room for three teams', () => {
  const outlined = (from: number, to: number, z: number): TableDemand['deployments'][number]['zone'] =>
    ({ kind: 'outline', outline: [[from, z], [to, z], [to, z + 60], [from, z + 60]], over: 0, levels });
  const told = (wide: number, figures: number): readonly unknown[] => findings(clean, mission({
    objectives: [], deployments: [outlined(-wide / 2, wide / 2, 240), outlined(-280, 280, -300)].map((zone, seat) => ({ seat, zone, figures })),
  })).filter(({ reason }) => reason === 'deploymentTight').map(({ about }) => about);
  expect(told(280, 4)).toMatchObject([{ seat: 0 }]);
  expect([told(560, 4), told(280, 1)]).toEqual([[], []]);
});

it('what is walled in is reached where somebody may climb', () => {
  const table = withMore(stand('pit', 'pit', 0, 0));
  expect(findings(table).map(({ reason }) => reason)).toContain('objectiveUnreached');
  expect(findings(table, mission({ climb: 160 })).map(({ reason }) => reason)).not.toContain('objectiveUnreached');
});

it('says of what a match would play with the places of a table what cannot be', () => {
  const faults = [{ why: 'objectiveCount', count: 1, needed: [7, 9] }, { why: 'deploymentMissing', seat: 1 }, { why: 'deploymentRoom', seat: 0, room: 1, figures: 2 }] as const;
  expect(findings(clean, mission({ faults })).map((one) => describeFinding(one))).toEqual([
    'warning: seat 2 has no outline to deploy in (Mission)', 'warning: seat 1 has room for 1 of 2 figures where it deploys (Mission)',
    'note: it names 1 objectives, and matches lay 7, 9 (Mission)',
  ]);
  const drawn = { kind: 'outline', outline: [[-300, 240], [-262, 240], [-262, 300], [-300, 300]], over: 0, levels } as const;
  expect(findings(clean, mission({ deployments: [{ seat: 0, zone: drawn, figures: 6 }] }))).toContainEqual(expect.objectContaining({ reason: 'deploymentFull', about: { seat: 0 } }));
  expect(findings(clean, mission({ deployments: [{ seat: 0, zone: { ...drawn, over: 20 }, figures: 1 }] })).map(({ reason }) => reason)).toEqual([]);
});

it('says of an outline that crosses itself that no match is played with it, and what mends it; nothing of how much it holds', () => {
  const bow: [number, number][] = [[-100, 220], [100, 290], [100, 220], [-100, 290]];
  const square: [number, number][] = [[-100, -220], [100, -220], [100, -290], [-100, -290]];
  const table = { ...clean, deployment: [{ seat: 0, outline: bow }, { seat: 1, outline: square }] };
  const told = findings(table, mission({ faults: [{ why: 'deploymentCrosses', seat: 0 }] }));
  expect(told.map((one) => describeFinding(one))).toEqual(['warning: deployment 0: the outline of seat 1 crosses itself']);
  const { table: mended } = edited(table, [told[0]!.fix!]);
  expect(mended.deployment).toEqual([{ seat: 0, outline: [[-100, 220], [100, 220], [100, 290], [-100, 290]] }, { seat: 1, outline: square }]);
  expect(findings(mended)).toEqual([]);
});

it('the worst comes first', () => {
  const found = findings({ ...clean, ingress: [], features: [...without('ladder-a').features, stand('air', 'crate', -200, 0, { level: 50 }), stand('in', 'crate', 100, -100)] });
  const ranks = found.map(({ severity }) => ['error', 'warning', 'note'].indexOf(severity));
  expect(ranks).toEqual([...ranks].sort());
  expect(new Set(found.map(({ severity }) => severity)).size).toBe(3);
});

it('is gone through in steps that say how far it is, never backwards; left in the middle it takes no further, and gone through to its end it finds the same', () => {
  const steps = checking(clean, pieces, () => [mission(), mission({ climb: 60 })]);
  const told: number[] = [];
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) told.push(step.value);
  expect(step.value).toEqual(checkTable(clean, pieces, () => [mission(), mission({ climb: 60 })]));
  expect(told.length).toBeGreaterThan(200);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect([told[0], told.at(-1)! > 0.9, Math.max(...told) <= 1]).toEqual([0, true, true]);
  const left = checking(clean, pieces, () => [mission()]);
  for (let i = 0; i < 100; i++) left.next();
  left.return({ findings: [], measures: null, matches: [] });
  expect(left.next()).toEqual({ done: true, value: undefined });
});

it.each([[12.7, 1], [25.4, 2], [31, 3], [60, 4]])('whoever climbs %d mm reaches what lies so near in plan to a reached place, as far as all pairs of places say', (climb, seed) => {
  const random = randomFrom(seed);
  const share = Math.min(0.55, 1.3 * (CELL / climb) ** 2);
  const cells = Array.from({ length: 3600 }, (_, i) => [(i % 60) - 30, Math.floor(i / 60) - 30] as const).filter(() => random() < share);
  const places = cells.map(([column, row]): Point => ({ x: tenth(column * CELL), y: 0, z: tenth(row * CELL) }));
  const none = places.map(() => []);
  const start = Array.from({ length: 20 }, (_, i) => i);
  const got = new Set<number>(start);
  for (const place of got) for (const [i, other] of places.entries()) if (planSquared(places[place]!, other) <= climb * climb) got.add(i);
  expect([got.size > 30, got.size < places.length]).toEqual([true, true]);
  const reached = reachedClimbing({ places, steps: none, back: none }, start, climb);
  expect([...reached].flatMap((is, i) => (is === 1 ? [i] : []))).toEqual([...got].sort((a, b) => a - b));
});
