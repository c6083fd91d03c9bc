import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { throwDice } from '../../engine/core/dice.ts';
import { randomFrom } from '../../engine/core/rng.ts';
import type { Answer, Request } from '../../engine/core/script.ts';
import { Session } from '../../engine/core/session.ts';
import { JournalWriter } from '../../engine/host/journal.ts';
import { turnOf } from '../../engine/host/match.ts';
import { offeredAs, type HostSystem, type Offered } from '../../engine/host/offer.ts';
import { systems } from '../../engine/host/systems.ts';
import type { State } from '../../engine/shatterpoint/state.ts';
import type { Terrain } from '../../engine/space/terrain.ts';
import { terrainOf } from './ground.ts';

/** A situation that a prepared match should stop in: the person's request, and how things stand then. */
export type Wanted = (request: Exclude<Request, { kind: 'roll' }>, state: State, terrain: Terrain) => boolean;

const PERSON = 0;
const SEEDS = 60;
const LONGEST = 900;

/**
 * Lets the computer play both sides until the person's seat is asked what is wanted, and keeps that match as a journal
 * that "Continue" opens. The search starts from the same seed every time, so that the same rules give the same match.
 */
export async function prepareMatch(data: string, wanted: Wanted, table = 'refinery'): Promise<void> {
  const { rules, starter } = offeredAs(systems, 'shatterpoint') as Offered & { readonly rules: HostSystem };
  const terrain = await terrainOf(table);
  const setup = rules.readSetup({ ...(starter(table) as object), claimsToWin: 1 });
  for (let seed = 1; seed <= SEEDS; seed++) {
    const text = playUntil(rules, setup, terrain, seed, wanted);
    if (text === null) continue;
    mkdirSync(join(data, 'matches'), { recursive: true });
    writeFileSync(join(data, 'matches/prepared.journal'), text);
    return;
  }
  throw new Error(`no match with one of the seeds 1 to ${SEEDS} comes to what is wanted`);
}

function playUntil(rules: HostSystem, setup: ReturnType<HostSystem['readSetup']>, terrain: Terrain, seed: number, wanted: Wanted): string | null {
  const play = rules.start(setup, terrain);
  const session = new Session(play.system, play.state, [], true);
  const { line, writer } = JournalWriter.begin({ system: rules.id, setup, seats: ['person', 'computer'], seed, content: play.content });
  const lines = [line];
  const random = randomFrom(seed);
  let dice = seed;
  for (let i = 0; i < LONGEST; i++) {
    const { request } = session;
    if (request === null) return null;
    const state = session.state as State;
    if (request.kind !== 'roll' && request.seat === PERSON && wanted(request, state, terrain)) return lines.join('');
    let answer: Answer;
    if (request.kind === 'roll') [answer, dice] = throwDice(request, dice);
    else answer = play.mind.reflex(session.state, request, random);
    const entry = writer.entry({ seat: request.kind === 'roll' ? null : request.seat, answer, turn: turnOf(state) });
    lines.push(entry.line);
    session.answer(answer);
    entry.written();
  }
  return null;
}
