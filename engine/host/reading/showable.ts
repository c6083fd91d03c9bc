import { LinkFault } from '../fault.ts';
import type { Film, Projector } from '../film.ts';
import type { ReadRecord } from '../record/read.ts';

/**
 * The record as far as it can be shown: every event is carried out once, and everything it leads to is looked at. The record
 * itself when all of it can be. Throws `LinkFault` in plain words when not even its beginning can be.
 */
export function showable(film: Film, projector: Projector, record: ReadRecord): ReadRecord {
  let at = 0;
  try {
    for (; at <= film.length; at++) {
      projector.view(film.state(at), null);
      if (at > 0) for (const event of film.step(at).events ?? []) projector.shown(event, null);
    }
    return record;
  } catch {
    if (at === 0) throw new LinkFault('broken', 'the state that it begins with is none that can be shown; the file is kept');
    return { ...record, steps: record.steps.slice(0, at - 1), snapshots: record.snapshots.filter((snapshot) => snapshot.at < at), end: null };
  }
}
