import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shapeOf } from '../../engine/space/draft/outline.ts';
import { begin } from '../../engine/space/draft/draft.ts';
import { readPiece } from '../../engine/space/terrain/piece.ts';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import { parseTable, type Feature } from '../../engine/space/terrain/table.ts';
import { tableText } from '../../engine/space/terrain/table-text.ts';
import { inTime, millisecondsOf } from '../../engine/testing/in-time.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { bench, chosenOf, clearBench } from './bench.ts';
import { copy, copyAcross, cut, duplicate, paste } from './copies.ts';
import { align, choose, chooseAll, drag, drop, group, hide, holdAt, letDragged, lock, nudge, putDown, raiseStep, redo, remove, take, tell, turnStep, undo } from './deeds.ts';
import type { Kit } from './kit.ts';
import { heightShapes, matchShapes, matterShapes, ownShapes, wayShapes } from './overlayShapes.ts';
import { settled } from './settle.ts';
import './workshopWords.ts';
import { unpacked } from '../../engine/node/unpacked.ts';

const models = new Map<string, PieceModel>();
for (const name of ['crates', 'container', 'gantry-platform', 'ladder', 'pillar', 'building-two']) models.set(name, await readPiece(unpacked(readFileSync(`assets/pieces/refinery/${name}.glb.pack`))));
/** Of what is drawn of a piece only where its parts begin. */
const drawn = (name: string): unknown => models.has(name) ? { parts: models.get(name)!.parts.map(({ bottom }) => ({ low: bottom })) } : undefined;
const kit = {
  theme: 'refinery', need: () => Promise.resolve(), bring: () => Promise.resolve(), drawn, model: (name: string) => models.get(name),
  shape: (name: string) => (models.has(name) ? shapeOf(models.get(name)!) : undefined),
} as unknown as Kit;

const put = (piece: string, at: [number, number], more: Partial<Feature> = {}): Feature => ({ id: piece, piece, at, turn: 0, level: 0, ...more });
const lay = (...features: Feature[]): void => {
  clearBench();
  bench.setState({ table: 'own-yard', kit, draft: begin(parseTable(bare({ features }))) });
};
const features = (): readonly Feature[] => bench.getState().draft!.table.features;
const chosen = (): readonly string[] => chosenOf(bench.getState()).map(({ id }) => id);

beforeEach(() => lay(put('crates', [0, 0]), put('container', [150, 40], { group: 'pair' }), put('pillar', [150, 120], { group: 'pair' })));
afterEach(clearBench);

