import { describe, expect, it } from 'vitest';
import { livenessOf, ownLiveness, type Holder, type LivenessParts } from './liveness.ts';
import type { Whereabouts } from './whereabouts.ts';

const OWN = 'gantry-0000000000000001';
const NAME = 'gantry-0123456789abcdef';
const never = (): never => { throw new Error('it was asked'); };

const LINUX: Whereabouts = { machine: ['card-1', 'card-2'], boot: 'boot-1', processes: 'pid:[4026531836] time:[4026531834]', sockets: 'net:[4026531833]' };
const MACOS: Whereabouts = { machine: ['hardware'], boot: null, processes: 'darwin', sockets: 'temporary' };
const WINDOWS: Whereabouts = { machine: ['installation'], boot: null, processes: 'win32', sockets: 'temporary' };
const CONTAINER = 'pid:[4026532301] time:[4026531834]';
const UNSAID: Whereabouts = { machine: [], boot: null, processes: null, sockets: null };

const holder = (where: Whereabouts, more: Partial<Holder> = {}): Holder => ({ process: 7, computer: 'desk', endpoint: NAME, start: '100', ...where, ...more });

/** What the system says of the holder: whether its endpoint answers, and the start of the process of its number (undefined: there is none). */
interface Seen {
  readonly answers?: boolean | null;
  readonly found?: { readonly start: string | null };
}

const liveness = (where: Whereabouts, { answers = null, found }: Seen = {}, more: Partial<LivenessParts> = {}) => livenessOf({
  computer: 'desk', whereabouts: () => Promise.resolve(where), open: () => Promise.resolve(OWN), start: () => Promise.resolve('50'),
  answers: () => Promise.resolve(answers), find: () => Promise.resolve(found ?? null), ...more,
});

const RUNS = { found: { start: '100' } };
const ANOTHER = { found: { start: '777' } };
const NOT_SAID = { found: { start: null } };

