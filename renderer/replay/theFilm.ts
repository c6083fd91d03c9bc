import { useStore } from 'zustand';
import type { FilmOpening, FilmShot, HindsightReply, SeatKind, Update } from '../../engine/host/link.ts';
import { realClock } from '../match/clock.ts';
import { NO_HINTS } from '../match/hints.ts';
import { lead } from '../match/lead.ts';
import { aloud, link, match, stage } from '../match/match.ts';
import { sentence } from '../match/messages.ts';
import { faceFor, loadFace } from '../faces/index.ts';
import { situationIn } from '../faces/situation.ts';
import { createFilm, type FilmState, type Showing } from './film.ts';

const BARE = {
  selected: null, hovered: null, picks: [], aimed: null, preview: null, refused: null, request: null, hints: NO_HINTS, playing: false,
  sending: false, announced: null,
} as const;

const NOTHING_ASKED: HindsightReply = { at: null, seat: null, counsels: [] };

/** A moment of a film as the table knows moments: nobody is asked. */
const updateOf = ({ match: id, system, table, setup, seats }: FilmOpening, { at, view, answered }: FilmShot): Update =>
  ({ match: id, system, table, setup, seats, at, answered, events: [], view, request: null, awaits: null, back: null, outcome: null });

function present({ opening, shot, situation, log }: Showing): void {
  match.setState(shot === null || situation === null ? { log } : { log, situation, shown: updateOf(opening, shot), preview: null });
}

/** The film of this window, shown on the table of this window. */
export const film = createFilm({
  link, stage, aloud, clock: realClock, guide: lead, present, loadFace,
  situationOf: ({ system, setup, seats }, { view }) => situationIn(faceFor, match.getState().catalogue, { system, setup, seats, view }),
  onAnnounce: (announced) => match.setState({ announced }),
  onSpeed: (speed) => {
    const { settings } = match.getState();
    stage.reading = speed ?? 1;
    stage.speed = settings.reducedMotion ? 20 : stage.reading;
  },
  calm: () => match.getState().settings.reducedMotion,
});

/** Reads the film in a component. */
export const useFilm = <T>(pick: (state: FilmState) => T): T => useStore(film, pick);

/** Goes to the replay screen with a saved match; back to where one was when it cannot be opened. */
export async function watch(id: string): Promise<void> {
  const { screen, leave, catalogue, loadCatalogue } = match.getState();
  if (screen === 'battle') await leave();
  if (catalogue === null) await loadCatalogue();
  match.setState({ ...BARE, screen: 'replay', shown: null, situation: null, opening: null, log: [], level: null, fault: null });
  const opened = await film.getState().open(id);
  if (match.getState().screen !== 'replay') return;
  const { opening, fault } = film.getState();
  if (opened && opening !== null) match.setState({ opening: { table: opening.table, system: opening.system } });
  else match.setState({ screen: 'library', fault });
}

/** What the computer would have done at the last question up to what is shown; the film stops there. Null where it could not be asked: the film says why. */
export async function hindsight(): Promise<HindsightReply | null> {
  const { opening, at, within, pause, jump } = film.getState();
  if (opening === null) return NOTHING_ASKED;
  pause();
  try {
    const reply = await link.call('hindsight', { match: opening.match, at });
    if (reply.at !== null && (reply.at !== at || within > 0)) await jump(reply.at);
    return reply;
  } catch (fault) {
    film.setState({ fault: sentence(fault) });
    return null;
  }
}

/** Leaves the film. */
export function endFilm(screen: 'library' | 'home' = 'library'): void {
  film.getState().close();
  aloud.clear();
  match.setState({ ...BARE, screen, shown: null, situation: null, opening: null, log: [], level: null });
}

/** A new match from what is shown; the film is left when it opens. Says whether it did. */
export async function playOn(seats: readonly SeatKind[]): Promise<boolean> {
  const { opening, at, pause } = film.getState();
  if (opening === null) return false;
  pause();
  try {
    const { match: id } = await link.call('branch', { match: opening.match, at, seats: [...seats] });
    if (await match.getState().continueMatch(id)) {
      film.getState().close();
      return true;
    }
  } catch (fault) {
    film.setState({ fault: sentence(fault) });
  }
  await film.getState().jump(at);
  return false;
}
