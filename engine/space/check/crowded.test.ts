import { describe, expect, it } from 'vitest';
import type { TableDemand } from '../../shape/demand.ts';
import { edited } from '../terrain/edited.ts';
import { packsNamed } from '../terrain/pack.ts';
import type { Feature, TableFile } from '../terrain/table.ts';
import { checking, checkTable, MOST, type Finding } from './check.ts';
import { clean, heap, mission, pieces, stand, withTriangles } from './yard.fixture.ts';

const findings = (table: TableFile, demand = mission()): readonly Finding[] => checkTable(table, pieces, () => [demand]).findings;
/** More pieces than are walked over, with nothing else wrong. */
const crowd: TableFile = { ...clean, features: [...clean.features, ...heap(MOST.pieces)] };
const TOO_MANY = ['tooManyPieces', 'tooManyToCheck'];
const withMore = (...features: readonly Feature[]): TableFile => ({ ...crowd, features: [...crowd.features, ...features] });
const reasons = (found: readonly Finding[]): readonly string[] => found.map(({ reason }) => reason);

describe('more pieces than are walked over', () => {
  it('are told to be too many for that and nothing else, and what matches lay there is told', () => {
    const { findings: found, measures, matches } = checkTable(crowd, pieces, () => [mission(), mission({ name: 'Another' })]);
    expect([reasons(found), measures]).toEqual([TOO_MANY, null]);
    expect(matches.map(({ name, objectives, deployments }) => [name, objectives, deployments.length])).toEqual(['Mission', 'Another'].map((name) => [name, mission().objectives, 2]));
  });

  const board = { system: 'one-game', size: [914.4, 914.4] } as const;
  const [near, far] = crowd.deployment!;
  const wrong: readonly (readonly [what: string, table: TableFile, wanted: Partial<Finding>, demand?: Partial<TableDemand>])[] = [
    ['a crate on a mission’s objective', withMore(stand('odd', 'crate', 25, 0)), { severity: 'error', reason: 'objectiveInTerrain', id: 'T', feature: 'odd', match: 'Mission' }],
    ['a mission’s objective over the edge', crowd, { severity: 'error', reason: 'objectiveOffTable', id: 'F', match: 'Mission' }, { objectives: [{ id: 'F', at: { x: 0, z: 295 }, radius: 12.7 }] }],
    ['an outline that holds too few', crowd, { severity: 'warning', reason: 'deploymentCrowded', match: 'Mission', about: { seat: 0, room: 1, figures: 2 } }, { faults: [{ why: 'deploymentRoom', seat: 0, room: 1, figures: 2 }] }],
    ['an objective of its own in a house', { ...crowd, objectives: [{ id: 'A', at: [-30, 100] }] }, { severity: 'error', reason: 'objectiveInTerrain', id: 'A', match: null }],
    ['an outline over the edge', { ...crowd, deployment: [{ ...near!, outline: [[-320, 240], [300, 240], [300, 300], [-300, 300]] }, far!] }, { severity: 'error', reason: 'deploymentOffTable', about: { seat: 0 } }],
    ['an outline that crosses itself', { ...crowd, deployment: [{ ...near!, outline: [[-300, 240], [300, 300], [300, 240], [-300, 300]] }, far!] }, { severity: 'warning', reason: 'deploymentCrosses', about: { seat: 0 } }],
    ['a way of its own that ends off it', { ...crowd, ingress: [{ id: 'rope', kind: 'ladder', from: [0, 0, 310], to: [-100, 90, 100] }] }, { severity: 'error', reason: 'wayOffTable', id: 'rope' }],
    ['a ladder that ends off it', withMore(stand('odd', 'ladder', 0, 290)), { severity: 'error', reason: 'wayOffTable', feature: 'odd' }],
    ['a size that its game is not played on', crowd, { severity: 'warning', reason: 'sizeElsewhere' }, { board }],
  ];
  it.each(wrong.map(([what, table, wanted, demand]) => ({ what, table, wanted, demand })))('have $what found among them', ({ table, wanted, demand }) => {
    const found = findings(table, mission(demand));
    expect(found).toContainEqual(expect.objectContaining(wanted));
    expect(reasons(found).filter((reason) => reason !== wanted.reason)).toEqual(TOO_MANY);
  });

  it('are told to be slow to draw', () => {
    const heavy = withTriangles(pieces, 'crate', 3000);
    expect(checkTable(crowd, heavy, () => [mission()]).findings).toContainEqual(expect.objectContaining({ severity: 'warning', reason: 'tooManyTriangles', about: { count: (MOST.pieces + 3) * 3000 + 4 * 12, most: MOST.triangles } }));
  });

  it('are gone through in steps that say how far they are, never backwards', () => {
    const told: number[] = [];
    const steps = checking(crowd, pieces, () => [mission()]);
    for (let step = steps.next(); step.done !== true; step = steps.next()) told.push(step.value);
    expect([told.length > MOST.pieces, told.at(-1)! > 0.7, Math.max(...told) <= 1]).toEqual([true, true, true]);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });
});

