import type { Link, Update } from '../../engine/host/link.ts';
import type { MatchState } from './matchState.ts';

type Besides = Pick<MatchState, 'loadOdds' | 'loadOddsAfter' | 'loadCounsel' | 'loadPaths' | 'loadEnds' | 'loadProspect' | 'loadThreats'>;

/** What the host tells beside the question that stands; where it cannot tell it now, that is no fault. */
export function besides(link: Link, get: () => MatchState): Besides {
  const told = async <T>(nothing: T, ask: (shown: Update) => Promise<T>): Promise<T> => {
    const { shown } = get();
    return shown === null ? nothing : ask(shown).catch(() => nothing);
  };
  return {
    loadOdds: () => told(null, ({ match, at }) => link.call('odds', { match, at }).then(({ odds }) => odds ?? null)),
    loadOddsAfter: (picks) => told(null, ({ match, at }) => link.call('odds', { match, at, picks: picks.slice() }).then(({ odds }) => odds ?? null)),
    loadCounsel: () => told([], ({ match, at }) => link.call('counsel', { match, at }).then(({ counsels }) => counsels)),
    loadPaths: () => told([], ({ match, at }) => link.call('paths', { match, at }).then(({ paths }) => paths)),
    // Where nothing can be taken back at all, no single answer is the last that can.
    loadEnds: () => told({}, async ({ match, at, back }) => (back === null || get().request?.kind !== 'pick' ? {} : (await link.call('ends', { match, at })).ends)),
    loadProspect: (figure, place) => told(null, ({ match, at }) => link.call('prospect', { match, at, figure, place }).then(({ prospect }) => prospect ?? null)),
    loadThreats: (seat) => told(null, ({ match, at }) => link.call('threats', { match, at, seat }).then(({ threats }) => threats ?? null)),
  };
}
