import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '../../engine/core/rng.ts';
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

/** A situation that a prepared match should stop in: the person's request, how things stand then, and what would be asked after some options in turn. */
export type Wanted = (request: Exclude<Request, { kind: 'roll' }>, state: State, terrain: Terrain, after: (...picks: readonly string[]) => Request | null) => boolean;

/** The person may act, some turns into the match. */
export const toAct: Wanted = (request, state) => request.kind === 'pick' && request.ask === 'act' && state.phase === 'play' && state.turn >= 4;

const PERSON = 0;
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
  /** Who plays: a person against the computer where nothing is said. The person who is waited for has the first seat. */
  readonly seats?: readonly SeatKind[];
}

/**
 * Lets the computer play all sides until the person's seat is asked what is wanted, and keeps that match as a file
 * that "Continue" opens. The search starts from the same seed every time, so that the same rules give the same match.
 */
export async function prepareMatch(data: string, wanted: Wanted, { table = 'refinery', undo = 'safe', claimsToWin = 1, system = 'shatterpoint', setup: change = {}, seats = ['person', 'computer'] }: MatchPlan = {}): Promise<void> {
  const { rules, starter } = offeredAs(systems, system) as Offered & { readonly rules: HostSystem };
  const terrain = await terrainOf(table);
  const setup = rules.readSetup({ ...(starter(table) as object), ...(system === 'shatterpoint' ? { claimsToWin } : {}), ...change });
  for (let seed = 1; seed <= SEEDS; seed++) {
    const text = playUntil(rules, { setup, seats, undo, seed }, terrain, wanted);
    if (text === null) continue;
    mkdirSync(join(data, 'matches'), { recursive: true });
    writeFileSync(join(data, 'matches/prepared.journal'), text);
    return;
  }
  throw new Error(`no match with one of the seeds 1 to ${SEEDS} comes to what is wanted`);
}

function playUntil(rules: HostSystem, plan: Pick<RecordHeader, 'undo' | 'seats'> & { readonly seed: number; readonly setup: ReturnType<HostSystem['readSetup']> }, terrain: Terrain, wanted: Wanted): string | null {
  const { setup, seed } = plan;
  const play = rules.start(setup, terrain);
  const course = Course.fresh(play, randomFrom(seed));
  const snapshots = [course.snapshot()];
  const random = randomFrom(seed);
  const after = (...picks: readonly string[]): Request | null => {
    const fork = course.session.fork();
    for (const pick of picks) fork.answer({ kind: 'pick', picks: [pick] });
    return fork.request;
  };
  const header: RecordHeader = { system: rules.id, ...plan, content: play.content, name: '', started: 0, ...WHOLE };
  while (course.at < LONGEST) {
    const { request, state } = course.session;
    if (request === null) return null;
    if (request.kind === 'roll') course.roll(turnOf(state));
    else if (request.seat === PERSON && wanted(request, state as State, terrain, after))
      return writeRecord({ header, opening: course.opening, steps: course.steps, snapshots, end: null });
    else course.answer(request.seat, play.mind.reflex(state, request, random), turnOf(state));
  }
  return null;
}
