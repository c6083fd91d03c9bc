import { z } from 'zod';
import { checked, InputError } from '../core/form.ts';
import { teamName, word } from '../core/kept.ts';
import { SQUARE } from '../space/ground/grid.ts';
import { MOST_STOREYS } from '../space/ground/storeys.ts';
import type { Card } from './game.ts';
import { houseForm } from './house-rules.ts';
import { reinforcementProblems, SIDES, squadProblems, squadProblemText, type SquadProblem } from './squad.ts';

const teamForm = z.strictObject({
  name: teamName.default(''),
  /** Card ids; the order is the order of deployment. */
  figures: z.array(word).min(1).max(40),
  /** Fringe figures that come besides the squad where that was settled before the skirmish, as it was in older files; where this is left out, they are chosen during placement (SWM-3.4). */
  reinforcements: z.array(word).max(40).optional(),
});

export const setupForm = z.strictObject({
  table: word,
  /** The Rebel squad, then the Imperial one (SWM-2.1). */
  teams: z.tuple([teamForm, teamForm]),
  /** Side of a square in mm. */
  square: z.number().min(15).max(100).default(SQUARE.inch),
  /** Highest cost of a squad (SWM-2.2). */
  points: z.number().int().min(1).max(1000).default(100),
  /** Rounds after which the tie break decides (SWM-4.2): the source has such a limit for who agrees on one; the usual one is later than a game of 100 points lasts. */
  rounds: z.number().int().min(1).max(50).default(20),
  /** Storeys on which figures stand and move (the house rule of true levels); 1, as the source has it: all on the ground. */
  levels: z.number().int().min(1).max(MOST_STOREYS).default(1),
  /** Rows of the deployment zones (SWM-AMB-02). */
  deployRows: z.number().int().min(1).max(20).default(4),
  /** Squads deploy on squares whose middles lie in the outlines that the table draws for them, not on rows along the edges. */
  tableDeployment: z.boolean().default(false),
  ...houseForm.shape,
});

export type MiniaturesSetup = z.infer<typeof setupForm>;

/** Checks a setup. Throws `InputError` naming the field. */
export const readSetup = (input: unknown): MiniaturesSetup => checked('setup', setupForm as unknown as z.ZodType<MiniaturesSetup>, input);

/** A first skirmish: Chewbacca and a trooper against two hunters. */
export const defaultSetup = (table: string): MiniaturesSetup =>
  readSetup({ table, teams: [{ name: 'Rebels', figures: ['chewbacca', 'rebel-trooper'] }, { name: 'Hunters', figures: ['dengar', 'greedo'] }] });

/** Checks both squads. Throws `InputError` naming the figure and what is wrong. */
export function checkSquads(setup: MiniaturesSetup, cards: ReadonlyMap<string, Card>): void {
  for (const [seat, { figures, reinforcements }] of setup.teams.entries()) {
    const refuse = (list: string, problem: SquadProblem | undefined): void => {
      if (problem !== undefined) throw new InputError('setup', `teams.${seat}.${list}${problem.place === null ? '' : `.${problem.place}`}: ${squadProblemText(problem)}`);
    };
    refuse('figures', squadProblems(SIDES[seat]!, figures, setup, cards)[0]);
    refuse('reinforcements', reinforcementProblems(figures, reinforcements ?? [], setup, cards)[0]);
  }
}
