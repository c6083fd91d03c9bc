// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { faces } from '../../../../engine/miniatures/face.ts';
import { prospectOf } from '../../../../engine/miniatures/prospect.ts';
import { readSetup } from '../../../../engine/miniatures/setup.ts';
import { table, type Drawing, type Table } from '../../../../engine/testing/miniatures/table.ts';
import { match, stage } from '../../../match/match.ts';
import { instruments, layAway, showOverlay, toggleStrip } from '../../../measure/instruments.ts';
import type { Anchor } from '../../../measure/chart.ts';
import { measure } from '../../../measure/distance.ts';
import { baseOf } from '../../../measure/bases.ts';
import { figureInMind } from '../../../measure/inMind.ts';
import { classesOf, overlayQuestion, wantedNow } from '../../../measure/overlayField.ts';
import { plan, plans } from '../../../measure/prospects.ts';
import { Thinking } from '../../../measure/thinking.ts';
import { TableTools, ToolNotes } from '../../../measure/TableTools.tsx';
import { settled, testPage } from '../../../testing/page.fixture.ts';
import { withPanels } from '../../../testing/panels.fixture.ts';
import { speak } from '../../../words/speak.ts';
import { hintsOf } from '../table/hints.ts';
import { middleOf, squareNumber, standAt } from '../table/squares.ts';
import { tableauOf } from '../table/tableau.ts';
import { situationOf } from '../skirmish.fixture.ts';
import { drawLook } from './LookScene.tsx';
import { readProspect } from './read.ts';
import { doorEdge } from '../table/doors.ts';
import { thingWords } from './things.ts';

const { page, draw } = testPage();
withPanels();
const trooper = { card: 'stormtrooper' };
const text = (testid: string): string => page.querySelector(`[data-testid="${testid}"]`)?.textContent ?? '';

/** Puts a drawing on the screen, with the host's answers. */
function show(drawing: Drawing): Table {
  const t = table(drawing).leaveOpen();
  const setup = readSetup({ table: 'drawn', teams: [{ figures: ['ewok'] }, { figures: ['ewok'] }] });
  const situation = situationOf(t.state, setup);
  stage.snapTo(tableauOf(situation));
  const request = t.request!.kind === 'pick' ? t.request : null;
  act(() => match.setState({
    situation, shown: { match: 'm', at: 3 } as never, request: request as never, hints: hintsOf(request!, situation), selected: null, hovered: null,
    loadProspect: (figure, place) => Promise.resolve(prospectOf(t.game, t.request, figure, place)),
  }));
  draw(<><TableTools /><ToolNotes /></>);
  return t;
}

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => {
  act(() => {
    layAway();
    plans.setState({ planned: null, prospect: null });
  });
  vi.useRealTimers();
});

/** Lets the planner ask, and the answer come. */
const answered = (): Promise<void> => settled(async () => { await vi.advanceTimersByTimeAsync(400); });
const thing = (id: string): Anchor => ({ kind: 'thing', id });

describe('from a square that is pointed at', () => {
  const drawing: Drawing = { map: ['a.....', '..o.B.', '......', '#####.', '....C.'], pieces: { a: trooper, B: { card: 'greedo' }, C: { card: 'dengar' } } };

  test('SWM-10.4, SWM-10.6: whom it could attack, from what cover, with which die; who is out of sight behind what; who could attack it', async () => {
    show(drawing);
    act(() => match.getState().hover('move:1,2'));
    await answered();
    expect(page.querySelector('.there h2')!.textContent).toBe('From there Stormtrooper on B3');
    expect(page.querySelector('.there')!.textContent).toContain('3 movement points to get there');
    expect(text('hits')).toContain('Greedo 4 squares');
    expect(text('hits')).toMatch(/\d+\+ · \d+ %/);
    expect(text('unseen')).toContain('Dengar (behind the big object on');
    expect(text('hit-by')).toContain('Greedo');
    act(() => match.getState().hover(null));
    expect(page.querySelector('.there')).toBeNull();
  });

  test('SWM-7.2: a square beyond one move says that no attack is left', async () => {
    show({ map: ['a..........', '..........B'], pieces: { a: trooper, B: trooper } });
    act(() => match.getState().hover('move:8,0'));
    await answered();
    expect(page.querySelector('.there__no')!.textContent).toContain('After 8 movement points there is no attack: 6 are the most.');
    expect(text('hits')).toContain('nobody');
  });

  test('thought of anywhere with Alt it stands in the middle of the square there, of a table that has no heights of its own', async () => {
    const t = show(drawing);
    const thinking = new Thinking({ ask: () => Promise.reject(new Error('the ground is not asked')) } as never);
    act(() => match.getState().select('B'));
    const { x, z } = middleOf(t.state.board, { column: 5, row: 2 });
    act(() => thinking.at({ x: x + 3, y: 0, z: z - 4 }));
    await answered();
    expect(plans.getState().planned).toEqual({ figure: 'B', at: { x, y: 0, z } });
    expect(page.querySelector('.there h2')!.textContent).toBe('From there Greedo on F3');
    act(() => thinking.stop());
  });

  test('a door that is pointed at is no place to stand on', async () => {
    const t = show(drawing);
    const [spot] = match.getState().hints.spots;
    act(() => match.setState({ hints: { ...match.getState().hints, spots: [{ ...spot!, option: 'open:0' }] } }));
    act(() => match.getState().hover('open:0'));
    await answered();
    expect([plans.getState().planned, t.asked]).toEqual([null, 'act']);
  });

  test('what another system tells is no prospect of this one', () => {
    expect(readProspect({ figure: 'a', at: { x: 0, y: 0, z: 0 }, others: [] })).toBeNull();
  });
});

