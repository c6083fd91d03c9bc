/** Three adventures played by chance of a seed, for tests: of three armies, of two without life points, and of five. */
import { throwDice } from '../../../engine/core/dice.ts';
import { anyOf, randomFrom } from '../../../engine/core/rng.ts';
import type { Request } from '../../../engine/core/script.ts';
import { Session } from '../../../engine/core/session.ts';
import { yard } from '../../../engine/testing/soundness-tables.ts';
import type { Event } from '../../../engine/wartime/events.ts';
import { faces as characters } from '../../../engine/wartime/face.ts';
import { defaultSetup, readSetup, type WartimeSetup } from '../../../engine/wartime/setup.ts';
import type { State } from '../../../engine/wartime/state.ts';
import { wartime } from '../../../engine/wartime/system.ts';
import { face } from './face.ts';
import type { Situation } from './words/names.ts';

/** What happened, how it stands then, and what is asked. */
export interface Moment {
  readonly events: readonly Event[];
  readonly situation: Situation;
  readonly request: Request | null;
}

const duel = (): WartimeSetup => readSetup({ table: 'yard', teams: [{ figures: ['sniper', 'veteran'] }, { figures: ['sniper', 'scout'] }], turns: 4, vitality: false });
const five = (): WartimeSetup => readSetup({ table: 'yard', teams: ['soldier', 'scout', 'sniper', 'veteran', 'scout'].map((card) => ({ figures: [card, 'soldier'] })), turns: 2 });

export const situationOf = (view: State, setup: unknown): Situation =>
  ({ face, view, cards: characters, seats: view.felled.map((_, seat) => (seat === 0 ? 'person' : 'computer')), setup }) as unknown as Situation;

/** How often an answer is no sensible one: so everything is done once. */
const WHIM = 0.25;

function play(setup: WartimeSetup, seed: number): readonly Moment[] {
  const match = wartime.start(setup, yard());
  const session = new Session(match.system, match.state);
  const random = randomFrom(seed);
  const moment = (events: readonly Event[]): Moment => ({ events, situation: situationOf(match.view(session.state, 0), setup), request: session.request });
  const moments = [moment(session.takeNews())];
  for (let { request } = session; request !== null; { request } = session) {
    const answer = request.kind === 'roll' ? throwDice(request, Math.floor(random() * 4294967296))[0]
      : request.kind === 'pick' && random() < WHIM ? { kind: 'pick' as const, picks: [anyOf(request.options, random)] } : match.mind.reflex(session.state, request, random);
    moments.push(moment(session.answer(answer)));
  }
  return moments;
}

let played: readonly (readonly Moment[])[] | null = null;

/** Every moment of the three adventures; played once. */
export const adventures = (): readonly (readonly Moment[])[] => (played ??= [play(defaultSetup('yard'), 1), play(duel(), 2), play(five(), 3)]);

export const moments = (): readonly Moment[] => adventures().flat();
