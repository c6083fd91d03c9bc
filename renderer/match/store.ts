import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallArgs, Happened, Link, Update } from '../../engine/host/link.ts';
import type { Answer, Request } from '../../engine/core/script.ts';
import { situationIn, type FaceFor } from '../faces/situation.ts';
import type { Situation } from '../faces/face.ts';
import { besides } from './besides.ts';
import type { Clock } from './clock.ts';
import { Gestures, type NextAnswer } from './gesture.ts';
import { NO_GUIDE, type Guide } from './guide.ts';
import { NO_HINTS } from './hints.ts';
import { CLEAR, NO_MATCH, type MatchState, type Told } from './matchState.ts';
import { sentence } from './messages.ts';
import { clearOpen, markOpen } from './openMark.ts';
import { createPlayback, type Playback } from './playback.ts';
import { sceneOf } from './recap.ts';
import { Recaps } from './recaps.ts';
import { keepSettings, readSettings, type Settings } from './settings.ts';
import type { Stage } from './stage.ts';
import { leftOf, troubleOf } from './trouble.ts';

export type MatchStore = StoreApi<MatchState>;

export interface StorePlan {
  readonly link: Link;
  readonly stage: Stage;
  readonly aloud?: Stage;
  readonly clock: Clock;
  readonly guide?: Guide;
  readonly faceFor: FaceFor;
  /** Resolves when the face of a rule system is there, where it has one. */
  readonly loadFace: (system: string) => Promise<unknown>;
  /** Told how many times as fast as at single speed the table moves from now on. */
  readonly onPace?: (times: number) => void;
}

const LOG = 3000;

/** A question with what it lights up. */
const askedOf = (situation: Situation | null, request: Request | null): Pick<MatchState, 'request' | 'hints'> =>
  ({ request, hints: situation === null || request === null ? NO_HINTS : situation.face.hintsOf(request, situation) });

