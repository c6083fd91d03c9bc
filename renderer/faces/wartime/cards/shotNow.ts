import type { Happened } from '../../../../engine/host/link.ts';
import type { Event, EventOf } from '../../../../engine/wartime/events.ts';

/** A shot as far as it has gone: its announcement, its checks, and what came of it. */
export interface ShotNow {
  readonly declared: EventOf<'shotDeclared'>;
  readonly checks: readonly EventOf<'checked'>[];
  readonly lost: number;
  readonly felled: boolean;
  /** It never came to its dice. */
  readonly off: boolean;
}

/** Something else has begun: the last shot is history. */
const OVER: ReadonlySet<string> = new Set(['actionBegun', 'activationEnded', 'activated', 'phaseBegun', 'turnEnded', 'moved'] satisfies readonly Event['type'][]);

/** How far back a shot is looked for. */
const LOOKED = 60;

/** Checks that the one shot at makes. */
const OF_TARGET: ReadonlySet<string> = new Set(['defence', 'reaction', 'will']);

interface Open {
  readonly declared: EventOf<'shotDeclared'>;
  readonly checks: EventOf<'checked'>[];
  lost: number;
  felled: boolean;
  off: boolean;
}

/** Whether an event is one of a shot's. A stray shot's victim is no target and counts for none. */
function isOf({ declared: { shooter, target } }: Open, event: Event): boolean {
  switch (event.type) {
    case 'checked': return event.character === (OF_TARGET.has(event.check) ? target : shooter);
    case 'damaged': case 'felled': return event.character === target && event.by === shooter;
    case 'shotLost': return event.shooter === shooter && event.target === target;
    default: return false;
  }
}

/** The shots that are being made, the first announced first: a shot may be answered by shots. Empty once something else has begun. */
export function shotsNow(told: readonly Happened[]): readonly ShotNow[] {
  let shots: Open[] = [];
  for (const event of told.slice(-LOOKED) as readonly Happened[] as readonly Event[]) {
    if (OVER.has(event.type)) shots = [];
    if (event.type === 'shotDeclared') shots.push({ declared: event, checks: [], lost: 0, felled: false, off: false });
    const shot = shots.filter((each) => isOf(each, event)).at(-1);
    if (shot === undefined) continue;
    if (event.type === 'checked') shot.checks.push(event);
    if (event.type === 'damaged') shot.lost += event.lost;
    if (event.type === 'felled') shot.felled = true;
    if (event.type === 'shotLost') shot.off = true;
  }
  return shots;
}
