/** Places that a table names for matches on it, as plain data: where is fought, and where seats deploy. */
import type { Plan } from './point.ts';
import type { Outline } from './shape.ts';

/** What a table names, in mm from its middle. */
export interface NamedPlaces {
  /** Places to be fought over. */
  readonly objectives: readonly { readonly id: string; readonly at: Plan }[];
  /** Of missions that are fought over other places than those, `SYSTEM/MISSION`; left out where there are none. */
  readonly layouts?: readonly { readonly mission: string; readonly objectives: NamedPlaces['objectives'] }[] | undefined;
  /** Where seats deploy, counted from 0. */
  readonly deployment: readonly { readonly seat: number; readonly outline: Outline }[];
}

/** Which of the places that its table names a match is played with (house rules `tableObjectives` and `tableDeployment`). */
export interface OwnPlaces {
  readonly objectives: boolean;
  readonly deployment: boolean;
}

/** All as printed. */
export const PRINTED_PLACES: OwnPlaces = Object.freeze({ objectives: false, deployment: false });
