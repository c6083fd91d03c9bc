import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyOf, randomFrom } from '../../engine/core/rng.ts';
import type { Request } from '../../engine/core/script.ts';
import { Course } from '../../engine/host/course.ts';
import type { SeatKind } from '../../engine/host/link.ts';
import { turnOf } from '../../engine/host/turn-of.ts';
import { offeredAs, type HostSystem, type Offered } from '../../engine/host/offer.ts';
import { WHOLE, type RecordHeader, type UndoRule } from '../../engine/host/record/record.ts';
import { writeRecord } from '../../engine/host/record/write.ts';
import { systems } from '../../engine/host/systems.ts';
import type { State } from '../../engine/shatterpoint/state/state.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import { terrainOf } from './ground.ts';

/** A situation that a prepared match should stop in: the person's request, how things stand then, and what would be asked after some options in turn (`Moment`). */
export type Wanted = (request: Exclude<Request, { kind: 'roll' }>, state: State, terrain: Terrain, after: (...picks: readonly string[]) => Request | null) => boolean;

/** The person may act, some turns into the match. */
export const toAct: Wanted = (request, state) => request.kind === 'pick' && request.ask === 'act' && state.phase === 'play' && state.turn >= 4;

const SEEDS = 60;
const LONGEST = 900;

/** How a prepared match is set up. */
export interface MatchPlan {
  readonly table?: string;
  /** How far the person may take answers back. */
  readonly undo?: UndoRule;
  /** Struggles that win a match of Shatterpoint. */
  readonly claimsToWin?: number;
  /** Shatterpoint where nothing is said. */
  readonly system?: string;
  /** What the setup has otherwise than a first match of the system. */
  readonly setup?: object;
  /** Who plays: a person against the computer where nothing is said. The first person is waited for. */
  readonly seats?: readonly SeatKind[];
  /** By kind of question, an option that is taken wherever it is offered. */
  readonly takes?: Readonly<Record<string, string>>;
  /** How often anything that is open is done instead of what the reflex would do, 0 … 1. */
  readonly strays?: number;
}

/** A question of the person in a match that the computer plays for all seats. */
export interface Moment {
  readonly at: number;
  readonly request: Exclude<Request, { kind: 'roll' }>;
  readonly state: State;
  /** What would be asked after some options in turn; null where one of them is closed, or nothing is asked any more. */
  after(...picks: readonly string[]): Request | null;
  /** The match up to here as a file, or up to an earlier question. */
  file(until?: number): string;
}

/** Every question of the person in a match from one seed, until it is over. */
export async function* questionsOf(seed: number, { table = 'refinery', undo = 'safe', claimsToWin = 1, system = 'shatterpoint', setup: change = {}, seats = ['person', 'computer'], takes = {}, strays = 0 }: MatchPlan = {}): AsyncGenerator<Moment> {
  const { rules, starter } = offeredAs(systems, system) as Offered & { readonly rules: HostSystem };
  const setup = rules.readSetup({ ...(starter(table) as object), ...(system === 'shatterpoint' ? { claimsToWin } : {}), ...change });
  const play = rules.start(setup, await terrainOf(table));
  const course = Course.fresh(play, randomFrom(seed));
  const snapshots = [course.snapshot()];
  const random = randomFrom(seed);
  const person = seats.indexOf('person');
  const header: RecordHeader = { system: rules.id, setup, seats, undo, seed, content: play.content, name: '', started: 0, ...WHOLE };
  const after = (...picks: readonly string[]): Request | null => {
    const fork = course.session.fork();
    for (const pick of picks) {
      const answer = { kind: 'pick', picks: [pick] } as const;
      if (fork.refuse(answer) !== null) return null;
      fork.answer(answer);
    }
    return fork.request;
  };
  const file = (until = course.at): string => writeRecord({ header, opening: course.opening, steps: course.steps.slice(0, until), snapshots, end: null });
  for (let { request, state } = course.session; request !== null && course.at < LONGEST; { request, state } = course.session) {
    if (request.kind === 'roll') course.roll(turnOf(state));
    else {
      if (request.seat === person) yield { at: course.at, request, state: state as State, after, file };
      const taken = request.kind === 'pick' && request.options.includes(takes[request.ask] ?? '') ? takes[request.ask] : undefined;
      const strayed = strays > 0 && request.kind === 'pick' && request.ask === 'act' && random() < strays ? anyOf(request.options, random) : undefined;
      const pick = taken ?? strayed;
      course.answer(request.seat, pick === undefined ? play.mind.reflex(state, request, random) : { kind: 'pick', picks: [pick] }, turnOf(state));
    }
  }
}

/** Puts a match's file where the game looks for matches. */
export function keepMatch(data: string, name: string, file: string): void {
  mkdirSync(join(data, 'matches'), { recursive: true });
  writeFileSync(join(data, `matches/${name}.journal`), file);
}

/**
 * Lets the computer play all sides until the person's seat is asked what is wanted, and keeps that match as a file
 * that "Continue" opens. The search starts from the same seed every time, so that the same rules give the same match.
 */
export async function prepareMatch(data: string, wanted: Wanted, plan: MatchPlan = {}): Promise<void> {
  const terrain = await terrainOf(plan.table ?? 'refinery');
  for (let seed = 1; seed <= SEEDS; seed++) {
    for await (const { request, state, after, file } of questionsOf(seed, plan)) {
      if (wanted(request, state, terrain, after)) return keepMatch(data, 'prepared', file());
    }
  }
  throw new Error(`no match with one of the seeds 1 to ${SEEDS} comes to what is wanted`);
}
