// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin } from '../../engine/space/draft/draft.ts';
import { parseTable, type TableFile } from '../../engine/space/terrain/table.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import type { Catalogue } from '../../engine/host/link.ts';
import { match } from '../match/match.ts';
import { click, testPage } from '../testing/page.fixture.ts';
import { bench, clearBench, useBench } from './bench.ts';
import { choose, nudge, undo } from './deeds.ts';
import { instruments } from './instrument.ts';
import { Deployments, Objectives } from './panels/OwnPlaces.tsx';
import { Printed } from './panels/Printed.tsx';
import { SuitedTo } from './panels/SuitedTo.tsx';
import '../testing/faces.fixture.ts';
import './workshopWords.ts';

const { page, draw, button, labelled } = testPage();
const clickOn = (text: string): void => click(text.startsWith('Delete') ? labelled(text) : button(text));
const table = (): TableFile => bench.getState().draft!.table;
const outlineOf = (seat: number): readonly (readonly number[])[] | undefined => table().deployment?.find((one) => one.seat === seat)?.outline;
const tape = (x: number, z: number): void => act(() => { instruments.setState({ tape: { from: { x: 0, y: 0, z: 0 }, to: { x, y: 0, z }, laid: true } }); });

function Panels(): ReactNode {
  const shown = useBench((s) => s.draft!.table);
  return <><Objectives table={shown} /><Deployments table={shown} /><Printed table={shown} /></>;
}

