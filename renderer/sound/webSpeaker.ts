import { SOUNDS, type SoundId } from '../../assets/sounds.ts';
import type { Point } from '../../engine/shape/point.ts';
import { SOUND_KINDS, type SoundKind } from './kindNames.ts';
import { PARTS } from './kinds.ts';
import type { Listener } from './space.ts';
import type { Speaker, Utterance, Voice } from './speaker.ts';

/** How loudness falls with distance (mm): the whole table is seen from two and a half times as far as from where all is heard. */
const PLACED = { panningModel: 'equalpower', distanceModel: 'inverse', refDistance: 1000, rolloffFactor: 0.7, maxDistance: 6000 } as const satisfies PannerOptions;
/** What keeps many sounds at once from being too loud together. */
const LIMIT = { threshold: -10, knee: 8, ratio: 8, attack: 0.003, release: 0.18 } as const satisfies DynamicsCompressorOptions;
/** What volumes at their usual take away is given back (factor); the limiter gives back some by itself. A shot in the overview is then some 24 dB below full scale. */
const MADE_UP = 1.5;
/** Seconds in which a volume changes, a room's tone comes and goes, and the room keeps back and comes again. */
const [TURN, ROOM, DUCK, BACK] = [0.06, 1.5, 0.08, 0.9];
/** How loud the room is meanwhile. */
const DUCKED = 0.4;

/** The parts of a running sound system. */
interface Running {
  readonly context: AudioContext;
  readonly buses: Readonly<Record<SoundKind, GainNode>>;
  /** Between the room's tone and its bus. */
  readonly ducking: GainNode;
}

/** Sounds by Web Audio. It begins when it may, which browsers allow after a person's first gesture, and stands still while nothing is to be heard. */
export class WebSpeaker implements Speaker {
  readonly #make: () => AudioContext;
  readonly #buffers = new Map<SoundId, AudioBuffer>();
  #running: Running | null = null;
  #levels: Readonly<Record<SoundKind, number>> | null = null;
  #room: { readonly sound: SoundId; readonly source: AudioBufferSourceNode; readonly gain: GainNode } | null = null;
  #wanted: SoundId | null = null;

  constructor(make: () => AudioContext) {
    this.#make = make;
  }

  get now(): number {
    return this.#running?.context.currentTime ?? 0;
  }

  /** Begins; only after a gesture. Gives false where the machine has no sound. */
  begin(): boolean {
    if (this.#running !== null) return true;
    try {
      const context = this.#make();
      const limit = new DynamicsCompressorNode(context, LIMIT);
      const all = new GainNode(context, { gain: MADE_UP });
      all.connect(limit).connect(context.destination);
      const bus = (): GainNode => {
        const gain = new GainNode(context);
        gain.connect(all);
        return gain;
      };
      const buses = Object.fromEntries(SOUND_KINDS.map((kind) => [kind, bus()])) as Record<SoundKind, GainNode>;
      const ducking = new GainNode(context);
      ducking.connect(buses.room);
      this.#running = { context, buses, ducking };
    } catch {
      return false;
    }
    if (this.#levels !== null) this.loudness(this.#levels);
    return true;
  }

  /** Takes a sound's file. */
  async take(sound: SoundId, file: ArrayBuffer): Promise<void> {
    const { context } = this.#running!;
    this.#buffers.set(sound, await context.decodeAudioData(file));
    if (sound === this.#wanted) this.room(sound);
  }

  has(sound: SoundId): boolean {
    return this.#buffers.has(sound);
  }

  /** Whether it stands still: no time goes by for it. */
  rest(still: boolean): void {
    const { context } = this.#running ?? {};
    if (context === undefined || (context.state === 'suspended') === still) return;
    void (still ? context.suspend() : context.resume()).catch(() => undefined);
  }

  say({ sound, kind, take, at, aside, gain, pitch, after }: Utterance): Voice | null {
    const buffer = this.#buffers.get(sound);
    if (this.#running === null || buffer === undefined) return null;
    const { context, buses } = this.#running;
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: pitch });
    const level = new GainNode(context, { gain });
    const placed = at === null ? null : { ...PLACED, positionX: at.x, positionY: at.y, positionZ: at.z };
    const place = placed === null ? new StereoPannerNode(context, { pan: aside }) : new PannerNode(context, placed);
    source.connect(level).connect(place).connect(buses[kind]);
    const { seconds } = SOUNDS[sound];
    source.start(context.currentTime + after, take * seconds, seconds);
    source.onended = () => place.disconnect();
    return {
      end: (fade) => {
        const { currentTime } = context;
        level.gain.setTargetAtTime(0, currentTime, fade / 3);
        source.stop(currentTime + fade);
      },
    };
  }

  listen({ at, forward, up }: Listener): void {
    if (this.#running === null) return;
    const { listener } = this.#running.context;
    const put = (axes: readonly [AudioParam, AudioParam, AudioParam], { x, y, z }: Point): void => {
      axes[0].value = x;
      axes[1].value = y;
      axes[2].value = z;
    };
    put([listener.positionX, listener.positionY, listener.positionZ], at);
    put([listener.forwardX, listener.forwardY, listener.forwardZ], forward);
    put([listener.upX, listener.upY, listener.upZ], up);
  }

  room(sound: SoundId | null): void {
    this.#wanted = sound;
    if (this.#running === null || this.#room?.sound === sound) return;
    const { context, ducking } = this.#running;
    const { currentTime } = context;
    if (this.#room !== null) {
      this.#room.gain.gain.setTargetAtTime(0, currentTime, ROOM / 3);
      this.#room.source.stop(currentTime + ROOM);
      this.#room = null;
    }
    const buffer = sound === null ? undefined : this.#buffers.get(sound);
    if (sound === null || buffer === undefined) return;
    const source = new AudioBufferSourceNode(context, { buffer, loop: true });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setTargetAtTime(10 ** (PARTS[sound].level / 20), currentTime, ROOM / 3);
    source.connect(gain).connect(ducking);
    source.start();
    source.onended = () => gain.disconnect();
    this.#room = { sound, source, gain };
  }

  loudness(kinds: Readonly<Record<SoundKind, number>>): void {
    this.#levels = kinds;
    if (this.#running === null) return;
    const { context, buses } = this.#running;
    for (const kind of SOUND_KINDS) buses[kind].gain.setTargetAtTime(kinds[kind], context.currentTime, TURN);
  }

  duck(seconds: number): void {
    if (this.#running === null) return;
    const { context: { currentTime }, ducking: { gain } } = this.#running;
    gain.cancelScheduledValues(currentTime);
    gain.setTargetAtTime(DUCKED, currentTime, DUCK);
    gain.setTargetAtTime(1, currentTime + seconds, BACK / 3);
  }
}
