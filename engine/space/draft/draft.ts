/** A table being laid out: what it says now, the steps that led there and those that were taken back. Plain data; every function gives a new draft. */
import { z } from 'zod';
import { formed } from '../../core/form.ts';
import { fingerprint } from '../../core/hash.ts';
import { edited, inOrder } from '../terrain/edited.ts';
import { tableEditForm, type TableEdit } from '../terrain/table-edit.ts';
import { TABLE_VERSION, type TableFile } from '../terrain/table.ts';

/** What a person did, as the list of steps names it. */
const DEEDS = [
  'place', 'paste', 'duplicate', 'copyAcross', 'remove', 'move', 'turn', 'raise', 'nudge', 'align', 'spread', 'drop', 'settle', 'group', 'ungroup', 'lock', 'unlock',
  'table', 'objectives', 'deployment', 'ways', 'light', 'mend', 'suggest', 'clear',
] as const;
export type Deed = (typeof DEEDS)[number];

const edits = z.array(tableEditForm).max(4000);
const stepForm = z.strictObject({ deed: z.enum(DEEDS), does: edits, undoes: edits });

/** One step: what was done, its edits, and those that take it back. */
export interface Step {
  readonly deed: Deed;
  readonly does: readonly TableEdit[];
  readonly undoes: readonly TableEdit[];
}

export interface Draft {
  readonly table: TableFile;
  /** Oldest first. */
  readonly past: readonly Step[];
  /** What was taken back, the next to be done again last. */
  readonly future: readonly Step[];
}

/** Steps that are kept; and letters of them, as they are saved. Older ones are forgotten. */
const [MOST_STEPS, MOST_LETTERS] = [10_000, 600_000];

/** A draft of a saved table, without its picture; nothing was done yet. */
export const begin = ({ picture: _, ...table }: TableFile): Draft => ({ table: inOrder({ ...table, version: TABLE_VERSION }), past: [], future: [] });

/** Does something: one step, after which nothing can be done again. The same draft where it changes nothing. */
export function doing(draft: Draft, deed: Deed, does: readonly TableEdit[]): Draft {
  const { table, undo } = edited(draft.table, does);
  if (undo.length === 0 || isSame(table, draft.table)) return draft;
  const step = { deed, does, undoes: undo };
  const last = draft.past.at(-1);
  const past = last !== undefined && deed === 'nudge' && last.deed === 'nudge' && sameFeatures(last.does, does)
    ? [...draft.past.slice(0, -1), { deed, does: lastOf(does, last.does), undoes: lastOf(last.undoes, undo) }]
    : [...draft.past, step];
  return { table, past: past.slice(-MOST_STEPS), future: [] };
}

/** Whether two tables say the same. What no step has touched is the same object in both. */
function isSame({ features, ...head }: TableFile, { features: others, ...other }: TableFile): boolean {
  const said = (value: unknown): string => JSON.stringify(value);
  return features.length === others.length && features.every((one, i) => one === others[i] || said(one) === said(others[i])) && said(head) === said(other);
}

/** Takes the last step back. The same draft where there is none. */
export function undone(draft: Draft): Draft {
  const step = draft.past.at(-1);
  if (step === undefined) return draft;
  return { table: edited(draft.table, step.undoes).table, past: draft.past.slice(0, -1), future: [...draft.future, step] };
}

/** Does the step again that was last taken back. The same draft where there is none. */
export function redone(draft: Draft): Draft {
  const step = draft.future.at(-1);
  if (step === undefined) return draft;
  return { table: edited(draft.table, step.does).table, past: [...draft.past, step], future: draft.future.slice(0, -1) };
}

const featuresOf = (list: readonly TableEdit[]): readonly string[] => list.map((edit) => (edit.kind === 'set' ? edit.feature : ''));
const sameFeatures = (a: readonly TableEdit[], b: readonly TableEdit[]): boolean => {
  const [these, those] = [featuresOf(a), featuresOf(b)];
  const known = new Set(those);
  return these.length === those.length && !these.includes('') && these.every((id) => known.has(id));
};

/** Of two lists of values for the same features one: the first one's go before. */
function lastOf(first: readonly TableEdit[], then: readonly TableEdit[]): readonly TableEdit[] {
  const values = new Map<string, Extract<TableEdit, { kind: 'set' }>>();
  for (const edit of [...then, ...first]) {
    if (edit.kind === 'set') values.set(edit.feature, { ...edit, to: { ...values.get(edit.feature)?.to, ...edit.to } });
  }
  return [...values.values()];
}

const historyForm = z.strictObject({
  format: z.literal('gantry-history'), version: z.literal(1),
  /** Fingerprint of the table that the steps belong to. */
  of: z.string().max(40),
  past: z.array(stepForm).max(MOST_STEPS), future: z.array(stepForm).max(MOST_STEPS),
});

/** The steps of a draft as text, to be kept beside its table. The oldest are left out where there are too many. */
export function historyText({ table, past, future }: Draft): string {
  const kept = latest(past, MOST_LETTERS);
  const again = latest(future, MOST_LETTERS - kept.length);
  return `{"format":"gantry-history","version":1,"of":"${fingerprint(table)}",\n"past":[\n${kept}\n],\n"future":[\n${again}\n]}\n`;
}

/** As many steps from the end as there is room for, one a line. */
function latest(steps: readonly Step[], room: number): string {
  const lines: string[] = [];
  let left = room;
  for (const step of [...steps].reverse()) {
    const line = JSON.stringify(step);
    left -= line.length + 2;
    if (left < 0) break;
    lines.unshift(line);
  }
  return lines.join(',\n');
}

/** A draft of a saved table with the steps that were kept beside it; without them where they belong to another state of it or cannot be read. */
export function resumed(table: TableFile, history: string | null): Draft {
  const fresh = begin(table);
  if (history === null) return fresh;
  let input: unknown;
  try {
    input = JSON.parse(history);
  } catch {
    return fresh;
  }
  const { data } = formed(historyForm, input);
  return data === null || data.of !== fingerprint(fresh.table) ? fresh : { table: fresh.table, past: data.past, future: data.future };
}
