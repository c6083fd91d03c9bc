import type { Base } from '../../engine/shape/shape.ts';
import type { LiveStage } from '../match/liveStage.ts';
import type { MatchState } from '../match/matchState.ts';
import { scaleIn } from '../match/scaleIn.ts';
import type { Anchor } from './chart.ts';

/** Radius in mm of the base that a point counts as when sight is asked of it. */
export const POINT_BASE = 20;
/** Radius in mm of a base that no card tells. */
const COMMON = 20;
/** Radius in mm of an objective token that no setup tells. */
const TOKEN = 12.7;

/** Radius in mm of a figure's base, from its card: the only thing of it that is measured. */
export function radiusOf(stage: LiveStage, id: string): number {
  const base = stage.actors.get(id)?.base ?? null;
  return base === null ? COMMON : base / 2;
}

/** The base that an anchor stands for now, or null when the figure is not on the table. `point` is the radius of a point. */
export function baseOf(anchor: Anchor, stage: LiveStage, state: Pick<MatchState, 'situation'>, point = 0): Base | null {
  if (anchor.kind === 'spot') return { at: anchor.at, radius: point };
  const actor = stage.actors.get(anchor.id);
  if (actor !== undefined) return actor.shown ? { at: { x: actor.x, y: actor.y, z: actor.z }, radius: radiusOf(stage, actor.id) } : null;
  const objective = stage.markers.find(({ id }) => id === anchor.id);
  return objective === undefined ? null : { at: objective.at, radius: scaleIn(state)?.objective ?? TOKEN };
}

/** Every figure and objective that can be measured, in the order of the match. */
export const thingsOn = (stage: LiveStage): readonly string[] => [
  ...[...stage.actors.values()].filter(({ shown }) => shown).map(({ id }) => id),
  ...stage.markers.map(({ id }) => id),
];
