import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { answers, openEndpoint } from './endpoint.ts';
import { hasOneRoom, isWholeMachine, whereabouts, type Whereabouts } from './whereabouts.ts';

/** A process, with what others need to find out whether it lives. */
export interface Holder extends Whereabouts {
  readonly process: number;
  /** The computer's name; null where it was not kept. */
  readonly computer: string | null;
  /** The name of its endpoint; null when it could open none. */
  readonly endpoint: string | null;
  /** When it started, as the system counts; null where the system does not say. */
  readonly start: string | null;
}

/** Why it cannot be told whether a holder lives. */
export type Doubt =
  /** It did not say where it ran. */
  | 'unsaid'
  /** On a computer of another name. */
  | 'elsewhere'
  /** On another computer of this one's name, or on this one before it was started anew. */
  | 'namesake'
  /** On this computer, where neither its number nor its endpoint can be looked for: in a container, a sandbox, a network of its own. */
  | 'apart'
  /** On this computer, where its number is in use, and nobody can say whether by it. */
  | 'number';

/** `gone` is said on evidence only. */
export type Verdict = 'lives' | 'gone' | Doubt;

export interface Liveness {
  /** This process. */
  self(): Promise<Holder>;
  /** Whether a holder is another process than this one, and lives. */
  judge(holder: Holder): Promise<Verdict>;
}

/** What is asked of the system; a test gives its own. */
export interface LivenessParts {
  readonly computer: string;
  whereabouts(): Promise<Whereabouts>;
  open(): Promise<string | null>;
  answers(endpoint: string): Promise<boolean | null>;
  /** When this process started. */
  start(): Promise<string | null>;
  /** The process of a number in this one's room, with its start where that can be told; null when there is none. */
  find(process: number): Promise<{ readonly start: string | null } | null>;
}

const SYSTEM: LivenessParts = {
  computer: (hostname().split('.')[0] ?? '').toLowerCase(), // some networks change what follows
  whereabouts,
  open: openEndpoint,
  answers,
  start: () => startOf('self'),
  find: async (number) => (isRunning(number) ? { start: (await seesItsOwn()) ? await startOf(String(number)) : null } : null),
};

const same = (one: string | null, other: string | null): boolean => one !== null && one === other;

/** Whether two holders ran on one machine. A copy of a machine has another name, as a rule, where both are used. */
const onOneMachine = (one: Holder, other: Holder): boolean => same(one.computer, other.computer) && one.machine.some((mark) => other.machine.includes(mark));

/** Whether they ran since the same start of one system; where no run has a name the machine must do. A Linux that does not tell its run may be a sandbox. */
const inOneRun = (one: Holder, other: Holder): boolean =>
  one.boot === null && other.boot === null && hasOneRoom(one) && hasOneRoom(other) ? onOneMachine(one, other) : same(one.boot, other.boot);

/** Whether the other's run of this very machine is over, and everything that ran in it. A container says nothing of its machine. */
const isRunOver = (own: Holder, other: Holder): boolean =>
  own.boot !== null && other.boot !== null && own.boot !== other.boot && isWholeMachine(own) && isWholeMachine(other) && onOneMachine(own, other);

/** Tells the living from the dead without asking a clock, and from those of whom nothing can be told here. */
export function livenessOf(parts: Partial<LivenessParts> = {}): Liveness {
  const { computer, whereabouts: here, open, answers: answersAt, start: ownStart, find } = { ...SYSTEM, ...parts };
  let known: Promise<Holder> | null = null;
  const self = (): Promise<Holder> => {
    known ??= Promise.all([open(), ownStart(), here()]).then(([endpoint, start, where]) => ({ process: process.pid, computer, endpoint, start, ...where }));
    return known;
  };

  /** By its number, where that means the same here as there; null where it does not tell. */
  async function byNumber(own: Holder, { process: number, start, processes }: Holder): Promise<'lives' | 'gone' | null> {
    if (!same(own.processes, processes)) return null;
    const found = number === own.process ? null : await find(number); // this process is not the other one
    if (found === null) return 'gone';
    if (found.start === null || start === null) return null;
    return found.start === start ? 'lives' : 'gone';
  }

  return {
    self,
    async judge(holder) {
      const own = await self();
      if (same(own.endpoint, holder.endpoint)) return 'gone';
      const answered = holder.endpoint === null ? null : await answersAt(holder.endpoint);
      if (answered === true) return 'lives';
      if (isRunOver(own, holder)) return 'gone';
      if (!inOneRun(own, holder)) return doubtOf(own, holder);
      const told = await byNumber(own, holder);
      if (told !== null) return told;
      if (answered === false && same(own.sockets, holder.sockets)) return 'gone';
      return same(own.processes, holder.processes) ? 'number' : 'apart';
    },
  };
}

/** Why nothing can be told of a holder that ran elsewhere, or before. */
function doubtOf(own: Holder, { machine, boot, processes, sockets, computer }: Holder): Doubt {
  if (machine.length === 0 && boot === null && processes === null && sockets === null) return 'unsaid';
  return own.computer === computer ? 'namesake' : 'elsewhere';
}

/** The liveness of this process. */
export const ownLiveness: Liveness = livenessOf();

/** The ticks after the boot at which a process started; null where there is no such file, and of one that has ended and is still listed. */
async function startOf(which: string): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${which}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // from the 3rd on; the name before it may have blanks
    return /[ZXx]/.test(fields[0] ?? 'X') ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

/** Whether the files about processes are those of this process's own room: one in a container may see another's. */
async function seesItsOwn(): Promise<boolean> {
  try {
    return /^NSpid:\t\d+$/m.test(await readFile('/proc/self/status', 'latin1'));
  } catch {
    return false;
  }
}

/** False only when the system says that there is no such process. */
function isRunning(number: number): boolean {
  try {
    process.kill(number, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
