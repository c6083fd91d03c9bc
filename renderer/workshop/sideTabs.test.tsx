// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin } from '../../engine/space/draft/draft.ts';
import { parseTable, type Feature, type TableFile } from '../../engine/space/terrain/table.ts';
import { tableText } from '../../engine/space/terrain/table-text.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { click, settled, testPage } from '../testing/page.fixture.ts';
import '../testing/faces.fixture.ts';
import { bench, chosenOf, clearBench, GRID } from './bench.ts';
import { undo } from './deeds.ts';
import { ListTab } from './panels/ListTab.tsx';
import { Strip } from './panels/Strip.tsx';
import { TableTab } from './panels/TableTab.tsx';
import './workshopWords.ts';

const put = (id: string, piece: string, at: [number, number], more: Partial<Feature> = {}): Feature => ({ id, piece, at, turn: 0, level: 0, ...more });

const { page, draw, button } = testPage();
const table = (): TableFile => bench.getState().draft!.table;

/** What stands in a field is typed or chosen anew, and the field left. */
function give(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): Promise<void> {
  const kind = field.tagName === 'SELECT' ? HTMLSelectElement : field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  return settled(() => {
    act(() => {
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, value);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    });
    act(() => { field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })); });
  });
}
const fieldOf = (word: string): HTMLInputElement => [...page.querySelectorAll('label')].find((one) => one.textContent!.startsWith(word))!.querySelector('input, select, textarea')!;

beforeEach(() => {
  clearBench();
  const features = [put('deck', 'gantry-platform', [0, 0], { level: 90 }), put('box', 'crates', [200, 0]), put('rest', 'crates', [-200, 0], { locked: true })];
  bench.setState({ table: 'own-yard', draft: begin(parseTable(bare({ features }))), snaps: { grid: 0, edges: true, decks: true, ladders: true, angles: true } });
});

it('each thing that pieces are drawn to is switched off and on by itself', () => {
  draw(<Strip open={undefined} onOpen={() => {}} />);
  for (const [word, key] of [['Edges', 'edges'], ['Decks', 'decks'], ['Ladders', 'ladders'], ['15°', 'angles']] as const) {
    const before = bench.getState().snaps;
    expect(button(word).getAttribute('aria-pressed')).toBe('true');
    click(button(word));
    expect(bench.getState().snaps).toEqual({ ...before, [key]: false });
    expect(button(word).getAttribute('aria-pressed')).toBe('false');
    click(button(word));
    expect(bench.getState().snaps).toEqual(before);
  }
  click(button('Grid'));
  expect(bench.getState().snaps.grid).toBe(GRID);
  click(button('Grid'));
  expect(bench.getState().snaps.grid).toBe(0);
});

describe('the list of what is on the table', () => {
  it('is searched, and goes by arrows: what is passed is chosen, with Shift as well', async () => {
    draw(<ListTab />);
    const rows = (): readonly HTMLButtonElement[] => [...page.querySelectorAll<HTMLButtonElement>('[role=option]')];
    expect(rows().map(({ dataset }) => dataset['id'])).toEqual(['deck', 'box', 'rest']);
    const arrow = (from: HTMLElement, more: KeyboardEventInit = {}): void => act(() => { from.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true, ...more })); });
    arrow(rows()[0]!);
    expect(chosenOf(bench.getState()).map(({ id }) => id)).toEqual(['box']);
    arrow(rows()[1]!, { shiftKey: true });
    expect(chosenOf(bench.getState()).map(({ id }) => id)).toEqual(['box', 'rest']);
    await give(page.querySelector<HTMLInputElement>('input[type=search]')!, 'RES');
    await expect.poll(() => rows().map(({ dataset }) => dataset['id'])).toEqual(['rest']);
  });
});

describe('what the table says of itself', () => {
  it('its mat, hour, weather, notes and tags, each a step that is taken back', async () => {
    const first = tableText(table());
    draw(<TableTab />);
    await give(fieldOf('Mat'), 'snow');
    await give(fieldOf('Hour'), 'night');
    await give(fieldOf('Weather'), 'snow');
    await give(fieldOf('Notes'), 'Mind the gap');
    await give(fieldOf('Tags'), ' Fair, snow ,fair,');
    expect(table()).toMatchObject({ mat: 'snow', light: { hour: 'night', weather: 'snow' }, notes: 'Mind the gap', tags: ['fair', 'snow'] });
    expect(bench.getState().draft!.past.map(({ deed }) => deed)).toEqual(['table', 'light', 'light', 'table', 'table']);
    for (let i = 0; i < 5; i++) act(() => undo());
    expect(tableText(table())).toBe(first);
  });

  it('cleared, nothing stays on it but what is locked', () => {
    draw(<TableTab />);
    click(button('Clear'));
    expect(table().features.map(({ id }) => id)).toEqual(['rest']);
    act(() => undo());
    expect(table().features).toHaveLength(3);
  });
});
