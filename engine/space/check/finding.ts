/** What the check of a table finds, as plain data. */
import type { Point } from '../../shape/point.ts';
import type { TableEdit } from '../terrain/table-edit.ts';

/** `error`: it cannot be played as it stands. `warning`: it plays worse than it looks. `note`: something to know. */
export type Severity = 'error' | 'warning' | 'note';

/**
 * Why. `about` holds what the words need (lengths in mm, whole; shares in percent):
 * - Pieces: `pieceMissing`, `packMissing` {pack}, `offTable` {part, edge, by}, `floating` {by}, `unsupported`: its middle lies beside what carries it, `sunk` {by, other}, `twice` {other}, `buried` {other}, `overlaps` {other, share}: so much of it stands in the other's matter.
 * - Ways: `wayOffTable` {way, end}, `wayWithoutRoom` {way, end}: no base finds room beside that end at its height.
 * - Surfaces: `nobodyFits` {y}, `onlyByClimbing` {y}, `oneWayDrop` {y}: whoever is there gets no more to where sides deploy but by climbing.
 * - Objectives: `objectiveOffTable`, `objectiveInTerrain` {piece, part}, `objectiveUnreached`, `objectiveCount` {count, needed}: no match lays as many; `objectiveUneven` {share}: one side's way to all of them is so much longer.
 * - Deployment: `deploymentOffTable` {seat}, `deploymentOverlap` {seat, other}, `deploymentUneven` {seat, share}, `deploymentCrowded` {seat, room, figures},
 *   `deploymentFull` {seat}: not one finds room; `deploymentTight` {seat, room, most}: so many find room at once, of another seat so many;
 *   `deploymentShut` {seat, share}: with two moves it gets to so much fewer places than another; `deploymentFollowers` {seat, count, x, z}: a place where whoever deploys first leaves no room for so many who follow; `deploymentMissing` {seat}: others have an outline; `deploymentCrosses` {seat}: an outline crosses or touches itself.
 * - Places that rule systems print: `printedNothing`: the table names none; `printedElsewhere` {system}: it is not laid out for that one.
 * - Its size: `sizeElsewhere` {system, width, depth}: that rule system, for which it is laid out, is played on a table of that size.
 * - Sides: `sightUneven` {share, other}: of all places in one half and the other that are seen from the middle of their own edge; `coverUneven` {share, other}.
 * - The whole: `tooManyPieces` {count, most}, `tooManyToCheck` {count, most}: nobody walks over it, so that reach, room and sight are not looked for, `mendingLeft` {count}: of so many findings it was not tried out in time what mends them, `tooManyTriangles` {count, most}, `tooManyKinds` {count, most}, `flat` {share}: hardly anything to stand on above the ground.
 */
export type Reason =
  | 'pieceMissing' | 'packMissing' | 'offTable' | 'floating' | 'unsupported' | 'sunk' | 'twice' | 'buried' | 'overlaps'
  | 'wayOffTable' | 'wayWithoutRoom' | 'nobodyFits' | 'onlyByClimbing' | 'oneWayDrop'
  | 'objectiveOffTable' | 'objectiveInTerrain' | 'objectiveUnreached' | 'objectiveUneven' | 'objectiveCount'
  | 'deploymentOffTable' | 'deploymentOverlap' | 'deploymentUneven' | 'deploymentCrowded' | 'deploymentFull' | 'deploymentTight' | 'deploymentShut' | 'deploymentFollowers' | 'deploymentMissing' | 'deploymentCrosses'
  | 'printedNothing' | 'printedElsewhere' | 'sizeElsewhere'
  | 'sightUneven' | 'coverUneven' | 'tooManyPieces' | 'tooManyToCheck' | 'mendingLeft' | 'tooManyTriangles' | 'tooManyKinds' | 'flat';

export interface Finding {
  readonly severity: Severity;
  readonly reason: Reason;
  /** The feature it is about; null where it is about none. */
  readonly feature: string | null;
  /** The objective, way or deployment it is about; null where it is about none. */
  readonly id: string | null;
  /** Where on the table (mm); null where it is about no place. */
  readonly at: Point | null;
  /** What is set up where it shows (`TableDemand.name`); null where it holds for every match. */
  readonly match: string | null;
  readonly about: Readonly<Record<string, string | number>>;
  /** An edit that mends it; null where somebody must think. */
  readonly fix: TableEdit | null;
  /** Locked pieces that what would mend it changes: it is not offered while they are. Empty where there are none. */
  readonly locked: readonly string[];
}

/** A finding with what is left out of most. */
export const finding = (severity: Severity, reason: Reason, more: Partial<Omit<Finding, 'severity' | 'reason'>> = {}): Finding =>
  ({ severity, reason, feature: null, id: null, at: null, match: null, about: {}, fix: null, locked: [], ...more });

/** The gravest first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

/** The worst first, else as they were found. */
export const worstFirst = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