function pick(side: string, value: string): void {
  const label = [...page.querySelectorAll('label')].find((one) => one.textContent!.startsWith(side))!;
  const select = label.querySelector('select')!;
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

beforeEach(() => {
  clearBench();
  instruments.setState({ tape: null, aim: null });
  bench.setState({ draft: begin(parseTable(bare({}))) });
  draw(<Panels />);
});

describe('where a side deploys on a table of one’s own', () => {
  it('is a depth from its edge, or corners that are added, moved and taken away; every step is undone', () => {
    pick('Near side', '101.6');
    expect(outlineOf(0)).toEqual([[-457.2, 457.2], [457.2, 457.2], [457.2, 355.6], [-457.2, 355.6]]);
    pick('Near side', 'free');
    expect(outlineOf(0)).toEqual([[-457.2, 457.2], [457.2, 457.2], [457.2, 355.6], [0, 355.6], [-457.2, 355.6]]);
    tape(120, 300);
    clickOn('Add a corner where the tape ends');
    expect(outlineOf(0)!).toContainEqual([120, 300]);
    for (let left = outlineOf(0)!.length; left > 3; left--) clickOn('Delete corner 1');
    expect(outlineOf(0)).toHaveLength(3);
    clickOn('Delete corner 1');
    expect(outlineOf(0)).toHaveLength(3);
    pick('Near side', '');
    expect(table().deployment).toBeUndefined();
    act(() => undo());
    expect(outlineOf(0)).toHaveLength(3);
  });

  it('that crosses itself is told where it is laid, and put in order by a click', () => {
    const bow = [[-100, 0], [100, 200], [100, 0], [-100, 200]] as [number, number][];
    act(() => { bench.setState({ draft: begin(parseTable(bare({ deployment: [{ seat: 0, outline: bow }] }))) }); });
    expect(page.textContent).toContain('It crosses or touches itself');
    clickOn('Put its corners in order');
    expect(outlineOf(0)).toEqual([[-100, 0], [100, 0], [100, 200], [-100, 200]]);
    expect(page.textContent).not.toContain('It crosses or touches itself');
    act(() => undo());
    expect(outlineOf(0)).toEqual(bow);
  });

  it('is said of further seats too, for matches of more than two', () => {
    clickOn('Add an outline for player 3');
    clickOn('Add an outline for player 4');
    expect(table().deployment!.map(({ seat }) => seat)).toEqual([2, 3]);
    pick('Player 3', '');
    expect(table().deployment!.map(({ seat }) => seat)).toEqual([3]);
    clickOn('Add an outline for player 3');
    expect(table().deployment!.map(({ seat }) => seat)).toEqual([2, 3]);
  });
});

it('an objective is added in the middle, or where the tape ends', () => {
  clickOn('Add in the middle');
  tape(-80.04, 44);
  clickOn('Add where the tape ends');
  expect(table().objectives!.map(({ at }) => at)).toEqual([[0, 0], [-80, 44]]);
});

describe('objectives of a mission that a table lays out for itself', () => {
  const mission = (id: string, name: string, count: number): object => ({ id, name, objectives: Array.from({ length: count }, (_, i) => ({ id: `p${i}`, at: { x: i * 10, z: 0 } })) });
  const known = { systems: [{ id: 'shatterpoint', missions: [mission('first', 'First', 2), mission('second', 'Second', 3)] }, { id: 'wartime', missions: [] }] };
  const options = (): readonly (string | null)[] => {
    const label = [...page.querySelectorAll('label')].find((one) => one.textContent!.startsWith('Of'))!;
    return [...label.querySelectorAll('option')].map(({ textContent }) => textContent);
  };

  it('begin as all missions have them, or as they are printed, are laid out beside those, and given up again; every step is undone', () => {
    act(() => match.setState({ catalogue: known as unknown as Catalogue }));
    clickOn('Add in the middle');
    tape(60, 0);
    clickOn('Add where the tape ends');
    expect(options()).toEqual(['all missions', 'First', 'Second']);
    pick('Of', 'shatterpoint/first');
    expect(page.textContent).toContain('It goes by the places of all missions. It lays 2.');
    clickOn('Lay it out for itself');
    expect(options()).toEqual(['all missions', 'First ●', 'Second']);
    act(() => { choose(['@layout/shatterpoint/first/objective-2']); nudge(0, 5); });
    clickOn('Delete objective-1');
    expect(table().layouts).toEqual([{ mission: 'shatterpoint/first', objectives: [{ id: 'objective-2', at: [60, 5] }] }]);
    expect(table().objectives!.map(({ at }) => at)).toEqual([[0, 0], [60, 0]]);
    expect(page.textContent).toContain('Laid out for itself: 1 of 2 places.');
    pick('Of', 'shatterpoint/second');
    clickOn('Lay it out for itself');
    expect(table().layouts![1]).toEqual({ mission: 'shatterpoint/second', objectives: [{ id: 'p0', at: [0, 0] }, { id: 'p1', at: [10, 0] }, { id: 'p2', at: [20, 0] }] });
    clickOn('Go by the places of all missions');
    expect(table().layouts).toHaveLength(1);
    while (bench.getState().draft!.past.length > 0) act(() => undo());
    expect([table().layouts, table().objectives]).toEqual([undefined, undefined]);
  });
});

describe('which rule systems print the places of a table of one’s own', () => {
  const systems = (): readonly (string | null)[] => [...page.querySelectorAll('.segments button')].map(({ textContent }) => textContent);

  it('is asked once it names some, of those that it is laid out for; every step is undone', () => {
    expect(systems()).toEqual([]);
    pick('Near side', '101.6');
    expect(systems()).toEqual(['Miniatures', 'Shatterpoint', 'Wartime']);
    clickOn('Wartime');
    clickOn('Miniatures');
    expect(table().printed).toEqual(['miniatures', 'wartime']);
    expect(button('Wartime').getAttribute('aria-pressed')).toBe('true');
    clickOn('Miniatures');
    clickOn('Wartime');
    expect('printed' in table()).toBe(false);
    act(() => undo());
    expect(table().printed).toEqual(['wartime']);
    act(() => bench.setState({ draft: begin(parseTable(bare({ systems: ['miniatures'], objectives: [{ id: 'A', at: [0, 0] }] }))) }));
    expect(systems()).toEqual(['Miniatures']);
  });
});

describe('which rule systems a table of one’s own is laid out for', () => {
  const Suited = (): ReactNode => <SuitedTo table={useBench((shown) => shown.draft!.table)} />;
  const pressed = (): readonly (string | null)[] => [...page.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent);

  it('are all, or those that are chosen; every step is undone', () => {
    draw(<Suited />);
    expect(pressed()).toEqual(['all']);
    clickOn('Wartime');
    clickOn('Miniatures');
    expect([table().systems, pressed()]).toEqual([['miniatures', 'wartime'], ['Miniatures', 'Wartime']]);
    clickOn('Shatterpoint');
    expect('systems' in table()).toBe(false);
    expect(pressed()).toEqual(['all']);
    act(() => undo());
    clickOn('Miniatures');
    expect(table().systems).toEqual(['wartime']);
    clickOn('Wartime');
    expect(pressed()).toEqual(['all']);
    act(() => undo());
    clickOn('all');
    expect('systems' in table()).toBe(false);
    act(() => undo());
    expect(table().systems).toEqual(['wartime']);
  });
});
