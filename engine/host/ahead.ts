import type { DeskParts } from './desk-parts.ts';
import type { MatchSummary } from './link.ts';
import { groundId, groundOf, type Ground } from './ground.ts';
import { offeredAs } from './offer.ts';
import type { Rehearsal } from './thinker.ts';

/** Milliseconds after the first list of matches: the window fetches its own things first. */
const QUIET = 3000;

/**
 * Makes ready, once, what going on with the newest match needs: the thread that reads its file, its table there and here, and its rules.
 * All of that is slow the first time only. What goes wrong is said to whoever opens the match.
 */
export function readyAhead({ systems, matches, reading, terrain, later }: Pick<DeskParts, 'systems' | 'matches' | 'reading' | 'terrain' | 'later'>): NonNullable<DeskParts['listed']> {
  let begun = false;
  const ready = async (match: string): Promise<void> => {
    const text = await matches.read(match);
    if (text === null) return;
    const { header } = await reading.resumable(text);
    const rules = offeredAs(systems, header.system)?.rules;
    const setup = rules?.readSetup(header.setup);
    if (setup !== undefined) rules!.start(setup, await terrain(groundOf(header, setup)));
  };
  return (summaries: readonly MatchSummary[]) => {
    const newest = summaries.find(({ over, problem }) => !over && problem === null);
    if (begun || newest === undefined) return;
    begun = true;
    later(QUIET, () => void ready(newest.match).catch(() => undefined));
  };
}

/**
 * Makes ready, once for each, what the first minute of a match on a table needs: the table and the rules here, and whoever thinks.
 * What goes wrong is said to whoever begins such a match.
 */
export function readyLikely({ systems, terrain, later, rehearse }: Pick<DeskParts, 'systems' | 'terrain' | 'later'> & { readonly rehearse: Rehearsal }): NonNullable<DeskParts['likely']> {
  const begun = new Set<string>();
  const ready = async (system: string, table: Ground): Promise<void> => {
    const offered = offeredAs(systems, system);
    if (offered === undefined) return;
    const { rules, starter } = offered;
    const setup = starter(groundId(table));
    rehearse({ system, setup, table });
    rules.start(rules.readSetup(setup), await terrain(table));
  };
  return (system, table) => {
    const key = JSON.stringify([system, groundId(table)]);
    if (begun.has(key)) return;
    begun.add(key);
    later(0, () => void ready(system, table).catch(() => undefined));
  };
}
