import { causeOf } from '../../host/fault.ts';

/** What went wrong in a game: the rule's id ('core' for promises of the engine itself), a fixed word, and what was seen. */
export interface FaultReport {
  readonly rule: string;
  readonly what: string;
  readonly detail: string;
}

/** A broken invariant. */
export class Fault extends Error implements FaultReport {
  override readonly name = 'Fault';
  readonly rule: string;
  readonly what: string;
  readonly detail: string;
  constructor(rule: string, what: string, detail = '') {
    super(`${rule}: ${what}${detail === '' ? '' : ` (${detail})`}`);
    [this.rule, this.what, this.detail] = [rule, what, detail];
  }
}

/** Anything thrown while a game was played, as a fault. An error of the rules is named by its message without ids and numbers. */
export function faultOf(error: unknown): FaultReport {
  if (error instanceof Fault) return { rule: error.rule, what: error.what, detail: error.detail };
  const where = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 4).map((line) => line.trim().replace(/^at /, '').replace(/\(?(?:file:\/\/)?\/.*\/(engine\/[^)]*)\)?/, '$1')) : [];
  return { rule: 'core', what: `threw: ${causeOf(error).replace(/\b\d+\.[a-z0-9.-]+|\d+/g, '#')}`, detail: [causeOf(error), ...where].join(' < ') };
}

/** Whether two reports are about the same thing; details may differ. */
export const sameFault = (a: FaultReport | null, b: FaultReport | null): boolean => a !== null && b !== null && a.rule === b.rule && a.what === b.what;

/** One line for people. */
export const describeFault = ({ rule, what, detail }: FaultReport): string => `${rule}: ${what}${detail === '' ? '' : ` (${detail})`}`;
