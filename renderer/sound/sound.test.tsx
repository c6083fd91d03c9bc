// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SOUND_IDS } from '../../assets/sounds.ts';
import { aloud, match, stage } from '../match/match.ts';
import { readSettings } from '../match/settings.ts';
import { Settings } from '../app/Settings.tsx';
import { TableFrame } from '../app/TableFrame.tsx';
import { press, settled, testPage } from '../testing/page.fixture.ts';
import { simulate } from '../table/dice/throw.ts';
import { CaptionLines } from './CaptionLines.tsx';
import { TABLE } from './heard.fixture.ts';
import { soundForm } from './settings.ts';
import type * as TheSoundModule from './theSound.ts';

/** The parts of Web Audio that the window asks for. */
class Thing {
  readonly gain = { value: 1, setTargetAtTime: (): void => {}, cancelScheduledValues: (): void => {} };
  connect(to: unknown): unknown { return to; }
  disconnect(): void {}
  start(): void { started += 1; }
  stop(): void {}
}
const contexts: Context[] = [];
let started = 0;
class Context {
  state = 'running';
  currentTime = 1;
  destination = new Thing();
  constructor() { contexts.push(this); }
  decodeAudioData = async (): Promise<object> => ({});
  suspend = async (): Promise<void> => { this.state = 'suspended'; };
  resume = async (): Promise<void> => { this.state = 'running'; };
  readonly listener = Object.fromEntries(['position', 'forward', 'up'].flatMap((what) => ['X', 'Y', 'Z'].map((axis) => [what + axis, { value: 0 }])));
}
const asked: string[] = [];
const before = match.getState();
let sound: typeof TheSoundModule.sound;
beforeAll(async () => {
  for (const name of ['GainNode', 'PannerNode', 'StereoPannerNode', 'AudioBufferSourceNode', 'DynamicsCompressorNode']) vi.stubGlobal(name, Thing);
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return { ok: !address.includes('bow'), arrayBuffer: async () => new ArrayBuffer(8) };
  });
  ({ sound } = await import('./theSound.ts'));
  return () => { vi.unstubAllGlobals(); };
});
afterEach(() => { act(() => { aloud.clear(); match.setState(before, true); }); });

const { page, draw } = testPage();
const set = (change: Partial<ReturnType<typeof readSettings>['sound']>): void =>
  act(() => match.setState({ screen: 'battle', settings: { ...before.settings, sound: { ...soundForm.parse(undefined), ...change } } }));
const lines = (): readonly (string | null)[] => [...page.querySelectorAll('.captions:not(.is-told) p')].map(({ textContent }) => textContent);

it('nothing is fetched and nothing begins before a table stands and somebody has touched the page; then every file once, the room’s last', async () => {
  set({});
  expect([asked, contexts]).toEqual([[], []]);
  sound.begin({ table: { theme: 'snow' } } as never);
  sound.begin({ table: { theme: 'snow' } } as never);
  await settled();
  expect([asked, contexts]).toEqual([[], []]);
  set({ muted: true });
  press('x');
  await new Promise((done) => { setTimeout(done, 80); });
  expect([asked, contexts]).toEqual([[], []]);
  set({});
  press('x');
  await vi.waitFor(() => expect(asked.at(-1)).toBe('assets/sounds/room-snow.wav'));
  expect(contexts).toHaveLength(1);
  const effects = SOUND_IDS.filter((id) => !id.startsWith('room-'));
  expect([...asked].sort()).toEqual([...effects, 'room-snow'].map((id) => `assets/sounds/${id}.wav`).sort());
  // At another hour there is other weather, which is heard.
  act(() => match.setState(({ settings }) => ({ settings: { ...settings, light: 'storm' } })));
  await vi.waitFor(() => expect(asked.at(-1)).toBe('assets/sounds/room-rain.wav'));
  expect(asked.slice(effects.length + 1)).toEqual(['bow', 'room-rain'].map((id) => `assets/sounds/${id}.wav`));
});

