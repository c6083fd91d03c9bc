import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { MatchFiles } from '../node/match-files.ts';
import { bundled, temporaryFolder } from '../testing/folders.ts';
import type { Said } from './kill-moments.fixture.ts';
import { readRecord, type ReadRecord } from './record/read.ts';
import type { Step } from './record/record.ts';
import { deep } from '../testing/depth.ts';

/** Kills in each of the moments, and kills from outside at any time. */
const EACH = deep(4);
const OUTSIDE = deep(40);
/** Programs that are alive at once, each in a folder of its own. */
const LANES = 2;

/** What the program was about, and the call of the disk in whose middle it is killed. */
const MOMENTS: readonly string[] = [
  'new new-growing-write', 'new growing-place',
  'answer growing-write', 'answer growing-sync', 'answer growing-snapshot-write', 'undo growing-write', 'undo growing-sync', 'redo growing-write', 'redo growing-sync',
  'leave new-packed-write', 'leave packed-place', 'leave growing-remove', 'leave lock-remove',
  'open new-lock-write', 'open new-backup-write', 'open backup-move', 'open backup-place', 'open new-growing-write', 'open growing-place',
  'name backup-move', 'name growing-write', 'name growing-sync', 'name packed-place', 'name growing-remove',
  'copy growing-place', 'copy packed-place', 'import new-growing-sync', 'import packed-place', 'restore growing-place',
  'bin packed-move', 'bin backup-move', 'recover packed-move', 'recover folder-sync',
];

const temporary = temporaryFolder('moments');
let program: string;
beforeAll(async () => { program = await bundled(join(import.meta.dirname, 'kill-moments.fixture.ts'), join(temporary.path, 'program.mjs')); });
afterAll(() => temporary.remove());

/** Lets the program play until it is killed, by itself in a moment or from outside after some ms, and gives what it had said. */
function killed(saves: string, seed: number, moment: string | null, after: number): Promise<{ readonly said: readonly Said[]; readonly complaint: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, saves, String(seed), moment ?? '-'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [text, complaint] = ['', ''];
    let timer: NodeJS.Timeout | undefined;
    child.stderr.on('data', (data) => (complaint += String(data)));
    child.stdout.on('data', (data) => {
      text += String(data);
      if (moment === null) timer ??= setTimeout(() => child.kill('SIGKILL'), after);
    });
    child.on('close', () => {
      clearTimeout(timer);
      resolve({ said: text.split('\n').slice(0, -1).map((line) => JSON.parse(line) as Said), complaint });
    });
  });
}

/** A match as somebody who listened knows it. */
interface Known {
  /** Each answer: whose it was, and what came of it. */
  answers: unknown[];
  name: string;
  /** What was begun and not said to be done. */
  open: Extract<Said, { intent: string }> | null;
  binned: boolean;
}

const blank = (): Known => ({ answers: [], name: '', open: null, binned: false });

/** Follows what the program said. */
function listen(known: Map<string, Known>, said: readonly Said[]): void {
  const of = (match: string): Known => {
    const found = known.get(match) ?? blank();
    known.set(match, found);
    return found;
  };
  for (const line of said) {
    if ('intent' in line) {
      if (line.intent !== 'new') of(line.match).open = line;
    } else if ('told' in line) {
      const { answers } = of(line.told);
      answers.length = line.at;
      if (line.answered !== null) answers[line.at - 1] = { ...line.answered, events: line.events };
    } else if ('done' in line) {
      const mine = of(line.match);
      mine.open = null;
      if (line.name !== undefined) mine.name = line.name;
      if (line.done === 'bin') mine.binned = true;
      if (line.done === 'recover') mine.binned = false;
      if (line.copy !== undefined && line.done !== 'restore') of(line.copy).answers = mine.answers.slice();
    }
  }
}

/** What is told of an answer. */
const heardOf = ({ seat, events }: Step): unknown => ({ seat, events });

/** Fails when a match is not as it was heard of, or one step further. */
function compare(match: string, { answers, name, open }: Known, { steps, header }: ReadRecord): void {
  const kept = steps.map(heardOf);
  const same = Math.min(kept.length, answers.length);
  expect(kept.slice(0, same), match).toEqual(answers.slice(0, same));
  if (kept.length < answers.length) expect([open?.intent, open?.to], match).toEqual(['undo', kept.length]);
  expect(kept.length - answers.length, match).toBeLessThanOrEqual(1);
  if (name !== '' && header.name !== name) expect(header.name, match).toBe(open?.name);
}

const moments = [...Array.from({ length: EACH }, () => MOMENTS).flat(), ...Array.from({ length: OUTSIDE }, () => null)];

/** Lets one program after another play in a folder and be killed, and looks after each at what is there; counts the kills in each moment. */
async function lives(lane: number, met: Map<string, number>): Promise<void> {
  const saves = join(temporary.path, `matches-${lane}`);
  const files = new MatchFiles(saves, () => {});
  const random = randomFrom(2027 + lane);
  const known = new Map<string, Known>();
  for (let n = lane; n < moments.length; n += LANES) {
    const moment = moments[n] ?? null;
    if (n % 20 < LANES || moment?.startsWith('new ') === true) {
      rmSync(saves, { recursive: true, force: true });
      mkdirSync(saves);
      known.clear();
    }
    const { said, complaint } = await killed(saves, n, moment, random() * 300);
    expect(complaint, `kill ${n}, ${moment}`).toBe('');
    listen(known, said);
    const last = said.at(-1);
    if (last !== undefined && 'killed' in last) met.set(last.killed, (met.get(last.killed) ?? 0) + 1);

    for (const [match, mine] of known) {
      const mayBeBinned = mine.binned || mine.open?.intent === 'bin' || mine.open?.intent === 'recover';
      const there = await files.read(match);
      const inBin = mayBeBinned ? (await files.bin()).find(({ id }) => id === match)?.binned : undefined;
      const text = there ?? (inBin === undefined ? null : await files.readBinned(inBin));
      expect(text, `kill ${n}, ${moment}: ${match} is there`).not.toBeNull();
      const record = readRecord(text ?? '');
      compare(match, mine, record);
      mine.answers = record.steps.map(heardOf); // what nobody had heard of is heard of when it goes on
      mine.name = record.header.name;
      if (there === null) await files.recover(inBin!);
      Object.assign(mine, { open: null, binned: false });
    }
    for (const { match } of await files.list()) if (!known.has(match)) readRecord((await files.read(match)) ?? '');
  }
}

it(`${moments.length} kills of a real process, in every moment of keeping, packing, backing up, naming, copying, taking in and binning: nothing that was heard of is lost`, async () => {
  const met = new Map<string, number>();
  await Promise.all(Array.from({ length: LANES }, (_, lane) => lives(lane, met)));
  for (const moment of MOMENTS) expect(met.get(moment) ?? 0, `kills in "${moment}"`).toBeGreaterThan(EACH / 2);
});
