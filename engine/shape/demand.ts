/** What a rule system asks of a table, as plain data: the check of tables (`engine/space/check`) measures whether it is there. */
import type { Plan } from './point.ts';
import type { Levels, StandingZone } from './shape.ts';

/** Something that both sides fight over, where a mission lays it: its place in plan and its radius in mm. */
export interface SoughtPlace {
  readonly id: string;
  readonly at: Plan;
  readonly radius: number;
}

/** Where a seat deploys, and how many figures must find room there. */
export interface DeploymentDemand {
  readonly seat: number;
  readonly zone: StandingZone;
  readonly figures: number;
  /** Those who must be put near whoever is deployed first: how many, and within how many mm of it, edge to edge. Left out where nobody must. */
  readonly followers?: { readonly count: number; readonly range: number };
}

/** Why a match cannot be played with the places that a table names; `deploymentCrosses`: an outline crosses or touches itself; `deploymentRoom`: one holds `room` of its `figures`. Seats are counted from 0. */
export type PlacesFault =
  | { readonly why: 'objectiveCount'; readonly count: number; readonly needed: readonly number[] }
  | { readonly why: 'deploymentMissing'; readonly seat: number }
  | { readonly why: 'deploymentCrosses'; readonly seat: number }
  | { readonly why: 'deploymentRoom'; readonly seat: number; readonly room: number; readonly figures: number };

/** One way in which a match can be set up on a table. Lengths in mm. */
export interface TableDemand {
  /** What is set up, for people: a mission and an edge, a number of seats. */
  readonly name: string;
  /** The base that most figures have, and the height they need free. */
  readonly body: { readonly radius: number; readonly height: number };
  readonly levels: Levels;
  /** How far in plan a figure gets that climbs or jumps where no way leads; 0 where nobody may. */
  readonly climb: number;
  /** How near a figure must come to an end of a ladder, stair, lift or door, and to an objective, to make use of it. */
  readonly reach: { readonly ingress: number; readonly objective: number };
  readonly objectives: readonly SoughtPlace[];
  readonly deployments: readonly DeploymentDemand[];
  /** The rule system that asks for a table of a certain size, width and depth; left out where any will do. */
  readonly board?: { readonly system: string; readonly size: readonly [width: number, depth: number] };
  /** What keeps it from being played with the places that the table names; left out where nothing does, and where it is played with others. */
  readonly faults?: readonly PlacesFault[];
}
