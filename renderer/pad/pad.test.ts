// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PadReader, type Pad } from './pad.ts';
import { pressKey } from './press.ts';

const pad = (buttons: readonly number[] = [], axes: readonly number[] = [0, 0, 0, 0], values: Readonly<Record<number, number>> = {}): Pad => ({
  buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: buttons.includes(i), value: values[i] ?? (buttons.includes(i) ? 1 : 0) })), axes,
});
const keys = (reader: PadReader, state: Pad, now: number): readonly string[] => reader.read(state, now).map(({ key, shift }) => (shift === true ? `Shift+${key}` : key));

describe('a gamepad as keys', () => {
  test('buttons, triggers, cross and sticks stand for keys', () => {
    const of = (state: Pad): readonly string[] => keys(new PadReader(), state, 0);
    expect(Array.from({ length: 16 }, (_, i) => of(pad([i])).join())).toEqual(['Enter', 'Escape', ' ', '?', 'Shift+Tab', 'Tab', '-', '+', ',', 'menu', '', '', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
    expect(of(pad([], [0, 0, 0, 0], { 7: 0.6 }))).toEqual(['+']);
    expect([of(pad([], [-0.9, 0.6, 0, 0])), of(pad([], [0.2, 0.8, 0, 0])), of(pad([], [0.4, 0.4, 0, 0])), of(pad([], [0, 0, 0.9, 0]))]).toEqual([['ArrowLeft'], ['ArrowDown'], [], [']']]);
  });

  test('a button counts once however long it is held; a direction comes again after a while', () => {
    const reader = new PadReader();
    const at = (now: number, state: Pad): number => reader.read(state, now).length;
    expect([at(0, pad([0])), at(16, pad([0])), at(900, pad([0])), at(910, pad()), at(920, pad([0]))]).toEqual([1, 0, 0, 0, 1]);
    const held = pad([15]);
    expect([at(1000, held), at(1300, held), at(1400, held), at(1450, held), at(1520, held)]).toEqual([1, 0, 1, 0, 1]);
  });
});

describe('what a key of a pad does', () => {
  beforeEach(() => {
    document.body.innerHTML = '<button id="a">a</button><button id="b">b</button><input id="r" type="range" min="0" max="10" step="1" value="5"><button id="c" disabled>c</button>';
    for (const [id, left, top] of [['a', 0, 0], ['b', 100, 0], ['r', 0, 100]] as const) {
      vi.spyOn(document.getElementById(id)!, 'getBoundingClientRect').mockReturnValue({ left, top, width: 10, height: 10 } as DOMRect);
    }
  });
  afterEach(() => { vi.restoreAllMocks(); document.body.innerHTML = ''; });
  const focused = (): string => document.activeElement?.id ?? '';

  test('whoever listens to keys takes it, and then it does nothing more', () => {
    const heard = vi.fn((event: KeyboardEvent) => event.preventDefault());
    window.addEventListener('keydown', heard);
    document.getElementById('a')!.focus();
    pressKey({ key: 'Tab' });
    expect([focused(), heard.mock.lastCall![0].key]).toEqual(['a', 'Tab']);
    window.removeEventListener('keydown', heard);
  });

  test('shoulders go round through the controls, arrows to the nearest in their direction', () => {
    pressKey({ key: 'Tab' });
    expect(focused()).toBe('a');
    pressKey({ key: 'Tab', shift: true });
    expect(focused()).toBe('r');
    pressKey({ key: 'ArrowUp' });
    expect(focused()).toBe('a');
    pressKey({ key: 'ArrowRight' });
    expect(focused()).toBe('b');
  });

  test('A presses the button that has the focus; a slider goes aside', () => {
    const click = vi.fn();
    document.getElementById('b')!.addEventListener('click', click);
    document.getElementById('b')!.focus();
    pressKey({ key: 'Enter' });
    expect(click).toHaveBeenCalledTimes(1);
    const range = document.getElementById('r') as HTMLInputElement;
    const changed = vi.fn();
    range.addEventListener('input', changed);
    range.focus();
    pressKey({ key: 'ArrowRight' });
    expect([range.value, changed.mock.calls.length]).toEqual(['6', 1]);
  });

  test('B closes the dialog on top, as Escape does, and only controls of it have the focus meanwhile', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open id="d"><button id="in">in</button></dialog>');
    const dialog = document.getElementById('d') as HTMLDialogElement;
    pressKey({ key: 'Tab' });
    expect(focused()).toBe('in');
    const kept = (event: Event): void => event.preventDefault();
    dialog.addEventListener('cancel', kept);
    pressKey({ key: 'Escape' });
    expect(dialog.open).toBe(true);
    dialog.removeEventListener('cancel', kept);
    pressKey({ key: 'Escape' });
    expect(dialog.open).toBe(false);
  });

  test('where the focus can go no farther, what is long is read on', () => {
    document.body.insertAdjacentHTML('beforeend', '<div class="scroll"></div>');
    const scrollBy = vi.fn();
    document.querySelector<HTMLElement>('.scroll')!.scrollBy = scrollBy as never;
    document.getElementById('r')!.focus();
    pressKey({ key: 'ArrowDown' });
    expect([focused(), scrollBy.mock.lastCall]).toEqual(['r', [{ top: 120 }]]);
  });

  test('start goes to the menu where there is one', () => {
    pressKey({ key: 'menu' });
    expect(focused()).toBe('a');
    document.body.insertAdjacentHTML('beforeend', '<aside data-menu><button id="m">m</button></aside>');
    pressKey({ key: 'menu' });
    expect(focused()).toBe('m');
  });
});

test('pads are read only while one is connected', async () => {
  const { watchPads } = await import('./watch.ts');
  const frames: FrameRequestCallback[] = [];
  let pads: readonly unknown[] = [{ ...pad([5]), connected: true, mapping: 'standard' }, null];
  const getGamepads = vi.fn(() => pads);
  vi.stubGlobal('navigator', { getGamepads });
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  document.body.innerHTML = '<button id="a">a</button>';
  expect(getGamepads).not.toHaveBeenCalled();
  watchPads();
  watchPads();
  frames.shift()!(0);
  expect([document.activeElement?.id, frames.length]).toEqual(['a', 1]);
  pads = [null];
  frames.shift()!(16);
  expect(frames).toEqual([]);
  watchPads();
  expect(frames).toHaveLength(1);
  vi.unstubAllGlobals();
});
