/**
 * A program that plays the toy on real files, does everything that can be done with a match, says what it hears, and kills
 * itself in the middle of a call of the disk. Words: folder of the matches, seed, the moment (`intent call`) to be killed in,
 * or `-` to be killed from outside. Everything is told in lines of JSON, written before anything else happens.
 */
import { writeSync } from 'node:fs';
import { basename } from 'node:path';
import { randomFrom } from '../core/rng.ts';
import type { Disk, OpenedFile } from '../node/disk.ts';
import { MatchFiles } from '../node/match-files.ts';
import { testDesk } from '../testing/memory.ts';
import type { CallName, CallResult, Update } from './link.ts';
import { realDisk } from '../node/real-disk.ts';

/** What the program says. */
export type Said =
  | { readonly intent: string; readonly match: string; readonly to?: number; readonly name?: string }
  | { readonly told: string; readonly at: number; readonly answered: Update['answered']; readonly events: Update['events'] }
  | { readonly done: string; readonly match: string; readonly copy?: string; readonly name?: string }
  | { readonly killed: string };

const [folder, seed, moment] = process.argv.slice(2) as [string, string, string];
const random = randomFrom(Number(seed));
const say = (line: Said): void => void writeSync(1, `${JSON.stringify(line)}\n`);
let intent = 'start';
/** How often the moment comes before it is the last one; what comes once in a life is not waited for. */
let left = /^(answer|undo|redo) /.test(moment) ? 1 + Math.floor(random() * 3) : 1;
/** Whether this life does such a thing with its match: when it is to be killed in it, else now and then. */
const does = (what: string): boolean => (moment === '-' ? random() < 0.4 : moment.startsWith(`${what} `));

/** Carries out a call of the disk; in the moment that was asked for, the program is killed before it, or while it goes on. */
async function call<T>(name: string, run: () => Promise<T>): Promise<T> {
  if (`${intent} ${name}` !== moment || --left > 0) return run();
  say({ killed: moment });
  if (random() < 0.7) void run();
  const until = performance.now() + random() * 2;
  while (performance.now() < until);
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

/** What a path is to its match. */
function kindOf(path: string): string {
  const name = basename(path);
  if (name.includes('.lock')) return 'lock';
  if (name.includes('.backup-')) return 'backup';
  return name.includes('.journal') ? 'growing' : 'packed';
}

const opened = (kind: string, file: OpenedFile): OpenedFile => ({
  write: (bytes, at) => call(kind === 'growing' && new TextDecoder().decode(bytes).includes('{"snapshot"') ? 'growing-snapshot-write' : `${kind}-write`, () => file.write(bytes, at)),
  sync: () => call(`${kind}-sync`, () => file.sync()),
  truncate: (length) => file.truncate(length),
  close: () => file.close(),
});

const disk: Disk = {
  ...realDisk,
  create: async (path) => opened(`new-${kindOf(path)}`, await call(`new-${kindOf(path)}`, () => realDisk.create(path))),
  open: async (path) => opened(kindOf(path), await realDisk.open(path)),
  rename: (from, to) => call(from.endsWith('.draft') ? `${kindOf(to)}-place` : `${kindOf(to)}-move`, () => realDisk.rename(from, to)),
  remove: (path) => call(`${kindOf(path)}-remove`, () => realDisk.remove(path)),
  syncFolder: (path) => call('folder-sync', () => realDisk.syncFolder(path)),
};

let copies = 0;
const desk = testDesk({ matches: new MatchFiles(folder, () => {}, disk), newMatchId: () => (intent === 'new' ? `match-${seed}` : `copy-${seed}-${++copies}`), soon: (run) => void setImmediate(run) });
let now: Update | null = null;
const connection = desk.desk.connect((push) => {
  if (push.type !== 'update') return;
  now = push.update;
  say({ told: now.match, at: now.at, answered: now.answered, events: now.events });
});

async function ask<N extends CallName>(name: N, args: object): Promise<CallResult<N>> {
  const reply = await connection.call(name, args);
  if ('error' in reply) throw new Error(`${name}: ${reply.error.message}`);
  return reply.result as CallResult<N>;
}

/** Says what is about to be done with a match, does it, and says that it was. */
async function deed<T>(what: string, match: string, run: () => Promise<T>, more: { readonly to?: number; readonly name?: string } = {}): Promise<T> {
  intent = what;
  say({ intent: what, match, ...more });
  const result = await run();
  const copy = (result as { readonly match?: string } | null)?.match;
  say({ done: what, match, ...(copy === undefined || copy === match ? {} : { copy }), ...more });
  return result;
}

const open = async (match: string): Promise<void> => { now = await deed('open', match, () => ask('continueMatch', { match })); };
const asked = async (): Promise<void> => { while (now?.awaits === 'computer') await new Promise((done) => setImmediate(done)); };

/** A few answers, and steps back and forth. */
async function play(match: string): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await asked();
    if (now === null || now.awaits !== 'person') return;
    const { at, back } = now;
    const dice = random();
    if (dice < 0.15 && back !== null && back.to !== null) {
      const to = back.to;
      await deed('undo', match, () => ask('undo', { match, at, to }), { to });
      await asked();
      const { at: there } = now as Update;
      if (random() < 0.6) await deed('redo', match, () => ask('redo', { match, at: there }));
    } else await deed('answer', match, () => ask('answer', { match, at, answer: { kind: 'pick', picks: [random() < 0.5 ? 'one' : 'throw'] } }));
  }
  await asked();
}

const { matches } = await ask('catalogue', {});
let match = matches.find(({ match: id }) => id.startsWith('match-'))?.match;
if (match === undefined) {
  now = await deed('new', `match-${seed}`, () => ask('newMatch', { system: 'toy', setup: { table: 'floor', goal: 1_000_000 }, seats: ['person', 'computer'], undo: 'free' }));
  match = now.match;
} else await open(match);
for (let round = 0; round < 40; round++) {
  const id = match;
  await play(id);
  if (['answer', 'undo', 'redo'].some((what) => moment.startsWith(`${what} `))) continue;
  await deed('leave', id, () => ask('leave', { match: id }));
  const name = `${round} Zażółć ${seed}`;
  if (does('name')) await deed('name', id, () => ask('renameMatch', { match: id, name }), { name });
  if (does('copy')) await deed('copy', id, () => ask('duplicateMatch', { match: id }));
  if (does('import')) {
    const { file } = await ask('exportMatch', { match: id });
    await deed('import', id, () => ask('importMatch', { file }));
  }
  if (does('restore') && (await ask('backups', { match: id })).backups.length > 0) await deed('restore', id, () => ask('restoreBackup', { match: id, number: 1 }));
  if (does('bin') || does('recover')) {
    const { binned } = await deed('bin', id, () => ask('discardMatch', { match: id }));
    await deed('recover', id, () => ask('recoverMatch', { binned }));
  }
  await open(id);
}
process.exit(0);
