import { throwDice } from '../../core/dice.ts';
import type { Answer, Refusal, Request } from '../../core/script.ts';
import { randomFrom } from '../../core/rng.ts';
import { Session } from '../../core/session.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { missions } from '../missions/index.ts';
import { randomTeam } from '../team/random-team.ts';
import { shatterpoint } from '../system.ts';
import { units } from '../units/index.ts';

/** An answer of the mind that the rules do not take. */
export interface Refused {
  readonly seed: number;
  readonly request: Request;
  readonly answer: Answer;
  readonly refusal: Refusal;
}

export interface Checked {
  readonly refused: readonly Refused[];
  /** Reflexes and suggestions looked at. */
  readonly looked: number;
  readonly over: boolean;
}

/** Plays a match of random teams by reflexes, up to so many answers, and checks every reflex and suggestion on the way. */
export function checkAnswers(terrain: Terrain, seed: number, most = Infinity): Checked {
  const random = randomFrom(Math.imul(seed, 2654435761));
  const mission = missions[seed % missions.length]!.id;
  const setup = shatterpoint.readSetup({ table: 'plaza', teams: [0, 1].map((seat) => ({ name: `Team ${seat + 1}`, squads: randomTeam(units, random, { cohesion: (seed + seat) % 2 === 0 ? 0 : 2 }), mission })) });
  const play = shatterpoint.start(setup, terrain);
  const session = new Session(play.system, play.state, [], true);
  const refused: Refused[] = [];
  let looked = 0;
  let answers = 0;
  for (let request = session.request; request !== null && answers < most; request = session.request, answers++) {
    if (request.kind === 'roll') {
      session.answer(throwDice(request, Math.floor(random() * 2147483647))[0]);
      continue;
    }
    const reflex = play.mind.reflex(session.state, request, random);
    const suggestions = play.mind.suggest(session.state, request);
    for (const answer of [reflex, ...suggestions]) {
      looked++;
      const refusal = session.refuse(answer);
      if (refusal !== null) refused.push({ seed, request, answer, refusal });
    }
    const allowed = [reflex, ...suggestions].find((answer) => session.refuse(answer) === null);
    if (allowed === undefined) return { refused, looked, over: false };
    session.answer(allowed);
  }
  return { refused, looked, over: session.request === null };
}
