import type { Point } from '../../engine/shape/point.ts';
import type { MatchState } from '../match/matchState.ts';
import type { LiveStage } from '../match/liveStage.ts';
import { middleOf } from '../tools/spots.ts';

/** Somebody as they would stand. */
export interface Standing {
  readonly figure: string;
  readonly at: Point;
}

/** Whoever is to come onto the table, on the spot that is pointed at, else on the one that is picked; null where nobody is, or no spot is meant. */
export function comingOn(stage: Pick<LiveStage, 'actorOf' | 'groundAt'>, { request, hints, hovered, picks }: Pick<MatchState, 'request' | 'hints' | 'hovered' | 'picks'>): Standing | null {
  if (request?.kind !== 'pick') return null;
  const figure = Object.values(request.about).find((id) => typeof id === 'string' && stage.actorOf(id)?.shown === false);
  const spot = [hovered, ...picks].map((option) => hints.spots.find((each) => each.option === option)).find((found) => found !== undefined);
  if (typeof figure !== 'string' || spot === undefined) return null;
  const middle = middleOf(spot);
  return { figure, at: { x: middle.x, y: stage.groundAt(middle), z: middle.z } };
}
