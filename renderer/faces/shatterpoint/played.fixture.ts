/** A match of Shatterpoint of the computer against itself, by reflexes and the dice of a seed, for tests. */
import { throwDice } from '../../../engine/core/dice.ts';
import { randomFrom } from '../../../engine/core/rng.ts';
import { Session } from '../../../engine/core/session.ts';
import type { Event } from '../../../engine/shatterpoint/state/events.ts';
import { readSetup } from '../../../engine/shatterpoint/state/setup.ts';
import { faces, shatterpoint } from '../../../engine/shatterpoint/system.ts';
import { defaultSetup } from '../../../engine/shatterpoint/team/teams.ts';
import { plaza } from '../../../engine/testing/soundness-tables.ts';
import { face } from './face.ts';
import type { MatchView } from './view.ts';
import type { Situation } from './words/names.ts';

/** What happened, and how it stood then for the first seat. */
export interface Moment {
  readonly events: readonly Event[];
  readonly situation: Situation;
}

function play(seed: number): readonly Moment[] {
  const setup = readSetup(defaultSetup('plaza'));
  const match = shatterpoint.start(setup, plaza());
  const session = new Session(match.system, match.state);
  const random = randomFrom(seed);
  const cards = face.cardsOf(faces, setup);
  // The state goes on being changed in place.
  const viewed = (): MatchView => structuredClone(match.view(session.state, 0));
  const moment = (events: readonly Event[]): Moment =>
    ({ events, situation: { face, view: viewed(), cards, seats: ['person', 'computer'], setup } as unknown as Situation });
  const moments = [moment(session.takeNews())];
  for (let { request } = session; request !== null; { request } = session) {
    const answer = request.kind === 'roll' ? throwDice(request, Math.floor(random() * 4294967296))[0] : match.mind.reflex(session.state, request, random);
    moments.push(moment(session.answer(answer)));
  }
  return moments;
}

let played: readonly Moment[] | null = null;

/** Every moment of the match; played once. */
export const moments = (): readonly Moment[] => (played ??= play(1));
