import { fingerprint } from '../core/hash.ts';
import type { Play } from '../core/rules.ts';
import type { Answer } from '../core/script.ts';
import { causeOf } from '../host/fault.ts';
import { offeredAs, type Offered } from '../host/offer.ts';
import { quickAnswers } from '../host/quick.ts';
import type { Job, Likely, QuickJob } from '../host/thinker.ts';
import { planning, type Thought } from '../search/plan.ts';
import { GIVE_UP } from './crew.ts';
import type { Port } from './port.ts';
import { levels, USUAL_LEVEL } from '../search/levels.ts';
import { rehearsalSteps } from './rehearsal.ts';

/** Milliseconds of a rehearsal's step: a question waits no longer for it. */
const STEP = 40;
/** Milliseconds after which a thread that thinks looks whether anybody still waits. */
const LOOK = 10;

type Told = Job | QuickJob | { readonly likely: Likely };

/**
 * Answers the jobs that arrive at a port, one after another: with an answer that was thought about, or with quick ones. Each match's content is
 * built once. Told of a match that is likely, it rehearses that one until the first job.
 */
export function answerJobs(port: Port, systems: readonly Offered[], terrain: (table: string) => Promise<unknown>): void {
  const plays = new Map<string, Play<unknown, unknown>>();
  let rehearsed: Likely | null = null;
  let unwanted = false;

  async function playOf({ system, setup, table }: Likely): Promise<Play<unknown, unknown>> {
    const key = fingerprint([system, setup]);
    const known = plays.get(key);
    if (known !== undefined) return known;
    const offered = offeredAs(systems, system);
    if (offered === undefined) throw new Error(`there is no rule system "${system}"`);
    const play = offered.rules.start(offered.rules.readSetup(setup), await terrain(table));
    if (plays.size >= 8) plays.delete(plays.keys().next().value!); // the oldest
    plays.set(key, play);
    return play;
  }

  async function answerOf(job: Job | QuickJob): Promise<Thought | readonly Answer[]> {
    if ('seen' in job) return quickAnswers(await playOf(job), job);
    const clock = (): number => performance.now();
    const thinking = planning(await playOf(job), job.moment, job.seat, { ...job.budget, seed: job.seed, clock });
    for (let looked = clock(); ;) {
      const step = thinking.next();
      if (step.done === true) return step.value;
      if (clock() - looked < LOOK) continue;
      await new Promise(setImmediate);
      if (unwanted) throw new Error('nobody waits for the answer any more');
      looked = clock();
    }
  }

  async function rehearse(likely: Likely): Promise<void> {
    rehearsed = likely;
    const steps = rehearsalSteps(await playOf(likely), { ...levels[USUAL_LEVEL], milliseconds: STEP, clock: () => performance.now() });
    while (rehearsed === likely && steps.next().done !== true) await new Promise(setImmediate);
  }

  port.on('message', (text) => {
    if (text === GIVE_UP) {
      unwanted = true;
      return;
    }
    const told = JSON.parse(text) as Told;
    // Whoever asks says what is wrong with a match.
    if ('likely' in told) return void rehearse(told.likely).catch(() => undefined);
    rehearsed = null;
    unwanted = false;
    answerOf(told).then(
      (answer) => port.postMessage(JSON.stringify({ answer })),
      (error: unknown) => port.postMessage(JSON.stringify({ error: causeOf(error) })),
    );
  });
}