/** The one store of what React draws. Everything that changes on every frame lives on the stage instead. */
export function createMatchStore({ link, stage, aloud = stage, clock, guide = NO_GUIDE, faceFor, loadFace, onPace = () => {} }: StorePlan): MatchStore {
  let count = 0;
  /** The match whose updates are shown; pushes that come before the opening reply wait in `held`. */
  let awaited: string | null = null;
  let held: Update[] = [];
  let newest = -1;
  let gestures = new Gestures();
  /** How many times the catalogue was asked for. */
  let catalogues = 0;
  const recaps = new Recaps();
  /** The question that stands while something is shown again. */
  let standing: Pick<MatchState, 'request' | 'hints'> | null = null;
  /** Resolves when the word on its way was heard. */
  let sent: Promise<void> = Promise.resolve();
  const store = createStore<MatchState>((set, get) => ({
    ...NO_MATCH,
    screen: 'home',
    connected: true,
    locked: null,
    catalogue: null,
    outdated: false,
    opening: null,
    playing: false, sending: false,
    fault: null,
    elsewhere: null,
    settings: readSettings(),
    go: (screen) => set({ screen }),
    layOut: (table) => set({ screen: 'workshop', opening: { table, system: '' } }),
    loadCatalogue: async () => {
      const asked = (catalogues += 1);
      try {
        const catalogue = await link.call('catalogue', {});
        if (asked !== catalogues) return; // who asked later knows more
        const { shown } = get();
        set({ catalogue, ...(shown === null ? {} : { situation: situationIn(faceFor, catalogue, shown) }), fault: null });
      } catch (fault) {
        if (asked === catalogues) set({ fault: sentence(fault) });
      }
    },
    newMatch: (args) => open('', () => link.call('newMatch', args)),
    rematch: async (match) => {
      const opened = await open(match, () => link.call('rematch', { match }));
      if (opened) void link.call('leave', { match }).catch(() => {});
      return opened;
    },
    continueMatch: (match, takeOver) => open(match, () => link.call('continueMatch', { match, ...(takeOver === undefined ? {} : { takeOver }) })),
    answer: async (answer) => {
      const { shown, request } = get();
      gestures.answered();
      return shown !== null && request !== null && sendAnswer(shown, answer);
    },
    gesture: async (gesture) => {
      const { shown, request } = get();
      const first = shown === null || request === null || get().sending ? null : gestures.begin(gesture, shown.at, request);
      return first !== null && goOn(shown!, first);
    },
    undo: async () => {
      const { shown } = get();
      const last = shown?.back?.to ?? null;
      if (shown === null || last === null) return false;
      return send(shown, null, () => link.call('undo', { match: shown.match, at: shown.at, to: gestures.back(last, shown.back!.free) }));
    },
    redo: async () => {
      const { shown, sending } = get();
      if (shown === null || sending || (shown.back?.ahead ?? 0) === 0) return false;
      return (await send(shown, null, () => link.call('redo', { match: shown.match, at: shown.at, to: gestures.forth(shown.at, shown.back!.ahead) }))) || askAgain();
    },
    pick: (option) => {
      const { request, picks } = get();
      if (request?.kind !== 'pick' || !request.options.includes(option)) return;
      if (request.min === 1 && request.max === 1) {
        void get().answer({ kind: 'pick', picks: [option] });
        return;
      }
      const next = picks.includes(option) ? picks.filter((other) => other !== option) : picks.length < request.max ? [...picks, option] : picks;
      set({ picks: next });
    },
    ...besides(link, get),
    confirmPicks: () => get().answer({ kind: 'pick', picks: get().picks }),
    leave: async () => {
      const { shown } = get();
      awaited = null;
      clearOpen();
      playback.reset();
      recaps.clear();
      set({ ...NO_MATCH, screen: 'home', opening: null, outdated: shown !== null });
      if (shown !== null) await link.call('leave', { match: shown.match }).catch(() => {});
      await get().loadCatalogue();
      set({ outdated: false });
    },
    catchUp: async () => {
      const match = awaited;
      // Who is asked about it has not said that it is to be opened.
      if (match === null || match === 'opening' || get().elsewhere !== null) return;
      try {
        take(await link.call('continueMatch', { match }));
        set({ fault: null, sending: false });
      } catch (fault) {
        set(troubleOf(match, fault));
      }
    },
    skip: () => { playback.skip(); aloud.hush(); },
    openRecap: (open) => {
      if (!open) recaps.seen();
      set(({ story }) => ({ recap: open && story.chapters.length > 0 }));
    },
    showAgain: (entry) => {
      const { shown, story, sending, playing } = get();
      if (shown !== null && !sending && !playing) playback.again(sceneOf(story, entry, shown));
    },
    select: (selected) => set({ selected }),
    hover: (hovered) => { if (get().hovered !== hovered) set({ hovered }); },
    aim: (aimed) => set({ aimed, refused: null }),
    look: (preview) => set({ preview }),
    setLevel: (level) => set({ level }),
    setSettings: (change) => {
      const settings = { ...get().settings, ...change };
      set({ settings });
      keepSettings(settings);
      apply(settings);
    },
    dismiss: () => set({ refused: null, fault: null }),
    leaveElsewhere: async () => {
      set({ elsewhere: null });
      if (get().screen !== 'battle') return;
      const left = get().leave();
      set({ screen: 'library' });
      await left;
    },
    settled: () => playback.settled(),
  }));

  const situationOf = (update: Update): Situation | null => situationIn(faceFor, store.getState().catalogue, update);
  const write = (events: readonly Happened[], { at }: { readonly at: number }): void =>
    store.setState(({ log }) => ({ log: [...log, ...events.map((event): Told => ({ key: ++count, at, event }))].slice(-LOG) }));
  const playback: Playback = createPlayback({
    stage, aloud, clock,
    guide,
    situationOf,
    onPace,
    onEvents: write, onAnnounce: (announced) => store.setState({ announced }),
    onPassed: (update) => recaps.take(update, true),
    onShown: (update, missed) => {
      recaps.take(update, missed);
      const situation = situationOf(update);
      const request = update.awaits === 'person' ? update.request : null;
      const next = gestures.go(update.at, request);
      // What a gesture answers itself is not asked.
      store.setState({ ...CLEAR, shown: update, situation, ...askedOf(situation, next === null && !gestures.isAgain(update.at) ? request : null), story: recaps.story, recap: update.awaits !== 'computer' && recaps.isDue });
      if (next !== null) void goOn(update, next);
    },
    onPlaying: (playing) => store.setState({ playing }),
    onAgain: (again) => {
      const { request, hints } = store.getState();
      if (again) standing = { request, hints };
      store.setState({ again, ...(again ? { request: null, hints: NO_HINTS } : standing) });
    },
  });

  /** Sends the next answer of a gesture, after the one before was taken; where the host refuses it, the question is asked. */
  async function goOn(shown: Update, { answer, rest }: NextAnswer): Promise<boolean> {
    await sent;
    if (store.getState().shown !== shown) return false;
    gestures.sends(shown.at, rest);
    return (await sendAnswer(shown, answer)) || askAgain();
  }

  /** A gesture came to nothing: what it would have answered is asked. */
  function askAgain(): false {
    gestures.fails();
    const { shown, situation } = store.getState();
    if (shown?.awaits === 'person') store.setState(askedOf(situation, shown.request));
    return false;
  }

  const sendAnswer = (shown: Update, answer: Answer): Promise<boolean> =>
    send(shown, answer, () => link.call('answer', { match: shown.match, at: shown.at, answer: answer as CallArgs<'answer'>['answer'] }));

  /** Sends a person's word on what is shown, one at a time; what the host refuses stands beside the question. */
  async function send(shown: Update, answer: Answer | null, call: () => Promise<unknown>): Promise<boolean> {
    if (store.getState().sending) return false;
    store.setState({ sending: true, refused: null });
    let done = (): void => {};
    sent = new Promise((resolve) => { done = resolve; });
    try {
      await call();
      // The next update may already have come before this reply.
      if (store.getState().shown === shown) store.setState({ request: null, hints: NO_HINTS });
      store.setState({ sending: false, picks: [], aimed: null, preview: null });
      return true;
    } catch (fault) {
      store.setState({ sending: false, ...leftOf(shown.match, answer, fault) });
      return false;
    } finally {
      done();
    }
  }

  async function open(match: string, call: () => Promise<Update>): Promise<boolean> {
    playback.reset();
    recaps.clear();
    store.setState({ ...NO_MATCH, fault: null, elsewhere: null, sending: true });
    awaited = 'opening';
    [held, gestures] = [[], new Gestures()];
    try {
      const update = await call();
      await loadFace(update.system);
      awaited = update.match;
      store.setState({ screen: 'battle', sending: false, opening: { table: update.table, system: update.system } });
      for (const then of update.earlier ?? []) write(then.events, then);
      newest = update.at;
      markOpen(update.match);
      playback.push(update);
      for (const early of held) take(early);
      held = [];
      return true;
    } catch (fault) {
      awaited = null;
      // Of a battle nothing is left to be shown.
      store.setState(({ screen }) => ({ sending: false, screen: screen === 'battle' ? 'library' : screen, ...troubleOf(match, fault) }));
      return false;
    }
  }

  function take(update: Update): void {
    if (update.match !== awaited || (update.at <= newest && !isStepBack(update))) return;
    // What was taken back never happened.
    if (update.at < newest) store.setState(({ log }) => ({ log: log.filter(({ at }) => at <= update.at) }));
    newest = update.at;
    playback.push(update);
  }

  /** Answers were taken back: fewer stand, and nothing has happened. */
  const isStepBack = ({ at, answered, events }: Update): boolean => at < newest && answered === null && events.length === 0;

  link.onPush((push) => {
    if (push.type === 'update') {
      if (awaited === 'opening') held.push(push.update);
      else take(push.update);
      return;
    }
    if (push.match !== '' && push.match !== store.getState().shown?.match) return;
    store.setState(push.type === 'taken' ? { elsewhere: { kind: 'taken', match: push.match, by: push.by ?? null } } : { fault: push.message });
  });

  function apply({ speed, reducedMotion }: Settings): void {
    playback.setSpeeds(speed);
    playback.setCalm(reducedMotion);
  }
  apply(store.getState().settings);
  return store;
}
