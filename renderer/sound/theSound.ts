import { type PerspectiveCamera, Vector3 } from 'three';
import type { SoundId } from '../../assets/sounds.ts';
import { aloud, match, stage } from '../match/match.ts';
import type { MatchState } from '../match/matchState.ts';
import type { Throw } from '../table/dice/throw.ts';
import { lightOf, type Lightable } from '../table/light/lightOf.ts';
import type { TerrainModel } from '../table/terrainModel.ts';
import { Captions } from './captions.ts';
import { cueOf, type Cue, type Hearer } from './cue.ts';
import { diceCues } from './diceCues.ts';
import { Ear } from './ear.ts';
import { groundOf } from './ground.ts';
import { Mixer } from './mixer.ts';
import { loadSounds, roomOf } from './soundFiles.ts';
import { WebSpeaker } from './webSpeaker.ts';

/** Milliseconds without anything heard or done after which the room falls silent, and that it takes for that: a machine left alone has nothing to do. */
const [LEFT_ALONE, FALLS_SILENT] = [90_000, 2000];
/** Gestures after which a page may sound. */
const GESTURES = ['pointerdown', 'keydown'] as const;

/** Resolves when the window has nothing better to do, which is soon. */
const calm = (): Promise<void> => new Promise((done) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 3000 });
  else setTimeout(done, 50);
});

/** What this window lets one hear: it joins table, camera, settings and loudspeaker. */
class TheSound implements Hearer {
  readonly captions = new Captions();
  readonly #speaker = new WebSpeaker(() => new AudioContext({ latencyHint: 'interactive' }));
  readonly #mixer = new Mixer(this.#speaker, match.getState().settings.sound);
  #ground: ReturnType<typeof groundOf> = () => 'stone';
  #room = roomOf('');
  #table: Lightable | null = null;
  readonly #ear = new Ear({ stage, hearer: this, ground: (at) => this.#ground(at), seats: () => match.getState().situation?.seats ?? [] });
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** A table's picture stands; somebody has touched the page; the room whose sounds are fetched or were. */
  #stands = false;
  #touched = false;
  #fetched: SoundId | null = null;
  /** Changed in place: the camera moves on many frames. */
  readonly #listener = { at: new Vector3(), forward: new Vector3(), right: new Vector3(), up: new Vector3() };

  constructor() {
    aloud.to(this.#ear);
    stage.ticked = () => this.#ear.tick(performance.now() / 1000);
    this.captions.set(match.getState().settings.sound.captions);
    match.subscribe((now, before) => this.#heed(now, before));
    document.addEventListener('visibilitychange', () => this.#attend());
    window.addEventListener('pointermove', () => this.#stir(), { passive: true });
    for (const gesture of GESTURES) window.addEventListener(gesture, () => {
      this.#touched = true;
      this.#stir();
      this.#fetch();
    }, { passive: true });
  }

  #heed(now: MatchState, before: MatchState): void {
    if (now.settings.sound !== before.settings.sound) {
      this.#mixer.set(now.settings.sound);
      this.captions.set(now.settings.sound.captions);
      this.#attend();
    }
    if (now.settings.light !== before.settings.light) {
      this.#listenIn();
      this.#attend();
    }
    if (now.refused !== null && now.refused !== before.refused) this.hear(cueOf('refused', null));
    if (now.screen !== before.screen) this.#attend();
  }

  get #isHeard(): boolean {
    const { screen, settings: { sound } } = match.getState();
    return !document.hidden && !sound.muted && sound.master > 0 && (screen === 'battle' || screen === 'replay');
  }

  /** Sounds where somebody may hear it, and rests elsewhere. */
  #attend(): void {
    this.#mixer.leave(!this.#isHeard);
    if (this.#isHeard) {
      this.#stir();
      return this.#fetch();
    }
    clearTimeout(this.#rest);
    this.#speaker.room(null);
    this.#speaker.rest(true);
  }

  /** Somebody is there. */
  #stir(): void {
    if (!this.#isHeard) return;
    clearTimeout(this.#rest);
    this.#speaker.rest(false);
    this.#speaker.room(match.getState().settings.sound.room > 0 ? this.#room : null);
    this.#rest = setTimeout(() => {
      this.#speaker.room(null);
      this.#rest = setTimeout(() => this.#speaker.rest(true), FALLS_SILENT);
    }, LEFT_ALONE);
  }

  /** A table's first picture stands: its sounds may be fetched from now on. */
  begin({ table }: { readonly table: Lightable }): void {
    this.#table = table;
    this.#stands = true;
    this.#listenIn();
    this.#attend();
  }

  /** The room sounds as the weather over its table, which is another at another hour. */
  #listenIn(): void {
    if (this.#table !== null) this.#room = roomOf(this.#table.theme, lightOf(this.#table, match.getState().settings.light).weather);
  }

  /** Fetches what is to be heard, once it is, and as soon as the browser lets a page sound at all. */
  #fetch(): void {
    const may = this.#touched || navigator.userActivation?.hasBeenActive === true;
    if (may && this.#stands && this.#isHeard && this.#fetched !== this.#room) void this.#load();
  }

  async #load(): Promise<void> {
    const room = this.#fetched = this.#room;
    await calm();
    if (!this.#speaker.begin()) return;
    this.#mixer.listen(this.#listener);
    this.#stir();
    await loadSounds(this.#speaker, room, () => this.#room === room);
  }

  /** Figures walk on the floors of this table. */
  walkOn(model: TerrainModel): void {
    this.#ground = groundOf(model);
  }

  /** The eye is where this camera is. */
  look(camera: PerspectiveCamera): void {
    const { at, forward, right, up } = this.#listener;
    at.copy(camera.position);
    forward.set(0, 0, -1).applyQuaternion(camera.quaternion);
    right.set(1, 0, 0).applyQuaternion(camera.quaternion);
    up.set(0, 1, 0).applyQuaternion(camera.quaternion);
    this.#mixer.listen(this.#listener);
    this.captions.listen(this.#listener);
  }

  /** Dice were thrown into the tray and take so many seconds. */
  throws(thrown: Throw, number: number, seconds: number): void {
    if (this.#ear.awaits(number)) for (const cue of diceCues(thrown, seconds)) this.hear(cue);
  }

  hear(cue: Cue): void {
    this.#stir();
    this.#mixer.hear(cue);
    this.captions.hear(cue);
  }

  hush(): void {
    this.#mixer.hush();
    this.captions.hush();
  }
}

/** The window's. */
export const sound = new TheSound();
