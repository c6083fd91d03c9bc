/** Plays a table out to see whether it is fair, whenever nobody else wants the machine's time. */
import type { Mirrored } from '../../core/offering.ts';
import { fingerprint } from '../../core/hash.ts';
import { seedOf } from '../../core/rng.ts';
import { PRINTED_PLACES, type NamedPlaces, type OwnPlaces } from '../../shape/named.ts';
import { turnedRound } from '../../space/draft/turned-round.ts';
import { namedPlaces } from '../../space/terrain/named-places.ts';
import type { TableFile } from '../../space/terrain/table.ts';
import { Caller, GivenUp, pause } from '../caller.ts';
import { causeOf, LinkFault } from '../fault.ts';
import { carried } from '../ground.ts';
import type { Offered } from '../offer.ts';
import type { MirrorJob, PlayOut } from '../thinker.ts';
import type { MirroredEnd } from './mirrored-game.ts';
import { Results, type ResultFolder } from './results.ts';
import { estimate, shareOf } from './share.ts';
import type { Fair, OwnChoice, PlayedOut, Trouble } from './told.ts';

export interface FairnessParts {
  /** Who plays; nobody where that cannot be asked. */
  readonly playOut?: PlayOut | undefined;
  /** Whether somebody plays a match just now: nothing is played out meanwhile. */
  isBusy(): boolean;
  /** Runs something after a time (ms), unless the function given back is called before. */
  later(ms: number, run: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Rule systems that there are. */
  readonly systems: readonly Offered[];
  /** Which program plays: another version of it may play otherwise. */
  readonly version: string;
  /** Where results are kept; nowhere where it is left out. */
  readonly results?: ResultFolder | undefined;
}

/** What is to be played: the same match twice a pair, the second time with the table turned round. */
export interface Wanted {
  readonly system: string;
  /** One of the system's contests; null for all that two seats have, in turn. */
  readonly contest: string | null;
  readonly pairs: number;
  /** Whether it is played with the places that the table names, as far as the system plays any. */
  readonly own: boolean;
}

/** Milliseconds until it is looked again whether the machine has time. */
const PATIENCE = 500;
/** Tables whose results are kept. */
const MOST = 20;
/** Where all dice of it begin: what is played is the same whenever it is played. */
const SEED = 4711;

interface Run extends Omit<Wanted, 'own'> {
  /** The places of the table's own that it is played with. */
  readonly own: OwnPlaces;
  /** Of which state of the table and of the program it speaks. */
  readonly key: string;
  readonly pairsPlayed: (readonly [MirroredEnd, MirroredEnd])[];
  readonly caller: Caller;
  state: PlayedOut['state'];
  fault: string;
  /** Contests that the table cannot hold. */
  leftOut: number;
  /** When the last pair was played (ms since 1970). */
  saved: number | null;
}

/** Contests of two seats: a side of the table is one seat's. */
const contestsOf = (mirrored: Mirrored): readonly string[] => mirrored.contests.flatMap(({ id }) => (mirrored.places(id).length === 2 ? [id] : []));

const placesIn = (objectives: TableFile['objectives']): unknown => objectives?.map(({ at }) => at);

/** What decides how a table plays: who plays it, and what of it counts with these places of its own. */
const keyOf = (version: string, { size, features, ingress, theme, objectives, layouts, deployment }: TableFile, own: OwnPlaces): string => fingerprint([
  version, size, theme, ingress ?? [], features.map(({ piece, at, turn, level }) => [piece, at, turn, level]),
  ...(own.objectives ? [placesIn(objectives), ...(layouts ?? []).map((one) => [one.mission, placesIn(one.objectives)])] : []),
  ...(own.deployment ? [deployment?.map(({ seat, outline }) => [seat, outline])] : []),
]);

/** The places of a table's own with which at least one of some contests is played. */
function ownOf(mirrored: Mirrored, contests: readonly string[], named: NamedPlaces): OwnPlaces {
  const all = contests.map((contest) => mirrored.ownPlaces(contest, named));
  return { objectives: all.some(({ objectives }) => objectives), deployment: all.some(({ deployment }) => deployment) };
}

/** By contest of two seats which places of a table's own it can be played out with. */
export function ownChoices({ rules, mirrored }: Offered, table: TableFile): OwnChoice[] {
  const named = namedPlaces(table);
  return mirrored === undefined ? [] : contestsOf(mirrored).map((contest) => ({ system: rules.id, contest, ...mirrored.ownPlaces(contest, named) }));
}

/** One table at a time. What was played stays with the state of the table that it was played on, and the last result beside the table. */
export class Fairness {
  readonly #parts: FairnessParts;
  readonly #results: Results;
  readonly #runs = new Map<string, Run>();

