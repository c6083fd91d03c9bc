import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallArgs, Link, Update } from '../../engine/host/link.ts';
import type { Answer } from '../../engine/core/script.ts';
import { situationIn, type FaceFor } from '../faces/situation.ts';
import type { Situation } from '../faces/face.ts';
import { backTo, nextOf, type Gesture, type Span } from './gesture.ts';
import { NO_HINTS } from './hints.ts';
import type { MatchState, Told } from './matchState.ts';
import { codeOf, elsewhereOf, refusalOf, sentence } from './messages.ts';
import { clearOpen, markOpen } from './openMark.ts';
import { createPlayback, NO_GUIDE, type Clock, type Guide, type Playback } from './playback.ts';
import { keepSettings, readSettings, type Settings } from './settings.ts';
import type { Stage } from './stage.ts';

export type MatchStore = StoreApi<MatchState>;

export interface StorePlan {
  readonly link: Link;
  readonly stage: Stage;
  readonly clock: Clock;
  readonly guide?: Guide;
  readonly faceFor: FaceFor;
  /** Resolves when the face of a rule system is there, where it has one. */
  readonly loadFace: (system: string) => Promise<unknown>;
  /** Told when speed or calmness change, and once at the start. */
  readonly onSettings?: (settings: Settings) => void;
}

const LOG = 3000;
const CLEAR = { selected: null, hovered: null, picks: [], aimed: null, preview: null, refused: null } as const;
/** What stands while no match is shown. */
const NO_MATCH = { ...CLEAR, shown: null, situation: null, request: null, hints: NO_HINTS, log: [], level: null } as const;

/** What stands of a fault: a word on where the match is played, or the fault itself. */
const troubleOf = (match: string, fault: unknown): Pick<MatchState, 'elsewhere'> | Pick<MatchState, 'fault'> => {
  const elsewhere = elsewhereOf(match, fault);
  return elsewhere === null ? { fault: sentence(fault) } : { elsewhere };
};

/** What stands of a word on a match that the host did not take; nothing of one that came too late. */
function leftOf(match: string, answer: Answer | null, fault: unknown): Partial<MatchState> {
  const code = codeOf(fault);
  if (code === 'late') return {};
  return code === 'refused' ? { refused: { refusal: refusalOf(fault), message: sentence(fault), answer } } : troubleOf(match, fault);
}

