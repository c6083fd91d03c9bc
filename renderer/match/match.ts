import { useStore } from 'zustand';
import type { CallArgs, CallName, Link, Push } from '../../engine/host/link.ts';
import type { FaceFor } from '../faces/situation.ts';
import { Aloud } from './aloud.ts';
import { realClock } from './clock.ts';
import { lead } from './lead.ts';
import { noticeTables } from './lent.ts';
import { openLink } from './link.ts';
import { LiveStage } from './liveStage.ts';
import type { MatchState } from './matchState.ts';
import { createMatchStore } from './store.ts';

/** The table of this window. */
export const stage = new LiveStage();
/** It, as it is told what is shown in its own time. */
export const aloud = new Aloud(stage);

let known: FaceFor = () => undefined;
let fetchFace: (system: string) => Promise<unknown> = async () => {};
/** Tells the window which rule systems have a face, and how one is fetched; before the first match. */
export function provideFaces(faceFor: FaceFor, load: (system: string) => Promise<unknown>): void {
  known = faceFor;
  fetchFace = load;
}

let opened: Link | null = null;
let knock = (): void => {};
/** Tries again whether the host lets this window in. */
export const knockAgain = (): void => knock();
const listeners = new Set<(push: Push) => void>();

/** Gives the window another link than its own; before the first call. */
export function provideLink(given: Link): void {
  opened = given;
  given.onPush((push) => { for (const listen of listeners) listen(push); });
}

/** A link that comes back after it was down may have missed news. */
function onConnection(connected: boolean): void {
  const before = match.getState().connected;
  match.setState({ connected });
  if (connected && !before) void match.getState().catchUp();
}

function linkNow(): Link {
  if (opened === null) {
    const made = openLink({ onWrong: (fault) => match.setState({ fault }), onConnection, onLocked: (locked) => match.setState({ locked }) });
    if ('knock' in made) knock = made.knock;
    provideLink(made);
  }
  return opened!;
}

/** The link of this window. It opens with the first call, so that nothing connects before it is needed. */
export const link: Link = {
  call: async <N extends CallName>(name: N, args: CallArgs<N>) => {
    const result = await linkNow().call(name, args);
    noticeTables((...asked) => linkNow().call(...asked), name, result);
    return result;
  },
  onPush: (listen) => {
    listeners.add(listen);
    return () => { listeners.delete(listen); };
  },
};

/** The store of this window. */
export const match = createMatchStore({
  link,
  stage,
  aloud,
  clock: realClock,
  guide: lead,
  faceFor: (system) => known(system),
  loadFace: (system) => fetchFace(system),
  onPace: (times) => {
    stage.reading = times;
    stage.speed = match.getState().settings.reducedMotion ? 20 : times;
  },
});

/** Reads the store in a component: `useMatch((s) => s.request)`. */
export const useMatch = <T>(pick: (state: MatchState) => T): T => useStore(match, pick);
