/** One life of a host that plays match after match as fast as it can, on a disk and with a clock that make trouble. */
import { randomFrom } from '../../core/rng.ts';
import type { Answer } from '../../core/script.ts';
import { Session } from '../../core/session.ts';
import { Desk } from '../../host/desk.ts';
import { causeOf } from '../../host/fault.ts';
import type { CallName, CallResult, Update } from '../../host/link.ts';
import { quickAnswers } from '../../host/quick.ts';
import { ReadingHere } from '../../host/reading/here.ts';
import { systems } from '../../host/systems.ts';
import { MatchFiles } from '../../node/match-files.ts';
import type { Disk } from '../../node/disk.ts';
import { thoughtOf } from '../thought.ts';
import { workshopOf } from '../workshop/index.ts';
import { meddle } from './meddle.ts';
import type { Said } from './said.ts';
import { troubled } from './troubled-disk.ts';

/** Matches longer than this are left for a new one. */
const LONG = 140;
/** Calls that are tried again while the disk makes trouble. */
const TRIES = 200;
const DAY = 86_400_000;

export interface LifeParts {
  readonly system: string;
  readonly folder: string;
  readonly disk: Disk;
  readonly seed: number;
  /** Answers of persons after which it ends by itself. */
  readonly most: number;
  say(line: Said): void;
  /** False once it was killed. */
  isAlive(): boolean;
}

/** Lives until it is killed or has answered enough. Never rejects. */
export async function live({ system, folder, disk, seed, most, say, isAlive }: LifeParts): Promise<void> {
  const random = randomFrom(seed);
  const { subject, ground } = workshopOf(system);
  const own = troubled(disk, random, (trouble) => say({ trouble }));
  const terrain = ground.terrain();
  let skew = 0;
  const plays = new Map<string, ReturnType<typeof subject.rules.start>>();
  const playOf = (setup: unknown): ReturnType<typeof subject.rules.start> => {
    const key = JSON.stringify(setup);
    const play = plays.get(key) ?? subject.rules.start(subject.rules.readSetup(setup), terrain);
    plays.set(key, play);
    return play;
  };
  let matches = 0;
  const files = new MatchFiles(folder, () => {}, own);
  const desk = new Desk({
    systems,
    matches: files,
    reading: new ReadingHere(systems, () => Promise.resolve(terrain)),
    reader: 'kills',
    bounds: {},
    now: () => Date.now() + skew,
    newMatchId: () => `match-${seed}-${++matches}`,
    chance: () => ({ random, seed: null }),
    thinker: ({ setup, moment, request }) =>
      Promise.resolve().then(() => {
        const { system: rules, mind } = playOf(setup);
        return thoughtOf(mind.reflex(new Session(rules, moment.base, moment.pending, true).state, request, random));
      }),
    quick: (job) => Promise.resolve(quickAnswers(playOf(job.setup), job)),
    tables: () => Promise.resolve([]),
    survey: () => Promise.reject(new Error('no table is looked at here')),
    terrain: () => Promise.resolve(terrain),
    soon: (run) => void setImmediate(run),
    later: (_ms, run) => {
      const timer = setTimeout(() => {
        if (isAlive()) run();
      }, 1);
      return () => clearTimeout(timer);
    },
    report: () => {},
  });
  let now: Update | null = null;
  const connection = desk.connect((push) => {
    if (push.type !== 'update' || !isAlive()) return;
    now = push.update;
    say({ told: now.match, at: now.at, answered: now.answered, events: now.events });
  });
  /** Calls; while the disk makes trouble it is tried again. Null when it was killed, or what is asked is out of date. */
  async function call<N extends CallName>(name: N, args: object): Promise<CallResult<N> | null> {
    for (let tries = 0; isAlive(); tries++) {
      const reply = await connection.call(name, args);
      if ('result' in reply) return reply.result as CallResult<N>;
      if (reply.error.code === 'late' || reply.error.code === 'missing') return null;
      if (tries === TRIES - 2) own.calm();
      if (tries >= TRIES) {
        say({ fault: `${name} on a disk without trouble: ${reply.error.code}: ${reply.error.message}` });
        return null;
      }
      await new Promise((done) => setImmediate(done));
    }
    return null;
  }
  const settled = async (): Promise<void> => { for (let i = 0; isAlive() && now?.awaits === 'computer' && i < 20_000; i++) await new Promise((done) => setImmediate(done)); };
  const answerTo = ({ setup, view, request }: Update): Answer => playOf(setup).mind.reflex(view, request!, random);
  const opened = (update: Update | null): void => {
    now = update;
    if (update !== null && isAlive()) say({ opened: update.match, at: update.at });
  };

  const begin = (): Promise<Update | null> => {
    const setup = subject.setup(ground.id, random);
    const seats = Array.from({ length: playOf(setup).seats }, (_, seat) => (seat === 0 || random() < 0.4 ? 'person' : 'computer'));
    return call('newMatch', { system, setup, seats, undo: random() < 0.7 ? 'free' : 'safe' });
  };
  try {
    for (let given = 0; given < most && isAlive(); given++) {
      if (now === null) {
        const listed = (await call('catalogue', {}))?.matches.filter(({ over, problem, answers }) => !over && problem === null && answers < LONG) ?? [];
        const pick = listed[Math.floor(random() * listed.length)];
        opened(pick === undefined ? await begin() : await call('continueMatch', { match: pick.match }));
        await settled();
        continue;
      }
      const { match, at, awaits, back }: Update = now;
      if (awaits !== 'person' || at > LONG || random() < 0.04) {
        await call('leave', { match });
        now = null;
        continue;
      }
      if (random() < 0.05) skew = (random() - 0.5) * 20_000 * DAY;
      if (random() < 0.03 && !own.isTroubled) await meddle(disk, folder, match, random, say);
      if (back !== null && back.to !== null && random() < 0.1) {
        say({ back: match, to: back.to });
        await call('undo', { match, at, to: back.to });
      } else await call('answer', { match, at, answer: answerTo(now) });
      await settled();
    }
    if (isAlive()) await desk.close();
  } catch (error) {
    if (isAlive()) say({ fault: `the host broke: ${causeOf(error)}` });
  }
}
