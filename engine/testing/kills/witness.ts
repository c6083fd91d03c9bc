/** Somebody who listens to hosts that are killed, and looks after each kill whether everything is there that was heard of. */
import { HIDDEN } from '../../core/rules.ts';
import { causeOf } from '../../host/fault.ts';
import { readRecord } from '../../host/record/read.ts';
import type { Step } from '../../host/record/record.ts';
import type { MatchFiles } from '../../node/match-files.ts';
import type { Said } from './said.ts';

interface Known {
  /** Each answer: whose it was and what came of it. */
  heard: unknown[];
  /** Answers that must stand. */
  least: number;
  /** Somebody else took its files away since it was heard of last. */
  taken: boolean;
  /** Somebody else was copying it when it was heard of last: they may have been cut off. */
  copying?: boolean;
}

/** What is told of an answer. */
const heardOf = ({ seat, events }: Pick<Step, 'seat' | 'events'>): unknown => JSON.parse(JSON.stringify({ seat, events }));

/** Whether what was heard is what is kept, as far as it may be known. */
function isSeen(heard: unknown, kept: unknown): boolean {
  if (heard === HIDDEN || heard === kept) return true;
  if (typeof heard !== 'object' || typeof kept !== 'object' || heard === null || kept === null) return false;
  const keys = Object.keys(heard);
  return (
    keys.length === Object.keys(kept).length && keys.every((key) => isSeen((heard as Record<string, unknown>)[key], (kept as Record<string, unknown>)[key]))
  );
}

export class Witness {
  readonly #known = new Map<string, Known>();
  /** Files that cannot be read: copies that somebody else never finished, and faults that were told. */
  readonly #ruined = new Set<string>();
  readonly faults: string[] = [];
  /** Answers heard of, matches gone on with, times of trouble and meddling, by name. */
  heard = 0;
  resumed = 0;
  readonly troubles: Record<string, number> = {};

  get matches(): readonly string[] {
    return [...this.#known.keys()];
  }

  /** Hears one thing. */
  hear(line: Said): void {
    if ('told' in line) {
      const known = this.#of(line.told);
      known.heard.length = Math.min(known.heard.length, line.at);
      if (line.answered !== null) {
        known.heard[line.at - 1] = heardOf({ seat: line.answered.seat, events: line.events });
        this.heard += 1;
      }
      Object.assign(known, { least: line.at, taken: false });
    } else if ('back' in line) this.#of(line.back).least = line.to;
    else if ('opened' in line) {
      const known = this.#of(line.opened);
      if (line.at < known.least && !known.taken) this.faults.push(`${line.opened} was opened again with ${line.at} answers, ${known.least} were heard of`);
      known.heard.length = line.at; // what was kept while nobody watched is heard of now
      Object.assign(known, { least: line.at, taken: false, copying: false });
      this.resumed += 1;
    } else if ('meddled' in line) {
      this.#count(line.meddled);
      const known = this.#of(line.match);
      if (line.meddled !== 'removed') this.#known.set(line.as, { ...known, heard: known.heard.slice(), least: line.meddled === 'copied' ? known.least : 0, taken: true, copying: line.meddled === 'copied' });
      if (line.meddled !== 'copied') known.taken = true;
    } else if ('trouble' in line) this.#count(line.trouble);
    else this.faults.push(line.fault);
  }

  /** Looks at everything that is on the disk now. */
  async look(files: MatchFiles): Promise<void> {
    const there = new Set((await files.list()).map(({ match }) => match));
    for (const [match, known] of this.#known) {
      const text = await files.read(match).catch((error: unknown) => (known.copying === true ? '' : this.#fault(`${match} cannot be read: ${causeOf(error)}`)));
      if (text === null || text === undefined) {
        if (!known.taken && known.least > 0) this.#fault(`${match} is gone, ${known.least} answers were heard of`);
        this.#known.delete(match);
      } else this.#compare(match, known, text);
    }
    for (const match of there) if (!this.#known.has(match) && !this.#ruined.has(match)) this.#compare(match, this.#of(match), (await files.read(match)) ?? '');
  }

  #compare(match: string, known: Known, text: string): void {
    try {
      const kept = readRecord(text).steps.map(heardOf);
      const same = Math.min(kept.length, known.heard.length);
      if (kept.length < known.least && !known.taken) this.#fault(`${match} says ${kept.length} answers, ${known.least} were heard of`);
      if (kept.length > known.heard.length + 1 && known.heard.length > 0) this.#fault(`${match} says ${kept.length} answers, only ${known.heard.length} were heard of`);
      for (let i = 0; i < same; i++) if (known.heard[i] !== undefined && !isSeen(known.heard[i], kept[i])) return this.#fault(`${match} says another answer ${i + 1} than was heard of`);
      Object.assign(known, { heard: kept, least: kept.length, taken: false, copying: false });
    } catch (error) {
      this.#ruined.add(match);
      if (known.copying !== true) this.#fault(`${match} is damaged: ${causeOf(error)}`);
      this.#known.delete(match);
    }
  }

  #fault(what: string): void {
    this.faults.push(what);
  }

  #count(what: string): void {
    this.troubles[what] = (this.troubles[what] ?? 0) + 1;
  }

  #of(match: string): Known {
    const known = this.#known.get(match) ?? { heard: [], least: 0, taken: false };
    this.#known.set(match, known);
    return known;
  }
}
