import type { LiveStage } from '../match/liveStage.ts';
import type { MatchState } from '../match/matchState.ts';

/** The figure that a person thinks of now: the selected one, the one that is asked about, else the first of the acting unit. Null when none stands on the table. */
export function figureInMind({ selected, request }: Pick<MatchState, 'selected' | 'request'>, stage: LiveStage): string | null {
  const asked = request?.kind === 'place' ? request.figure : request?.kind === 'pick' ? (request.about['attacker'] ?? request.about['character'] ?? request.about['figure']) : undefined;
  for (const id of [selected, asked, stage.active]) {
    const actor = typeof id === 'string' ? stage.actorOf(id) : null;
    if (actor !== null && actor.shown) return actor.id;
  }
  return null;
}
