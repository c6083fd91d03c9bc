import type { Setup } from '../../core/rules.ts';
import type { FaultReport } from './fault.ts';
import type { Played } from './game.ts';
import type { FuzzGame } from './seeds.ts';
import type { Subject } from './subject.ts';
import type { Happened } from './watch.ts';

type Counts = Record<string, number>;

/** A game that broke a rule. */
interface Failure {
  readonly seed: number;
  readonly fault: FaultReport;
}

/** What was seen in a number of games: plain data, so that threads can send it and files keep it. */
export interface Tally {
  games: number;
  requests: number;
  events: number;
  turns: number;
  decided: number;
  drawn: number;
  longestGame: { readonly seed: number; readonly requests: number };
  longestCommand: { readonly seed: number; readonly requests: number };
  readonly grounds: Counts;
  readonly missions: Counts;
  /** How often a card was brought to a game, and its activations. */
  readonly units: Counts;
  readonly activations: Counts;
  /** Uses of abilities by `card/ability`. */
  readonly abilities: Counts;
  readonly failures: Failure[];
}

export const emptyTally = (): Tally => ({
  games: 0, requests: 0, events: 0, turns: 0, decided: 0, drawn: 0, longestGame: { seed: 0, requests: 0 }, longestCommand: { seed: 0, requests: 0 },
  grounds: {}, missions: {}, units: {}, activations: {}, abilities: {}, failures: [],
});

const count = (counts: Counts, key: string, by = 1): void => { counts[key] = (counts[key] ?? 0) + by; };

/** Counts what an event shows. */
export function tallyEvent(tally: Tally, subject: Subject, setup: Setup, event: Happened): void {
  const { mission, activated, used } = subject.told(setup, event);
  if (mission !== undefined) count(tally.missions, mission);
  if (activated !== undefined) count(tally.activations, activated);
  if (used !== undefined) count(tally.abilities, used);
}

/** Counts a game that was played. */
export function tallyGame(
  tally: Tally, subject: Subject, seed: number, { ground, setup }: FuzzGame, { fault, answers, events, turns, longestCommand, outcome }: Played,
): void {
  tally.games += 1;
  tally.requests += answers.length;
  tally.events += events;
  tally.turns += turns;
  if (outcome === null) tally.drawn += 1;
  else if (outcome !== undefined) tally.decided += 1;
  if (answers.length > tally.longestGame.requests) tally.longestGame = { seed, requests: answers.length };
  if (longestCommand > tally.longestCommand.requests) tally.longestCommand = { seed, requests: longestCommand };
  count(tally.grounds, `${'table' in ground ? ground.table : 'boxes'}${ground.named === undefined ? '' : ' by its own places'}`);
  for (const card of subject.brought(setup)) count(tally.units, card);
  if (fault !== null) tally.failures.push({ seed, fault });
}

/** Adds the second tally to the first. */
export function addTally(to: Tally, from: Tally): void {
  for (const key of ['games', 'requests', 'events', 'turns', 'decided', 'drawn'] as const) to[key] += from[key];
  for (const key of ['longestGame', 'longestCommand'] as const) if (from[key].requests > to[key].requests) to[key] = from[key];
  for (const key of ['grounds', 'missions', 'units', 'activations', 'abilities'] as const) for (const [name, number] of Object.entries(from[key])) count(to[key], name, number);
  to.failures.push(...from.failures);
}

/** Abilities, as `card/ability`, that games brought and nobody ever used. */
export const neverUsed = ({ units, abilities }: Tally, subject: Subject): string[] =>
  subject.usable(new Set(Object.keys(units))).filter((key) => (abilities[key] ?? 0) === 0);

/** Failures by rule and word, the most frequent first. */
export function grouped(failures: readonly Failure[]): readonly { readonly fault: FaultReport; readonly seeds: readonly number[] }[] {
  const groups = new Map<string, { fault: FaultReport; seeds: number[] }>();
  for (const { seed, fault } of failures) {
    const key = `${fault.rule} ${fault.what}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { fault, seeds: [seed] });
    else group.seeds.push(seed);
  }
  return [...groups.values()].sort((a, b) => b.seeds.length - a.seeds.length);
}