it('what is shown sounds at a table, not in the menu, in a hidden window or when muted; then all of it stands still', async () => {
  const plays = (): boolean => {
    const many = started;
    stage.snapTo(TABLE);
    aloud.act('0.a.1', 'fall', 500);
    aloud.hush();
    return started > many;
  };
  set({});
  expect([plays(), contexts[0]!.state]).toEqual([true, 'running']);
  set({ muted: true });
  expect([plays(), contexts[0]!.state]).toEqual([false, 'suspended']);
  set({});
  expect([plays(), contexts[0]!.state]).toEqual([true, 'running']);
  act(() => match.setState({ screen: 'home' }));
  expect([plays(), contexts[0]!.state]).toEqual([false, 'suspended']);
  set({});
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([plays(), contexts[0]!.state]).toEqual([false, 'suspended']);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(plays()).toBe(true);
  // A file that cannot be had is silent.
  const many = started;
  aloud.setTarget('0.a.1', '1.b.1', 'bow');
  aloud.act('0.a.1', 'strike', 300);
  expect(started).toBe(many);
});

it('at a table left alone the room falls silent and all stands still until somebody is there again', () => {
  vi.useFakeTimers();
  try {
    set({ room: 0.5 });
    expect(contexts[0]!.state).toBe('running');
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(60_000);
    expect(contexts[0]!.state).toBe('running');
    vi.advanceTimersByTime(60_000);
    expect(contexts[0]!.state).toBe('suspended');
    window.dispatchEvent(new Event('pointermove'));
    expect(contexts[0]!.state).toBe('running');
    vi.advanceTimersByTime(120_000);
    aloud.turnCard();
    expect(contexts[0]!.state).toBe('running');
  } finally {
    vi.useRealTimers();
  }
});

it('dice that were thrown aloud are heard as they roll; those that lie there by another way are not', () => {
  set({});
  const thrown = simulate(['attack', 'defense'], 5);
  let many = started;
  sound.throws(thrown, stage.throws, 0.9);
  expect(started).toBe(many);
  aloud.throwDice([{ kind: 'attack', face: 'strike' }, { kind: 'defense', face: 'block' }], 900);
  sound.throws(thrown, stage.throws, 0.9);
  expect(started).toBeGreaterThan(many + 2);
  aloud.hush();
  many = started;
  sound.throws(thrown, stage.throws, 0.9);
  expect(started).toBe(many);
});

it('what is refused is heard', () => {
  set({});
  const many = started;
  act(() => match.setState({ refused: { refusal: null, message: 'no', answer: null } }));
  expect(started).toBe(many + 1);
});

it('captions write what sounds, for eyes only, muted or not, and go with what is skipped', () => {
  set({ captions: true, muted: true });
  draw(<CaptionLines captions={sound.captions} />);
  stage.snapTo(TABLE);
  act(() => {
    aloud.setTarget('0.a.1', '1.b.1', 'saber');
    aloud.act('0.a.1', 'strike', 300);
    aloud.turnCard();
  });
  expect(lines()).toEqual(['[humming blade]', '[card is turned]']);
  expect(page.querySelector('.captions')!.getAttribute('aria-hidden')).toBe('true');
  act(() => match.getState().skip());
  expect(lines()).toEqual([]);
  set({});
  act(() => aloud.turnCard());
  expect(lines()).toEqual([]);
});

it('a key puts the sound off and on, which is kept and said', () => {
  set({});
  draw(<><TableFrame situation={null} lines={[]} told={[]} keys="battle" leave={null} dock={null} /><CaptionLines captions={sound.captions} /></>);
  const told = (): string | null => page.querySelector('.captions.is-told')!.textContent;
  expect(told()).toBe('');
  press('F8');
  expect([match.getState().settings.sound.muted, readSettings().sound.muted, told()]).toEqual([true, true, 'Sound off']);
  press('F8');
  expect([match.getState().settings.sound.muted, readSettings().sound.muted, told()]).toEqual([false, false, 'Sound on']);
});

it('the settings have a volume for everything and for each kind, and change only what is moved', () => {
  const changes: unknown[] = [];
  const settings = { ...readSettings(), sound: soundForm.parse(undefined) };
  draw(<Settings settings={settings} onChange={(change) => { changes.push(change); }} onClose={() => {}} />);
  const sliders = [...page.querySelectorAll<HTMLInputElement>('input[type="range"]')];
  expect(sliders.map(({ value }) => Number(value))).toEqual([0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.6]);
  const dice = sliders[3]!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(dice, '0.2');
    dice.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(changes).toEqual([{ sound: { ...settings.sound, dice: 0.2 } }]);
});
