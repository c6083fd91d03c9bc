import { expect, test } from 'vitest';
import { MemoryFolder, readingIn, testDesk } from '../testing/memory.ts';
import { toy } from '../testing/toy/toy.ts';
import { groundId } from './ground.ts';
import { readyAhead, readyLikely } from './ahead.ts';
import type { HostSystem } from './offer.ts';

const systems = [{ rules: toy as HostSystem, cards: [], starter: (table: string) => ({ table }) }];

/** A start of the program with a folder: what was read, which tables were laid, and what waits for its time. */
function start(folder: MemoryFolder, laid: string[] = []) {
  const [read, waiting]: [string[], (() => void)[]] = [[], []];
  const whole = readingIn(systems);
  const listed = readyAhead({
    systems, matches: folder,
    reading: { ...whole, resumable: (text) => { read.push(text); return whole.resumable(text); } },
    terrain: (table) => { laid.push(groundId(table)); return Promise.resolve(null); },
    later: (_ms, run) => { waiting.push(run); return () => {}; },
  });
  const { call } = testDesk({ listed }, folder);
  return { call, read, waiting };
}

test('after the first list of matches the newest that goes on is read and its table laid, once', async () => {
  const folder = new MemoryFolder();
  await testDesk({}, folder).call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 9 }, seats: ['person', 'person'] });
  folder.files.set('bad', 'no match\n');
  const laid: string[] = [];
  const { call, read, waiting } = start(folder, laid);
  await call('catalogue', {});
  await call('catalogue', {});
  expect([waiting.length, read]).toEqual([1, []]);
  waiting[0]!();
  await expect.poll(() => laid).toEqual(['floor']);
  expect(read).toEqual([folder.files.get('match-1')]);
});

test('without a match that goes on nothing is made ready, and one that is gone by then harms nobody', async () => {
  const folder = new MemoryFolder();
  const { call, waiting, read } = start(folder);
  await call('catalogue', {});
  expect(waiting).toEqual([]);
  await call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 9 }, seats: ['person', 'person'] });
  await call('catalogue', {});
  folder.files.clear();
  waiting[0]!();
  await new Promise((done) => { setTimeout(done, 5); });
  expect(read).toEqual([]);
});

test('what a match on a table needs is made ready once, here and where it is thought; another system’s is not', async () => {
  const [laid, rehearsed]: [string[], unknown[]] = [[], []];
  const likely = readyLikely({
    systems, terrain: (table) => { laid.push(groundId(table)); return table === 'broken' ? Promise.reject(new Error('no')) : Promise.resolve(null); },
    later: (_ms, run) => { run(); return () => {}; }, rehearse: (match) => rehearsed.push(match),
  });
  const { call, connection } = testDesk({ systems, likely });
  for (const table of ['floor', 'floor', 'broken']) expect(await call('likely', { system: 'toy', table })).toEqual({ ok: true });
  expect(await connection.call('likely', { system: 'chess', table: 'floor' })).toMatchObject({ error: { code: 'form', message: 'there is no rule system "chess"' } });
  expect(laid).toEqual(['floor', 'broken']);
  expect(rehearsed).toEqual(['floor', 'broken'].map((table) => ({ system: 'toy', setup: { table }, table })));
});
