import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SOUNDS } from '../../assets/sounds.ts';
import { SOUND_KINDS } from './kindNames.ts';
import type { Utterance } from './speaker.ts';
import { WebSpeaker } from './webSpeaker.ts';

/** Everything that was made of Web Audio, in order. */
const made: Node[] = [];

class Param {
  value: number;
  readonly told: (readonly [what: string, ...numbers: readonly number[]])[] = [];

  constructor(value = 0) {
    this.value = value;
  }

  setTargetAtTime(...to: readonly number[]): void { this.told.push(['to', ...to]); }
  cancelScheduledValues(...at: readonly number[]): void { this.told.push(['cancel', ...at]); }
}

class Node {
  readonly gain: Param;
  readonly started: (readonly number[])[] = [];
  readonly stopped: number[] = [];
  to: Node | null = null;
  onended: (() => void) | null = null;

  readonly options: Readonly<Record<string, unknown>>;

  constructor(_context: unknown, options: Readonly<Record<string, unknown>> = {}) {
    this.options = options;
    this.gain = new Param(Number(options['gain'] ?? 1));
    made.push(this);
  }

  connect(to: Node): Node { return (this.to = to); }
  disconnect(): void { this.to = null; }
  start(...when: readonly number[]): void { this.started.push(when); }
  stop(when: number): void { this.stopped.push(when); }
}

class Context {
  currentTime = 10;
  state = 'running';
  readonly destination = new Node(null);
  readonly listener = Object.fromEntries(['position', 'forward', 'up'].flatMap((what) => ['X', 'Y', 'Z'].map((axis) => [what + axis, new Param()])));
  decodeAudioData = async (file: ArrayBuffer): Promise<unknown> => ({ bytes: file.byteLength });
  suspend = async (): Promise<void> => { this.state = 'suspended'; };
  resume = async (): Promise<void> => { this.state = 'running'; };
}

const KINDS = ['GainNode', 'PannerNode', 'StereoPannerNode', 'AudioBufferSourceNode', 'DynamicsCompressorNode'] as const;
beforeEach(() => {
  made.length = 0;
  for (const kind of KINDS) vi.stubGlobal(kind, class extends Node { readonly kind = kind; });
});
afterEach(() => { vi.unstubAllGlobals(); });

const begun = async () => {
  const context = new Context();
  const speaker = new WebSpeaker(() => context as unknown as AudioContext);
  expect(speaker.begin()).toBe(true);
  await speaker.take('gun', new ArrayBuffer(8));
  return { context, speaker };
};
const gun: Utterance = { sound: 'gun', kind: 'fights', take: 1, at: { x: 1, y: 2, z: 3 }, aside: 0, gain: 0.5, pitch: 1.1, after: 0.25 };

it('says nothing before it may, and nothing whose file is not there', async () => {
  const speaker = new WebSpeaker(() => { throw new Error('no loudspeaker'); });
  expect([speaker.say(gun), speaker.begin(), speaker.now]).toEqual([null, false, 0]);
  const { speaker: other } = await begun();
  expect(other.say({ ...gun, sound: 'bow' })).toBeNull();
});

it('plays one take in its time, from its place, through the volume of its kind and the limiter', async () => {
  const { context, speaker } = await begun();
  speaker.loudness(Object.fromEntries(SOUND_KINDS.map((kind, i) => [kind, i / 10])) as never);
  const before = made.length;
  const voice = speaker.say(gun)!;
  const [source, level, place] = made.slice(before);
  expect(source!.options).toMatchObject({ playbackRate: 1.1 });
  expect(source!.started).toEqual([[10.25, SOUNDS.gun.seconds, SOUNDS.gun.seconds]]);
  expect([level!.gain.value, place!.options]).toEqual([0.5, expect.objectContaining({ positionX: 1, positionY: 2, positionZ: 3, panningModel: 'equalpower' })]);
  const bus = place!.to!;
  expect(bus.gain.told.at(-1)!.slice(0, 2)).toEqual(['to', SOUND_KINDS.indexOf('fights') / 10]);
  expect([bus.to!.to, bus.to!.to!.to]).toEqual([expect.objectContaining({ kind: 'DynamicsCompressorNode' }), context.destination]);
  voice.end(0.05);
  expect([source!.stopped, level!.gain.told[0]!.slice(0, 3)]).toEqual([[10.05], ['to', 0, 10]]);
  source!.onended!();
  expect(place!.to).toBeNull();
});

it('what has no place is beside the table', async () => {
  const { speaker } = await begun();
  speaker.say({ ...gun, at: null, aside: -0.4 });
  expect(made.at(-1)).toMatchObject({ kind: 'StereoPannerNode', options: { pan: -0.4 } });
});

it('listens from where the eye is', async () => {
  const { context, speaker } = await begun();
  speaker.listen({ at: { x: 1, y: 2, z: 3 }, forward: { x: 0, y: 0, z: -1 }, right: { x: 1, y: 0, z: 0 }, up: { x: 0, y: 1, z: 0 } });
  expect(Object.values(context.listener).map(({ value }) => value)).toEqual([1, 2, 3, 0, 0, -1, 0, 1, 0]);
});

it('a room goes round once its file is there, gives way to another, and keeps back', async () => {
  const { speaker } = await begun();
  speaker.room('room-snow');
  const loops = (): readonly Node[] => made.filter(({ options }) => options['loop'] === true);
  expect(loops()).toHaveLength(0);
  await speaker.take('room-snow', new ArrayBuffer(8));
  speaker.room('room-snow');
  expect([loops().length, loops()[0]!.started]).toEqual([1, [[]]]);
  const ducking = loops()[0]!.to!.to!;
  speaker.duck(0.5);
  expect(ducking.gain.told.map(([what, ...rest]) => [what, ...rest.slice(0, 2)])).toEqual([['cancel', 10], ['to', 0.4, 10], ['to', 1, 10.5]]);
  speaker.room(null);
  expect(loops()[0]!.stopped).toEqual([11.5]);
});

it('stands still where nothing is to be heard', async () => {
  const { context, speaker } = await begun();
  speaker.rest(true);
  expect(context.state).toBe('suspended');
  speaker.rest(false);
  expect(context.state).toBe('running');
});