describe('hands', () => {
  it('choose a piece with its group; held, more, or less', () => {
    choose(['container']);
    expect(chosen()).toEqual(['container', 'pillar']);
    choose(['crates'], true);
    expect(chosen()).toEqual(['crates', 'container', 'pillar']);
    choose(['pillar'], true);
    expect(chosen()).toEqual(['crates']);
    chooseAll();
    expect(chosen()).toHaveLength(3);
  });

  it('take a piece and put it down, again and again, each under an id of its own', async () => {
    await take('crates');
    expect(putDown()).toBe(false);
    holdAt(-200, -200, 0);
    turnStep(1);
    expect(putDown()).toBe(true);
    holdAt(-300, 100, 0);
    putDown();
    expect(features().slice(3)).toMatchObject([{ id: 'crates-1', at: [-200, -200], turn: 15 }, { id: 'crates-2', at: [-300, 100], turn: 15 }]);
    await take('crates');
    expect(bench.getState().held).toBeNull();
  });

  it('drag what is chosen together; a locked piece stays', () => {
    choose(['crates']);
    lock();
    chooseAll();
    drag('container', { at: [160, -200] });
    letDragged('move');
    expect(features().map(({ at }) => at)).toEqual([[0, 0], [160, -200], [160, -120]]);
    remove();
    expect(features().map(({ id }) => id)).toEqual(['crates']);
    expect(chosen()).toEqual(['crates']);
    undo();
    undo();
    expect(features().map(({ at }) => at)).toEqual([[0, 0], [150, 40], [150, 120]]);
  });

  it('nudge, raise and set down', () => {
    lay(put('gantry-platform', [0, 0]), put('crates', [0, 0], { level: 200 }));
    choose(['crates']);
    drop();
    expect(features()[1]!.level).toBe(90);
    raiseStep(-1);
    raiseStep(-1);
    raiseStep(-1);
    expect(features()[1]!.level).toBe(0);
    nudge(5, 0);
    nudge(5, 0);
    expect(features()[1]!.at).toEqual([10, 0]);
    undo();
    expect(features()[1]!.at).toEqual([0, 0]);
  });

  it('copy, cut, paste, duplicate, group and copy across; everything is taken back and done again', async () => {
    const first = tableText(bench.getState().draft!.table);
    choose(['container']);
    copy();
    expect(await paste()).toBe(true);
    expect(features().slice(3).map(({ id, at, group: of }) => [id, at, of])).toEqual([['container-1', [175.4, 65.4], 'group-1'], ['pillar-1', [175.4, 145.4], 'group-1']]);
    await paste([-200, -200]);
    duplicate();
    choose(['crates']);
    copyAcross('halfTurn');
    group(true);
    align('left');
    cut();
    const last = tableText(bench.getState().draft!.table);
    while (bench.getState().draft!.past.length > 0) undo();
    expect(tableText(bench.getState().draft!.table)).toBe(first);
    while (bench.getState().draft!.future.length > 0) redo();
    expect(tableText(bench.getState().draft!.table)).toBe(last);
  });

  it('copies that are mirrored say which pieces have no mirror image among their turns', () => {
    const said = (): string | undefined => bench.getState().said?.words.replace(/[\u2066-\u2069]/gu, '');
    lay(put('crates', [200, 0]), put('container', [-200, 100]));
    copyAcross('leftRight');
    expect(features().slice(2)).toMatchObject([{ piece: 'crates', at: [-223.8, 0], turn: 0 }, { piece: 'container', at: [200, 100], turn: 0 }]);
    expect(said()).toBe('Cannot be mirrored exactly: Crate stack. The copy stands as near to its mirror image as a turn brings it.');
    lay(put('crates', [200, 0]), put('container', [-200, 100]));
    copyAcross('halfTurn');
    expect(said()).toBeUndefined();
    choose(['container']);
    copyAcross('nearFar');
    expect(said()).toBeUndefined();
  });

  it('nothing is copied onto what stands there already, and that is said', () => {
    lay(put('crates', [0, 0], { id: 'middle' }), put('container', [-200, 100]), put('container', [200, -100], { id: 'twin', turn: 180 }));
    copyAcross('halfTurn');
    expect(features()).toHaveLength(3);
    expect(bench.getState().draft!.past).toEqual([]);
    expect(bench.getState().said?.words).toBe('Nothing to copy: everything has its image there already.');
  });

  it('what is pasted again lies beside what was pasted before; copied anew it begins beside the original', async () => {
    choose(['crates']);
    copy();
    for (let i = 0; i < 3; i++) await paste();
    copy();
    await paste();
    expect(features().slice(3).map(({ at }) => at[0])).toEqual([25.4, 50.8, 76.2, 101.6]);
    expect(bench.getState().draft!.past.map(({ deed }) => deed)).toEqual(['paste', 'paste', 'paste', 'paste']);
  });

  it('a table holds two thousand pieces and refuses more, with nothing half pasted', async () => {
    lay(...Array.from({ length: 1500 }, (_, i) => put('crates', [i / 10, 0], { id: `c-${i}` })));
    chooseAll();
    copy();
    /** Whether a deed is refused, and that is said. */
    const refused = async (deed: () => boolean | Promise<boolean>): Promise<boolean> => {
      bench.setState({ said: null });
      return !(await deed()) && bench.getState().said?.words === 'A table holds 2000 pieces at most.';
    };
    expect(await refused(paste)).toBe(true);
    expect(await refused(duplicate)).toBe(true);
    expect(await refused(() => copyAcross('halfTurn'))).toBe(true);
    expect(features()).toHaveLength(1500);
    lay(...Array.from({ length: 2000 }, (_, i) => put('crates', [i / 10, 0], { id: `c-${i}` })));
    await take('crates');
    holdAt(-200, -200, 0);
    expect(await refused(putDown)).toBe(true);
    expect(features()).toHaveLength(2000);
  });

  it('pasting a thousand pieces takes less than a second', async () => {
    await inTime(1000, () => {
      lay(...Array.from({ length: 1000 }, (_, i) => put('crates', [(i % 40) * 20 - 400, Math.floor(i / 40) * 30 - 380], { id: `c-${i}` })));
      chooseAll();
      copy();
      return millisecondsOf(paste);
    });
    expect(features()).toHaveLength(2000);
  });

  it('what is hidden is not chosen with everything; without a choice all is seen again', () => {
    choose(['container']);
    hide();
    chooseAll();
    expect(chosen()).toEqual(['crates']);
    bench.setState({ selection: [] });
    hide();
    expect(bench.getState().hidden.size).toBe(0);
  });

  it('what lies wholly above the cut is not chosen with everything, nor deleted so; what reaches below it is', () => {
    lay(put('building-two', [0, 0]), put('crates', [200, 0]), put('container', [0, 0], { level: 180 }), put('pillar', [200, 0], { level: 45 }));
    bench.setState({ slice: 45 });
    chooseAll();
    expect(chosen()).toEqual(['building-two', 'crates']);
    remove();
    expect(features().map(({ id }) => id)).toEqual(['container', 'pillar']);
    bench.setState({ slice: 90 });
    chooseAll();
    expect(chosen()).toEqual(['pillar']);
    bench.setState({ slice: null });
    chooseAll();
    expect(chosen()).toEqual(['container', 'pillar']);
  });
});

