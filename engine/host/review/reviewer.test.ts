import { expect, it } from 'vitest';
import type { Answer } from '../../core/script.ts';
import type { Counsel } from '../../search/counsel.ts';
import { MemoryFolder, readingIn, testDesk, toyProjector, type TestDesk } from '../../testing/memory.ts';
import { toy } from '../../testing/toy/toy.ts';
import type { Caller } from '../caller.ts';
import type { HostSystem } from '../offer.ts';
import type { Reading } from '../reading/reading.ts';
import type { Counselled } from '../thinker.ts';
import { readReview, type Review } from './review.ts';

const pick = (pick: string): Answer => ({ kind: 'pick', picks: [pick] });
const settle = async (): Promise<void> => { for (let i = 0; i < 400; i++) await Promise.resolve(); };

/** Who says that "throw" is best, and what was played a tenth behind. */
const sure = ({ request, played }: Counselled): Promise<readonly Counsel[]> => Promise.resolve([
  { steps: [{ request, answer: pick('throw') }], value: 0.4, grounds: {} },
  { steps: [{ request, answer: played![0]! }], value: 0.2, grounds: {}, played: true },
]);

type Asking = (job: Counselled, caller: Caller) => Promise<readonly Counsel[]>;

/** What waits for its time. */
function timers() {
  const waiting = new Set<() => void>();
  return {
    later: (_ms: number, run: () => void) => (waiting.add(run), () => void waiting.delete(run)),
    async pass() {
      const all = [...waiting];
      waiting.clear();
      for (const run of all) run();
      await settle();
    },
  };
}

async function play({ call }: TestDesk, goal = 2): Promise<string> {
  const { match } = await call('newMatch', { system: 'toy', setup: { table: 'floor', goal }, seats: ['person', 'person'] });
  for (let at = 0; at < 3 && goal < 10; at++) {
    await call('answer', { match, at, answer: pick('one') });
    await settle();
  }
  return match;
}

const reviewOf = (folder: MemoryFolder, match = 'match-1'): Review => readReview(folder.reviews.get(match)!);

it('of a match that is over it is kept how it stood after every turn, and what each choice was worth beside the best', async () => {
  const jobs: Counselled[] = [];
  const desk = testDesk({ counsel: (job) => (jobs.push(job), sure(job)) });
  await play(desk);
  const { turns, choices, weighed } = reviewOf(desk.folder);
  expect(turns).toEqual([
    { at: 1, seat: 0, chances: [0.75, 0.25] }, { at: 2, seat: 1, chances: [0.5, 0.5] }, { at: 3, seat: 0, chances: [0.75, 0.25] },
  ]);
  expect(choices).toEqual([0, 1, 2]);
  expect(weighed).toEqual([0, 1, 0].map((seat, at) => ({ at, seat, best: 0.7, played: 0.6 })));
  expect(jobs.every(({ idle, played }) => idle === true && played?.length === 1)).toBe(true);
});

it('of a match that still runs nothing is kept, and while any is played nothing is weighed', async () => {
  const time = timers();
  const desk = testDesk({ counsel: sure, later: time.later });
  const running = await play(desk, 50);
  const over = await play(desk);
  await desk.call('film', { match: running });
  await settle();
  expect([desk.folder.reviews.has(running), reviewOf(desk.folder, over).weighed]).toEqual([false, []]);
  await desk.call('leave', { match: running });
  await time.pass();
  expect(reviewOf(desk.folder, over).weighed).toHaveLength(3);
});

it('a choice that was given up for an answer that somebody waits for is weighed later', async () => {
  const time = timers();
  let asked = 0;
  const desk = testDesk({ counsel: (job) => (++asked === 2 ? Promise.reject(new Error('nobody waits for the answer any more')) : sure(job)), later: time.later });
  await play(desk);
  expect(reviewOf(desk.folder).weighed).toHaveLength(0);
  await time.pass();
  expect([asked, reviewOf(desk.folder).weighed.map(({ at }) => at)]).toEqual([4, [0, 1, 2]]);
});

