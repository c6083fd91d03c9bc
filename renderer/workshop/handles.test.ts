import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MARK_SHAPES } from '../../engine/space/draft/mark-shapes.ts';
import type { Shape } from '../../engine/space/draft/outline.ts';
import { begin } from '../../engine/space/draft/draft.ts';
import { parseTable, type TableFile } from '../../engine/space/terrain/table.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { bench, clearBench, marksNow, thingsNow } from './bench.ts';
import { copy, copyAcross, cut, duplicate, paste } from './copies.ts';
import { choose, chooseAll, drag, group, hide, letDragged, nudge, raiseStep, redo, remove, turnStep, undo } from './deeds.ts';
import type { Kit } from './kit.ts';
import { ownShapes, withGrips } from './overlayShapes.ts';
import './workshopWords.ts';

const rect = { minX: -20, maxX: 20, minZ: -20, maxZ: 20 };
const crate: Shape = { rect, bottom: 0, top: 40, decks: [{ ...rect, y: 40 }], leansAt: null };
const shape = (piece: string): Shape | undefined => (piece === 'crate' ? crate : MARK_SHAPES.get(piece));
const kit = { theme: 'refinery', drawn: () => undefined, model: () => undefined, bring: () => Promise.resolve(), shape } as unknown as Kit;
const laid = (): TableFile => parseTable(bare({
  features: [{ id: 'crate', piece: 'crate', at: [100, 100], turn: 0, level: 0 }],
  objectives: [{ id: 'a', at: [0, 0] }, { id: 'b', at: [-200, 0] }],
  deployment: [{ seat: 0, outline: [[-457.2, 457.2], [457.2, 457.2], [457.2, 300], [-457.2, 300]] }],
  ingress: [{ id: 'rope', kind: 'ladder', from: [0, 0, -200], to: [40, 90, -200] }],
}));
const table = (): TableFile => bench.getState().draft!.table;
const steps = (): number => bench.getState().draft!.past.length;
const corner = (i: number): readonly number[] => table().deployment![0]!.outline[i]!;

beforeEach(() => {
  clearBench();
  // What was copied outlives a table: another file's test may have copied something.
  bench.setState({ clip: { features: [], places: { objectives: [], ways: [] }, pasted: 0 } });
  bench.setState({ table: 'own-yard', kit, draft: begin(laid()), overlay: 'missions' });
});
afterEach(clearBench);

describe('places that the table names are moved by hands as pieces are', () => {
  it('those alone that are shown are there to be chosen; a rectangle around everything takes them with the pieces', () => {
    const seen = (): readonly string[] => marksNow(bench.getState()).map(({ id }) => id);
    expect(seen()).toEqual(['@objective/a', '@objective/b', '@corner/0/0', '@corner/0/1', '@corner/0/2', '@corner/0/3']);
    chooseAll();
    expect(bench.getState().selection).toEqual(['crate', ...seen()]);
    bench.setState({ overlay: 'ways' });
    expect(seen()).toEqual(['@way/from/rope', '@way/to/rope']);
    bench.setState({ overlay: 'missions', match: 'a printed mission' });
    expect(seen()).toEqual([]);
    bench.setState({ overlay: 'none' });
    expect(seen()).toEqual([]);
    choose(['@way/to/rope']);
    expect([bench.getState().overlay, seen()]).toEqual(['ways', ['@way/from/rope', '@way/to/rope']]);
  });

  it('a drag is one step; while it lasts the place is shown where it is held', () => {
    choose(['@corner/0/2']);
    for (const x of [440, 430, 420]) drag('@corner/0/2', { at: [x, 280] });
    expect(thingsNow(bench.getState()).find(({ id }) => id === '@corner/0/2')!.at).toEqual([420, 280]);
    expect(corner(2)).toEqual([457.2, 300]);
    letDragged('move');
    expect([corner(2), steps()]).toEqual([[420, 280], 1]);
    undo();
    expect(corner(2)).toEqual([457.2, 300]);
    redo();
    expect(corner(2)).toEqual([420, 280]);
  });

  it('it is drawn to edges and to the grid, and never leaves the table', () => {
    choose(['@objective/a']);
    drag('@objective/a', { at: [63, 155] });
    letDragged('move');
    expect(table().objectives![0]!.at).toEqual([60, 155]);
    bench.setState(({ snaps }) => ({ snaps: { ...snaps, grid: 12.7 } }));
    drag('@objective/a', { at: [-100, -30] });
    letDragged('move');
    expect(table().objectives![0]!.at).toEqual([-101.6, -25.4]);
    drag('@objective/a', { at: [-900, 0] });
    letDragged('move');
    expect(table().objectives![0]!.at).toEqual([-457.2, 0]);
    nudge(-5, 0);
    expect(table().objectives![0]!.at).toEqual([-457.2, 0]);
  });

  it('an end of a way rests on the deck under it, and is raised; an objective lies in plan alone', () => {
    choose(['@way/from/rope']);
    drag('@way/from/rope', { at: [100, 95], level: 40 });
    letDragged('move');
    expect(table().ingress![0]!.from).toEqual([100, 40, 100]);
    raiseStep(1);
    expect(table().ingress![0]!.from).toEqual([100, 85, 100]);
    choose(['@objective/a']);
    const before = steps();
    drag('@objective/a', { at: [100, 60], level: 40 });
    letDragged('move');
    raiseStep(1);
    turnStep(1);
    expect([table().objectives![0], steps()]).toEqual([{ id: 'a', at: [100, 60] }, before + 1]);
  });

  it('one nudge after another is one step, of places and pieces together', () => {
    chooseAll();
    nudge(-5, 0);
    nudge(-5, 0);
    expect([table().features[0]!.at, table().objectives![1]!.at, corner(2), steps()]).toEqual([[90, 100], [-210, 0], [447.2, 300], 1]);
    undo();
    expect(table()).toEqual(begin(laid()).table);
  });

  it('taken away they are taken back; groups and hiding are of pieces alone', () => {
    choose(['@objective/b']);
    group(true);
    hide();
    expect([bench.getState().hidden.size, steps(), table().objectives!.length]).toEqual([0, 0, 2]);
    choose(['@corner/0/0'], true);
    remove();
    expect([table().objectives!.map(({ id }) => id), table().deployment![0]!.outline.length, steps()]).toEqual([['a'], 3, 1]);
    undo();
    expect(table()).toEqual(begin(laid()).table);
  });
});