  constructor(parts: FairnessParts) {
    this.#parts = parts;
    this.#results = new Results(parts.results);
  }

  /** Begins to play a table out, in place of whatever is played out now. Throws `LinkFault` where the system has nothing of that kind. */
  begin(id: string, table: TableFile, { rules, mirrored }: Offered, wanted: Wanted): void {
    const { playOut } = this.#parts;
    if (playOut === undefined || mirrored === undefined) throw new LinkFault('form', `nothing of "${rules.id}" can be played out here`);
    const contests = contestsOf(mirrored);
    if (wanted.contest !== null && !contests.includes(wanted.contest)) throw new LinkFault('form', `"contest": ${rules.id} has no "${wanted.contest.slice(0, 40)}" for two; it has ${contests.join(', ')}`);
    const asked = wanted.contest === null ? contests : [wanted.contest];
    const named = namedPlaces(table);
    const own = wanted.own ? ownOf(mirrored, asked, named) : PRINTED_PLACES;
    if (wanted.own && !own.objectives && !own.deployment) throw new LinkFault('form', `"own": the table names no objectives or deployments that ${wanted.contest ?? rules.id} can be played with`);
    for (const run of this.#runs.values()) end(run);
    const played = asked.filter((contest) => fits(mirrored.ownPlaces(contest, named), own));
    const run: Run = { ...wanted, own, key: keyOf(this.#parts.version, table, own), pairsPlayed: [], caller: new Caller(), state: 'running', fault: '', leftOut: asked.length - played.length, saved: null };
    this.#runs.delete(id);
    this.#runs.set(id, run);
    for (const old of [...this.#runs.keys()].slice(0, -MOST)) this.#runs.delete(old);
    void this.#play(id, run, table, mirrored, played, playOut).catch((error: unknown) => {
      if (run.caller.isGone) return;
      run.fault = causeOf(error);
      run.state = 'ended';
      this.#keep(id, run);
    });
  }

  /** What was played on a table as it stands now; null where nothing was. What is played out on another state of it is ended. */
  told(id: string, table: TableFile): PlayedOut | null {
    const run = this.#runs.get(id);
    if (run === undefined) return null;
    if (run.key === keyOf(this.#parts.version, table, run.own)) return toldOf(run, this.#parts.isBusy());
    end(run);
    return null;
  }

  /** The same; where nothing was played on the table as it stands now, the last result that is kept of it, marked as outdated where it is. */
  async last(id: string, table: TableFile): Promise<{ readonly playedOut: PlayedOut | null; readonly trouble: Trouble | null }> {
    const told = this.told(id, table);
    if (told !== null && (told.games > 0 || told.fault !== '' || told.state !== 'ended')) return { playedOut: told, trouble: this.#results.unkept(id) };
    const { kept, trouble } = await this.#results.last(id, this.#parts.systems.map(({ rules }) => rules.id));
    return { playedOut: kept === null ? told : { ...kept.result, outdated: kept.key !== keyOf(this.#parts.version, table, kept.result.own) }, trouble };
  }

  #keep(id: string, run: Run): void {
    const { saved } = run;
    if (saved === null) return;
    const { outdated: _, ...result } = toldOf(run, false);
    this.#results.keep(id, { key: run.key, result: { ...result, saved, state: result.state === 'done' ? 'done' : 'ended' } });
  }

  /** Whether a table is being played out. */
  plays(id: string): boolean {
    return this.#runs.get(id)?.state === 'running';
  }

  /** Ends it at once; what was played stays. */
  end(id: string): void {
    const run = this.#runs.get(id);
    if (run !== undefined) end(run);
  }

  /** Ends everything; resolves when what was played is kept. */
  close(): Promise<void> {
    for (const run of this.#runs.values()) end(run);
    return this.#results.close();
  }

  async #play(id: string, run: Run, table: TableFile, mirrored: Mirrored, contests: readonly string[], playOut: PlayOut): Promise<void> {
    const grounds = [table, turnedRound(table)].map(carried);
    const left = [...contests];
    for (let pair = 0; run.pairsPlayed.length < run.pairs && !run.caller.isGone; pair++) {
      const contest = left[pair % left.length]!;
      const games = grounds.map((ground): Promise<MirroredEnd> => {
        const setup = mirrored.setup(contest, ground.id, Math.floor(pair / left.length), { isShort: true, own: run.own });
        return this.#game({ system: run.system, setup, table: ground, mirrored: true, seed: seedOf(SEED, pair) }, run.caller, playOut);
      });
      try {
        const [first, second] = await Promise.all(games);
        if (run.caller.isGone) break;
        run.pairsPlayed.push([first!, second!]);
        run.saved = this.#parts.now();
        if (run.pairsPlayed.length < run.pairs) this.#keep(id, run);
      } catch (error) {
        if (left.length === 1 || run.caller.isGone) throw error;
        left.splice(left.indexOf(contest), 1); // the table may hold others
        run.leftOut += 1;
      }
    }
    if (run.caller.isGone) return;
    run.state = 'done';
    this.#keep(id, run);
  }

  /** One game; begun again where somebody wanted an answer meanwhile. */
  async #game(job: MirrorJob, caller: Caller, playOut: PlayOut): Promise<MirroredEnd> {
    for (;;) {
      while (this.#parts.isBusy() && !caller.isGone) await this.#pause(caller);
      if (caller.isGone) throw new GivenUp();
      try {
        return await playOut(job, caller);
      } catch (error) {
        if (!(error instanceof GivenUp) || caller.isGone) throw error;
        await this.#pause(caller);
      }
    }
  }

  #pause(caller: Caller): Promise<void> {
    return pause(PATIENCE, caller, (ms, run) => this.#parts.later(ms, run));
  }
}

/** Whether a contest that can be played with some places is played where others are played with. */
const fits = (can: OwnPlaces, own: OwnPlaces): boolean => (can.objectives || !own.objectives) && (can.deployment || !own.deployment);

function end(run: Run): void {
  run.caller.leave();
  if (run.state === 'running') run.state = 'ended';
}

/** The first game of a pair is played on the table, the second on the table turned round: near is far there. */
function toldOf({ system, contest, own, pairs, pairsPlayed, state, fault, leftOut, saved }: Run, isBusy: boolean): PlayedOut {
  const games = pairsPlayed.flat();
  const pointsNear = pairsPlayed.map(([first, second]) => pointsOf(first, true) + pointsOf(second, false));
  const decided = games.filter(({ near }) => near !== null).length;
  const nearWon = pairsPlayed.flatMap(([first, second]) => [first.near === true, second.near === false]).filter(Boolean).length;
  const sides: Fair = { ...estimate(pointsNear), won: nearWon };
  const { share, low, high, wins } = shareOf(games);
  return {
    system, contest, own, wanted: 2 * pairs, games: games.length, decided, state: state === 'running' && isBusy ? 'waiting' : state, fault, leftOut,
    near: sides, farWon: decided - nearWon, first: { share, low, high, won: wins },
    turns: games.length === 0 ? 0 : Math.round((10 * games.reduce((sum, { turns }) => sum + turns, 0)) / games.length) / 10, saved, outdated: false,
  };
}

const pointsOf = ({ near }: MirroredEnd, wanted: boolean): number => (near === null ? 0.5 : near === wanted ? 1 : 0);