describe('as many pieces as are played on', () => {
  /** So many crates in eight piles beside the ways of the yard. */
  const piles = Array.from({ length: MOST.pieces - clean.features.length }, (_, i) =>
    stand(`c${i}`, 'crate', i % 2 < 1 ? 270 : -270, [-90, -40, 40, 90][(i >> 1) % 4]!, { level: 30 * (i >> 3) }));
  const full: TableFile = { ...clean, features: [...clean.features, ...piles] };

  it('are walked over: nothing is wrong with them, and what they are in numbers is told', () => {
    const { findings: found, measures } = checkTable(full, pieces, () => [mission()]);
    expect([found, measures?.pieces]).toEqual([[], MOST.pieces]);
  });

  it('are told where an objective is walled in among them', () => {
    const walledIn = { ...full, features: [...full.features.slice(0, -1), stand('pit', 'pit', 0, 0)] };
    expect(reasons(findings(walledIn))).toContain('objectiveUnreached');
  });

  it('are gone through in steps that say how far they are, never backwards, also while it is tried what mends them', () => {
    const told: number[] = [];
    const ends = [stand('odd-a', 'ladder', 0, -60), stand('odd-b', 'ladder', 0, 60), stand('odd-c', 'ladder', 60, 0)];
    const steps = checking({ ...full, features: [...full.features.slice(0, -ends.length), ...ends] }, pieces, () => [mission()]);
    for (let step = steps.next(); step.done !== true; step = steps.next()) told.push(step.value);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(new Set(told.filter((share) => share > 0.75 && share < 1)).size, 'while mends are tried').toBeGreaterThan(100);
  });
});

it('of more pieces than are played on it is still said which of them hang, lie over the edge and stand twice', () => {
  const table = { ...clean, features: [...clean.features, ...heap(MOST.pieces), stand('air', 'crate', 0, 60, { level: 400 }), stand('out', 'crate', 295, 0), stand('again', 'ladder', -100, 170)] };
  const { findings: found, matches } = checkTable(table, pieces, () => [mission()]);
  expect(matches).toHaveLength(1);
  expect(found.map(({ severity, reason, feature }) => [severity, reason, feature])).toEqual([
    ['error', 'tooManyPieces', null], ['error', 'offTable', 'out'], ['error', 'twice', 'again'], ['error', 'floating', 'air'], ['note', 'tooManyToCheck', null],
  ]);
});

describe('a piece that is not there', () => {
  const withOdd = (...features: readonly Feature[]): TableFile => ({ ...clean, features: [...clean.features, stand('odd', 'cathedral', 200, -200), ...features] });

  it('hides nothing of the others, nor what matches lay', () => {
    const { findings: found, matches } = checkTable(withOdd(stand('air', 'crate', -250, 0, { level: 400 }), stand('in-way', 'crate', 25, 0)), pieces, () => [mission()]);
    expect(found.map(({ reason, feature }) => [reason, feature])).toEqual([['pieceMissing', 'odd'], ['floating', 'air'], ...['A', 'T'].map(() => ['objectiveInTerrain', 'in-way'])]);
    expect(matches.map(({ name }) => name)).toEqual(['Mission']);
    const { table } = edited(withOdd(), found.flatMap(({ reason, fix }) => (reason === 'pieceMissing' && fix !== null ? [fix] : [])));
    expect(findings(table)).toEqual([]);
  });

  it('may carry what hangs near it', () => {
    const found = findings(withOdd(stand('above', 'crate', 230, -180, { level: 120 })));
    expect(reasons(found)).toEqual(['pieceMissing']);
  });

  it('of a pack is taken away with all others of it by one edit, after which the table needs the pack no more', () => {
    const pack = `pack-${'0'.repeat(40)}`;
    const table = { ...clean, packs: [pack], features: [...clean.features, stand('gate', `${pack}/gate`, 0, 60), stand('pier', `${pack}/pier`, 60, 0)] };
    const { fix } = findings(table).find(({ reason }) => reason === 'packMissing')!;
    expect(fix).toEqual({ kind: 'remove', features: ['gate', 'pier'] });
    const { table: mended } = edited(table, [fix!]);
    expect(findings({ ...mended, packs: [...packsNamed(mended.features)] })).toEqual([]);
  });

  it('of a pack that nothing on the table needs, the table is walked over as ever', () => {
    const { findings: found, measures } = checkTable({ ...clean, packs: ['docks'], features: [...clean.features, stand('pit', 'pit', 0, 0)] }, pieces, () => [mission()]);
    expect(reasons(found)).toEqual(expect.arrayContaining(['packMissing', 'objectiveUnreached']));
    expect(measures).not.toBeNull();
  });
});
