/** Files of the first version as its program wrote them, for tests. */
import { fingerprint } from '../../core/hash.ts';
import { RECORD_FORMAT } from './record.ts';
import { JOURNAL_FORMAT, type FinishedMatch, type JournalEnd, type JournalEntry, type JournalHeader } from './version-one.ts';
import { chain } from './write.ts';

/** A journal's text: each line carries a checksum over itself and everything before it. */
export function journal(header: JournalHeader, entries: readonly JournalEntry[], end: JournalEnd | null = null): string {
  const first = { format: JOURNAL_FORMAT, version: 1, ...(JSON.parse(JSON.stringify(header)) as JournalHeader) };
  let check = fingerprint(first);
  let text = `${JSON.stringify({ ...first, seal: check })}\n`;
  const lines: object[] = entries.map(({ seat, answer, turn }, i) => ({ n: i + 1, seat, answer, turn }));
  if (end !== null) lines.push({ end: end.state, outcome: end.outcome });
  for (const line of lines) {
    check = chain(check, line);
    text += `${JSON.stringify({ ...line, check })}\n`;
  }
  return text;
}

/** A finished match's text. */
export function finishedMatch(match: FinishedMatch): string {
  const whole = { format: RECORD_FORMAT, version: 1, ...match };
  return JSON.stringify({ ...whole, seal: fingerprint(whole) });
}