describe('shapes over the table', () => {
  const table = () => bench.getState().draft!.table;
  const modelOf = (name: string): PieceModel | undefined => models.get(name);

  it('heights less than three inches apart are one level, others another', () => {
    lay(put('gantry-platform', [0, 0]), put('crates', [200, 0]), put('building-two', [-200, 0]));
    const { faces, legend } = heightShapes(table(), modelOf);
    expect(legend.map(({ values }) => values)).toEqual([{ from: 36, to: 90 }, { from: 180, to: 180 }]);
    expect(new Set(faces.map(({ colour }) => colour)).size).toBe(2);
    expect(faces).toHaveLength(6);
  });

  it('a match whose rules count heights otherwise has other levels', () => {
    lay(put('gantry-platform', [0, 0]), put('crates', [200, 0]), put('building-two', [-200, 0]));
    const levels = (step: number, equalIsSame: boolean): unknown => heightShapes(table(), modelOf, { step, equalIsSame }).legend.map(({ values }) => [values['from'], values['to']]);
    expect(levels(10, true)).toEqual([[36, 36], [64, 64], [90, 90], [180, 180]]);
    expect(levels(90, true)).toEqual([[36, 90], [180, 180]]);
    expect([levels(144, true), levels(144, false)]).toEqual([[[36, 180]], [[36, 90], [180, 180]]]);
  });

  it('another look, light or mat is one step that is taken back', () => {
    lay(put('crates', [0, 0]));
    const first = tableText(table());
    tell('table', { theme: 'snow' });
    tell('light', { light: { hour: 'night', weather: 'rain' } });
    tell('table', { mat: 'desert' });
    expect(table()).toMatchObject({ theme: 'snow', mat: 'desert', light: { hour: 'night', weather: 'rain' } });
    undo();
    undo();
    expect([table().theme, table().light, table().mat]).toEqual(['snow', undefined, undefined]);
    undo();
    expect(tableText(table())).toBe(first);
    redo();
    expect(table().theme).toBe('snow');
  });

  it('what stops sight, movement, both or neither has a colour each; the legend names those that are there', () => {
    lay(put('crates', [0, 0]), put('gantry-platform', [200, 0]));
    const { faces, legend } = matterShapes(table(), modelOf);
    expect(legend.length).toBeGreaterThan(1);
    expect(new Set(legend.map(({ colour }) => colour))).toEqual(new Set(faces.map(({ colour }) => colour)));
  });

  it('a ladder is a bar from its foot to its top, wherever it stands', () => {
    lay(put('ladder', [100, 50], { turn: 90 }));
    expect(wayShapes(table(), modelOf).bars).toEqual([{ from: [128, 3, 50], to: [78, 93, 50], width: 5, colour: '#ffd166' }]);
  });

  it('what a match lays on the table, and where its sides deploy', () => {
    const levels = { step: 76.2, equalIsSame: true };
    const { faces, bars, legend } = matchShapes(table(), {
      name: 'A mission', levels, objectives: [{ id: 'A', at: { x: 100, z: 0 }, radius: 12 }],
      deployments: [{ seat: 0, zone: { kind: 'strip', side: 1, depth: 100, levels }, figures: 8 }, { seat: 1, zone: { kind: 'near', of: { at: { x: 0, y: 0, z: -300 }, radius: 0 }, range: 50, level: 'any', levels }, figures: 5 }],
    });
    expect(faces[0]!.outline).toEqual([[-457.2, 457.2], [457.2, 457.2], [457.2, 357.2], [-457.2, 357.2]]);
    for (const [x, z] of faces[1]!.outline) expect(Math.hypot(x, z + 300)).toBeCloseTo(50);
    expect(bars).toMatchObject([{ from: [100, 0, 0] }]);
    expect(legend.map(({ word, values }) => [word, values])).toEqual([['deploysMany', { player: 1, count: 8 }], ['deploysMany', { player: 2, count: 5 }], ['objectives', { count: 1 }]]);
  });

  it('objectives and deployment that the table brings', () => {
    bench.setState({ draft: begin(parseTable(bare({ objectives: [{ id: 'one', at: [0, 0] }], deployment: [{ seat: 1, outline: [[-100, -400], [100, -400], [0, -300]] }] }))) });
    expect(ownShapes(table())).toMatchObject({ faces: [{ y: 1.2 }, { y: 2.4 }], legend: [{ word: 'deploys', values: { player: 2 } }, { word: 'objectives', values: { count: 1 } }] });
  });
});

