import type { RenderProcessGoneDetails, WebContents } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage, pageAddress } from './page-load.ts';
import { recoverFromCrashes, Recovery } from './recovery.ts';

describe('what is done when the window’s process ended', () => {
  it('it is loaded again, up to three times a minute; then the person is asked', () => {
    const recovery = new Recovery();
    expect([0, 10, 20, 30].map((at) => recovery.after('crashed', at * 1000))).toEqual(['reload', 'reload', 'reload', 'ask']);
    recovery.forget();
    expect(recovery.after('oom', 31_000)).toBe('reload');
  });
  it('crashes long ago do not count', () => {
    const recovery = new Recovery();
    for (let minute = 0; minute < 10; minute++) expect(recovery.after('crashed', minute * 61_000)).toBe('reload');
  });
  it('an ordinary end is no crash, and what cannot start is not started again and again', () => {
    expect(new Recovery().after('clean-exit', 0)).toBe('nothing');
    expect(new Recovery().after('launch-failed', 0)).toBe('ask');
  });
});

describe('a page whose process ended', () => {
  let now = 0;
  let destroyed = false;
  let wants = true;
  const done: string[] = [];
  const listeners = new Map<string, (event: object, details: Partial<RenderProcessGoneDetails>) => void>();
  const crash = (): void => listeners.get('render-process-gone')!({}, { reason: 'crashed', exitCode: 5 });
  beforeEach(() => {
    [now, destroyed, wants] = [0, false, true];
    done.splice(0);
    const contents = { on: (name: string, listen: never) => void listeners.set(name, listen), isDestroyed: () => destroyed } as unknown as WebContents;
    recoverFromCrashes(contents, { now: () => now, report: (message) => done.push(message), lost: () => done.push('lost'), load: (back) => done.push(back ? 'load, back' : 'load'), ask: () => Promise.resolve(wants), quit: () => done.push('quit') });
  });

  it('is cut off at once, and loaded a moment later with the way back to what was on the table', async () => {
    crash();
    expect(done).toEqual(['the window\'s process ended (crashed, 5); matches are safe on disk; reload', 'lost']);
    await vi.waitFor(() => expect(done.at(-1)).toBe('load, back'));
  });

  it('again and again: the person decides, and it opens on its first screen', async () => {
    for (let i = 0; i < 4; i++) crash();
    await vi.waitFor(() => expect(done.filter((what) => what.startsWith('load'))).toEqual(['load', 'load, back', 'load, back', 'load, back']));
    wants = false;
    for (let i = 0; i < 4; i++) crash();
    await vi.waitFor(() => expect(done.at(-1)).toBe('load, back'));
    expect(done).toContain('quit');
  });

  it('is let alone when its window is gone meanwhile', async () => {
    crash();
    destroyed = true;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(done.at(-1)).toBe('lost');
  });
});

describe('the page’s address', () => {
  it('keeps its own words, with or without the way back; any other is the first page', () => {
    expect(pageAddress('', false)).toBe('app://gantry/index.html');
    expect(pageAddress('https://example.com/?x=1', true)).toBe('app://gantry/index.html?back=1');
    expect(pageAddress('app://gantry/index.html?quality=low', true)).toBe('app://gantry/index.html?quality=low&back=1');
    expect(pageAddress('app://gantry/index.html?quality=low&back=1', true)).toBe('app://gantry/index.html?quality=low&back=1');
    expect(pageAddress('app://gantry/index.html?quality=low&back=1', false)).toBe('app://gantry/index.html?quality=low');
  });
});

describe('loading the page', () => {
  const failed = async (error: Error | null, { isDestroyed = false, isCrashed = false } = {}): Promise<readonly string[]> => {
    const causes: string[] = [];
    await loadPage({ loadURL: () => (error === null ? Promise.resolve() : Promise.reject(error)), isDestroyed: () => isDestroyed, isCrashed: () => isCrashed }, 'app://gantry/', (cause) => causes.push(cause));
    return causes;
  };
  const fault = (errno: number, message: string): Error => Object.assign(new Error(message), { errno });

  it('says why it failed', async () => {
    expect(await failed(fault(-6, 'ERR_FILE_NOT_FOUND (-6) loading'))).toEqual(['ERR_FILE_NOT_FOUND (-6) loading']);
    expect(await failed(null)).toEqual([]);
  });
  it('has not failed when another load took its place, or its window is gone', async () => {
    expect(await failed(fault(-3, ' (-3) loading'))).toEqual([]);
    expect(await failed(fault(-2, 'ERR_FAILED (-2) loading'), { isDestroyed: true })).toEqual([]);
  });
  it('has not failed when the page crashed meanwhile: it is loaded again', async () => {
    expect(await failed(fault(-2, 'ERR_FAILED (-2) loading'), { isCrashed: true })).toEqual([]);
  });
});
