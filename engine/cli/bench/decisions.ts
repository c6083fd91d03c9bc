import type { Offered } from '../../host/offer.ts';
import { systems } from '../../host/systems.ts';
import { levels, USUAL_LEVEL } from '../../search/levels.ts';
import { planAhead } from '../../search/plan.ts';
import { eachCall, quantile } from '../../testing/stopwatch.ts';
import { middleOf } from './core.ts';
import { atMost, rounded, type Effort, type Figure, type Tables } from './figure.ts';

/** Play-outs of the easy opponent. The goals of the others (500 in 1.1 s, 2,000 in 4.2 s) ask for the same time a play-out. */
const PLAYOUTS = 120;

/** How long the opponent of each asked system thinks about one question in the middle of a match, with a fixed count of play-outs. */
export async function bench(tables: Tables, effort: Effort, asked: readonly string[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const offered of systems.filter(({ rules }) => asked.includes(rules.id))) figures.push(...(await decisions(offered, tables, effort)));
  return figures;
}

async function decisions({ rules, starter }: Offered, tables: Tables, effort: Effort): Promise<readonly Figure[]> {
  const play = rules.start(rules.readSetup(starter('refinery')), await tables.terrain('refinery'));
  const { request, moment } = middleOf(play, rules.id, effort);
  if (request === null || request.kind === 'roll') return [];
  const playouts = effort.rounds > 1 ? PLAYOUTS : 2;
  const seeds = Array.from({ length: effort.decisions }, (_, i) => i + 1);
  const budget = { ...levels[USUAL_LEVEL], milliseconds: null, playouts, clock: null };
  const [times] = eachCall([(seed) => planAhead(play, moment, request.seat, { ...budget, seed })], seeds, { rounds: 1 });
  const slow = quantile(times!, 0.9);
  return [
    { name: `search: ${rules.id}, decision of ${playouts} play-outs, p90`, value: rounded(slow), unit: 'ms', goal: atMost(250) },
    { name: `search: ${rules.id}, one play-out`, value: rounded(slow / playouts), unit: 'ms', goal: atMost(rounded(250 / PLAYOUTS)) },
  ];
}
