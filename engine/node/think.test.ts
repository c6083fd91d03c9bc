import { expect, it } from 'vitest';
import { Session } from '../core/session.ts';
import type { Mirrored } from '../core/offering.ts';
import { PRINTED_PLACES } from '../shape/named.ts';
import type { HostSystem } from '../host/offer.ts';
import type { Job, MirrorJob } from '../host/thinker.ts';
import { inTime, millisecondsOf } from '../testing/in-time.ts';
import { toy, type ToySetup } from '../testing/toy/toy.ts';
import { answerJobs } from './think.ts';

const JOB = 20;
const LIKELY = 1000;

/** A thread's port, and in which order matches were thought about, by their goals; a reply stands among them. */
function thread(busy: (goal: number) => void = () => {}) {
  const heard: (number | 'reply')[] = [];
  const replies: string[] = [];
  const rules: HostSystem = { ...(toy as HostSystem), start: (setup, terrain) => {
    const play = (toy as HostSystem).start(setup, terrain);
    const { goal } = setup as ToySetup;
    const judge: typeof play.mind.judge = (state, seat) => (busy(goal), heard.push(goal), play.mind.judge(state, seat));
    return { ...play, mind: { ...play.mind, judge } };
  } };
  let listen: (text: string) => void = () => {};
  const port = { on: (_: 'message', own: (text: string) => void) => void (listen = own), postMessage: (text: string) => { heard.push('reply'); replies.push(text); } };
  answerJobs(port, [{ rules, cards: [], starter: (table) => ({ table }), mirrored }], () => Promise.resolve(null));
  return { heard, replies, tell: (told: object | string) => listen(JSON.stringify(told)) };
}

const mirrored: Mirrored = {
  contests: [], places: () => [], ownPlaces: () => PRINTED_PLACES, setup: () => setupOf(JOB), placeOf: (seat) => seat, isNear: (seat) => seat === 1,
};
const setupOf = (goal: number) => toy.readSetup({ table: 'floor', goal });
const likely = { likely: { system: 'toy', setup: setupOf(LIKELY), table: 'floor' } };

function job(playouts: number): Job {
  const play = toy.start(setupOf(JOB), null);
  const session = new Session(play.system, play.state);
  const request = session.request as Job['request'];
  const budget = { milliseconds: null, playouts, breadth: 4, noise: 0 };
  return { system: 'toy', setup: setupOf(JOB), table: 'floor', moment: session.moment, request, seat: 0, seed: 1, budget };
}

it('a match that is told of while a question is thought about is rehearsed after the answer, and not before', async () => {
  const { heard, tell } = thread();
  tell(job(20_000));
  await new Promise(setImmediate);
  tell(likely);
  await expect.poll(() => heard.includes(LIKELY), { timeout: 10_000 }).toBe(true);
  expect(heard.indexOf('reply')).toBeGreaterThan(10_000);
  expect(heard.indexOf(LIKELY)).toBeGreaterThan(heard.indexOf('reply'));
});

it('a question that arrives in a rehearsal is heard within moments, and ends it', async () => {
  // Each play-out takes 2 ms: a whole thought of a rehearsal takes twenty of them.
  const { heard, tell } = thread((goal) => { for (const until = performance.now() + (goal === LIKELY ? 2 : 0); performance.now() < until;); });
  tell(likely);
  const done: number[] = [];
  // It is heard of one step after another: at rest sixty in some tenths of a second, fewer where the machine does other things meanwhile.
  const until = performance.now() + 2000;
  for (let last = 0; heard.length < 60 && performance.now() < until; last = heard.length) {
    await new Promise(setImmediate);
    done.push(heard.length - last);
  }
  expect(heard.length).toBeGreaterThan(5);
  expect(Math.max(...done)).toBeLessThan(10);
  tell(job(20));
  await expect.poll(() => heard.includes('reply')).toBe(true);
  const before = heard.length;
  await new Promise((over) => { setTimeout(over, 60); });
  expect(heard.length).toBe(before);
});

const match = (goal: number): MirrorJob => ({ system: 'toy', setup: setupOf(goal), table: 'floor', mirrored: true, seed: 3 });

it('a match is played out to its end, the same for the same seed', async () => {
  const { replies, tell } = thread();
  tell(match(30));
  tell(match(30));
  await expect.poll(() => replies.length, { timeout: 10_000 }).toBe(2);
  expect(JSON.parse(replies[0]!)).toEqual({ answer: { place: 1, near: true, turns: expect.any(Number) as number } });
  expect(replies[1]).toBe(replies[0]);
});

it('a match that is played out is left within moments when it is to be given up', async () => {
  await inTime(500, async () => {
    const { replies, tell } = thread();
    tell(match(1_000_000));
    await new Promise((over) => { setTimeout(over, 30); });
    expect(replies).toEqual([]);
    tell('give up');
    const took = await millisecondsOf(() => expect.poll(() => replies.length, { interval: 1 }).toBe(1));
    expect(JSON.parse(replies[0]!)).toEqual({ error: 'nobody waits for the answer any more' });
    return took;
  });
});
