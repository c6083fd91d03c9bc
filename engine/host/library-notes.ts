/** What the library writes down about saved matches, so that it reads a file again only when it changed. */
import { z } from 'zod';
import { wholeForm } from '../core/form.ts';
import { seatForm } from './link-words.ts';
import type { MatchSummary } from './link.ts';
import { LONGEST_NAME } from './record/bounds.ts';

/** Matches noted; the newest of them where there are more. */
const MOST = 5000;
const words = z.string().max(500);
const time = z.number().min(0).max(8.64e15);

/** One match as a menu lists it. Strings that are longer are not noted. */
export const noteForm = z.strictObject({
  match: z.string().max(64),
  name: z.string().max(LONGEST_NAME),
  system: words,
  table: words,
  tableName: words.optional(),
  seats: z.array(seatForm).max(8),
  answers: wholeForm,
  saved: time,
  size: wholeForm,
  over: z.boolean(),
  turn: wholeForm,
  teams: z.array(words).max(8),
  score: words,
  result: words,
  takenBack: wholeForm,
  problem: words.nullable(),
});
/** `by`: who read them; whoever else reads may read otherwise. */
export const notesForm = z.strictObject({ by: z.string().max(100), matches: z.array(z.unknown()).max(MOST) });

/** The summaries that were noted by the same reader; none where the notes are damaged. */
export function readNotes(text: string | null, by: string): readonly MatchSummary[] {
  if (text === null) return [];
  try {
    const notes = notesForm.parse(JSON.parse(text));
    if (notes.by !== by) return [];
    return notes.matches.flatMap((each) => {
      const note = noteForm.safeParse(each);
      return note.success ? [note.data] : [];
    });
  } catch {
    return [];
  }
}

export const writeNotes = (by: string, matches: readonly MatchSummary[]): string => JSON.stringify({ by, matches: matches.slice(0, MOST) });
