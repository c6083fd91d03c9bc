import type { Seat } from '../../engine/core/script.ts';
import type { Update } from '../../engine/host/link.ts';
import type { Situation } from '../faces/face.ts';
import type { Announcement } from './announce.ts';
import type { Clock } from './clock.ts';
import { NO_GUIDE, type Guide } from './guide.ts';
import type { Speeds } from './speeds.ts';
import type { Stage } from './stage.ts';
import type { Tableau } from './tableau.ts';
import { CALM, Teller, type Course } from './teller.ts';

export interface PlaybackPlan {
  readonly stage: Stage;
  /** The same table as it is told what is shown in its own time, where somebody listens to that. */
  readonly aloud?: Stage;
  readonly clock: Clock;
  readonly guide?: Guide;
  /** How an update stands; null where the screen has no face for it. */
  readonly situationOf: (update: Update) => Situation | null;
  /** Told of events when they are shown or passed over. */
  readonly onEvents: (events: Update['events'], update: Update) => void;
  /** Told of what others are about to do, before it is shown, and with null when that is over. */
  readonly onAnnounce?: (announcement: Announcement | null) => void;
  /** Told how many times as fast as at single speed the next is shown. */
  readonly onPace?: (times: number) => void;
  /** Told of an update that is not shown at all, since a later one is known. */
  readonly onPassed?: (update: Update) => void;
  /** Told when an update has been shown whole; the state it brings is now what the table shows. `missed`: not everything of it was shown in its own time. */
  readonly onShown: (update: Update, missed: boolean) => void;
  readonly onPlaying: (playing: boolean) => void;
  /** Told when something is being shown again, and when that is over: the table stands then as before. */
  readonly onAgain?: (again: boolean) => void;
}

/** Something that happened, to be shown again. */
export interface Scene {
  /** How it stood before. */
  readonly before: Update;
  /** What happened after that and is not shown. */
  readonly lead: Update['events'];
  /** The updates it is part of, the events of each that belong to it, and whose answer brought them about. */
  readonly parts: readonly { readonly update: Update; readonly events: Update['events']; readonly by: Seat | null }[];
  /** How it stands now. */
  readonly present: Update;
}

export interface Playback {
  push(update: Update): void;
  /** Shows nothing more until a person is asked or the match is over; ends at once what is shown again. */
  skip(): void;
  /** Shows something again and then how it stands now; nothing where something is being shown. What comes meanwhile ends it. */
  again(scene: Scene): boolean;
  setSpeeds(speeds: Speeds): void;
  /** Shortens every showing and moves figures at once. */
  setCalm(calm: boolean): void;
  /** Forgets everything waiting and takes the match off the table: another one is opened, or none. */
  reset(): void;
  /** Resolves when nothing is being shown or waits. */
  settled(): Promise<void>;
}

/** Milliseconds that the end of what was shown again is looked at. */
const LAST = 700;

const none = (): void => {};

