import type { Happened, Update } from '../../engine/host/link.ts';
import type { Situation } from '../faces/face.ts';
import type { Stage } from './stage.ts';

/** Waits; a test gives one that it steps itself. */
export interface Clock {
  /** Resolves after `milliseconds`, or at once when `signal` aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const realClock: Clock = {
  wait: (milliseconds, signal) => new Promise((done) => {
    if (signal.aborted) return done();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  }),
};

/** Turns the eye to what is shown. */
export interface Guide {
  /** Told of every event that is about to be shown; milliseconds to wait until it is looked at. */
  before(event: Happened, situation: Situation): number;
  /** Milliseconds that it is looked at beyond its own time. */
  after(): number;
}

/** Looks nowhere and waits for nothing. */
export const NO_GUIDE: Guide = { before: () => 0, after: () => 0 };

export interface PlaybackPlan {
  readonly stage: Stage;
  readonly clock: Clock;
  readonly guide?: Guide;
  /** How an update stands; null where the screen has no face for it. */
  readonly situationOf: (update: Update) => Situation | null;
  /** Told of every event when it is shown (also of skipped ones). */
  readonly onEvent: (event: Update['events'][number], update: Update) => void;
  /** Told when an update has been shown whole; the state it brings is now what the table shows. */
  readonly onShown: (update: Update) => void;
  readonly onPlaying: (playing: boolean) => void;
}

export interface Playback {
  push(update: Update): void;
  /** Shows nothing more until a person is asked or the match is over. */
  skip(): void;
  setSpeed(speed: 1 | 2): void;
  /** Shortens every showing and moves figures at once. */
  setCalm(calm: boolean): void;
  /** Forgets everything waiting and takes the match off the table: another one is opened, or none. */
  reset(): void;
  /** Resolves when nothing is being shown or waits. */
  settled(): Promise<void>;
}

/** Milliseconds a showing takes when motion is reduced. */
const CALM = 60;

/** Plays updates in order. However it is interrupted, it ends by snapping the stage to the newest state. */
export function createPlayback({ stage, clock, guide = NO_GUIDE, situationOf, onEvent, onShown, onPlaying }: PlaybackPlan): Playback {
  let queue: Update[] = [];
  let playing = false;
  let skipping = false;
  let calm = false;
  let speed = 1;
  let era = 0;
  let stop = new AbortController();
  let settling: (() => void)[] = [];
  /** A match's first update stands on the table at once: there is nothing to move from. */
  let fresh = true;
  /** Whether the newest update leaves it to the computer, so that there is more to skip. */
  let more = false;

  async function playEvents(update: Update, situation: Situation | null, mine: number): Promise<void> {
    for (const event of update.events) {
      onEvent(event, update);
      if (skipping) continue;
      if (situation === null) continue;
      const lead = guide.before(event, situation);
      if (lead > 0) await clock.wait(lead, stop.signal);
      if (mine !== era) return;
      const time = situation.face.show(stage, event, situation);
      const held = guide.after() / speed;
      if (time + held > 0) await clock.wait((calm ? CALM : time / speed) + held, stop.signal);
      if (mine !== era) return;
    }
  }

  async function run(): Promise<void> {
    const mine = era;
    playing = true;
    onPlaying(true);
    while (queue.length > 0 && mine === era) {
      const update = queue.shift()!;
      const situation = situationOf(update);
      const tableau = situation?.face.tableau(situation) ?? null;
      if (tableau !== null) {
        if (fresh && update.at > 0 && update.answered === null) stage.snapTo(tableau);
        else stage.prepare(tableau);
      }
      fresh = false;
      await playEvents(update, situation, mine);
      if (mine !== era) return;
      if (tableau !== null) stage.snapTo(tableau);
      if (update.awaits !== 'computer' && queue.length === 0) {
        skipping = false;
        stop = new AbortController();
      }
      onShown(update);
    }
    if (mine !== era) return;
    playing = false;
    onPlaying(false);
    const done = settling;
    settling = [];
    for (const settle of done) settle();
  }

  return {
    push(update) {
      queue.push(update);
      more = update.awaits === 'computer';
      if (!playing) void run();
    },
    skip() {
      if (!playing && !more) return;
      skipping = true;
      stop.abort();
    },
    setSpeed: (next) => { speed = next; },
    setCalm: (next) => { calm = next; },
    reset() {
      era += 1;
      queue = [];
      playing = false;
      skipping = false;
      fresh = true;
      more = false;
      stop.abort();
      stop = new AbortController();
      stage.clear();
      onPlaying(false);
    },
    settled: () => (playing ? new Promise((done) => { settling.push(done); }) : Promise.resolve()),
  };
}
