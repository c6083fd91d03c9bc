/** One match file read in every way there is, and played on where it may be. */
import { InputError } from '../../core/form.ts';
import { randomFrom } from '../../core/rng.ts';
import type { Answer, PickRequest, PlaceRequest } from '../../core/script.ts';
import { BrokenRule, causeOf, LinkFault } from '../../host/fault.ts';
import type { Update } from '../../host/link.ts';
import { offeredAs } from '../../host/offer.ts';
import type { Reading } from '../../host/reading/reading.ts';
import { systems } from '../../host/systems.ts';
import type { Content } from '../../node/content.ts';
import type { Thought } from '../../search/plan.ts';
import { thoughtOf } from '../thought.ts';
import { MemoryFolder, testDesk } from '../memory.ts';
import { validatorWords } from '../validator-words.ts';

/** What came of a file. */
export interface Probed {
  /** Whether it can be listed, gone on with, shown. */
  readonly outlined: boolean;
  readonly resumed: boolean;
  readonly shown: boolean;
  /** Answers given after it went on, and rules that broke then. */
  readonly answers: number;
  readonly rules: number;
  /** Milliseconds of outline, resumable and film together: of the clock or of the processors, whichever is less. */
  readonly ms: number;
  /** What must not be. */
  readonly faults: readonly string[];
}

/** Words of the language the program is written in, which nobody who reads a match file should be told. */
const INSIDE = /Cannot (read|set|destructure|convert|access)|is not (a function|iterable|defined|a constructor|an object)|undefined|Maximum call stack|Invalid (array|string|count|typed)|circular|\[object|reading it (broke off|takes)/;
const isInside = (message: string): boolean => INSIDE.test(message) || validatorWords.test(message);

interface Played {
  readonly answers: number;
  readonly rules: number;
  readonly faults: readonly string[];
}

/** Answers that are given to a match that goes on. */
const ANSWERS = 8;

/** Reads a file's text through a reader, and plays it on. */
export async function probe(text: string, reading: Reading, content: Content): Promise<Probed> {
  const faults: string[] = [];
  const plain = (what: string, error: unknown): null => {
    const isOurs = error instanceof InputError || error instanceof LinkFault || error instanceof BrokenRule;
    const message = causeOf(error);
    if (!isOurs || isInside(message)) faults.push(`${what}: ${error instanceof Error ? error.name : ''} ${message}`);
    return null;
  };
  const ask = async <T>(what: string, question: Promise<T>): Promise<T | null> => question.catch((error: unknown) => plain(what, error));

  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const outline = await ask('outline', reading.outline(text));
  const resumable = await ask('resumable', reading.resumable(text));
  const film = await ask('film', reading.film(text));
  const { user, system } = process.cpuUsage(cpu);
  const ms = Math.min(performance.now() - began, (user + system) / 1000);

  const length = film?.opening.length ?? 3;
  for (const at of new Set([0, length >> 1, length, length + 1])) await ask(`moment ${at}`, reading.moment(text, at));
  for (const eyes of [0, null]) await ask(`known to ${eyes}`, reading.known(text, eyes, 7));
  await ask('branch', reading.branch(text, 0, 7, { at: Math.max(0, (outline?.answers ?? 1) >> 1), seats: resumable?.header.seats ?? ['person', 'person'], started: 0, named: ', spoilt' }));
  await ask('accepted', reading.accepted(text));
  const played = resumable === null ? null : await playOn(text, reading, content);
  faults.push(...(played?.faults ?? []));
  return {
    outlined: outline !== null, resumed: resumable !== null, shown: film !== null, answers: played?.answers ?? 0, rules: played?.rules ?? 0, ms, faults,
  };
}

/** Opens the match at a desk and gives a few quick answers. */
async function playOn(text: string, reading: Reading, content: Content): Promise<Played> {
  const folder = new MemoryFolder();
  folder.files.set('spoilt', text);
  const told: string[] = [];
  const reports: string[] = [];
  const thought = { answers: 0 };
  let quick: (state: unknown, request: PickRequest | PlaceRequest) => Answer = anyAnswer;
  const place = testDesk({
    systems, reading, terrain: (table) => content.terrain(table),
    thinker: ({ moment, request }) =>
      (++thought.answers > ANSWERS ? new Promise<Thought>(() => {}) : Promise.resolve().then(() => thoughtOf(quick(moment.base, request)))),
    quick: ({ seen, request }) => Promise.resolve([quick(seen, request)]),
    report: (message) => reports.push(message),
  }, folder);
  const call = async <T>(work: Promise<T>): Promise<T | null> => work.catch((error: unknown) => {
    told.push(causeOf(error));
    return null;
  });
  let update = await call(place.call('continueMatch', { match: 'spoilt' }));
  let given = 0;
  if (update !== null) quick = await quickly(update, content);
  for (; update !== null && given < ANSWERS; given++) {
    await rest();
    update = place.pushes.filter((push) => push.type === 'update').at(-1)?.update ?? update;
    const { request, awaits, at } = update;
    if (request === null || request.kind === 'roll' || awaits !== 'person') break;
    if ((await call(place.call('answer', { match: 'spoilt', at, answer: quick(update.view, request) }))) === null) break;
  }
  await rest();
  for (const push of place.pushes) if (push.type === 'fault') told.push(push.message);
  await place.desk.close();
  const rules = told.filter((message) => message.includes('a rule of the game broke')).length;
  const inside = [...told.filter(isInside), ...(rules > 0 ? [] : reports.filter((report) => /\b(TypeError|RangeError|ReferenceError|SyntaxError)\b/.test(report)))];
  return { answers: given + Math.min(thought.answers, ANSWERS), rules, faults: inside.map((message) => `playing on: ${message.slice(0, 600)}`) };
}

/** What answers quickly in a match: its mind, and where that fails whatever is offered. */
async function quickly({ system, setup, table }: Update, content: Content): Promise<(state: unknown, request: PickRequest | PlaceRequest) => Answer> {
  const rules = offeredAs(systems, system)!.rules;
  const { mind } = rules.start(rules.readSetup(setup), await content.terrain(table));
  const random = randomFrom(5);
  return (state, request) => {
    try {
      return mind.reflex(state, request, random);
    } catch {
      return anyAnswer(state, request);
    }
  };
}

const anyAnswer = (_state: unknown, request: PickRequest | PlaceRequest): Answer => (request.kind === 'pick' ? { kind: 'pick', picks: request.options.slice(0, request.min) } : { kind: 'place', at: request.optional ? null : request.body.at });

/** Lets the desk come to rest. */
const rest = async (): Promise<void> => { for (let i = 0; i < 4; i++) await new Promise((done) => setImmediate(done)); };