describe('objectives and ways are copied as pieces are, and with them', () => {
  const places = (): readonly unknown[] => table().objectives!.map(({ id, at }) => [id, at]);

  it('cut and pasted, beside their place, at another, or in another mission’s layout; a corner is part of its outline and stays', async () => {
    choose(['crate', '@objective/b', '@corner/0/0']);
    cut();
    expect([places(), table().features, table().deployment![0]!.outline.length, steps()]).toEqual([[['a', [0, 0]]], [], 4, 1]);
    await paste();
    expect([places(), table().features.map(({ at }) => at)]).toEqual([[['a', [0, 0]], ['objective-1', [-174.6, 25.4]]], [[125.4, 125.4]]]);
    expect(bench.getState().selection).toEqual(['crate-1', '@objective/objective-1']);
    choose(['@objective/a']);
    copy();
    bench.setState({ draft: begin({ ...table(), layouts: [{ mission: 'shatterpoint/crossfire', objectives: [] }] }), layout: 'shatterpoint/crossfire' });
    await paste([30, 40]);
    expect([places().length, table().layouts]).toEqual([2, [{ mission: 'shatterpoint/crossfire', objectives: [{ id: 'objective-1', at: [30, 40] }] }]]);
  });

  it('a way by either of its ends; nothing is copied over the edge', () => {
    bench.setState({ overlay: 'ways' });
    choose(['@way/to/rope']);
    duplicate();
    expect(table().ingress!.slice(1)).toEqual([{ id: 'way-1', kind: 'ladder', from: [25.4, 0, -174.6], to: [65.4, 90, -174.6] }]);
    expect(bench.getState().selection).toEqual(['@way/from/way-1', '@way/to/way-1']);
    bench.setState({ draft: begin({ ...laid(), objectives: [{ id: 'a', at: [450, 0] }] }), overlay: 'missions' });
    choose(['@objective/a']);
    duplicate();
    expect(places()).toEqual([['a', [450, 0]], ['objective-1', [457.2, 25.4]]]);
  });

  it('to the other half with the pieces where nothing is chosen, in one step; what is its own image is there once', () => {
    copyAcross('halfTurn');
    expect(places()).toEqual([['a', [0, 0]], ['b', [-200, 0]], ['objective-1', [200, 0]]]);
    expect(table().features.map(({ at }) => at)).toEqual([[100, 100], [-100, -100]]);
    expect(table().deployment!.map(({ seat, outline }) => [seat, outline[2]])).toEqual([[0, [457.2, 300]], [1, [-457.2, -300]]]);
    expect(table().ingress!.slice(1)).toEqual([{ id: 'way-1', kind: 'ladder', from: [0, 0, 200], to: [-40, 90, 200] }]);
    expect(steps()).toBe(1);
    const whole = table();
    choose(['@objective/b', '@corner/0/0']);
    copyAcross('halfTurn');
    expect(table()).toEqual(whole);
    undo();
    expect(table()).toEqual(begin(laid()).table);
  });

  it('a side’s outline has no image left and right, since both halves belong to that side: that is said', () => {
    choose(['@corner/0/0']);
    expect(copyAcross('leftRight')).toBe(true);
    expect([steps(), bench.getState().said!.words]).toEqual([0, 'Nothing to copy: both halves belong to the same player that way.']);
  });

  it('more than a table may name are refused, and that is said', () => {
    bench.setState({ draft: begin({ ...laid(), objectives: Array.from({ length: 31 }, (_, i) => ({ id: `o${i}`, at: [10 * i + 5, 10] })) }) });
    expect(copyAcross('halfTurn')).toBe(false);
    expect([steps(), bench.getState().said!.words]).toEqual([0, 'A table names 60 objectives of a kind and 200 ways at most.']);
  });
});

it('each corner of an outline is drawn with what hands take hold of, beside the outline itself', () => {
  const [plain, gripped] = [ownShapes(table()), withGrips(table(), ownShapes(table()))];
  expect([gripped.faces.length - plain.faces.length, gripped.bars.length - plain.bars.length]).toEqual([4, 16]);
});
