/** What a figure could do to others, as plain data for geometry: where it could go and how far it hits. */
import type { ToolZone } from '../move/reach.ts';
import type { Base, Body, Levels } from '../../shape/shape.ts';

/** A figure that may attack. All lengths in mm. */
export interface Threat {
  readonly id: string;
  /** Where it stands now. */
  readonly body: Body;
  /** Every other base on the table: it may end on none of them. */
  readonly others: readonly Base[];
  /** Ways it could move if its activation began now: one tool zone, or two in a row; of two the first may not end beside an engager. */
  readonly moves: readonly (readonly ToolZone[])[];
  /** What of them is left in its running activation; null when none of its runs. */
  readonly movesLeft: readonly (readonly ToolZone[])[] | null;
  /** Ends of its moves so near to an ingress point may go through it. */
  readonly ingress: number;
  /** Range of its ranged attack, or null. */
  readonly ranged: number | null;
  /** Range of its melee attack at its own Elevation and in sight, or null. */
  readonly melee: number | null;
  /** Bases that keep it from shooting while one of them is within `engagement` mm, at its Elevation and in sight. */
  readonly engagers: readonly Base[];
  readonly engagement: number;
  /** Bases that keep it from hitting any other figure while they are so near. */
  readonly wards: readonly Base[];
  readonly levels: Levels;
  /** Whether it hits only what it sees. */
  readonly sightNeeded: boolean;
  /** Ids of figures that some text may forbid it to shoot at: geometry alone claims nothing about that. */
  readonly spared: readonly string[];
}
