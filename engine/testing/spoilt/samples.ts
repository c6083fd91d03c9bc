/** Matches to be spoilt: of every rule system, on shipped tables, whole and broken off. */
import { fingerprint } from '../../core/hash.ts';
import { anyOf, randomFrom } from '../../core/rng.ts';
import type { Content } from '../../node/content.ts';
import { Course } from '../../host/course.ts';
import { WHOLE, type RecordHeader, type Snapshot } from '../../host/record/record.ts';
import { writeRecord } from '../../host/record/write.ts';
import { turnOf } from '../../host/turn-of.ts';
import { workshopOf } from '../workshop/index.ts';

const TABLES = ['refinery', 'outpost'];
/** Answers between two snapshots. */
const STRIDE = 20;
/** Answers after which a sample breaks off; the last goes to its end. */
const LENGTHS = [12, 30, 45, 60, 80, 110, Infinity];

/** Match files of a rule system, each line as data. */
export async function samplesOf(system: string, content: Content): Promise<readonly (readonly object[])[]> {
  const samples: (readonly object[])[] = [];
  for (const [i, length] of LENGTHS.entries()) samples.push(await sample(system, content, i, length));
  return samples;
}

async function sample(system: string, content: Content, number: number, length: number): Promise<readonly object[]> {
  const { rules, setup: randomSetup } = workshopOf(system).subject;
  const random = randomFrom(900 + number);
  const table = anyOf(TABLES, random);
  const setup = rules.readSetup(randomSetup(table, random));
  const play = rules.start(setup, await content.terrain(table));
  const course = Course.fresh(play, random);
  const snapshots: Snapshot[] = [course.snapshot()];
  for (let request = course.session.request; request !== null && course.at < length; request = course.session.request) {
    const turn = turnOf(course.session.state);
    if (request.kind === 'roll') course.roll(turn);
    else course.answer(request.seat, play.mind.reflex(course.session.state, request, random), turn);
    if (course.at % STRIDE === 0) snapshots.push(course.snapshot());
  }
  const { state, request } = course.session;
  if (snapshots.at(-1)!.at !== course.at) snapshots.push(course.snapshot());
  const header: RecordHeader = {
    system, setup, seats: Array.from({ length: play.seats }, (_, seat) => (seat === 0 || number % 2 === 0 ? 'person' : 'computer')),
    seed: null, content: play.content, undo: anyOf(['off', 'safe', 'free'] as const, random), name: number % 3 === 0 ? 'A match' : '', started: 1_700_000_000_000, ...WHOLE,
  };
  const end = request === null ? { state: fingerprint(state), outcome: play.outcome(state) ?? ('draw' as const), result: 'over' } : null;
  return writeRecord({ header, opening: course.opening, steps: course.steps, snapshots, end }).split('\n').slice(0, -1).map((line) => JSON.parse(line) as object);
}
