/** Places that a table names for matches on it: where is fought, and where seats deploy. */
import type { PlacesFault } from '../../shape/demand.ts';
import { crossesItself } from '../plane/crossing.ts';
import type { NamedPlaces } from '../../shape/named.ts';
import type { Outline } from '../../shape/shape.ts';

export type { NamedPlaces };

/** A table that names none. */
export const NO_PLACES: NamedPlaces = Object.freeze({ objectives: [], deployment: [] });

/** What a table's file says of them. */
interface Said {
  readonly objectives?: readonly { readonly id: string; readonly at: readonly [number, number] }[] | undefined;
  readonly layouts?: readonly { readonly mission: string; readonly objectives: NonNullable<Said['objectives']> }[] | undefined;
  readonly deployment?: NamedPlaces['deployment'] | undefined;
}

/** The places that a table's file names; `NO_PLACES` where it names none. */
export function namedPlaces({ objectives = [], layouts = [], deployment = [] }: Said): NamedPlaces {
  if (objectives.length + layouts.length + deployment.length === 0) return NO_PLACES;
  const sought = (list: NonNullable<Said['objectives']>): NamedPlaces['objectives'] => list.map(({ id, at: [x, z] }) => ({ id, at: { x, z } }));
  const own = layouts.map(({ mission, objectives: list }) => ({ mission, objectives: sought(list) }));
  return { objectives: sought(objectives), ...(own.length === 0 ? {} : { layouts: own }), deployment };
}

/** The places that are fought over in a mission, `SYSTEM/MISSION`: those that the table names for it, else those that it names for all. */
export const soughtIn = ({ objectives, layouts = [] }: NamedPlaces, mission: string): NamedPlaces['objectives'] =>
  layouts.find((one) => one.mission === mission)?.objectives ?? objectives;

/** Whether a table names places to fight over, for all missions or for some. */
export const namesObjectives = ({ objectives, layouts = [] }: { readonly [list in 'objectives' | 'layouts']?: readonly unknown[] | undefined }): boolean =>
  (objectives ?? []).length + layouts.length > 0;

/** Whether a table names objectives in none of the numbers that matches lay. */
export const objectiveFault = ({ objectives: { length: count } }: Pick<NamedPlaces, 'objectives'>, needed: readonly number[]): PlacesFault | null =>
  (needed.includes(count) ? null : { why: 'objectiveCount', count, needed });

/** The first of so many seats for which a table outlines no deployment, or one that crosses itself. */
export function deploymentFault({ deployment }: NamedPlaces, seats: number): PlacesFault | null {
  const seat = Array.from({ length: seats }, (_, i) => i).find((one) => !deployment.some((zone) => zone.seat === one));
  if (seat !== undefined) return { why: 'deploymentMissing', seat };
  const wrong = deployment.find((zone) => zone.seat < seats && crossesItself(zone.outline));
  return wrong === undefined ? null : { why: 'deploymentCrosses', seat: wrong.seat };
}

/** The outline of a seat. Throws where the table draws none: `deploymentFault` says so before. */
export function outlineOf({ deployment }: NamedPlaces, seat: number): Outline {
  const zone = deployment.find((one) => one.seat === seat);
  if (zone === undefined) throw new Error(`no deployment of seat ${seat}`);
  return zone.outline;
}

/** A fault as a cause in plain English, after the field that it is about. */
export function describePlacesFault(fault: PlacesFault): string {
  switch (fault.why) {
    case 'objectiveCount': return `objectives: the table names ${fault.count}, and the match lays ${fault.needed.join(' or ')}`;
    case 'deploymentMissing': return `deployment: the table outlines none for seat ${fault.seat + 1}`;
    case 'deploymentCrosses': return `deployment: the outline of seat ${fault.seat + 1} crosses itself`;
    case 'deploymentRoom': return `deployment: the outline of seat ${fault.seat + 1} has room for ${fault.room} of ${fault.figures} figures`;
    default: return fault satisfies never;
  }
}