describe('the tools in hand', () => {
  /** Lays a tool between two ends. */
  async function lay(kind: 'measure' | 'sight', from: Anchor, to: Anchor): Promise<void> {
    const state = match.getState();
    const [a, b] = [baseOf(from, stage, state)!, baseOf(to, stage, state)!];
    act(() => instruments.setState({ held: { kind, from, to, fixed: true }, laid: { from: a, to: b, measure: measure(a, b, null) } }));
    await answered();
  }
  const spot = (t: Table, column: number, row: number): Anchor => ({ kind: 'spot', at: middleOf(t.state.board, { column, row }) });

  test('SWM-9.1, SWM-9.2: distance is counted in squares, round walls, from figures and squares alike', async () => {
    const t = show({ map: ['a..', '...', 'B..'], pieces: { a: trooper, B: trooper }, walls: [[0, 1, 0, 2], [1, 1, 1, 2]] });
    await lay('measure', thing('a'), thing('B'));
    expect(text('band')).toBe('6 squares');
    await lay('measure', spot(t, 0, 0), spot(t, 1, 1));
    expect(text('band')).toBe('2 squares');
    await lay('measure', spot(t, 0, 1), thing('B'));
    expect(text('band')).toBe('5 squares');
  });

  test('SWM-9.4, SWM-10.6: a line of sight says what is in the way, who has cover from what, and what the die must show', async () => {
    const t = show({ map: ['a...o.B', '.......', '.......'], pieces: { a: trooper, B: trooper }, walls: [[1, 1, 1, 2], [2, 1, 2, 2], [0, 1, 0, 2], [3, 1, 3, 2]] });
    await lay('sight', thing('a'), thing('B'));
    expect(text('sight')).toContain('In line of sight');
    expect(text('look-there')).toContain('Stormtrooper has cover from the low objects on E1');
    expect(text('look-there')).toContain('An attack hits on 16 or more');
    await lay('sight', thing('a'), spot(t, 1, 2));
    expect(text('sight')).toContain('Out of sight: the wall between');
    await lay('sight', spot(t, 0, 0), spot(t, 1, 2));
    expect(text('sight')).toContain('Out of sight: a wall is in the way of every line');
  });

  test('SWM-13.18: a closed door is named by the squares on its sides', async () => {
    const t = show({ map: ['a..', '...', 'B..'], pieces: { a: trooper, B: trooper }, walls: [[1, 1, 1, 2], [2, 1, 2, 2]], doors: [[[0, 1, 0, 2]]] });
    const { view } = match.getState().situation as ReturnType<typeof situationOf>;
    expect(doorEdge(view, 0)).toBeUndefined();
    const board = { ...view.board, doors: t.content.board.doors };
    const known = { ...(match.getState().situation as ReturnType<typeof situationOf>), view: { ...view, board } };
    expect(thingWords({ kind: 'door', door: 0 }, known, speak)).toBe('the closed door between A2 and A3');
    act(() => match.setState({ situation: known }));
    await lay('sight', thing('a'), thing('B'));
    expect(text('sight')).toContain('Out of sight: the closed door between A2 and A3');
    const lines: (readonly number[])[] = [];
    const bars = { addEdged: (a: { x: number; z: number }, b: { x: number; z: number }) => { lines.push([a.x, a.z, b.x, b.z].map(Math.round)); } };
    drawLook(bars as never, { squares: 6, sees: false, blocked: [{ kind: 'door', door: 0 }], there: null, back: null }, middleOf(board, { column: 0, row: 0 }), middleOf(board, { column: 0, row: 2 }), known.view);
    expect(lines).toEqual([[-25, -25, -25, 25], [-38, 13, -13, 13]]);
  });

  test('squares under a place: its middle, its number, of a Large figure where it would stand', () => {
    const board = { columns: 4, rows: 4, square: 10 };
    expect(standAt(board, { x: 11, y: 0, z: -19 }, false)).toEqual({ x: 15, y: 0, z: -15 });
    expect(standAt(board, { x: 99, y: 92, z: -99 }, true)).toEqual({ x: 10, y: 90, z: -10 });
    expect([squareNumber(board, { x: 11, y: 90, z: -19 }), squareNumber(board, { x: 21, y: 0, z: 0 })]).toEqual([19, null]);
  });
});

describe('overlays', () => {
  test('are fields of the rule system’s own about the figure in mind, with words of its own for their tones', async () => {
    show({ map: ['a..B'], pieces: { a: trooper, B: trooper } });
    expect(figureInMind(match.getState(), stage)).toBe('a');
    act(() => { toggleStrip(); showOverlay('sight'); });
    const wanted = wantedNow(match.getState())!;
    const question = await overlayQuestion(wanted, () => Promise.reject(new Error('threats are not asked for')));
    expect(question).toMatchObject({ kind: 'own', args: { kind: 'sight', figure: 'a', state: { figures: [{ id: 'a' }, { id: 'B' }] } } });
    const values = Float32Array.from([1, 2]);
    expect([...classesOf('sight', { cell: 1, cells: values, values }, true)]).toEqual([1, 2]);
    act(() => instruments.setState({ figure: 'a', progress: null, missing: null }));
    expect([...page.querySelectorAll('.strip__legend ul:first-of-type li')].map(({ textContent }) => textContent)).toEqual(['in sight', 'in sight, in cover there']);
    act(() => showOverlay('danger'));
    expect(page.querySelector('.strip__legend')!.textContent).toContain('from where they stand');
    expect(faces.length).toBeGreaterThan(0);
    act(() => plan(null));
  });
});
