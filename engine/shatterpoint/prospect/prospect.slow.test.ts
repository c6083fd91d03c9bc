import { expect, test } from 'vitest';
import { fingerprint } from '../../core/hash.ts';
import type { Random } from '../../core/rng.ts';
import type { Request } from '../../core/script.ts';
import type { Session } from '../../core/session.ts';
import { snap } from '../../shape/point.ts';
import type { Event } from '../state/events.ts';
import { onTable } from '../board/measure.ts';
import { randomMatch } from './prospect.fixture.ts';
import { threatsOf } from './threats.ts';
import type { Way } from './ways.ts';
import { prospectOf } from './prospect.ts';
import type { CharacterId, State } from '../state/state.ts';

const near = (random: Random, { x, y, z }: { x: number; y: number; z: number }) =>
  snap({ x: x + (random() - 0.5) * 500, y: random() < 0.6 ? y : 0, z: z + (random() - 0.5) * 500 });

/** Goes a way in a copy of the match: every choice that could lead to its next step is tried. Gives whether it got there. */
function goes(from: Session<State, Event>, id: CharacterId, { steps }: Way): boolean {
  let left = 400;
  const follow = (session: Session<State, Event>, at: number, started: boolean): boolean => {
    const step = steps[at];
    if (step === undefined) return true;
    const request = session.request;
    if (request === null || request.kind === 'roll' || left-- < 0) return false;
    if (request.kind === 'place' && request.figure === id && request.ask === step.how) {
      const answer = { kind: 'place', at: step.to } as const;
      if (session.refuse(answer) !== null) return false;
      const next = session.fork();
      next.answer(answer);
      return follow(next, at + 1, steps[at + 1]?.how === 'ingress');
    }
    if (request.kind === 'place') return request.optional && tryAll(session, [{ kind: 'place', at: null }], at, started);
    const picks = request.ask === 'act' ? (started ? [] : [step.by]) : picksFor(request, id, step.how);
    return tryAll(session, picks.filter((pick) => request.options.includes(pick)).map((pick) => ({ kind: 'pick', picks: [pick] })), at, started || request.ask === 'act');
  };
  const tryAll = (session: Session<State, Event>, answers: readonly Parameters<typeof session.answer>[0][], at: number, started: boolean): boolean =>
    answers.some((answer) => {
      const next = session.fork();
      next.answer(answer);
      return follow(next, at, next.request?.kind === 'pick' && next.request.ask === 'act' ? false : started);
    });
  return follow(from, 0, false);
}

function picksFor({ ask, options }: Extract<Request, { kind: 'pick' }>, id: CharacterId, how: string): readonly string[] {
  if (options.includes('pass')) return ['pass'];
  if (ask === 'character') return [id, 'done', ...options];
  if (ask === 'how') return [how, 'none', ...options];
  return how === 'ingress' && ask === 'ingress' ? options.filter((option) => option !== 'stay') : ['stay', ...options];
}

test('every unit, any moment: prospects and threats change nothing (AT-011), and a way that is given can be gone', () => {
  let [prospects, gone, chained] = [0, 0, 0];
  const cards = new Set<string>();
  for (let seed = 1; seed <= 14; seed++) {
    const match = randomMatch(seed);
    const { session, random, step } = match;
    for (let i = 0; i < 450 && step(); i++) {
      if (i < 40 || i % 60 !== 7) continue;
      for (let k = 0; k < 40 && session.request !== null && !(session.request.kind === 'pick' && session.request.ask === 'act'); k++) step();
      const { game } = match;
      const before = fingerprint([session.state, session.request]);
      for (const seat of [0, 1]) JSON.stringify(threatsOf(game, seat));
      for (const { unit, character } of onTable(game)) {
        cards.add(unit.card);
        const acts = session.request?.kind === 'pick' && session.request.ask === 'act' && session.state.activation?.unit === unit.id;
        if (!acts && random() < 0.7) continue;
        for (let k = 0; k < (acts ? 5 : 1); k++) {
          const { ways } = prospectOf(game, character.id, near(random, character.at!), session.request);
          prospects++;
          for (const way of acts ? ways.filter(({ refusal }) => refusal === null) : []) {
            expect([character.id, way, goes(session, character.id, way)]).toEqual([character.id, way, true]);
            gone++;
            if (way.steps.length > 1) chained++;
          }
        }
      }
      expect(fingerprint([session.state, session.request])).toBe(before);
    }
  }
  expect([cards.size > 70, prospects > 500, gone > 60, chained > 0]).toEqual([true, true, true, true]);
});