/** The one store of what React draws. Everything that changes on every frame lives on the stage instead. */
export function createMatchStore({ link, stage, clock, guide = NO_GUIDE, faceFor, loadFace, onSettings = () => {} }: StorePlan): MatchStore {
  let told = 0;
  /** The match whose updates are shown; pushes that come before the opening reply wait in `held`. */
  let awaited: string | null = null;
  let held: Update[] = [];
  let newest = -1;
  /** What is left of the gesture being made, the gestures made, and what resolves when the word on its way was heard. */
  let left: Gesture = [];
  let spans: Span[] = [];
  let sent: Promise<void> = Promise.resolve();
  const store = createStore<MatchState>((set, get) => ({
    ...NO_MATCH,
    screen: 'home',
    connected: true,
    locked: null,
    catalogue: null,
    opening: null,
    playing: false,
    sending: false,
    fault: null,
    elsewhere: null,
    settings: readSettings(),

    go: (screen) => set({ screen }),
    loadCatalogue: async () => {
      try {
        const catalogue = await link.call('catalogue', {});
        const { shown } = get();
        set({ catalogue, ...(shown === null ? {} : { situation: situationIn(faceFor, catalogue, shown) }), fault: null });
      } catch (fault) {
        set({ fault: sentence(fault) });
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
      if (shown === null || request === null) return false;
      const { match, at } = shown;
      return send(shown, answer, () => link.call('answer', { match, at, answer: answer as CallArgs<'answer'>['answer'] }));
    },
    gesture: async (gesture) => {
      const { shown, request } = get();
      const step = shown === null || request === null || get().sending ? null : nextOf(gesture, request);
      if (step === null) return false;
      spans.push({ from: shown!.at, until: shown!.at });
      return goOn(shown!, step);
    },
    undo: async () => {
      const { shown } = get();
      const last = shown?.back?.to ?? null;
      if (shown === null || last === null) return false;
      // Beyond dice a person is asked about one answer at a time.
      const to = shown.back!.free ? last : backTo(spans, last);
      spans = spans.filter(({ until }) => until <= to);
      return send(shown, null, () => link.call('undo', { match: shown.match, at: shown.at, to }));
    },
    redo: async () => {
      const { shown } = get();
      return (shown?.back?.ahead ?? 0) > 0 && send(shown!, null, () => link.call('redo', { match: shown!.match, at: shown!.at }));
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
    loadOdds: async () => {
      const { shown, request } = get();
      if (shown === null || request === null) return null;
      // Odds are extra: a host that cannot tell them now is no fault.
      return link.call('odds', { match: shown.match, at: shown.at }).then(({ odds }) => odds ?? null, () => null);
    },
    loadOddsAfter: async (picks) => {
      const { shown } = get();
      if (shown === null) return null;
      return link.call('odds', { match: shown.match, at: shown.at, picks: picks.slice() }).then(({ odds }) => odds ?? null, () => null);
    },
    loadPaths: async () => {
      const { shown, request } = get();
      if (shown === null || request?.kind !== 'pick') return [];
      return link.call('paths', { match: shown.match, at: shown.at }).then(({ paths }) => paths, () => []);
    },
    loadEnds: async () => {
      const { shown, request } = get();
      // Where nothing can be taken back at all, no single answer is the last that can.
      if (shown === null || shown.back === null || request?.kind !== 'pick') return {};
      return link.call('ends', { match: shown.match, at: shown.at }).then(({ ends }) => ends, () => ({}));
    },
    loadProspect: async (figure, place) => {
      const { shown } = get();
      if (shown === null) return null;
      return link.call('prospect', { match: shown.match, at: shown.at, figure, place }).then(({ prospect }) => prospect ?? null, () => null);
    },
    loadThreats: async (seat) => {
      const { shown } = get();
      if (shown === null) return null;
      return link.call('threats', { match: shown.match, at: shown.at, seat }).then(({ threats }) => threats ?? null, () => null);
    },
    confirmPicks: () => get().answer({ kind: 'pick', picks: get().picks }),
    leave: async () => {
      const { shown } = get();
      awaited = null;
      clearOpen();
      playback.reset();
      set({ ...NO_MATCH, screen: 'home', opening: null });
      if (shown !== null) await link.call('leave', { match: shown.match }).catch(() => {});
      await get().loadCatalogue();
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
    skip: () => playback.skip(),
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
  const playback: Playback = createPlayback({
    stage,
    clock,
    guide,
    situationOf,
    onEvent: (event, update) => {
      told += 1;
      const entry: Told = { key: told, at: update.at, event };
      store.setState(({ log }) => ({ log: log.length >= LOG ? [...log.slice(1), entry] : [...log, entry] }));
    },
    onShown: (update) => {
      const situation = situationOf(update);
      const request = update.awaits === 'person' ? update.request : null;
      const step = request === null || left.length === 0 || update.at !== spans.at(-1)?.until ? null : nextOf(left, request);
      left = [];
      if (step !== null) {
        // What a gesture answers itself is not asked.
        store.setState({ ...CLEAR, shown: update, situation, request: null, hints: NO_HINTS });
        void goOn(update, step);
        return;
      }
      const hints = situation === null || request === null ? NO_HINTS : situation.face.hintsOf(request, situation);
      store.setState({ ...CLEAR, shown: update, situation, request, hints });
    },
    onPlaying: (playing) => store.setState({ playing }),
  });

  /** Sends the next answer of a gesture, after the one before was taken; where the host refuses it, the question is asked. */
  async function goOn(shown: Update, { answer, rest }: NonNullable<ReturnType<typeof nextOf>>): Promise<boolean> {
    await sent;
    const { request } = shown;
    if (store.getState().shown !== shown || request === null) return false;
    spans = [...spans.slice(0, -1), { ...spans.at(-1)!, until: shown.at + 1 }];
    left = rest;
    const { match, at } = shown;
    if (await send(shown, answer, () => link.call('answer', { match, at, answer: answer as CallArgs<'answer'>['answer'] }))) return true;
    left = [];
    spans = spans.slice(0, -1);
    const { situation } = store.getState();
    if (store.getState().shown === shown && situation !== null) store.setState({ request, hints: situation.face.hintsOf(request, situation) });
    return false;
  }

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
    store.setState({ ...NO_MATCH, fault: null, elsewhere: null, sending: true });
    awaited = 'opening';
    [held, left, spans] = [[], [], []];
    try {
      const update = await call();
      await loadFace(update.system);
      awaited = update.match;
      store.setState({ screen: 'battle', sending: false, opening: { table: update.table, system: update.system } });
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

  const apply = (settings: Settings): void => {
    playback.setSpeed(settings.speed);
    playback.setCalm(settings.reducedMotion);
    onSettings(settings);
  };
  apply(store.getState().settings);
  return store;
}
