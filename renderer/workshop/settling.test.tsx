// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin } from '../../engine/space/draft/draft.ts';
import { unpacked } from '../../engine/node/unpacked.ts';
import { readPiece } from '../../engine/space/terrain/piece.ts';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import { parseTable, type Feature } from '../../engine/space/terrain/table.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { testPage } from '../testing/page.fixture.ts';
import { speak } from '../words/speak.ts';
import { bench, clearBench } from './bench.ts';
import { nudge } from './deeds.ts';
import type { Kit } from './kit.ts';
import { SaidNote } from './panels/SaidNote.tsx';
import { settle } from './settling.ts';
import './workshopWords.ts';

const models = new Map<string, PieceModel>();
for (const name of ['container', 'gantry-platform']) models.set(name, await readPiece(unpacked(readFileSync(`assets/pieces/refinery/${name}.glb.pack`))));
const kit = { model: (name: string) => models.get(name), drawn: () => undefined } as unknown as Kit;

const put = (id: string, at: [number, number], more: Partial<Feature> = {}): Feature => ({ id, piece: 'container', at, turn: 0, level: 0, ...more });
const deck = put('deck', [0, 0], { piece: 'gantry-platform' });
/** A container whose middle stands beyond an edge of the deck. */
const over = (id: string, x: number, z: number): Feature => put(id, [x, z], { level: 92 });
const lay = (...features: Feature[]): void => act(() => {
  clearBench();
  bench.setState({ table: 'own-yard', kit, draft: begin(parseTable(bare({ features }))) });
});
const chosen = (): readonly string[] => bench.getState().selection;

const { page, draw } = testPage();
const note = (): string => page.querySelector('[role="status"]')!.textContent!.replace(/[\u2066-\u2069]/gu, '');
const settled = (...ids: readonly string[]): Promise<void> => act(() => settle(ids, speak));

beforeEach(() => {
  lay(deck);
  draw(<SaidNote />);
});
afterEach(() => {
  vi.useRealTimers();
  act(clearBench);
});

describe('what is let fall', () => {
  it('is named where it would topple, and stays chosen; up to three by name', async () => {
    lay(deck, over('one', 85, 0));
    await settled('one');
    expect(note()).toBe('1 piece would topple and stays where it was: Container (one).');
    lay(deck, over('east', 85, 0), over('west', -85, 0), put('apart', [-300, 300]), over('e2', 85, 40), over('w2', -85, 40), over('e3', 85, -40));
    await settled('east', 'west', 'apart', 'e2', 'w2', 'e3');
    expect(note()).toMatch(/^5 pieces would topple and stay where they were: Container \(east\), Container \(west\), Container \(e2\) and 2 more\.$/);
    expect(chosen()).toEqual(['east', 'west', 'e2', 'w2', 'e3']);
  });

  it('is said to stand steady, or to be locked', async () => {
    lay(deck, put('free', [300, 0], { level: 20 }), put('held', [-300, 0], { level: 20, locked: true }));
    await settled('free', 'held');
    expect(note()).toBe('Everything stands steady.');
    expect(chosen()).toEqual(['free']);
    await settled('held');
    expect(note()).toBe('What is chosen is locked: nothing falls.');
  });

  it('is sixty pieces at once; those left over are counted and chosen, so that the next press lets them fall', async () => {
    lay(...Array.from({ length: 62 }, (_, i) => put(`c-${i}`, [0, 0], { piece: 'unknown' })));
    await settled(...bench.getState().draft!.table.features.map(({ id }) => id));
    expect(note()).toBe('Everything stands steady. Only 60 fall at once: 2 more pieces were left as they were, and are chosen now.');
    expect(chosen()).toEqual(['c-60', 'c-61']);
  });
});

describe('a note', () => {
  it('goes with the next change of the table, and by itself after a while', async () => {
    lay(put('held', [0, 0], { locked: true }), put('free', [200, 0]));
    await settled('held');
    act(() => bench.setState({ selection: ['free'] }));
    expect(note()).not.toBe('');
    act(() => nudge(5, 0));
    expect(note()).toBe('');
    vi.useFakeTimers();
    act(() => bench.setState({ said: { words: 'Something.' } }));
    act(() => { vi.advanceTimersByTime(4000); });
    expect(note()).toBe('Something.');
    act(() => { vi.advanceTimersByTime(3000); });
    expect(note()).toBe('');
  });
});
