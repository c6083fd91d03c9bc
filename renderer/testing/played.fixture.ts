/** Matches of any rule system played by quick answers, as a host tells them to the screen of the first seat. For tests. */
import { join } from 'node:path';
import { randomFrom } from '../../engine/core/rng.ts';
import { Course } from '../../engine/host/course.ts';
import type { Catalogue, Happened, Update } from '../../engine/host/link.ts';
import { offeredAs, type HostSystem } from '../../engine/host/offer.ts';
import { systems } from '../../engine/host/systems.ts';
import { turnOf } from '../../engine/host/turn-of.ts';
import { Content } from '../../engine/node/content.ts';
import type { Situation } from '../faces/face.ts';
import { faceFor } from '../faces/index.ts';
import { situationIn } from '../faces/situation.ts';
import './faces.fixture.ts';

const content = new Content(join(import.meta.dirname, '../../assets'));

const teamsOf = (setup: unknown): readonly unknown[] => (setup as { readonly teams: readonly unknown[] }).teams;

/** Every update of a match between a person and the computer, at most so many. */
export async function playedUpdates(system: string, table: string, seed: number, most: number): Promise<readonly Update[]> {
  const { rules, starter } = offeredAs(systems, system) as { readonly rules: HostSystem; readonly starter: (table: string) => unknown };
  const setup = rules.readSetup(starter(table));
  const play = rules.start(setup, await content.terrain(table));
  const course = Course.fresh(play, randomFrom(seed));
  const random = randomFrom(seed);
  const updates: Update[] = [];
  const seats: Update['seats'] = teamsOf(setup).map((_, seat) => (seat === 0 ? 'person' : 'computer'));
  const tell = (events: readonly unknown[], answered: Update['answered']): void => {
    const { request, state } = course.session;
    const seat = request === null || request.kind === 'roll' ? null : request.seat;
    updates.push({
      match: 'played', system, table, setup, seats, at: course.at, answered, events: events as readonly Happened[], view: JSON.parse(JSON.stringify(play.view(state, 0))),
      request: seat === 0 ? request : null, awaits: request === null ? null : seat === 0 ? 'person' : 'computer', back: null, outcome: null,
    });
  };
  tell(course.opening, null);
  while (updates.length < most) {
    const { request, state } = course.session;
    if (request === null) break;
    const step = request.kind === 'roll' ? course.roll(turnOf(state)) : course.answer(request.seat, play.mind.reflex(state, request, random), turnOf(state));
    tell(step.events ?? [], { seat: request.kind === 'roll' ? null : request.seat });
  }
  return updates;
}

/** How an update stands, with the cards that its rule system offers. */
export function situationOf(update: Update): Situation {
  const { cards } = offeredAs(systems, update.system)!;
  const situation = situationIn(faceFor, { systems: [{ id: update.system, cards, missions: [] }] } as unknown as Catalogue, update);
  if (situation === null) throw new Error(`${update.system} cannot be shown`);
  return situation;
}
