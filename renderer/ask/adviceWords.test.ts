import { expect, it } from 'vitest';
import { planAhead, type Effort } from '../../engine/search/plan.ts';
import type { Counsel } from '../../engine/search/counsel.ts';
import type { Update } from '../../engine/host/link.ts';
import { offeredAs, type HostSystem } from '../../engine/host/offer.ts';
import { systems } from '../../engine/host/systems.ts';
import { randomFrom } from '../../engine/core/rng.ts';
import { Session } from '../../engine/core/session.ts';
import { Content } from '../../engine/node/content.ts';
import { situationOf } from '../testing/played.fixture.ts';
import { sampleSituation } from '../testing/sample.fixture.ts';
import { speak } from '../words/speak.ts';
import { besideWords, markable, planWords } from './adviceWords.ts';

const effort: Effort = { milliseconds: null, playouts: 2, breadth: 2, noise: 0, seed: 1, clock: null };
const content = new Content('assets');

it.each([['shatterpoint', 20], ['miniatures', 3], ['wartime', 20]])('every answer of plans in a match of %s has words', async (system, least) => {
  const { rules, starter } = offeredAs(systems, system) as { readonly rules: HostSystem; readonly starter: (table: string) => unknown };
  const setup = rules.readSetup(starter('refinery'));
  const play = rules.start(setup, await content.terrain('refinery'));
  const session = new Session(play.system, play.state, [], true);
  const random = randomFrom(4);
  const said: string[] = [];
  for (let at = 0; session.request !== null && at < 400; at++) {
    const { request, state, moment } = session;
    if (request.kind !== 'roll' && at % 9 === 0) {
      const { plan } = planAhead(play, moment, request.seat, effort);
      const here = session.fork();
      const steps = plan.map(({ answer }): Counsel['steps'][number] => {
        const step = { request: here.request as Counsel['steps'][number]['request'], answer };
        here.answer(answer);
        return step;
      });
      const update: Update = {
        match: 'm', system, table: 'refinery', setup, seats: Array.from({ length: play.seats }, () => 'person' as const), at, answered: null, events: [],
        view: play.view(state, request.seat), request, awaits: 'person', back: null, outcome: null,
      };
      said.push(...planWords({ steps, value: 0, grounds: {} }, situationOf(JSON.parse(JSON.stringify(update)) as Update), speak));
    }
    session.answer(play.mind.reflex(state, request, random));
  }
  expect(said.length).toBeGreaterThan(least);
  expect(said.filter((words) => /\{\{|undefined|NaN|\[object|\w\.\w+\.\w|\d,\d/.test(words) || words.trim() === '')).toEqual([]);
});

const plan = (grounds: Record<string, number>, ...steps: Counsel['steps']): Counsel => ({ steps, value: 0, grounds });

it('what a plan is better and worse in is said in the rule system’s words, the weightiest first, and what hardly differs is not', () => {
  const situation = sampleSituation();
  const [one, other] = [plan({ objectives: 1.5, force: 0.02, own: 2 }), plan({ objectives: 0.5, force: 0, own: 2.3, enemy: -2 })];
  expect(besideWords(one, other, situation, speak)).toBe('Better: harm to the enemy, objectives. Worse: own units.');
  expect(besideWords(one, one, situation, speak)).toBe('Nothing tells the two apart.');
});

it('a way through a ladder is one line: the place where one comes out', () => {
  const at = { x: 1, y: 100, z: 2 };
  const exit = { kind: 'pick', seat: 0, ask: 'ingress', about: {}, options: ['stay', 'ladder:1', 'ladder:2'], closed: [], min: 1, max: 1 } as const;
  const body = { at: { x: 0, y: 0, z: 0 }, radius: 20, height: 40 };
  const out = { kind: 'place', ask: 'ingress', figure: '0.rook.1', body, zone: { kind: 'near', of: { at, radius: 0 }, range: 25 } } as never;
  const through = plan({}, { request: exit, answer: { kind: 'pick', picks: ['ladder:1'] } }, { request: out, answer: { kind: 'place', at } });
  expect(planWords(through, sampleSituation(), speak)).toEqual([expect.stringMatching(/^Access point.*100 mm/)]);
  expect(planWords(plan({}, { request: exit, answer: { kind: 'pick', picks: ['stay'] } }), sampleSituation(), speak)).toHaveLength(1);
});

it('where a move goes up or down that is said', () => {
  const moved = (from: number, to: number): readonly string[] => {
    const body = { at: { x: 0, y: from, z: 0 }, radius: 20, height: 40 };
    const request = { kind: 'place', ask: 'advance', figure: '0.rook.1', body } as never;
    return planWords(plan({}, { request, answer: { kind: 'place', at: { x: 0, y: to, z: 50.8 } } }), sampleSituation(), speak);
  };
  expect(moved(0, 90)).toEqual([expect.stringMatching(/, to 90 mm up$/)]);
  expect(moved(90, 0)).toEqual([expect.stringMatching(/, down to 0 mm$/)]);
  expect(moved(90, 92)).toEqual([expect.stringMatching(/\)$/)]);
});

it('a plan can be shown on the table where its first move or attack is on offer', () => {
  const request = { kind: 'pick', seat: 0, ask: 'act', about: {}, options: ['move', 'end'], closed: [], min: 1, max: 1 } as const;
  const place = { kind: 'place', ask: 'advance', figure: '0.a.1' } as never;
  const at = { x: 1, y: 0, z: 2 };
  const move = { figure: '0.a.1', picks: ['move'], request: place };
  const strike = { target: '1.b.1', picks: ['move', '1.b.1'] };
  const [moved, struck] = [{ request, answer: { kind: 'pick', picks: ['move'] } }, { request, answer: { kind: 'pick', picks: ['1.b.1'] } }] as const;
  const offers = { moves: [move], strikes: [strike] };
  expect(markable(plan({}, moved, { request: place, answer: { kind: 'place', at } }), offers)).toEqual({ offer: move, at });
  expect(markable(plan({}, moved, struck), offers)).toEqual({ strike });
  expect(markable(plan({}, moved, { request: place, answer: { kind: 'place', at: null } }), offers)).toBeNull();
  expect(markable(plan({}, struck), offers)).toBeNull();
});
