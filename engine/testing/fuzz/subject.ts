import type { Random } from '../../core/rng.ts';
import type { RuleSystem, Setup } from '../../core/rules.ts';
import type { Seat } from '../../core/script.ts';
import type { Projector } from '../../host/film.ts';
import type { OwnPlaces } from '../../shape/named.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import type { Wanted } from './grounds.ts';
import type { Sought } from './named-grounds.ts';
import type { Happened, Watcher } from './watch.ts';

/** What an event says to be counted. */
export interface Told {
  /** The turn or round that it begins. */
  readonly turn?: number;
  readonly mission?: string;
  /** The card of whoever activates, and its seat. */
  readonly activated?: string;
  readonly by?: Seat;
  /** Whether somebody is attacked with it, or an objective changes hands. */
  readonly attacked?: true;
  readonly objectiveTaken?: true;
  /** `card/ability` of what somebody does. */
  readonly used?: string;
}

/** A rule system under test: its rules, its random matches, and what looks at them. */
export interface Subject {
  readonly rules: RuleSystem<unknown, unknown, Terrain>;
  readonly projector: Projector;
  /** False: only the watchers look, not the core's promises. */
  readonly promises?: false;
  /** Where it is played, if not on the usual grounds. */
  readonly grounds?: Wanted;
  /** A random legal match on a table. */
  setup(table: string, random: Random): Setup;
  /** What a match can be played with of the places that its table names. */
  sought(setup: Setup): Sought;
  /** The same match played with these of its table's places (house rules `tableObjectives` and `tableDeployment`). */
  byPlaces(setup: Setup, own: OwnPlaces): Setup;
  /** The same match with less that is special about it, one thing after another. */
  plainer(setup: Setup): Iterable<Setup>;
  /** A match as its rules see it, whatever its state. */
  look(setup: Setup, terrain: Terrain, start: unknown): (state: unknown) => unknown;
  /** New watchers for one game. */
  watchers(): readonly Watcher[];
  told(setup: Setup, event: Happened): Told;
  /** Cards brought to a match. */
  brought(setup: Setup): readonly string[];
  /** `card/ability` of everything that somebody with one of these cards can choose to do. */
  usable(cards: ReadonlySet<string>): readonly string[];
}
