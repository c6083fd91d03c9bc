import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FilmOpening, FilmShot, Link } from '../../engine/host/link.ts';
import { sentence } from '../match/messages.ts';
import type { Clock } from '../match/clock.ts';
import type { Announcement } from '../match/announce.ts';
import { NO_GUIDE, type Guide } from '../match/guide.ts';
import type { Situation } from '../faces/face.ts';
import type { Stage } from '../match/stage.ts';
import type { Told } from '../match/matchState.ts';
import { Teller, type Course } from '../match/teller.ts';
import { logAt } from './filmLog.ts';
import { Shots } from './shots.ts';
import { stepTo, type Pace } from './steps.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A saved match being watched. Positions are numbers of answers; `within` counts the events of the next answer that are shown already. */
export interface FilmState {
  readonly opening: FilmOpening | null;
  readonly at: number;
  readonly within: number;
  /** Events of the answer that `within` counts in. */
  readonly events: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly fault: string | null;

  /** Opens a match; says whether it could be. */
  readonly open: (match: string) => Promise<boolean>;
  readonly close: () => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Shows a position at once. */
  readonly jump: (at: number) => Promise<void>;
  /** One event or answer on is played; every other step snaps. */
  readonly step: (pace: Pace, way: 1 | -1) => Promise<void>;
  readonly setSpeed: (speed: Speed) => void;
  readonly dismiss: () => void;
}

/** What the table is told to show. `situation` is null while events run that lead away from the last one. */
export interface Showing {
  readonly opening: FilmOpening;
  readonly shot: FilmShot | null;
  readonly situation: Situation | null;
  readonly log: readonly Told[];
}

interface FilmPlan {
  readonly link: Pick<Link, 'call'>;
  readonly stage: Stage;
  /** The same table, told what is played; who listens hears nothing of what is gone to at once. */
  readonly aloud?: Stage;
  readonly clock: Clock;
  readonly guide?: Guide;
  /** How a moment stands; null where the screen has no face for it. */
  readonly situationOf: (opening: FilmOpening, shot: FilmShot) => Situation | null;
  /** Resolves when the face of a rule system is there, where it has one. */
  readonly loadFace: (system: string) => Promise<unknown>;
  readonly present: (showing: Showing) => void;
  /** Told of what is about to happen, before it is shown, and with null when that is over. */
  readonly onAnnounce?: (announcement: Announcement | null) => void;
  /** Told how fast figures shall move; null when no film is shown any more. */
  readonly onSpeed: (speed: Speed | null) => void;
  /** Whether showings are shortened. */
  readonly calm: () => boolean;
}

type FilmStore = StoreApi<FilmState>;

/** Milliseconds between two answers at single speed, so that each can be seen. */
const PAUSE = 280;
const CALM = 60;

