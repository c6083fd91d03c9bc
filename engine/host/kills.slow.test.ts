import { expect, it } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { MatchFiles } from '../node/match-files.ts';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import { testDesk } from '../testing/memory.ts';
import type { Update } from './link.ts';
import { readRecord } from './record/read.ts';

const KILLS = 1000;
const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;

/** Plays the toy on a disk, leaving and going on now and then and taking answers back, until the disk stops; says what was told last. */
async function play(disk: FaultyDisk, seed: number): Promise<Update | null> {
  const random = randomFrom(seed);
  const desk = testDesk({ matches: new MatchFiles('/saves', () => {}, disk), soon: (run) => void setImmediate(run) });
  let told: Update | null = null;
  const hear = (): void => { told = desk.pushes.filter((push) => push.type === 'update').at(-1)?.update ?? told; };
  try {
    const stored = await new MatchFiles('/saves', () => {}, disk).list();
    const begin = { system: 'toy', setup: { table: 'floor', goal: 100_000 }, seats: ['person', 'person'], undo: 'safe' };
    let update = stored.length > 0 ? await desk.call('continueMatch', { match: 'match-1' }) : await desk.call('newMatch', begin);
    told = update;
    for (let i = 0; i < 40; i++) {
      if (update.back?.to !== null && update.back !== null && random() < 0.2) await desk.call('undo', { match: 'match-1', at: update.at, to: update.back.to });
      else await desk.call('answer', { match: 'match-1', at: update.at, answer: pick(random() < 0.5 ? 'one' : 'throw') });
      while (hear(), told?.awaits !== 'person' && disk.calls < disk.killAt) await new Promise((done) => setImmediate(done));
      update = told!;
      if (random() < 0.1) {
        await desk.call('leave', { match: 'match-1' });
        update = await desk.call('continueMatch', { match: 'match-1' });
      }
      if (disk.calls >= disk.killAt) break;
    }
  } catch {
    hear(); // the disk stopped: what was told before counts
  }
  return told;
}

it(`${KILLS} kills and power cuts between any two calls of the disk: the match opens, at most the answer that nobody had heard of is missing`, async () => {
  const random = randomFrom(11);
  let disk = new FaultyDisk();
  let heard = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    disk.killAt = 1 + Math.floor(random() * 160);
    const told = await play(disk, kill);
    disk = disk.after(random() < 0.5 ? random : null);
    const text = await new MatchFiles('/saves', () => {}, disk).read('match-1');
    if (told !== null) {
      const { steps } = readRecord(text!);
      expect(Math.abs(steps.length - told.at), `kill ${kill}`).toBeLessThanOrEqual(1);
      heard++;
    }
    if (text === null || readRecord(text).steps.length > 150) disk = new FaultyDisk();
  }
  expect(heard).toBeGreaterThan(KILLS / 2);
});
