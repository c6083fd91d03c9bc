/** What can be wrong with what a piece says of a part, by code: the engine's own words, with gaps for what is named. Lengths and places in mm. */
import type { Said } from '../../core/gaps.ts';

export const FAULTS = {
  topOff: 'it says {{said}} mm, the mesh ends at {{there}} mm',
  bottomOff: 'it says {{said}} mm, the mesh begins at {{there}} mm',
  outlineShort: 'it leaves out the mesh at x {{x}}, z {{z}} mm',
  outlineBare: 'it has no mesh at x {{x}}, z {{z}} mm',
  outlineCrosses: 'its border runs through the mesh at x {{x}}, z {{z}} mm',
  floorsUnwalked: 'it has floors although nobody may stand on it',
  floorTurned: 'its outline runs the wrong way round',
  floorNowhere: 'the mesh has no upward face at {{y}} mm',
  floorBare: 'the mesh has no upward face at {{y}} mm at x {{x}}, z {{z}} mm',
  floorShort: 'the mesh goes on beyond it at x {{x}}, z {{z}} mm',
  floorMissing: 'a floor at {{y}} mm is missing at x {{x}}, z {{z}} mm',
  climbOff: 'it lies at {{y}} mm, the floor there at {{floors}} mm',
  doorOpen: 'while it is closed a door must block sight and be impassable, and it is no low object',
  doorStood: 'it moves, so nobody may stand on it',
  doorStays: 'it moves less than {{least}} mm, so it stays where it is',
  pitBlocks: 'nobody walks into a pit and everybody sees over it: it must be clear and impassable',
  pitStood: 'nobody may stand in it',
  pitRises: 'it rises {{top}} mm, a pit at most {{most}} mm',
} as const;

export type FaultCode = keyof typeof FAULTS;

/** The field of a part, and what is wrong with it; null for nothing. */
export type Found = readonly [field: string, ...said: Said<typeof FAULTS>] | null;

/** A field of a part and what is wrong with it; `why` says that in the engine's own words. */
export interface Fault {
  readonly part: string;
  readonly field: string;
  readonly code: FaultCode;
  readonly details: Readonly<Record<string, string | number>>;
  readonly why: string;
}
