// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpacked } from '../../engine/node/unpacked.ts';
import { begin } from '../../engine/space/draft/draft.ts';
import { shapeOf } from '../../engine/space/draft/outline.ts';
import { readPiece } from '../../engine/space/terrain/piece.ts';
import { parseTable, type Feature } from '../../engine/space/terrain/table.ts';
import { tableText } from '../../engine/space/terrain/table-text.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { click, testPage } from '../testing/page.fixture.ts';
import { bench, clearBench } from './bench.ts';
import { choose, undo } from './deeds.ts';
import type { Kit } from './kit.ts';
import { PieceTab } from './panels/PieceTab.tsx';
import './workshopWords.ts';

const crates = await readPiece(unpacked(readFileSync('assets/pieces/refinery/crates.glb.pack')));
const kit = { model: () => crates, drawn: () => undefined, shape: () => shapeOf(crates) } as unknown as Kit;
const put = (id: string, at: [number, number], more: Partial<Feature> = {}): Feature => ({ id, piece: 'crates', at, turn: 0, level: 0, ...more });

const { page, draw, button } = testPage();
const features = (): readonly Feature[] => bench.getState().draft!.table.features;
const deeds = (): readonly string[] => bench.getState().draft!.past.map(({ deed }) => deed);
const press = (word: string): void => click(button(word));

/** Types a number into the field of a name and leaves it. */
function type(word: string, value: string): void {
  const input = [...page.querySelectorAll('label')].find((one) => one.textContent!.startsWith(word))!.querySelector('input')!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => { input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })); });
}

beforeEach(() => {
  clearBench();
  bench.setState({ table: 'own-yard', kit, draft: begin(parseTable(bare({ features: [put('a', [0, 0]), put('b', [100, 40], { level: 45, turn: 30 }), put('c', [300, 120])] }))) });
  draw(<PieceTab />);
});
afterEach(clearBench);

describe('of several chosen pieces', () => {
  it('numbers move, raise and turn all of them together; each is one step', () => {
    const first = tableText(bench.getState().draft!.table);
    act(() => choose(['a', 'b', 'c']));
    const before = features().map(({ at }) => at);
    const middle = Number([...page.querySelectorAll('label')].find((one) => one.textContent!.startsWith('Middle (x)'))!.querySelector('input')!.value);
    type('Middle (x)', String(middle - 50));
    expect(features().map(({ at: [x, z] }, i) => [Math.round(before[i]![0] - x), z])).toEqual([[50, 0], [50, 40], [50, 120]]);
    type('Lowest', '90');
    expect(features().map(({ level }) => level)).toEqual([90, 135, 90]);
    type('Turn by', '90');
    expect(features().map(({ turn }) => turn)).toEqual([90, 120, 90]);
    expect(features()[0]!.at).not.toEqual([-50, 0]);
    expect(deeds()).toEqual(['move', 'raise', 'turn']);
    for (let i = 0; i < 3; i++) act(() => undo());
    expect(tableText(bench.getState().draft!.table)).toBe(first);
  });

  it('those that follow take the height, or the turn, of the first that was chosen', () => {
    act(() => choose(['b']));
    act(() => choose(['a'], true));
    press('Its height');
    expect(features().map(({ level }) => level)).toEqual([45, 45, 0]);
    press('Its turn');
    expect(features().map(({ turn }) => turn)).toEqual([30, 30, 0]);
  });

  it('every button does what it says: lines, room between, groups, locks, hiding, setting down, copies across', () => {
    act(() => choose(['a', 'b', 'c']));
    press('Left edges');
    press('Along');
    press('Near edges');
    press('Group');
    expect(features().every(({ group }) => group === 'group-1')).toBe(true);
    press('Ungroup');
    press('Set down');
    press('Half turn');
    expect(features()).toHaveLength(6);
    press('Lock');
    expect(features().slice(3).every(({ locked }) => locked === true)).toBe(true);
    press('Unlock');
    press('Hide');
    expect(bench.getState().hidden.size).toBe(3);
    press('Show all 3 hidden');
    act(() => choose(['a']));
    press('Delete');
    expect(features()).toHaveLength(5);
    expect(deeds()).toEqual(['align', 'spread', 'align', 'group', 'ungroup', 'drop', 'copyAcross', 'lock', 'unlock', 'remove']);
  });

  it('a locked piece is left where it is', () => {
    act(() => choose(['a']));
    press('Lock');
    act(() => choose(['a', 'b']));
    type('Lowest', '0');
    expect(features().map(({ level }) => level)).toEqual([0, 0, 0]);
    press('Right edges');
    expect(features()[0]!.at).toEqual([0, 0]);
  });
});
