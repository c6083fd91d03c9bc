import { z } from 'zod';
import { checked, InputError } from '../core/form.ts';
import { teamName, word } from '../core/kept.ts';
import { SQUARE } from '../space/grid.ts';
import type { Card, Faction } from './card.ts';

const teamForm = z.strictObject({
  name: teamName.default(''),
  /** Card ids; the order is the order of deployment. */
  figures: z.array(word).min(1).max(40),
});

export const setupForm = z.strictObject({
  table: word,
  /** The Rebel squad, then the Imperial one (SWM-2.1). */
  teams: z.tuple([teamForm, teamForm]),
  /** Side of a square in mm. */
  square: z.number().min(15).max(100).default(SQUARE.inch),
  /** Highest cost of a squad (SWM-2.2). */
  points: z.number().int().min(1).max(1000).default(100),
  /** Rounds after which the tie break decides (SWM-4.2). */
  rounds: z.number().int().min(1).max(50).default(12),
  /** Rows of the deployment zones (SWM-AMB-02). */
  deployRows: z.number().int().min(1).max(20).default(4),
});

export type MiniaturesSetup = z.infer<typeof setupForm>;

/** Checks a setup. Throws `InputError` naming the field. */
export const readSetup = (input: unknown): MiniaturesSetup => checked('setup', setupForm as unknown as z.ZodType<MiniaturesSetup>, input);

/** A first skirmish: Chewbacca and a trooper against two hunters. */
export const defaultSetup = (table: string): MiniaturesSetup =>
  readSetup({ table, teams: [{ name: 'Rebels', figures: ['chewbacca', 'rebel-trooper'] }, { name: 'Hunters', figures: ['dengar', 'greedo'] }] });

const SIDES: readonly Faction[] = ['rebel', 'imperial'];

/** Checks both squads (SWM-2.2, SWM-2.3, SWM-2.6). Throws `InputError` naming the figure. */
export function checkSquads(setup: MiniaturesSetup, cards: ReadonlyMap<string, Card>): void {
  for (const [seat, { figures }] of setup.teams.entries()) {
    let cost = 0;
    const people = new Set<string>();
    for (const [place, id] of figures.entries()) {
      const field = `teams.${seat}.figures.${place}`;
      const card = cards.get(id);
      if (card === undefined) throw new InputError('setup', `${field}: there is no figure "${id}"`);
      if (card.faction !== 'fringe' && card.faction !== SIDES[seat]) throw new InputError('setup', `${field}: ${card.name} does not fight on this side (SWM-2.3)`);
      if (card.unique && people.has(personOf(card))) throw new InputError('setup', `${field}: ${card.name} is unique (SWM-2.6)`);
      people.add(personOf(card));
      cost += card.cost;
    }
    if (cost > setup.points) throw new InputError('setup', `teams.${seat}.figures: cost ${cost} is over ${setup.points} (SWM-2.2)`);
  }
}

/** Versions of one person exclude each other: the name up to its comma. */
const personOf = (card: Card): string => card.name.split(',')[0]!;