describe('whether the holder of a lock lives', () => {
  it.each([
    ['its endpoint answers', LINUX, {}, { answers: true }, 'lives'],
    ['its endpoint answers, and nothing else is known of it', LINUX, UNSAID, { answers: true }, 'lives'],
    ['in the same room of process numbers: it runs, in a network of its own', LINUX, { sockets: 'net:[2]' }, { answers: false, ...RUNS }, 'lives'],
    ['in the same room: there is no such process', LINUX, { sockets: 'net:[2]' }, { answers: false }, 'gone'],
    ['in the same room: another process has its number by now', LINUX, { sockets: 'net:[2]' }, { answers: false, ...ANOTHER }, 'gone'],
    ['in the same room and network: its number is in use and it cannot be told by whom, and its endpoint refuses', LINUX, {}, { answers: false, ...NOT_SAID }, 'gone'],
    ['in the same room, without an endpoint: its number is in use and it cannot be told by whom', LINUX, { endpoint: null }, NOT_SAID, 'number'],
    ['in the same room: its number is in use, and nobody kept since when', LINUX, { sockets: 'net:[2]', start: null }, { answers: false, ...RUNS }, 'number'],
    ['in a container of the same network: its endpoint refuses', LINUX, { processes: CONTAINER }, { answers: false, ...RUNS }, 'gone'],
    ['in a container of the same network: its endpoint cannot be asked', LINUX, { processes: CONTAINER }, { ...RUNS }, 'apart'],
    ['in a container with a network of its own', LINUX, { processes: CONTAINER, sockets: 'net:[2]' }, { answers: false }, 'apart'],
    ['in a container with a network of its own and another host name', LINUX, { processes: CONTAINER, sockets: 'net:[2]', computer: '3f2a' }, { answers: false }, 'apart'],
    ['where a container counts time for itself, starts mean nothing', LINUX, { processes: 'pid:[4026531836] time:[4026532300]', sockets: 'net:[2]' }, { answers: false, ...ANOTHER }, 'apart'],
    ['where it did not say its rooms', LINUX, { processes: null, sockets: null }, { answers: false }, 'apart'],
    ['on this machine before it was started anew', LINUX, { boot: 'boot-0' }, { answers: false, ...RUNS }, 'gone'],
    ['on this machine before it was started anew, with one card less', LINUX, { boot: 'boot-0', machine: ['card-2'] }, { answers: false }, 'gone'],
    ['on a copy of this machine, of one name, with cards of its own', LINUX, { boot: 'boot-0', machine: ['card-3'] }, { answers: false }, 'namesake'],
    ['on a machine of one name whose id cannot be had', LINUX, { boot: 'boot-0', machine: [] }, { answers: false }, 'namesake'],
    ['on a machine with this one’s id and another name', LINUX, { boot: 'boot-0', computer: 'attic' }, { answers: false }, 'elsewhere'],
    ['on another machine', LINUX, { boot: 'boot-0', machine: ['other'], computer: 'attic' }, { answers: false }, 'elsewhere'],
    ['in a container of this machine before: containers may go on elsewhere', LINUX, { boot: 'boot-0', processes: CONTAINER }, { answers: false }, 'namesake'],
    ['on Windows, seen from a Linux inside of it', LINUX, WINDOWS, { answers: false }, 'namesake'],
    ['in a sandbox that does not tell its run, of one image with this one: numbers of its rooms mean nothing', { ...LINUX, boot: null }, { boot: null }, { answers: false }, 'namesake'],
    ['it is of an older version, which said nothing', LINUX, UNSAID, { answers: false, ...RUNS }, 'unsaid'],
    ['it is of an older version, and its number is not in use', LINUX, { ...UNSAID, computer: null, endpoint: null, start: null }, {}, 'unsaid'],

    ['macOS: its endpoint answers', MACOS, {}, { answers: true }, 'lives'],
    ['macOS: there is no such process', MACOS, { start: null }, {}, 'gone'],
    ['macOS: the socket’s file refuses; another program has its number by now', MACOS, { start: null }, { answers: false, ...NOT_SAID }, 'gone'],
    ['macOS: the socket’s file was cleaned away; its number is in use', MACOS, { start: null }, { answers: null, ...NOT_SAID }, 'number'],
    ['macOS: it ran in a sandbox with a temporary folder of its own; its number is in use', MACOS, { start: null, sockets: 'sandbox' }, { answers: null, ...NOT_SAID }, 'number'],
    ['macOS: another machine of one name', MACOS, { start: null, machine: ['other'] }, { answers: false }, 'namesake'],
    ['macOS: a machine whose id cannot be had', MACOS, { start: null, machine: [] }, { answers: false }, 'namesake'],
    ['Windows: there is no such pipe and no such process', WINDOWS, { start: null }, { answers: false }, 'gone'],
    ['Windows: there is no such pipe, and another program has its number by now', WINDOWS, { start: null }, { answers: false, ...NOT_SAID }, 'gone'],
    ['Windows: no such pipe for this account, which has other folders; its number is in use', WINDOWS, { start: null, sockets: 'other' }, { answers: false, ...NOT_SAID }, 'number'],
    ['Windows: a copy of this installation under another name', WINDOWS, { start: null, computer: 'attic' }, { answers: false }, 'elsewhere'],
  ] as const)('%s', async (_, here, change: Partial<Holder>, seen: Seen, expected) => {
    expect(await liveness(here, seen).judge(holder(here, change))).toBe(expected);
  });

  it('where this process itself runs in a container, another run of its machine proves nothing', async () => {
    expect(await liveness({ ...LINUX, processes: CONTAINER }).judge(holder(LINUX, { boot: 'boot-0' }))).toBe('namesake');
  });

  it('where this process does not know where it runs, nothing is taken for gone', async () => {
    for (const where of [LINUX, MACOS, WINDOWS]) expect(await liveness(UNSAID, { answers: false }).judge(holder(where))).toBe('namesake');
  });

  it('this process is no other, by its endpoint and, in the same room, by its number', async () => {
    const own = liveness(LINUX, {}, { answers: never, find: never });
    expect(await own.judge(await own.self())).toBe('gone');
    expect(await own.judge(holder(LINUX, { process: process.pid, endpoint: null, start: '50' }))).toBe('gone');
    expect(await liveness(LINUX, { answers: false }).judge(holder({ ...LINUX, processes: CONTAINER, sockets: 'net:[2]' }, { process: process.pid }))).toBe('apart');
  });

  it('this process opens one endpoint and asks once where it runs, however often that is wanted', async () => {
    let [opened, asked] = [0, 0];
    const one = liveness(LINUX, {}, { open: () => Promise.resolve((opened++, NAME)), whereabouts: () => Promise.resolve((asked++, LINUX)) });
    await Promise.all([one.self(), one.self(), one.judge(holder(LINUX))]);
    expect([opened, asked]).toEqual([1, 1]);
  });

  it('on this computer: a process says of itself what another can ask, and a living one is found so', async () => {
    const self = await ownLiveness.self();
    expect(self).toMatchObject({ process: process.pid, endpoint: expect.stringMatching(/^gantry-/) as unknown });
    expect(self.computer).not.toMatch(/[.A-Z]/);
    expect(await livenessOf().judge(self)).toBe('lives');
    expect(await livenessOf().judge({ ...self, endpoint: NAME, process: 999_999_999 })).toBe('gone');
  });

  it.skipIf(process.platform !== 'linux')(`on Linux the ticks since the boot say when a process started${process.platform === 'linux' ? '' : ' (skipped: this is none)'}`, async () => {
    const self = await livenessOf().self();
    expect(self.start).toMatch(/^\d+$/);
    expect(await livenessOf().judge({ ...self, endpoint: null, process: process.ppid, start: '1' })).toBe('gone');
    expect(await livenessOf().judge({ ...self, endpoint: null, process: process.ppid, start: null, sockets: null })).toBe('number');
  });
});
