/** What a table of version 2 says beside its features, and what its author says of it. Lengths in mm from the table's middle. */
import { z } from 'zod';
import { lightForm } from './light.ts';
import { MOST_PACKS, packForm } from './pack.ts';

/** Far enough for every table: in plan, and up. */
const length = z.number().min(-2000).max(2000);
const height = z.number().min(0).max(1000);
const id = z.string().min(1).max(120);
const plan = z.tuple([length, length]);
const place = z.tuple([length, height, length]);

/** Objectives of one list, and ways of its own, that a table may have. */
export const [MOST_OBJECTIVES, MOST_WAYS] = [60, 200] as const;

const sought = z.array(z.object({ id, at: plan })).max(MOST_OBJECTIVES);

/** Seats that a table may say something of. */
export const MOST_SEATS = 5;
/** Corners that an outline may have. */
export const [FEWEST_CORNERS, MOST_CORNERS] = [3, 40] as const;

/** Words by which a table is found again, and letters of one. */
export const MOST_TAGS = 8;
export const LONGEST_TAG = 24;

/** What a table may say beside its features: nothing where it says nothing. */
export const sketch = {
  light: lightForm.optional(),
  /** The theme whose ground its mat shows; its own theme's where nothing is said. */
  mat: id.optional(),
  /** What its author says of it. */
  notes: z.string().max(4000).optional(),
  /** Words by which it is found again. */
  tags: z.array(z.string().min(1).max(LONGEST_TAG)).max(MOST_TAGS).optional(),
  /** Packs of pieces beyond the game's own that it cannot be built without. */
  packs: z.array(id).max(MOST_PACKS).optional(),
  /** Those packs themselves, where the table travels: what is given away and what a match is played on carries them. */
  carries: z.array(packForm).max(MOST_PACKS).optional(),
  /** Places in plan that are meant to be fought over. */
  objectives: sought.optional(),
  /** Of missions that are fought over other places than those: each by its rule system and its id there, `SYSTEM/MISSION`. */
  layouts: z.array(z.object({ mission: id.regex(/^[^/]+\/[^/]+$/, 'expected SYSTEM/MISSION'), objectives: sought })).max(60).optional(),
  /** Where a seat, counted from 0, is meant to deploy: an outline in plan. */
  deployment: z.array(z.object({
    seat: z.number().int().min(0).max(MOST_SEATS - 1), outline: z.array(plan).min(FEWEST_CORNERS).max(MOST_CORNERS),
  })).max(MOST_SEATS).optional(),
  /** Rule systems that print these places themselves: their matches begin with them, by no house rule. */
  printed: z.array(id).min(1).max(40).optional(),
  /** Ways up and through that no piece brings: each joins two places x, y, z. */
  ingress: z.array(z.object({ id, kind: z.enum(['ladder', 'stairs', 'lift', 'door', 'ramp']), from: place, to: place })).max(MOST_WAYS).optional(),
};
