// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { begin } from '../../engine/space/draft/draft.ts';
import { shapeOf } from '../../engine/space/draft/outline.ts';
import { unpacked } from '../../engine/node/unpacked.ts';
import { readPiece } from '../../engine/space/terrain/piece.ts';
import { parseTable, type TableFile } from '../../engine/space/terrain/table.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { testPage } from '../testing/page.fixture.ts';
import { bench, clearBench, useBench } from './bench.ts';
import { letGoOfHeld, take } from './deeds.ts';
import { instrument, instruments } from './instrument.ts';
import { listen } from './keys.ts';
import type { Kit } from './kit.ts';
import { Objectives } from './panels/OwnPlaces.tsx';
import { Strip } from './panels/Strip.tsx';
import { trial } from './trial.ts';
import './workshopWords.ts';

const deck = await readPiece(unpacked(readFileSync('assets/pieces/refinery/gantry-platform.glb.pack')));
const kit = { model: () => deck, drawn: () => undefined, shape: () => shapeOf(deck), need: () => Promise.resolve() } as unknown as Kit;
const { draw, button } = testPage();
const Panel = () => <Objectives table={useBench((s) => s.draft!.table)} />;
const table = (): TableFile => bench.getState().draft!.table;

let stop = (): void => {};
const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body): void => act(() => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
});
const times = (count: number, key: string, more?: KeyboardEventInit): void => { for (let i = 0; i < count; i++) press(key, more); };

beforeEach(() => {
  clearBench();
  act(() => { instrument.clear(); });
  const features = [{ id: 'deck', piece: 'gantry-platform', at: [127, 0] as [number, number], turn: 0, level: 0 }];
  bench.setState({ table: 'own-yard', kit, draft: begin(parseTable(bare({ features }))) });
  draw(<Panel />);
  stop = listen({ onHelp: () => {}, onKeep: () => {} });
});
afterEach(() => stop());

describe('by keys alone', () => {
  it('a tape is laid from place to place, onto decks, and an objective is added where it ends', () => {
    press('m');
    times(3, 'ArrowLeft');
    press('Enter');
    expect(instruments.getState()).toMatchObject({ aim: { x: -38.1, y: 0, z: 0 }, tape: { from: { x: -38.1 }, laid: false } });
    times(13, 'ArrowRight');
    times(2, 'ArrowUp');
    press('ArrowUp', { altKey: true });
    expect(instruments.getState().tape).toMatchObject({ to: { x: 127, z: -25.9 }, laid: false });
    press('Enter');
    expect(instruments.getState().tape!.to.y).toBeGreaterThanOrEqual(90);
    expect(instruments.getState().tape!.laid).toBe(true);
    const add = button('Add where the tape ends');
    press('Enter', {}, add);
    expect(instruments.getState().tape!.laid).toBe(true);
    act(() => { add.click(); });
    expect(table().objectives!.map(({ at }) => at)).toEqual([[127, -25.9]]);
  });

  it('a figure is put down and then pointed elsewhere; nothing that is chosen is moved by that', () => {
    bench.setState({ selection: ['deck'] });
    press('f');
    press('Enter');
    times(2, 'ArrowDown');
    expect(trial.getState()).toMatchObject({ figure: { x: 0, y: 0, z: 0 }, aim: { x: 0, z: 25.4 } });
    expect(table().features[0]!.at).toEqual([127, 0]);
    press('w');
    press('ArrowDown');
    expect(table().features[0]!.at).toEqual([127, 5]);
  });

  it('a piece in hand goes onto the deck that is under it, unless decks draw nothing; a piece that is chosen is raised by a storey’s half or by a millimetre', async () => {
    await act(() => take('gantry-platform'));
    times(5, 'ArrowRight');
    expect(bench.getState().held!.place!.level).toBe(90);
    press('Enter');
    expect(table().features[1]).toMatchObject({ at: [127, 0], level: 90 });
    act(() => { letGoOfHeld(); });
    press('PageUp');
    press('PageDown', { altKey: true });
    expect(table().features[1]!.level).toBe(134);
    act(() => bench.setState(({ snaps }) => ({ snaps: { ...snaps, decks: false } })));
    await act(() => take('gantry-platform'));
    times(5, 'ArrowRight');
    expect(bench.getState().held!.place!.level).toBe(0);
  });

  it('what the tape tells is read also while something is shown over the table', () => {
    draw(<Strip open={undefined} onOpen={() => {}} />);
    act(() => bench.setState({ overlay: 'missions' }));
    const told = (): string => document.querySelector('.strip__hint')!.textContent!;
    const usual = told();
    press('m');
    press('Enter');
    times(4, 'ArrowLeft');
    expect(told()).not.toBe(usual);
    expect(told()).toContain('2.0″');
    act(() => { instrument.clear(); });
    expect(told()).toBe(usual);
  });

  it('it is pointed at nothing beyond the table, and at nothing once the pointer goes on or it is laid away', () => {
    press('m');
    times(50, 'ArrowUp');
    expect(instruments.getState().aim).toMatchObject({ z: -457.2 });
    act(() => instrument.move({ x: 5, y: 0, z: 5 }));
    expect(instruments.getState().aim).toBeNull();
    press('ArrowUp');
    act(() => { expect(instrument.clear()).toBe(true); });
    expect(instruments.getState()).toEqual({ tape: null, aim: null });
  });
});
