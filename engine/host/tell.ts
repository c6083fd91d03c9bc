import type { Seen } from './eyes.ts';
import { faultOf } from './eyes.ts';
import { causeOf } from './fault.ts';
import { pushForm, type Push } from './link.ts';
import type { LinkRole } from './guest.ts';

/** Who watches a match, and whose link that is. */
export type Watchers = ReadonlyMap<(push: Push) => void, LinkRole>;

/**
 * Tells everybody who watches a match what they may know; one that cannot be told does not keep the others from hearing. Wrong
 * news is told as a fault of the host.
 */
export function tell(watchers: Watchers, match: string, news: (role: LinkRole) => Seen<Push>, report: (message: string) => void): void {
  const told = new Map<LinkRole, Push>();
  const newsFor = (role: LinkRole): Push => {
    const push = checkedNews(match, news(role));
    if (push.type !== 'update') report(`${match}: ${push.message}`);
    told.set(role, push);
    return push;
  };
  for (const [watcher, role] of watchers) {
    try {
      watcher(told.get(role) ?? newsFor(role));
    } catch (error) {
      report(`${match}: a screen could not be told (${causeOf(error)})`);
    }
  }
}

function checkedNews(match: string, news: Seen<Push>): Seen<Push> {
  const issue = pushForm.safeParse(news).error?.issues[0];
  return issue === undefined ? news : faultOf(match, `the host made a wrong message: ${issue.path.join('.')}: ${issue.message}`);
}