it('a review that was not finished goes on when its match is looked at again; one that cannot be read is made anew', async () => {
  const first = testDesk({});
  await play(first);
  expect(reviewOf(first.folder).weighed).toEqual([]);
  let asked = 0;
  const counsel: Asking = (job) => (asked++, sure(job));
  const look = async (): Promise<void> => {
    await testDesk({ counsel }, first.folder).call('film', { match: 'match-1' });
    await settle();
  };
  await look();
  expect([asked, reviewOf(first.folder).weighed.length]).toEqual([3, 3]);
  await look();
  expect(asked).toBe(3);
  first.folder.reviews.set('match-1', '{"format":"gantry-review"');
  await look();
  expect([asked, reviewOf(first.folder).weighed.length]).toEqual([6, 3]);
});

it('of a match that is thrown away meanwhile nothing is kept any more, and the next one has its turn', async () => {
  const asked: Caller[] = [];
  // The first question is never answered: it is given up.
  const counsel: Asking = (job, caller) => (asked.push(caller) > 1 ? sure(job) : new Promise((_, reject) => void caller.onLeave(() => { reject(new Error('gone')); })));
  const desk = testDesk({ counsel });
  const [first, second] = [await play(desk), await play(desk)];
  await desk.call('leave', { match: first });
  await desk.call('discardMatch', { match: first });
  await settle();
  expect([asked[0]!.isGone, (await desk.folder.bin()).map(({ id }) => id), desk.reports]).toEqual([true, [first], []]);
  expect([reviewOf(desk.folder, first).weighed.length, reviewOf(desk.folder, second).weighed.length]).toEqual([0, 3]);
});

it('a review that is whole is not read again when its match is looked at again; a film is open before it is begun', async () => {
  const first = testDesk({});
  await play(first);
  const order: string[] = [];
  const { film, chronicle, ...reading } = readingIn([{ rules: toy as HostSystem, cards: [], starter: (table) => ({ table }), projector: toyProjector }]);
  const watched: Reading = {
    ...reading,
    film: async (text) => { const facts = await film(text); order.push('film'); return facts; },
    chronicle: (text) => (order.push('chronicle'), chronicle(text)),
  };
  const desk = testDesk({ counsel: sure, reading: watched }, first.folder);
  for (let i = 0; i < 2; i++) {
    await desk.call('film', { match: 'match-1' });
    await settle();
  }
  expect(order).toEqual(['film', 'chronicle', 'film']);
});

it('a match that cannot be read is told of by whoever opens it, not by its review', async () => {
  const folder = new MemoryFolder();
  folder.files.set('match-1', 'no match');
  const desk = testDesk({ counsel: sure }, folder);
  await expect(desk.call('film', { match: 'match-1' })).rejects.toThrow('broken');
  await settle();
  expect([desk.reports.filter((line) => line.includes('reviewed')), folder.reviews.size]).toEqual([[], 0]);
});

it('where a review cannot be kept that is reported, and the match is as it was', async () => {
  class Full extends MemoryFolder {
    override keepReview(): Promise<void> {
      return Promise.reject(new Error('the disk is full'));
    }
  }
  const desk = testDesk({ counsel: sure }, new Full());
  await play(desk);
  expect(desk.reports).toEqual(['match-1: it was not reviewed (the disk is full)']);
  expect((await desk.call('catalogue', {})).matches).toMatchObject([{ match: 'match-1', over: true, problem: null }]);
});

it.each([
  ['{}', 'review: format'], ['', 'review: it is empty'],
  ['{"format":"gantry-review","version":1,"of":"x","turns":[{"at":1,"seat":0,"chances":[2]}],"falls":[],"choices":[],"weighed":[]}', 'turns.0.chances.0'],
])('a review that says %s is none, and it is said why', (text, why) => {
  expect(() => readReview(text)).toThrow(why);
});
