import { fingerprint } from '../core/hash.ts';
import type { Play } from '../core/rules.ts';
import { GivenUp } from '../host/caller.ts';
import { mirroredSteps, type MirroredEnd } from '../host/fairness/mirrored-game.ts';
import { causeOf } from '../host/fault.ts';
import type { Ground } from '../host/ground.ts';
import { offeredAs, type Offered } from '../host/offer.ts';
import { quickAnswers } from '../host/quick.ts';
import type { CounselJob, Job, Likely, MirrorJob, Part, QuickJob } from '../host/thinker.ts';
import { counselling } from '../search/counsel.ts';
import { planned, planning, weighingOf } from '../search/plan.ts';
import type { Weighing } from '../search/weighing.ts';
import { GIVE_UP } from './crew.ts';
import type { Port } from './port.ts';
import { levels, USUAL_LEVEL } from '../search/levels.ts';
import { rehearsalSteps } from './rehearsal.ts';
import { now, through } from './through.ts';

/** Milliseconds for each thought of a rehearsal. */
const REHEARSED = 40;

type Asked = Job | CounselJob | Part | QuickJob | MirrorJob;
type Told = Asked | { readonly likely: Likely };

/**
 * Answers the jobs that arrive at a port, one after another: with an answer that was thought about, or with quick ones. Each match's content is
 * built once. Told of a match that is likely, it rehearses that one while there is no job: the first one ends it, and one that is told of while
 * a job is done begins after it.
 */
export function answerJobs(port: Port, systems: readonly Offered[], terrain: (table: Ground) => Promise<unknown>): void {
  const plays = new Map<string, Play<unknown, unknown>>();
  /** What is rehearsed, or is to be once there is no job. */
  let likely: Likely | null = null;
  let jobs = 0;
  let unwanted = false;
  /** The thought that this thread has a share in. */
  let shared: { readonly thought: number; readonly weighing: Weighing<unknown, unknown> } | null = null;

  async function playOf({ system, setup, table }: Likely): Promise<Play<unknown, unknown>> {
    const key = fingerprint(typeof table === 'string' ? [system, setup] : [system, setup, table]);
    const known = plays.get(key);
    if (known !== undefined) return known;
    const offered = offeredAs(systems, system);
    if (offered === undefined) throw new Error(`there is no rule system "${system}"`);
    const play = offered.rules.start(offered.rules.readSetup(setup), await terrain(table));
    if (plays.size >= 8) plays.delete(plays.keys().next().value!); // the oldest
    plays.set(key, play);
    return play;
  }

  async function answerOf(job: Asked): Promise<unknown> {
    const play = await playOf(job);
    if ('seen' in job) return quickAnswers(play, job);
    const stepsOf = (): Generator<void, unknown, void> => {
      if ('mirrored' in job) return mirroredOf(play, job);
      const { moment, seat, budget, seed } = job;
      const effort = { ...budget, seed, clock: now };
      if ('part' in job) return partOf(play, job);
      return 'counsel' in job ? counselling(play, moment, seat, effort, job.played) : planning(play, moment, seat, effort);
    };
    const found = await through(stepsOf(), () => !unwanted, 'mirrored' in job || job.idle);
    if (found === null) throw new GivenUp();
    return found;
  }

  function mirroredOf(play: Play<unknown, unknown>, { system, setup, seed }: MirrorJob): Generator<void, MirroredEnd, void> {
    const offered = offeredAs(systems, system)!;
    if (offered.mirrored === undefined) throw new Error(`nothing of "${system}" can be played out`);
    return mirroredSteps(offered.mirrored, play, { system, setup: offered.rules.readSetup(setup), seed });
  }

  /** Does a part of a thought. What was found for the one of the same number is kept. */
  function* partOf(play: Play<unknown, unknown>, { thought, began, part, moment, seat, budget, seed }: Part): Generator<void, unknown, void> {
    if (part.kind === 'ready') return true; // what the match needs is here now
    if (shared?.thought !== thought) shared = { thought, weighing: weighingOf(play, moment, seat, { ...budget, seed, clock: now, began }) };
    const { weighing } = shared;
    switch (part.kind) {
      case 'plans': return yield* weighing.plans(part.breadth, part.like);
      case 'values': return yield* weighing.values(part.round, part.share);
      case 'planned': return planned(play.mind, weighing.root, part.plan);
      default: return part satisfies never;
    }
  }

  async function rehearse(): Promise<void> {
    if (likely === null || jobs > 0) return;
    const rehearsed = likely;
    const isWanted = (): boolean => likely === rehearsed && jobs === 0;
    const play = await playOf(rehearsed);
    if (!isWanted()) return;
    await through(rehearsalSteps(play, { ...levels[USUAL_LEVEL], milliseconds: REHEARSED, clock: now }), isWanted);
  }
  /** Whoever asks says what is wrong with a match. */
  const rehearseSoon = (): void => void rehearse().catch(() => undefined);

  port.on('message', (text) => {
    if (text === GIVE_UP) {
      unwanted = true;
      return;
    }
    const told = JSON.parse(text) as Told;
    if ('likely' in told) {
      likely = told.likely;
      return rehearseSoon();
    }
    likely = null;
    unwanted = false;
    jobs += 1;
    answerOf(told).then((answer) => ({ answer }), (error: unknown) => ({ error: causeOf(error) })).then((reply) => {
      jobs -= 1;
      port.postMessage(JSON.stringify(reply));
      rehearseSoon();
    });
  });
}
