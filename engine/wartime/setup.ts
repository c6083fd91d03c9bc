import { z } from 'zod';
import { checked, entriesForm, InputError } from '../core/form.ts';
import { teamName, word } from '../core/kept.ts';
import { cm } from '../shape/point.ts';
import type { CharacterCard } from './archetype.ts';
import { armyProblems, armyProblemText } from './army.ts';

const teamForm = z.strictObject({
  name: teamName.default(''),
  /** Card ids; the order is the order of deployment. */
  figures: z.array(word).min(1).max(40),
});

export const setupForm = z.strictObject({
  table: word,
  /** Two to five seats, clockwise. */
  teams: z.array(teamForm).min(2).max(5),
  /** Highest cost of an army list (WT-4.11). */
  points: z.number().int().min(1).max(2000).default(250),
  /** Turns after which the points decide (WT-5.6). */
  turns: z.number().int().min(1).max(30).default(6),
  /** K in mm: 3 cm at 28 mm scale (WT-1.7). */
  klik: z.number().min(5).max(60).default(cm(3)),
  /** Life points (WT-9.16), as skirmishes use them (WT-18.3, WT-A110). */
  vitality: z.boolean().default(true),
  /** DEF of scenery, by piece and for all other pieces. */
  scenery: z
    .strictObject({ usual: z.number().int().min(1).max(15), pieces: entriesForm(word, z.number().int().min(1).max(15), 200) })
    .default({ usual: 6, pieces: {} }),
  /** How far from its deployment point a seat may deploy, in mm. */
  deployRange: z.number().min(60).max(600).default(cm(12)),
  /** Seats deploy in the outlines that the table draws for them, not near deployment points. */
  tableDeployment: z.boolean().default(false),
});

export type WartimeSetup = z.infer<typeof setupForm>;

/** Checks a setup. Throws `InputError` naming the field. */
export const readSetup = (input: unknown): WartimeSetup => checked('setup', setupForm as unknown as z.ZodType<WartimeSetup>, input);

/** A first adventure: three pairs, each against the other two. */
export const defaultSetup = (table: string): WartimeSetup =>
  readSetup({ table, teams: [{ name: 'Red', figures: ['soldier', 'scout'] }, { name: 'Green', figures: ['soldier', 'sniper'] }, { name: 'Blue', figures: ['veteran', 'scout'] }] });

/** Checks the army lists. Throws `InputError` naming the figure and what is wrong. */
export function checkTeams(setup: WartimeSetup, cards: ReadonlyMap<string, CharacterCard>, costs: ReadonlyMap<string, number>): void {
  for (const [seat, { figures }] of setup.teams.entries()) {
    const [problem] = armyProblems(figures, setup.points, cards, costs);
    if (problem !== undefined) throw new InputError('setup', `teams.${seat}.figures${problem.place === null ? '' : `.${problem.place}`}: ${armyProblemText(problem)}`);
  }
}

/** Parts of half the table's width and depth where each seat deploys, by number of seats. */
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [[0, 0.8], [0, -0.8]],
  3: [[0, 0.8], [-0.7, -0.6], [0.7, -0.6]],
  4: [[0, 0.8], [-0.8, 0], [0, -0.8], [0.8, 0]],
  5: [[0, 0.8], [-0.75, 0.3], [-0.5, -0.7], [0.5, -0.7], [0.75, 0.3]],
};

/** Where each seat deploys on a table of these half sizes, in mm. */
export const deploymentOf = (seats: number, half: { readonly x: number; readonly z: number }): { readonly x: number; readonly z: number }[] =>
  PLACES[seats]!.map(([x, z]) => ({ x: Math.round(x * half.x), z: Math.round(z * half.z) }));
