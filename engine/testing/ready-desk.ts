import type { DeskParts } from '../host/desk-parts.ts';
import { offeredAs } from '../host/offer.ts';
import type { SeatKind, Update } from '../host/link.ts';
import { systems } from '../host/systems.ts';
import { MemoryFolder, testDesk } from './memory.ts';
import { boxTerrain } from './terrain.ts';

/** A desk of the real rule systems, on a table without terrain that carries every one of them. */
export const realDesk = (change: Partial<DeskParts> = {}, folder = new MemoryFolder()) => {
  const terrain = boxTerrain({ inch: true, boxes: [] });
  return testDesk({ systems, terrain: () => Promise.resolve(terrain), ...change }, folder);
};

interface Ready {
  /** Who sits there, in order; the last kind for every further seat. Persons everywhere where nothing is said. */
  readonly seats?: readonly SeatKind[];
  /** Beside what the system's starter says. */
  readonly setup?: object;
  readonly change?: Partial<DeskParts>;
}

/** The same with a match of a rule system just opened. Throws where there is no such system. */
export async function readyDesk(system: string, { seats = ['person'], setup = {}, change = {} }: Ready = {}) {
  const offered = offeredAs(systems, system);
  if (offered === undefined) throw new Error(`there is no rule system "${system}"`);
  const desk = realDesk(change);
  const whole = { ...(offered.starter('floor') as object), ...setup };
  const { teams } = offered.rules.readSetup(whole) as unknown as { readonly teams: readonly unknown[] };
  const update: Update = await desk.call('newMatch', { system, setup: whole, seats: teams.map((_, seat) => seats[Math.min(seat, seats.length - 1)]!) });
  return { ...desk, match: update.match, update };
}
