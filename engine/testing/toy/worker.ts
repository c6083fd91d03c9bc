import { parentPort } from 'node:worker_threads';
import type { HostSystem } from '../../host/offer.ts';
import type { Job, Likely } from '../../host/thinker.ts';
import { GIVE_UP } from '../../node/crew.ts';
import { answerJobs } from '../../node/think.ts';
import { toy, type ToySetup } from './toy.ts';

/** A thinking thread for the toy that crashes for a goal of 13 and hangs for a goal of 14. */
const port = parentPort!;
answerJobs(
  {
    on: (event, listen) =>
      port.on(event, (text: string) => {
        if (text === GIVE_UP) {
          listen(text);
          return;
        }
        const told = JSON.parse(text) as Job | { readonly likely: Likely };
        const { goal } = ('likely' in told ? told.likely : told).setup as ToySetup;
        if (goal === 13) process.exit(3);
        if (goal !== 14) listen(text);
      }),
    postMessage: (text) => port.postMessage(text),
  },
  [{ rules: toy as HostSystem, cards: [], starter: (table) => ({ table }) }],
  () => Promise.resolve(null),
);