describe('what is let fall', () => {
  const turn = (): Promise<void> => Promise.resolve();
  const modelOf = (name: string): PieceModel | undefined => models.get(name);

  it('comes to rest on the table or on a deck, as it stood', async () => {
    const deck = put('gantry-platform', [0, 0]);
    const rests = await settled([put('container', [0, 0], { level: 110, turn: 30 }), put('crates', [300, 0], { level: 30 })], [deck], modelOf, turn);
    expect(rests.map(({ toppled }) => toppled)).toEqual([false, false]);
    expect(Math.abs(rests[0]!.feature.level - 90)).toBeLessThan(2);
    expect(rests[0]!.feature.turn).toBeCloseTo(30, 0);
    expect(rests[1]!.feature.level).toBe(0);
  });

  it('topples where its middle stands over an edge, and stays where it was', async () => {
    const deck = put('gantry-platform', [0, 0]);
    const over = put('container', [85, 0], { level: 92, turn: 0 });
    const [rest] = await settled([over], [deck], modelOf, turn);
    expect(rest).toEqual({ toppled: true, feature: over });
  });

  it('is given up when it is told to', async () => {
    let turns = 0;
    await expect(settled([put('crates', [0, 0], { level: 50 })], [], modelOf, () => (++turns > 2 ? Promise.reject(new Error('given up')) : Promise.resolve()))).rejects.toThrow('given up');
  });
});
