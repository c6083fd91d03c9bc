import { afterEach, describe, expect, test } from 'vitest';
import { battle, situationOf, tableauOf } from '../testing/battle.fixture.ts';
import { match, stage } from '../match/match.ts';
import { rasterOf, sheetsOf } from '../table/sheets.ts';
import { figureInMind } from './inMind.ts';
import { instruments, layAway, showOverlay } from './instruments.ts';
import { classesOf, overlayQuestion, wantedNow } from './overlayField.ts';
import { storeyOf, storeysOf } from './storeys.ts';
import type { Threat } from '../../engine/space/fields/threat.ts';

const [anakin, rex, maul] = ['0.general-anakin-skywalker.1', '0.cc-7567-captain-rex.1', '1.lord-maul.1'];
const update = battle('battle')[0]!;
stage.snapTo(tableauOf(update.view));
match.setState({ situation: situationOf(update.view), shown: update });
afterEach(() => {
  layAway();
  match.setState({ selected: null, shown: update, situation: situationOf(update.view) });
});

const threat = (id: string): Threat => ({
  id,
  body: { at: { x: 0, y: 0, z: 0 }, radius: 20, height: 32 },
  others: [],
  moves: [],
  movesLeft: null,
  ingress: 25,
  ranged: 100,
  melee: null,
  engagers: [],
  engagement: 76,
  wards: [],
  levels: { step: 76.2, equalIsSame: true },
  sightNeeded: true,
  spared: [],
});
const asking = (seats: number[]) => (seat: number): Promise<readonly Threat[]> => {
  seats.push(seat);
  return Promise.resolve(seat === 0 ? [threat(anakin), threat(rex)] : [threat(maul)]);
};

describe('what an overlay is about', () => {
  test('the selected figure, else the one that is asked about, else the acting one', () => {
    expect(figureInMind({ selected: maul, request: null }, stage)).toBe(maul);
    expect(figureInMind({ selected: '0.501st-clone-troopers', request: null }, stage)).toBe('0.501st-clone-troopers.1');
    expect(figureInMind({ selected: null, request: update.request }, stage)).toBe(anakin);
    expect(figureInMind({ selected: null, request: null }, stage)).toBe(anakin);
    expect(figureInMind({ selected: 'objective-1', request: null }, stage)).toBe(anakin);
  });

  test('another figure, another kind or another state of the match makes it stale', () => {
    showOverlay('sight');
    const first = wantedNow(match.getState())!;
    match.setState({ selected: rex });
    const second = wantedNow(match.getState())!;
    match.setState({ shown: { ...update, at: update.at + 1 } });
    const third = wantedNow(match.getState())!;
    showOverlay('danger');
    expect(new Set([first, second, third, wantedNow(match.getState())!].map(({ key }) => key)).size).toBe(4);
    showOverlay(null);
    expect(wantedNow(match.getState())).toBeNull();
  });

  test('reach asks what the figure’s own side could do, danger what the others could do, sight nobody', async () => {
    const wanted = { figure: anakin, key: '' };
    const seats: number[] = [];
    expect(await overlayQuestion({ ...wanted, kind: 'reach' }, asking(seats))).toMatchObject({ kind: 'reach', args: { sequences: [], beside: { range: 76 } } });
    expect(seats).toEqual([0]);
    const danger = await overlayQuestion({ ...wanted, kind: 'danger' }, asking(seats));
    expect(danger).toMatchObject({ kind: 'danger', args: { figure: anakin, threats: [{ id: maul }], levels: { step: 76.2 } } });
    expect(seats).toEqual([0, 1]);
    const others = danger?.kind === 'danger' ? danger.args.others : [];
    expect(others.length).toBe(stage.actors.size - 1);
    expect(await overlayQuestion({ ...wanted, kind: 'sight' }, asking(seats))).toMatchObject({ kind: 'sight', args: { from: { radius: 20 }, height: 32 } });
    expect(seats).toEqual([0, 1]);
  });

  test('while the figure acts, reach is what its activation has left', async () => {
    const zone = { kind: 'tool', tool: { length: 85, width: 25, beyondTip: true }, over: false, levels: { step: 76.2, equalIsSame: true }, wedge: null } as const;
    const of = (movesLeft: Threat['movesLeft']) => overlayQuestion({ kind: 'reach', figure: anakin, key: '' }, () => Promise.resolve([{ ...threat(anakin), moves: [[zone], [zone, zone]], movesLeft }]));
    expect(await of(null)).toMatchObject({ args: { sequences: [[zone], [zone, zone]], ingress: 25 } });
    expect(await of([[zone]])).toMatchObject({ args: { sequences: [[zone]] } });
    expect(await of([])).toMatchObject({ args: { sequences: [] } });
  });

  test('without an answer of the host, or for a setup of another game, there is nothing to work out', async () => {
    expect(await overlayQuestion({ kind: 'danger', figure: anakin, key: '' }, () => Promise.resolve(null))).toBeNull();
    match.setState({ situation: { ...situationOf(update.view), setup: {} } });
    expect(await overlayQuestion({ kind: 'sight', figure: anakin, key: '' }, asking([]))).toBeNull();
  });

  test('opening another overlay forgets how far the one before was', () => {
    instruments.setState({ progress: 0.5, missing: 'answer' });
    showOverlay('reach');
    expect(instruments.getState()).toMatchObject({ overlay: 'reach', progress: null, missing: null });
  });
});

describe('how it is drawn', () => {
  const field = { cell: 20, cells: Float32Array.from([0, 0, 0, 20, 0, 0, 0, 90, 0, 20, 92, 0, 40, 0, 0]), values: Float32Array.from([1, 2, 3, 1, 0]) };

  test('a sheet for every level, places without a value left out', () => {
    const sheets = sheetsOf(field);
    expect(sheets.map(({ y, values }) => [y, values])).toEqual([[0, [1, 2]], [90, [3, 1]]]);
    expect(sheetsOf({ cell: 20, cells: field.cells })).toHaveLength(2);
  });

  test('a raster holds each class within the lower ones, soft at the edge', () => {
    const { layers, width, height } = rasterOf(sheetsOf(field)[0]!, 3);
    expect([width, height]).toEqual([16, 14]);
    const sum = layers.map((layer) => layer.reduce((a, b) => a + b, 0));
    expect(sum[0]!).toBeCloseTo(8, 3);
    expect(sum[1]!).toBeCloseTo(4, 3);
    expect(sum[2]!).toBe(0);
    expect(Math.max(...layers[0]!)).toBeLessThanOrEqual(1);
  });

  test('levels have patterns of their own, and the legend says the height most places have', () => {
    expect([0, 9, 45, 90, 135, 180, 400].map(storeyOf)).toEqual([0, 0, 1, 2, 3, 4, 4]);
    expect(storeysOf([0, 0, 9, 90, 92, 92, 180])).toEqual([{ storey: 0, y: 0 }, { storey: 2, y: 92 }, { storey: 4, y: 180 }]);
  });

  test('sight both ways is the first tone; more than three enemies look like three', () => {
    expect([...classesOf('sight', { cell: 1, cells: new Float32Array(), values: Float32Array.from([0, 1, 2, 3]) })]).toEqual([0, 2, 1, 3]);
    expect([...classesOf('danger', { cell: 1, cells: new Float32Array(), values: Float32Array.from([0, 1, 3, 7]) })]).toEqual([0, 1, 3, 3]);
  });
});
