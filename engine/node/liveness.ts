import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { answers, openEndpoint } from './endpoint.ts';

/** A process as others can find out whether it lives. */
export interface Holder {
  readonly process: number;
  /** The computer's name; null where it was not kept. */
  readonly computer: string | null;
  /** The name of its endpoint; null when it could open none. */
  readonly endpoint: string | null;
  /** When it started, as the system counts; null where the system does not say. */
  readonly start: string | null;
}

export interface Liveness {
  /** This process. */
  self(): Promise<Holder>;
  /** Whether a holder of this computer is another process than this one, and lives. */
  lives(holder: Holder): Promise<boolean>;
}

/** What is asked of the system; a test gives its own. */
export interface LivenessParts {
  readonly computer: string;
  open(): Promise<string | null>;
  answers(endpoint: string): Promise<boolean | null>;
  start(process: number): Promise<string | null>;
  runs(process: number): boolean;
}

const SYSTEM: LivenessParts = {
  computer: (hostname().split('.')[0] ?? '').toLowerCase(), // some networks change what follows
  open: openEndpoint,
  answers,
  start: startOf,
  runs: isRunning,
};

/**
 * Tells the living from the dead without asking a clock: a process that opened an endpoint lives while it answers there. Only
 * of one that has none its number is asked, and where the system says when a process started, that it is not another's by now.
 */
export function livenessOf(parts: Partial<LivenessParts> = {}): Liveness {
  const { computer, open, answers: answersAt, start: startedAt, runs } = { ...SYSTEM, ...parts };
  let known: Promise<Holder> | null = null;
  const self = (): Promise<Holder> => {
    known ??= Promise.all([open(), startedAt(process.pid)]).then(([endpoint, start]) => ({ process: process.pid, computer, endpoint, start }));
    return known;
  };
  return {
    self,
    async lives({ process: number, endpoint, start }) {
      if (endpoint !== null && endpoint === (await self()).endpoint) return false;
      const answered = endpoint === null ? null : await answersAt(endpoint);
      if (answered !== null) return answered;
      if (number === process.pid || !runs(number)) return false;
      const now = start === null ? null : await startedAt(number);
      return now === null || now === start;
    },
  };
}

/** The liveness of this process. */
export const ownLiveness: Liveness = livenessOf();

/** The boot and the ticks after it at which a process started; null where there is no such file. */
async function startOf(number: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all(['sys/kernel/random/boot_id', `${number}/stat`].map((path) => readFile(`/proc/${path}`, 'latin1')));
    if (boot === undefined || stat === undefined) return null;
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]; // its 22nd field; the name before it may have blanks
    return ticks === undefined ? null : `${boot.trim()} ${ticks}`;
  } catch {
    return null;
  }
}

function isRunning(number: number): boolean {
  try {
    process.kill(number, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
