import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { fitted, readWindowState, writeWindowState, type WindowState } from './window-state.ts';

const SCREEN = { x: 0, y: 0, width: 1920, height: 1040 };
const SECOND = { x: 1920, y: 0, width: 2560, height: 1400 };
const state = (change: Partial<WindowState> = {}): WindowState => ({ x: 100, y: 80, width: 1200, height: 800, maximized: false, fullScreen: false, ...change });

describe('where the window opens', () => {
  it('at first: a size, and no place', () => expect(fitted(null, [SCREEN])).toEqual({ width: 1440, height: 900, maximized: false, fullScreen: false }));
  it('where it was, also on the second screen', () => {
    expect(fitted(state({ maximized: true }), [SCREEN])).toEqual(state({ maximized: true }));
    expect(fitted(state({ x: 2500 }), [SCREEN, SECOND])).toEqual(state({ x: 2500 }));
  });
  it('not on a screen that is gone, and not where its top edge cannot be taken hold of', () => {
    for (const lost of [state({ x: 2500 }), state({ x: -1150 }), state({ y: -900 }), state({ y: 1030 })])
      expect(fitted(lost, [SCREEN])).toEqual({ width: 1200, height: 800, maximized: false, fullScreen: false });
  });
  it('not larger than its screen, not smaller than it can be used', () => {
    expect(fitted(state({ width: 5000, height: 4000 }), [SCREEN])).toMatchObject({ width: 1920, height: 1040 });
    expect(fitted(state({ width: 10, height: 10 }), [SCREEN])).toMatchObject({ width: 960, height: 600 });
  });
  it('with no screen at all it still has a size', () => expect(fitted(state(), [])).toMatchObject({ width: 1200, height: 800 }));
});

describe('the file of the window', () => {
  const folder = temporaryFolder('window');
  afterAll(() => folder.remove());
  const path = join(folder.path, 'window.json');

  it('is read as it was written', () => {
    writeWindowState(path, state({ fullScreen: true }), (message) => expect(message).toBe(''));
    expect(readWindowState(path, () => {})).toEqual(state({ fullScreen: true }));
  });
  it('a missing one says nothing, a damaged one is reported, neither keeps the window from opening', () => {
    const said: string[] = [];
    expect(readWindowState(join(folder.path, 'none.json'), (message) => said.push(message))).toBeNull();
    expect(said).toEqual([]);
    for (const text of ['', '{', '[]', '{"x":1}', JSON.stringify({ ...state(), width: 1e9 }), JSON.stringify({ ...state(), x: '1' }), JSON.stringify({ ...state(), more: 1 })]) {
      writeFileSync(path, text);
      expect(readWindowState(path, (message) => said.push(message)), text).toBeNull();
    }
    expect(said).toHaveLength(7);
  });
  it('one that cannot be written is reported only', () => {
    const said: string[] = [];
    mkdirSync(join(folder.path, 'busy'));
    writeWindowState(join(folder.path, 'busy'), state(), (message) => said.push(message));
    expect(said).toEqual([expect.stringContaining('could not be kept')]);
  });
});