export function createFilm(plan: FilmPlan): FilmStore {
  const { link, stage, aloud = stage, clock, guide = NO_GUIDE, situationOf, loadFace, present, onAnnounce = () => {}, onSpeed, calm } = plan;
  const teller = new Teller({ stage, aloud, clock, guide, onAnnounce, onPace: () => {}, announcesAll: true });
  let shots: Shots | null = null;
  /** Every new wish ends what is being shown. */
  let era = 0;
  let stop = new AbortController();
  /** Where the last jump wants to be; jumps that come while a shot is on its way go there only. */
  let wanted: number | null = null;
  let jumping: Promise<void> | null = null;

  const store = createStore<FilmState>((set, get) => ({
    opening: null, at: 0, within: 0, events: 0, playing: false, speed: 1, fault: null,
    open: async (match) => {
      halt();
      try {
        const opening = await link.call('film', { match });
        await loadFace(opening.system);
        shots = new Shots(opening.length, (at) => link.call('filmShot', { match, at }));
        set({ opening, at: 0, within: 0, events: 0, playing: false, fault: null });
        onSpeed(get().speed);
        await get().jump(0);
        return get().fault === null;
      } catch (fault) {
        set({ fault: sentence(fault) });
        return false;
      }
    },
    close: () => {
      halt();
      shots = null;
      wanted = null;
      onSpeed(null);
      set({ opening: null, at: 0, within: 0, events: 0, playing: false, fault: null });
    },
    play: () => {
      const { opening, playing, at } = get();
      if (opening === null || playing) return;
      set({ playing: true });
      void (at >= opening.length ? get().jump(0) : Promise.resolve()).then(run);
    },
    pause: () => set({ playing: false }),
    jump: (at) => {
      const { opening } = get();
      if (opening === null) return Promise.resolve();
      const mine = halt();
      aloud.hush();
      wanted = Math.min(opening.length, Math.max(0, at));
      set({ at: wanted, within: 0, events: 0 });
      jumping ??= land();
      return jumping.then(() => { if (mine === era && get().playing) void run(); });
    },
    step: async (pace, way) => {
      const { opening, at, within, jump } = get();
      if (opening === null) return;
      set({ playing: false });
      if (pace === 'event') return way > 0 ? void (await forth(halt(), 1)) : eventBack();
      if (pace === 'answer' && way > 0 && within === 0) return void (await forth(halt(), Infinity));
      // What is half shown is left at once, to the end or to the beginning of its answer.
      return jump(pace === 'answer' && within > 0 && way < 0 ? at : stepTo(opening, at, pace, way));
    },
    setSpeed: (speed) => {
      set({ speed });
      teller.speeds = { moves: speed, attacks: speed, rest: speed };
      onSpeed(speed);
    },
    dismiss: () => set({ fault: null }),
  }));

  /** Ends what is being shown; gives the new era. */
  function halt(): number {
    teller.announce(null);
    stop.abort();
    stop = new AbortController();
    era += 1;
    return era;
  }

  function tell(shot: FilmShot | null): void {
    const { opening, at, within } = store.getState();
    if (opening === null || shots === null) return;
    const situation = shot === null ? null : situationOf(opening, shot);
    if (situation !== null) teller.snapTo(situation.face.tableau(situation));
    present({ opening, shot, situation, log: logAt(opening.marks, shots.known, at, within) });
  }

  /** Fetches and shows what is wanted, until it is. */
  async function land(): Promise<void> {
    while (wanted !== null && shots !== null) {
      const [at, mine] = [wanted, shots];
      wanted = null;
      try {
        const shot = await mine.shot(at);
        if (mine === shots && store.getState().within === 0) tell(shot);
      } catch (fault) {
        store.setState({ playing: false, fault: sentence(fault) });
      }
    }
    jumping = null;
    const mine = era;
    // The log learns what happened just before.
    shots?.prefetch(store.getState().at, () => mine === era).then(() => { if (mine === era) tell(null); }, () => undefined);
  }

  /** Plays up to `most` of the events that lead to the next answer, as long as it `goesOn`; true when they were all shown and it stands. */
  async function forth(mine: number, most: number, goesOn: () => boolean = () => true): Promise<boolean> {
    const { opening, at, within } = store.getState();
    const from = shots;
    if (opening === null || from === null || at >= opening.length) return false;
    try {
      await jumping;
      const shot = await from.shot(at + 1);
      if (mine !== era) return false;
      const last = Math.min(shot.events.length, within + most);
      const shown = (until: number): void => {
        store.setState({ within: until, events: shot.events.length });
        tell(null);
      };
      const next = situationOf(opening, shot);
      if (next === null) shown(last);
      else {
        const now = (): number => store.getState().within;
        // What comes after the last one belongs to the way that is led to.
        await showEvents(next, shot.events.slice(within), { left: () => mine !== era || !goesOn() || now() >= last, onShown: () => shown(now() + 1) });
      }
      if (mine !== era || store.getState().within < shot.events.length) return false;
      store.setState({ at: at + 1, within: 0, events: 0 });
      tell(shot);
      void from.prefetch(at + 1, () => mine === era).catch(() => undefined);
      return true;
    } catch (fault) {
      if (mine === era) store.setState({ playing: false, fault: sentence(fault) });
      return false;
    }
  }

  /** Shows events one after another, as far as it is not left. */
  async function showEvents(situation: Situation, events: FilmShot['events'], course: Pick<Course, 'left' | 'onShown'>): Promise<void> {
    const tableau = situation.face.tableau(situation);
    stage.prepare(tableau);
    teller.calm = calm();
    const { signal } = stop;
    await teller.play(events, situation, tableau, { skips: () => false, signal: () => signal, ...course }, () => {});
    teller.announce(null);
  }

  async function run(): Promise<void> {
    const mine = halt();
    while (mine === era && store.getState().playing) {
      if (!(await forth(mine, Infinity, () => store.getState().playing))) break;
      await clock.wait((calm() ? CALM : PAUSE) / store.getState().speed, stop.signal);
    }
    const { opening, at } = store.getState();
    if (mine === era && opening !== null && at >= opening.length) store.setState({ playing: false });
  }

  /** The stage is set as before the answer, and its events up to the one before are shown at once. */
  async function eventBack(): Promise<void> {
    const { at, within, jump } = store.getState();
    const from = shots;
    if (within === 0) {
      if (at === 0 || from === null) return;
      const { events } = await from.shot(at);
      return replayed(at - 1, Math.max(0, events.length - 1));
    }
    return within === 1 ? jump(at) : replayed(at, within - 1);
  }

  async function replayed(at: number, within: number): Promise<void> {
    await store.getState().jump(at);
    const mine = era;
    const shot = within === 0 ? undefined : await shots?.shot(at + 1);
    const { opening } = store.getState();
    if (shot === undefined || opening === null || mine !== era) return;
    const situation = situationOf(opening, shot);
    if (situation !== null) teller.atOnce(shot.events.slice(0, within), situation);
    store.setState({ within, events: shot.events.length });
    tell(null);
  }

  return store;
}
