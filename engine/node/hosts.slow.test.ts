/** Real processes in real namespaces on one real folder: containers, networks of their own, and whole hosts that share it. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRecord } from '../host/record/read.ts';
import { bundled, temporaryFolder } from '../testing/folders.ts';

/** Where a process runs: what it shares with the test is left out. */
interface Rooms {
  readonly network?: true;
  readonly processes?: true;
  /** A run of the system and a name of its own, as another host has them. */
  readonly host?: { readonly boot: string; readonly name: string };
}

const CONTAINER: Rooms = { network: true, processes: true };
const hostOf = (digit: number, name: string): Rooms => ({ ...CONTAINER, host: { boot: String(digit).repeat(8) + '-1111-4111-8111-111111111111', name } });

const scratch = temporaryFolder('hosts');
let program: string;
let folder: string;
let tests = 0;
beforeAll(async () => { program = await bundled(join(import.meta.dirname, 'hosts.fixture.ts'), join(scratch.path, 'program.mjs')); });
beforeEach(() => { folder = join(scratch.path, `matches-${++tests}`); });
afterAll(() => scratch.remove());
const children: ChildProcess[] = [];
/** Rooms of the killed, kept until the test ends: a system gives the name of a room that is no more to the next one, and there a holder is known to be gone. */
const kept: number[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const room of kept.splice(0)) closeSync(room);
});

/** The words that start a program there. */
function wordsFor({ network, processes, host }: Rooms, words: readonly string[]): readonly string[] {
  if (network === undefined && processes === undefined && host === undefined) return words;
  const apart = ['unshare', '--user', '--map-root-user', ...(network ? ['--net'] : []), ...(processes ? ['--pid', '--fork', '--kill-child', '--mount', '--mount-proc'] : [])];
  if (host === undefined) return [...apart, ...words];
  const run = join(scratch.path, host.boot);
  writeFileSync(run, `${host.boot}\n`);
  return [...apart, '--uts', 'sh', '-c', 'mount --bind "$0" /proc/sys/kernel/random/boot_id && hostname "$1" && shift && exec "$@"', run, host.name, ...words];
}

function canHave(rooms: Rooms): boolean {
  const [first, ...rest] = wordsFor(rooms, [process.execPath, '-e', '']);
  return spawnSync(first!, rest).status === 0;
}

/** What a process says of something that it tried. */
interface Said {
  readonly done: boolean;
  readonly code?: string;
  readonly why?: string;
  readonly doubt?: string;
  readonly computer?: string | null;
  readonly lock?: string;
}

interface Gantry {
  /** What became of opening the match. */
  readonly opened: Said;
  answer(text: string): Promise<Said>;
  kill(): Promise<void>;
  leave(): Promise<void>;
}

async function gantry(rooms: Rooms, word: string): Promise<Gantry> {
  const [first, ...rest] = wordsFor(rooms, [process.execPath, program, folder, word]);
  const child = spawn(first!, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const heard = async (): Promise<Said> => JSON.parse((await lines.next()).value!) as Said;
  const ended = once(child, 'close'); // with the last process that could still speak
  return {
    opened: await heard(),
    answer: async (text) => {
      child.stdin.write(`${text}\n`);
      return heard();
    },
    kill: async () => {
      if (first === 'unshare') for (const room of ['net', 'pid_for_children']) kept.push(openSync(`/proc/${child.pid}/ns/${room}`, 'r'));
      child.kill('SIGKILL');
      await ended;
    },
    leave: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

const lock = (): string => readFileSync(join(folder, 'm.lock'), 'utf8');
const answers = (): readonly string[] => readRecord(readFileSync(join(folder, 'm.journal'), 'utf8')).steps.map(({ answer }) => (answer !== null && 'picks' in answer ? String(answer.picks[0]) : ''));

/** Where the first plays and the second comes; what the second hears while the first lives, and when it was killed. */
const CASES: readonly (readonly [name: string, first: Rooms, second: Rooms, living: string, killed: string])[] = [
  ['on one computer', {}, {}, 'open', 'done'],
  ['the first in a network of its own', { network: true }, {}, 'open', 'done'],
  ['the second in a network of its own', {}, { network: true }, 'open', 'done'],
  ['the first in a container with the computer’s network', { processes: true }, {}, 'open', 'done'],
  ['the second in a container with the computer’s network', {}, { processes: true }, 'open', 'done'],
  ['the first in a container with a network of its own', CONTAINER, {}, 'apart', 'apart'],
  ['the second in a container with a network of its own', {}, CONTAINER, 'apart', 'apart'],
  ['in two containers with networks of their own', CONTAINER, CONTAINER, 'apart', 'apart'],
  ['on two hosts of one name', hostOf(1, 'desk'), hostOf(2, 'desk'), 'namesake', 'namesake'],
  ['on two hosts of different names', hostOf(1, 'desk'), hostOf(2, 'attic'), 'elsewhere', 'elsewhere'],
];

describe.each(CASES)('two Gantries on one folder, %s', (_name, first, second, living, killed) => {
  const able = canHave(first) && canHave(second);
  const without = able ? '' : ' (skipped: this machine makes no such namespaces)';

  it.skipIf(!able)(`the second neither opens nor harms a match that the first plays: it hears "${living}"${without}`, async () => {
    const player = await gantry(first, 'begin');
    expect(player.opened).toEqual({ done: true });
    expect(await player.answer('one')).toEqual({ done: true });
    const before = lock();
    for (const word of ['', '0123456789abcdef']) {
      const { opened } = await gantry(second, word);
      expect([opened.done, opened.doubt ?? opened.code]).toEqual([false, living]);
      expect(opened.why).toContain(living === 'open' ? 'is open in another Gantry' : 'may be open in ');
      expect(lock()).toBe(before);
      expect(readdirSync(folder).sort()).toEqual(['m.journal', 'm.lock']);
    }
    expect(await player.answer('two')).toEqual({ done: true });
    await player.leave();
    expect(existsSync(join(folder, 'm.lock'))).toBe(false);
    expect((await gantry(second, '')).opened, 'what was left properly needs no word').toEqual({ done: true });
    expect(answers()).toEqual(['one', 'two']);
  });

  it.skipIf(!able)(`once the first was killed, the second hears "${killed}"${without}`, async () => {
    const player = await gantry(first, 'begin');
    await player.answer('one');
    await player.kill();
    const { opened } = await gantry(second, '');
    expect(opened.done ? 'done' : opened.doubt).toBe(killed);
    if (!opened.done) expect((await gantry(second, opened.lock!)).opened).toEqual({ done: true });
    expect(answers()).toEqual(['one']);
  });

  if (living === 'open') return;
  it.skipIf(!able)(`on a person’s word the second goes on with it; the first hears that with its next answer, and loses none that was kept${without}`, async () => {
    const player = await gantry(first, 'begin');
    await player.answer('one');
    const { opened: asked } = await gantry(second, '');
    const other = await gantry(second, asked.lock!);
    expect(other.opened).toEqual({ done: true });
    expect(await other.answer('two')).toEqual({ done: true });
    for (let i = 0; i < 2; i++) expect(await player.answer('lost')).toMatchObject({ done: false, code: 'taken' });
    await player.leave();
    expect(await other.answer('three')).toEqual({ done: true });
    expect(answers()).toEqual(['one', 'two', 'three']);
  });
});
