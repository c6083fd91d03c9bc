import { SOUNDS, type SoundId } from '../../assets/sounds.ts';
import type { Cue, Hearer } from './cue.ts';
import { SOUND_KINDS, type SoundKind } from './kindNames.ts';
import { PARTS } from './kinds.ts';
import type { SoundSettings } from './settings.ts';
import { heardAt, type Listener } from './space.ts';
import type { Speaker, Voice } from './speaker.ts';

/** Most sounds at once; most steps among them. */
const [MOST, MOST_STEPS] = [14, 5];
/** What gives way to what, when there are too many. */
const RANK: Readonly<Record<SoundKind, number>> = { steps: 0, pieces: 1, dice: 2, fights: 3, signals: 4, room: 5 };
/** What the room keeps back for. */
const DUCKS: readonly SoundKind[] = ['fights', 'signals'];
/** Seconds in which what is cut goes, and what gives way. */
const [CUT, GIVES_WAY] = [0.05, 0.02];
/** How far a sound's pitch and loudness go astray each time: nothing sounds twice alike. */
const ASTRAY = { pitch: 0.05, loud: 0.12 } as const;
/** Kinds whose pitch is a melody. */
const TUNED: readonly SoundKind[] = ['signals'];

interface Playing {
  readonly sound: SoundId;
  readonly kind: SoundKind;
  readonly begins: number;
  readonly ends: number;
  readonly voice: Voice;
}

/** Says which cues are played and how: how many at once, which gives way, how loud, from where. */
export class Mixer implements Hearer {
  readonly #speaker: Speaker;
  readonly #random: () => number;
  #settings: SoundSettings;
  #listener: Listener | null = null;
  /** Nobody is there to hear: the window is hidden, or no table is played at or watched. */
  #away = false;
  #playing: Playing[] = [];
  readonly #takes = new Map<SoundId, number>();

  constructor(speaker: Speaker, settings: SoundSettings, random: () => number = Math.random) {
    this.#speaker = speaker;
    this.#random = random;
    this.#settings = settings;
    this.set(settings);
  }

  set(settings: SoundSettings): void {
    this.#settings = settings;
    // Ears take half a slider's way for half as loud.
    const of = (kind: SoundKind): number => (settings.muted ? 0 : (settings.master * settings[kind]) ** 2);
    this.#speaker.loudness(Object.fromEntries(SOUND_KINDS.map((kind) => [kind, of(kind)])) as Record<SoundKind, number>);
    if (settings.muted) this.hush();
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    this.#speaker.listen(listener);
  }

  /** Whether nobody is there to hear. */
  leave(away: boolean): void {
    this.#away = away;
    if (away) this.hush();
  }

  hush(): void {
    for (const { voice } of this.#playing) voice.end(CUT);
    this.#playing = [];
  }

  hear({ sound, at, after, loud, pitch, aside }: Cue): void {
    const { kind, level, gap } = PARTS[sound];
    const { muted, master } = this.#settings;
    if (this.#away || muted || master * this.#settings[kind] <= 0) return;
    const { now } = this.#speaker;
    const begins = now + after;
    this.#playing = this.#playing.filter(({ ends }) => ends > now);
    if (this.#playing.some((one) => one.sound === sound && Math.abs(one.begins - begins) < gap)) return;
    if (!this.#makeRoom(kind, begins, begins + SOUNDS[sound].seconds)) return;
    const stray = (by: number): number => 1 + (this.#random() * 2 - 1) * by;
    const astray = TUNED.includes(kind) ? 1 : stray(ASTRAY.pitch);
    const rate = pitch * astray;
    const voice = this.#speaker.say({
      sound, kind, take: this.#take(sound), at: at === null || this.#listener === null ? null : heardAt(this.#listener, at), aside, pitch: rate, after,
      gain: loud * 10 ** (level / 20) * stray(ASTRAY.loud),
    });
    if (voice === null) return;
    this.#playing.push({ sound, kind, begins, ends: begins + SOUNDS[sound].seconds / rate, voice });
    if (DUCKS.includes(kind)) this.#speaker.duck(after + SOUNDS[sound].seconds);
  }

  /** Whether one more of a kind may sound from one moment to another, where need be in place of what matters less. */
  #makeRoom(kind: SoundKind, from: number, to: number): boolean {
    const meanwhile = this.#playing.filter(({ begins, ends }) => begins < to && ends > from);
    if (kind === 'steps' && meanwhile.filter((one) => one.kind === 'steps').length >= MOST_STEPS) return false;
    if (meanwhile.length < MOST) return true;
    const [least] = meanwhile.sort((a, b) => RANK[a.kind] - RANK[b.kind] || a.begins - b.begins);
    if (RANK[least!.kind] > RANK[kind]) return false;
    least!.voice.end(GIVES_WAY);
    this.#playing = this.#playing.filter((one) => one !== least);
    return true;
  }

  /** A take that was not the last one. */
  #take(sound: SoundId): number {
    const { takes } = SOUNDS[sound];
    const last = this.#takes.get(sound);
    const take = last === undefined ? Math.floor(this.#random() * takes) % takes : (last + 1 + Math.floor(this.#random() * Math.max(1, takes - 1))) % takes;
    this.#takes.set(sound, take);
    return take;
  }
}
