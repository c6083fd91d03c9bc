import type { Play } from '../core/rules.ts';
import type { Game } from './game.ts';

/** What is counted in one game, besides its winner. */
export interface Tally {
  /** Unit activations of each seat. */
  readonly activations: readonly number[];
  /** How often control of an objective went from one seat to another, or was first taken. */
  readonly objectivesTaken: number;
  readonly attacks: number;
}

interface Told {
  readonly type: string;
  readonly unit?: string;
  readonly figure?: string;
  readonly character?: string;
  readonly seat?: number;
}

/** Events that mean an activation, an objective taken and an attack, in any rule system. */
const ACTIVATIONS = ['activated', 'activationBegun'];
const TAKEN = ['controlTaken'];
const ATTACKS = ['attackDeclared', 'shotDeclared'];

/** Counts what happened in a game. A unit's seat is the number before the first dot of its id. */
export function tally(play: Play<unknown, unknown>, { events }: Pick<Game, 'events'>): Tally {
  const told = events as readonly Told[];
  const activation = ACTIVATIONS.find((type) => told.some((event) => event.type === type));
  const activations = Array.from({ length: play.seats }, () => 0);
  for (const event of told) {
    if (event.type !== activation) continue;
    const seat = event.seat ?? Number((event.unit ?? event.figure ?? event.character ?? '').split('.')[0]);
    if (seat in activations) activations[seat]!++;
  }
  const count = (types: readonly string[]): number => told.filter(({ type }) => types.includes(type)).length;
  return { activations, objectivesTaken: count(TAKEN), attacks: count(ATTACKS) };
}
