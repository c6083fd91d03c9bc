/** Counts of comparisons, and the worst of them. */
import { type Kind, kindOf, type Topic, type Verdict } from './verdict.ts';

/** One comparison worth telling: how to repeat it, and what was said. */
interface Finding {
  /** `gantry proofs --case` takes this: seed, table, station and pair. */
  readonly name: string;
  readonly topic: Topic;
  readonly mm: number;
  readonly what: string;
  readonly said: string;
}

/** What is known of one topic. */
interface Count {
  questions: number;
  milliseconds: number;
  readonly kinds: Record<Kind, number>;
  /** The largest figure of each kind (mm). */
  readonly worst: Record<Kind, number>;
}

export interface Tally {
  readonly topics: Partial<Record<Topic, Count>>;
  readonly faults: Finding[];
  readonly borders: Finding[];
}

const zero = (): Record<Kind, number> => ({ agree: 0, border: 0, outline: 0, seam: 0, unsure: 0, fault: 0 });
const KEPT = { faults: 200, borders: 60 } as const;

export const emptyTally = (): Tally => ({ topics: {}, faults: [], borders: [] });

const countOf = (tally: Tally, topic: Topic): Count => (tally.topics[topic] ??= { questions: 0, milliseconds: 0, kinds: zero(), worst: zero() });

/** Notes one comparison. */
export function note(tally: Tally, name: string, topic: Topic, verdict: Verdict, said: string): void {
  const count = countOf(tally, topic);
  const kind = kindOf(verdict);
  count.questions += 1;
  count.kinds[kind] += 1;
  count.worst[kind] = Math.max(count.worst[kind], verdict.mm);
  const finding = { name, topic, mm: verdict.mm, what: verdict.what, said };
  if (kind === 'fault') keep(tally.faults, finding, KEPT.faults);
  else if (kind !== 'agree' && kind !== 'unsure') keep(tally.borders, finding, KEPT.borders);
}

/** Keeps the worst few. */
function keep(list: Finding[], finding: Finding, most: number): void {
  list.push(finding);
  if (list.length <= most * 2) return;
  list.sort((a, b) => b.mm - a.mm);
  list.length = most;
}

export function addTime(tally: Tally, topic: Topic, milliseconds: number): void {
  countOf(tally, topic).milliseconds += milliseconds;
}

/** Adds a tally to another. */
export function addTally(to: Tally, from: Tally): void {
  for (const [topic, count] of Object.entries(from.topics) as [Topic, Count][]) {
    const sum = countOf(to, topic);
    sum.questions += count.questions;
    sum.milliseconds += count.milliseconds;
    for (const kind of Object.keys(count.kinds) as Kind[]) {
      sum.kinds[kind] += count.kinds[kind];
      sum.worst[kind] = Math.max(sum.worst[kind], count.worst[kind]);
    }
  }
  for (const finding of from.faults) keep(to.faults, finding, KEPT.faults);
  for (const finding of from.borders) keep(to.borders, finding, KEPT.borders);
}

export const faultsOf = (tally: Tally): number => Object.values(tally.topics).reduce((sum, { kinds }) => sum + kinds.fault, 0);

/** The table that people read. */
export function describeTally(tally: Tally): string {
  const cell = (n: number, worst: number): string => (n === 0 ? '-' : `${n} (${worst.toFixed(3)})`);
  const rows = (Object.entries(tally.topics) as [Topic, Count][]).map(([topic, { questions, kinds, worst, milliseconds }]) => [
    topic,
    String(questions),
    String(kinds.agree),
    cell(kinds.border, worst.border),
    cell(kinds.outline, worst.outline),
    cell(kinds.seam, worst.seam),
    String(kinds.unsure),
    cell(kinds.fault, worst.fault),
    (milliseconds / 1000).toFixed(1),
  ]);
  const head = ['topic', 'questions', 'agree', 'border (worst mm)', 'outline (worst mm)', 'seam (worst mm)', 'unsure', 'FAULTS (worst mm)', 'seconds'];
  const wide = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string => row.map((text, i) => (i === 0 ? text.padEnd(wide[i]!) : text.padStart(wide[i]!))).join('  ');
  const told = (list: readonly Finding[], most: number): string[] =>
    [...list].sort((a, b) => b.mm - a.mm).slice(0, most).map(({ name, topic, mm, what, said }) => `  ${name} ${topic} ${mm.toFixed(3)} mm: ${what}\n    ${said}`);
  return [
    line(head), ...rows.map(line),
    ...(tally.borders.length > 0 ? ['', 'farthest within the borders:', ...told(tally.borders, 8)] : []),
    ...(tally.faults.length > 0 ? ['', 'FAULTS (repeat with gantry proofs --case NAME):', ...told(tally.faults, 40)] : ['', 'no faults']),
  ].join('\n');
}
