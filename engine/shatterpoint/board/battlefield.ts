/** The battlefield under a mission: where its objective tokens lie, and where terrain may not stand because of them (SP-FIELD-02, SP-FIELD-04, SP-FIELD-05). */
import type { Refusal } from '../../core/script.ts';
import { tenth, type Point } from '../../shape/point.ts';
import { refuseToken, restingPlace } from '../../space/ground/relocate.ts';
import { NO_PLACES } from '../../space/terrain/named-places.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { EDGES, type Edge } from './edges.ts';
import { refusalOf } from './geometry-rules.ts';
import { namedFor } from './named-fault.ts';
import { objectivesAt } from './named-objectives.ts';
import type { Mission } from '../game/game.ts';

/** An objective's place that a table does not have: no token may lie there as the terrain stands. */
export interface PlaceFault {
  /** Ids of the mission and its objective. */
  readonly mission: string;
  readonly objective: string;
  /** With the First Player at this edge. */
  readonly edge: Edge;
  /** Where the token would lie, mm. */
  readonly at: { readonly x: number; readonly z: number };
  /** The rule, and the feature and part in the way where there is one. */
  readonly refusal: Refusal;
  /** What piece that feature is; null where none is in the way. */
  readonly piece: string | null;
}

interface Laid {
  readonly id: string;
  readonly at: Point;
}

/** Where a mission's objective tokens of this radius (mm) lie, seen from the First Player's edge (SP-CARD-24): up on terrain, features on features too, that holds them (SP-FIELD-04, -06); looked at once, with all terrain in place, and not moved in plan (AMB-67, DIF-08). By the house rule `tableObjectives` (`isNamed`) the places are those that the table names for the mission. */
export function objectivePlaces(terrain: Terrain, mission: Pick<Mission, 'id' | 'objectives'>, edge: Edge, radius: number, isNamed = false): readonly Laid[] {
  const { objectives } = mission;
  const named = isNamed ? namedFor(terrain.named ?? NO_PLACES, mission).map(({ at }) => ({ x: at.x * edge, z: at.z * edge })) : null;
  const laid = named === null ? objectives : objectivesAt(objectives, named);
  return laid.map(({ id, at }) => {
    const [x, z] = [tenth(at.x * edge), tenth(at.z * edge)];
    return { id, at: { x, y: restingPlace(terrain, x, z, radius), z } };
  });
}

/** Every place of the missions, from both edges, where no token of this radius (mm) may lie (SP-FIELD-05, SP-MOVE-03); empty when the table holds them all. */
export function placeFaults(terrain: Terrain, missions: readonly Pick<Mission, 'id' | 'objectives'>[], radius: number, isNamed = false): readonly PlaceFault[] {
  const faults: PlaceFault[] = [];
  const pieces = new Map(terrain.parts.map(({ feature, piece }) => [feature, piece]));
  for (const mission of missions) {
    for (const edge of EDGES) {
      for (const { id, at: { x, z } } of objectivePlaces(terrain, mission, edge, radius, isNamed)) {
        const refusal = refusalOf(refuseToken(terrain, x, z, radius));
        if (refusal !== null) faults.push({ mission: mission.id, objective: id, edge, at: { x, z }, refusal, piece: pieces.get(String(refusal.detail?.['feature'])) ?? null });
      }
    }
  }
  return faults;
}

/** A fault in one English line, for messages of the host and the command line. */
export function describePlaceFault({ mission, objective, edge, at: { x, z }, refusal: { rule, detail } }: PlaceFault): string {
  const why = detail === undefined ? 'the token would reach over the table\'s edge' : `feature "${detail['feature']}" (its part "${detail['part']}") covers the place and nothing there holds the whole token`;
  return `mission "${mission}", objective ${objective} at ${x}, ${z} mm with the First Player at the ${edge === 1 ? 'near' : 'far'} edge: ${why} (${rule})`;
}
