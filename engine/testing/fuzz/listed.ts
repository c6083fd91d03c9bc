/** Setups of systems whose teams are lists of figures. */
import type { Setup } from '../../core/rules.ts';
import type { Random } from '../../core/rng.ts';

interface Listed extends Setup {
  readonly teams: readonly { readonly name: string; readonly figures: readonly string[] }[];
}

export const teamsOf = (setup: Setup): Listed['teams'] => (setup as Listed).teams;

/** The card of a figure `seat.place`. */
export function cardIn(setup: Setup, id: string): string {
  const [seat, place] = id.split('.');
  return teamsOf(setup)[Number(seat)]!.figures[Number(place)]!;
}

/** The seat of a figure `seat.place`. */
export const seatIn = (id: string): number => Number(id.split('.')[0]);

/** Each team without one of its figures, where it has more; then one field after another as it usually is. */
export function* plainerLists(setup: Setup, usual: Setup): Iterable<Setup> {
  const teams = teamsOf(setup);
  for (const [seat, { figures }] of teams.entries()) for (let place = 0; figures.length > 1 && place < figures.length; place++) {
    yield { ...setup, teams: teams.map((team, other) => (other === seat ? { ...team, figures: figures.filter((_, i) => i !== place) } : team)) };
  }
  for (const [field, value] of Object.entries(usual)) {
    if (field !== 'teams' && field !== 'table' && JSON.stringify(setup[field]) !== JSON.stringify(value)) yield { ...setup, [field]: value };
  }
}

/** A whole number between two others, both possible. */
export const whole = (random: Random, least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
