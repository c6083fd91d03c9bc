/** What a question leads on to, as a person points at it on the table: places to go to and enemies to attack. */
import type { PlaceRequest } from '../../engine/core/script.ts';
import type { Path } from '../../engine/host/link.ts';
import type { Base } from '../../engine/shape/shape.ts';

/** A move that a question leads to: whose, the picks on the way, and the place that is asked for at the end. */
export interface MoveOffer {
  readonly figure: string;
  readonly picks: readonly string[];
  readonly request: PlaceRequest;
}

/** An attack that a question leads to, with everything picked up to its target. */
export interface StrikeOffer {
  readonly target: string;
  readonly picks: readonly string[];
}

export interface Offers {
  /** In the order in which the rules name them: what costs least first. */
  readonly moves: readonly MoveOffer[];
  readonly strikes: readonly StrikeOffer[];
}

export const NO_OFFERS: Offers = { moves: [], strikes: [] };

const keyOf = ({ figure, request: { ask, zone, apart } }: MoveOffer): string => JSON.stringify([figure, ask, zone, apart]);

/** Reads the paths of a question. Of two that lead to the same places the first is taken; pushes have no field to point at. */
export function offersOf(paths: readonly Path[]): Offers {
  const moves = new Map<string, MoveOffer>();
  const strikes: StrikeOffer[] = [];
  for (const { picks, request, target } of paths) {
    if (target !== null) strikes.push({ target, picks });
    else if (request?.kind === 'place' && request.zone.kind !== 'slide') {
      const offer = { figure: request.figure, picks, request };
      if (!moves.has(keyOf(offer))) moves.set(keyOf(offer), offer);
    }
  }
  return { moves: [...moves.values()], strikes };
}

/** Who may go somewhere, in the order of the offers. */
export const moversOf = ({ moves }: Offers): readonly string[] => [...new Set(moves.map(({ figure }) => figure))];

/** Who may be attacked, each once. */
export const targetsOf = ({ strikes }: Offers): readonly string[] => [...new Set(strikes.map(({ target }) => target))];

/** Whether a figure may be clicked: to be attacked, or, where several may move, to be chosen. */
export const isOffered = (offers: Offers, id: string): boolean =>
  offers.strikes.some(({ target }) => target === id) || (moversOf(offers).length > 1 && offers.moves.some(({ figure }) => figure === id));

/** Places of a field that one sheet has, as the lattice counts them. */
const placeOf = (cells: ArrayLike<number>, i: number, cell: number): string => `${Math.round(cells[i]! / cell)} ${Math.round(cells[i + 1]! / 6)} ${Math.round(cells[i + 2]! / cell)}`;

/** For each of several fields in order, 2 for a place that none before it has, else 1. */
export function ownPlaces(fields: readonly (Float32Array | null)[], cell: number): readonly Uint8Array[] {
  const taken = new Set<string>();
  return fields.map((cells) => {
    if (cells === null) return new Uint8Array(0);
    const values = new Uint8Array(cells.length / 3);
    for (let i = 0; i < values.length; i++) values[i] = taken.has(placeOf(cells, 3 * i, cell)) ? 1 : 2;
    for (let i = 0; i < values.length; i++) taken.add(placeOf(cells, 3 * i, cell));
    return values;
  });
}

/** Whether a field holds a place where the figure does not stand already. */
export function leadsAway(cells: Float32Array, { at }: Base): boolean {
  for (let i = 0; i < cells.length; i += 3) if (Math.hypot(cells[i]! - at.x, cells[i + 1]! - at.y, cells[i + 2]! - at.z) > STILL) return true;
  return false;
}

/** A place this near to where the figure stands is no move (mm). */
const STILL = 4;

/** Where a figure would come down on another level: the nearest place of each height of a field, at least `step` mm above or below it. */
export function landings(cells: Float32Array, { at }: Base, step = 20): readonly { readonly x: number; readonly y: number; readonly z: number }[] {
  const nearest = new Map<number, { readonly far: number; readonly x: number; readonly y: number; readonly z: number }>();
  for (let i = 0; i < cells.length; i += 3) {
    const [x, y, z] = [cells[i]!, cells[i + 1]!, cells[i + 2]!];
    if (Math.abs(y - at.y) < step) continue;
    const far = Math.hypot(x - at.x, z - at.z);
    const level = Math.round(y / 10);
    if (far < (nearest.get(level)?.far ?? Infinity)) nearest.set(level, { far, x, y, z });
  }
  return [...nearest.values()].map(({ x, y, z }) => ({ x, y, z }));
}