/** Plays updates in order. However it is interrupted, it ends by snapping the stage to the newest state. */
export function createPlayback(plan: PlaybackPlan): Playback {
  const { stage, aloud = stage, clock, guide = NO_GUIDE, situationOf } = plan;
  const { onEvents, onAnnounce = none, onPace = none, onPassed = none, onShown, onPlaying, onAgain = none } = plan;
  const teller = new Teller({ stage, aloud, clock, guide, onAnnounce, onPace });
  let queue: Update[] = [];
  let playing = false;
  let skipping = false;
  let era = 0;
  let stop = new AbortController();
  let settling: (() => void)[] = [];
  /** A match's first update stands on the table at once: there is nothing to move from. */
  let fresh = true;
  /** Whether the newest update leaves it to the computer, so that there is more to skip. */
  let more = false;

  const tableauOf = (situation: Situation | null): Tableau | null => situation?.face.tableau(situation) ?? null;

  const courseOf = (mine: number): Course => ({ skips: () => skipping, left: () => mine !== era, signal: () => stop.signal });

  /** Shows what an update brings; gives whether not everything of it was shown in its own time. */
  async function playThrough(update: Update, situation: Situation | null, tableau: Tableau | null, mine: number): Promise<boolean> {
    if (situation === null || tableau === null || skipping) {
      onEvents(update.events, update);
      return skipping;
    }
    if (fresh && update.at > 0 && update.answered === null) teller.snapTo(tableau);
    else stage.prepare(tableau);
    return teller.play(update.events, situation, tableau, courseOf(mine), (event) => onEvents([event], update));
  }

  async function run(): Promise<void> {
    const mine = era;
    playing = true;
    onPlaying(true);
    while (queue.length > 0 && mine === era) {
      const update = queue.shift()!;
      teller.by = update.answered?.seat ?? teller.by;
      // Of what is skipped only the newest state is shown: what is known already, and what comes while this one is passed over.
      if (skipping && queue.length > 0) {
        onEvents(update.events, update);
        onPassed(update);
        continue;
      }
      const situation = situationOf(update);
      const tableau = tableauOf(situation);
      const missed = await playThrough(update, situation, tableau, mine);
      fresh = false;
      if (mine !== era) return;
      if (skipping && queue.length > 0) {
        onPassed(update);
        continue;
      }
      if (tableau !== null) teller.snapTo(tableau);
      if (update.awaits !== 'computer' && queue.length === 0) unskip();
      onShown(update, missed);
    }
    if (mine === era) rest();
  }

  /** From now on everything is shown in its own time. */
  function unskip(): void {
    skipping = false;
    stop = new AbortController();
  }

  function rest(): void {
    playing = false;
    teller.rest();
    onPlaying(false);
    const done = settling;
    settling = [];
    for (const settle of done) settle();
  }

  async function showAgain(scene: Scene): Promise<void> {
    const mine = era;
    playing = teller.neverAtOnce = true;
    onAgain(true);
    onPlaying(true);
    await playScene(scene, mine);
    if (mine !== era) return;
    teller.announce(null);
    const now = tableauOf(situationOf(scene.present));
    if (now !== null) teller.snapTo(now);
    teller.neverAtOnce = false;
    unskip();
    onAgain(false);
    if (queue.length > 0) void run();
    else rest();
  }

  async function playScene({ before, lead, parts }: Scene, mine: number): Promise<void> {
    const began = tableauOf(situationOf(before));
    if (began !== null) teller.snapTo(began);
    const last = teller.by;
    for (const [i, { update, events, by }] of parts.entries()) {
      const situation = situationOf(update);
      const tableau = tableauOf(situation);
      if (situation === null || tableau === null || skipping) continue;
      teller.by = by;
      stage.prepare(tableau);
      if (i === 0) teller.atOnce(lead, situation);
      await teller.play(events, situation, tableau, courseOf(mine), none);
      if (mine !== era) return;
      if (i + 1 < parts.length) teller.snapTo(tableau);
    }
    teller.by = last;
    if (!skipping) await clock.wait(teller.calm ? CALM : LAST, stop.signal);
  }

  function skip(): void {
    if (!playing && !more) return;
    skipping = true;
    stop.abort();
  }

  return {
    push(update) {
      queue.push(update);
      more = update.awaits === 'computer';
      if (!playing) void run();
      else if (teller.neverAtOnce) skip();
    },
    skip,
    again(scene) {
      if (playing) return false;
      void showAgain(scene);
      return true;
    },
    setSpeeds: (next) => { teller.speeds = next; },
    setCalm: (next) => { teller.calm = next; },
    reset() {
      era += 1;
      queue = [];
      playing = skipping = more = teller.neverAtOnce = false;
      fresh = true;
      teller.by = null;
      stop.abort();
      stop = new AbortController();
      aloud.clear();
      teller.announce(null);
      onPlaying(false);
    },
    settled: () => (playing ? new Promise((done) => { settling.push(done); }) : Promise.resolve()),
  };
}
