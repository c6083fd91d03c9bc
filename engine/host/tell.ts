import { causeOf } from './fault.ts';
import { pushForm, type Push } from './link.ts';

/** Tells everybody who watches a match; one that cannot be told does not keep the others from hearing. Wrong news is told as a fault of the host. */
export function tell(watchers: Iterable<(push: Push) => void>, match: string, news: Push, report: (message: string) => void): void {
  const issue = pushForm.safeParse(news).error?.issues[0];
  const told: Push = issue === undefined ? news : { type: 'fault', match, message: `the host made a wrong message: ${issue.path.join('.')}: ${issue.message}` };
  if (told.type === 'fault') report(`${match}: ${told.message}`);
  for (const watcher of watchers) {
    try {
      watcher(told);
    } catch (error) {
      report(`${match}: a screen could not be told (${causeOf(error)})`);
    }
  }
}
