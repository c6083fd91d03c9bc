import { MatchHeld, MatchTaken } from '../host/fault.ts';
import type { LockHolder } from '../host/link.ts';
import type { Doubt, Holder } from './liveness.ts';

/** A holder for a person to know it by. */
const namedBy = ({ process, computer }: Holder, since: number | null): LockHolder => ({ computer, process, since });

/** A holder's process, with its computer where that is not to be taken for this one. */
const processOf = ({ process, computer }: Holder): string => (computer === null ? `process ${process}` : `process ${process} on the computer "${computer}"`);

/** Who may have a match open, and why that cannot be told. */
function doubtWords(match: string, holder: Holder, doubt: Doubt): string {
  const { process, computer } = holder;
  switch (doubt) {
    case 'unsaid': return `match "${match}" may be open in an older Gantry (${processOf(holder)}): it did not say where it ran, so nobody can tell whether it still does`;
    case 'elsewhere': return `match "${match}" may be open in a Gantry on the computer "${computer}" (process ${process}): whether it still runs there cannot be told from here`;
    case 'namesake': return `match "${match}" may be open in a Gantry on a computer that is called "${computer}" as this one is (process ${process}): whether that is another computer, or this one before it was started anew, cannot be told`;
    case 'apart': return `match "${match}" may be open in another Gantry on this computer (process ${process}): it was started in a container, a sandbox or a network of its own, and whether it still runs cannot be seen from here`;
    case 'number': return `match "${match}" may be open in another Gantry (process ${process}): a program of that number runs on this computer, and whether it is that Gantry cannot be told`;
    default: return doubt satisfies never;
  }
}

const NOTICES = 'If you open it all the same, it is played on here; the other Gantry, should it still run, is told so with its next answer and keeps nothing more of this match. What it has kept until then is part of it.';
const NOTICES_NOTHING = 'If that Gantry still runs, close it before you open the match all the same: it may not notice that the match is played here as well, and answers would be lost.';

/** For a match whose lock is whole and not understood. */
export const isUnread = (match: string, since: number | null, lock: string): MatchHeld =>
  new MatchHeld(`match "${match}" may be open in a Gantry of another version: what its lock says is not understood here`, NOTICES_NOTHING, { computer: null, process: null, since, lock, doubt: 'unread' });

/** For a match of which cannot be told whether it is open elsewhere. `lock` names the lock that says so, `since` when it was taken. */
export const mayBeOpen = (match: string, holder: Holder, doubt: Doubt, since: number | null, lock: string): MatchHeld =>
  new MatchHeld(doubtWords(match, holder, doubt), doubt === 'unsaid' ? NOTICES_NOTHING : NOTICES, { ...namedBy(holder, since), lock, doubt });

/** For a match that is open in a process that lives. */
export const isOpen = (match: string, { process }: Holder): Error => new Error(`match "${match}" is open in another Gantry (process ${process})`);

/** For one who had a match open until another opened it; null when that one has left it since. */
export const wasTaken = (match: string, by: Holder | null, since: number | null): MatchTaken =>
  new MatchTaken(`match "${match}" was opened in another Gantry meanwhile: nothing more of it is kept here. Every answer that was kept here is part of it`, by === null ? null : namedBy(by, since));
