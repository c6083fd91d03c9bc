import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where a process runs, as far as another can compare it with where it runs itself. Rooms are the same where their texts are equal. */
export interface Whereabouts {
  /** Marks of the machine, hashed: two processes that share one run on one machine, or on a copy of it. None where the machine says none. */
  readonly machine: readonly string[];
  /** The system's run since it was started; null where it has no name for that. */
  readonly boot: string | null;
  /** The room in which process numbers and starts mean the same; null where that cannot be told. */
  readonly processes: string | null;
  /** The room in which endpoints are found; null where that cannot be told. */
  readonly sockets: string | null;
}

/** What is asked of the system; a test gives its own. Everything rejects where there is no such thing. */
export interface SystemParts {
  readonly platform: string;
  readonly temporary: string;
  read(path: string): Promise<string>;
  link(path: string): Promise<string>;
  names(folder: string): Promise<readonly string[]>;
  run(program: string, words: readonly string[]): Promise<string>;
}

/** How long a program of the system may take to answer, in ms. */
const PATIENCE = 3000;
/** A lock says no more marks than this. */
const MOST_MARKS = 6;

const THIS_SYSTEM: SystemParts = {
  platform: process.platform,
  temporary: tmpdir(),
  read: (path) => readFile(path, 'latin1'),
  link: readlink,
  names: readdir,
  run: async (program, words) => (await promisify(execFile)(program, words, { timeout: PATIENCE, windowsHide: true })).stdout,
};

/** The room of the process numbers of a whole Linux machine, outside every container, has this name on all of them. */
const WHOLE_MACHINE = 'pid:[4026531836]';

/** Whether process numbers of this room are those of a whole machine, which ends with its boot. */
export const isWholeMachine = ({ processes }: Whereabouts): boolean => processes !== null && processes.split(' ')[0] === WHOLE_MACHINE;

/** Whether its system has one room of process numbers on each machine. */
export const hasOneRoom = ({ processes }: Whereabouts): boolean => processes === 'win32' || processes === 'darwin';

/** Where this process runs. What the system does not say is left out; nothing makes it fail. */
export async function whereabouts(change: Partial<SystemParts> = {}): Promise<Whereabouts> {
  const system = { ...THIS_SYSTEM, ...change };
  const [machine, boot, processes, sockets] = await Promise.all([machineOf(system), bootOf(system), processesOf(system), socketsOf(system)]);
  return { machine, boot, processes, sockets };
}

/** A mark cannot be read back: what it is made of is nobody else's business. */
const mark = (...words: readonly string[]): string => createHash('sha256').update(['gantry match lock', ...words].join('\n')).digest('hex').slice(0, 32);

const orNull = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

/** The marks of the machine. Copies of a machine often have its id; on Linux its network cards tell them apart. */
async function machineOf(system: SystemParts): Promise<readonly string[]> {
  const id = await orNull(idOf(system));
  if (id === null) return [];
  const cards = system.platform === 'linux' ? await cardsOf(system) : [];
  return cards.length === 0 ? [mark(id)] : cards.slice(0, MOST_MARKS).map((card) => mark(id, card));
}

/** The id that the system gave its machine when it was installed, on macOS that of the hardware. */
async function idOf({ platform, read, run }: SystemParts): Promise<string | null> {
  switch (platform) {
    case 'linux': return /^([0-9a-f]{32})\s*$/.exec(await read('/etc/machine-id'))?.[1] ?? null;
    case 'win32': return /MachineGuid\s+REG_SZ\s+(\S{8,})/.exec(await run(join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'reg.exe'), ['query', 'HKLM\\SOFTWARE\\Microsoft\\Cryptography', '/v', 'MachineGuid', '/reg:64']))?.[1] ?? null;
    case 'darwin': return /"IOPlatformUUID" = "([^"]{8,})"/.exec(await run('/usr/sbin/ioreg', ['-rd1', '-c', 'IOPlatformExpertDevice']))?.[1] ?? null;
    default: return null;
  }
}

/** Addresses of the network cards that are hardware: bridges and the like have none of their own. */
async function cardsOf({ names, read, link }: SystemParts): Promise<readonly string[]> {
  const cards = [...((await orNull(names('/sys/class/net'))) ?? [])].sort();
  const addresses = await Promise.all(cards.map((card) => orNull(link(`/sys/class/net/${card}/device`).then(() => read(`/sys/class/net/${card}/address`)))));
  return addresses.flatMap((address) => /^(?!00:00:00:00:00:00)[0-9a-f]{2}(?::[0-9a-f]{2}){5}(?=\s*$)/.exec(address ?? '')?.[0] ?? []);
}

async function bootOf({ platform, read }: SystemParts): Promise<string | null> {
  if (platform !== 'linux') return null;
  return /^[0-9a-f-]{36}(?=\s*$)/.exec((await orNull(read('/proc/sys/kernel/random/boot_id'))) ?? '')?.[0] ?? null;
}

/** On Linux containers count processes, and may count time, for themselves; on Windows and macOS there is one room. */
async function processesOf({ platform, link }: SystemParts): Promise<string | null> {
  if (platform !== 'linux') return platform === 'win32' || platform === 'darwin' ? platform : null; // as in `hasOneRoom`
  const [numbers, clock] = await Promise.all(['pid', 'time'].map((room) => orNull(link(`/proc/self/ns/${room}`))));
  return numbers == null ? null : [numbers, clock ?? []].flat().join(' ');
}

/** On Linux a network of its own has endpoints of its own; elsewhere who has another temporary folder finds none of ours. */
async function socketsOf({ platform, temporary, link }: SystemParts): Promise<string | null> {
  return platform === 'linux' ? orNull(link('/proc/self/ns/net')) : mark(platform, temporary);
}
