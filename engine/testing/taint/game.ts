/** One match played over links, with everything that each link hears looked through for what it may not know. */
import { canonical } from '../../core/hash.ts';
import { anyOf, randomFrom, type Random } from '../../core/rng.ts';
import type { Eyes, Play, Setup } from '../../core/rules.ts';
import type { Answer, PickRequest, PlaceRequest, Seat } from '../../core/script.ts';
import { Session, type Moment } from '../../core/session.ts';
import { fromBase64 } from '../../core/base64.ts';
import { updateFor } from '../../host/eyes.ts';
import type { FilmOpening, FilmShot, Update } from '../../host/link.ts';
import type { Offered } from '../../host/offer.ts';
import { Questions } from '../../host/questions.ts';
import { readRecord } from '../../host/record/read.ts';
import { MemoryFolder, testDesk } from '../memory.ts';
import { opponentsAnswers } from './fair.ts';
import { Listener } from './listener.ts';
import { oracleFor } from './oracle.ts';
import { leaksInEvents, leaksInUpdate, leaksInView } from './scan.ts';

/** What was looked at, and what was found. */
export interface Taint {
  matches: number;
  answers: number;
  messages: number;
  bytes: number;
  /** Secrets made: cards looked at. */
  secrets: number;
  /** Updates told while somebody knew what others may not. */
  guarded: number;
  /** Worlds that differ only in what a link may not know, in which it was told and answered the same. */
  twins: number;
  /** Of those, worlds in which the seat was asked that could not tell them apart, and its opponent answered the same. */
  fair: number;
  /** Questions at which nothing is hidden from who is asked: the computer thinks with the very state that its seat is told, or with one whose piles are told in another order. */
  open: number;
  reordered: number;
  /** Moments for which no other world was found. */
  alone: number;
  films: number;
  exports: number;
  readonly leaks: string[];
}

export const noTaint = (): Taint => ({
  matches: 0, answers: 0, messages: 0, bytes: 0, secrets: 0, guarded: 0, twins: 0, fair: 0, open: 0, reordered: 0, alone: 0, films: 0, exports: 0, leaks: [],
});

/** What is played. */
export interface TaintPlan {
  readonly offered: Offered;
  readonly setup: Setup;
  readonly terrain: unknown;
  readonly seed: number;
  /** Answers at most. */
  readonly most: number;
}

const MATCH = 'match-1';

/** Plays a match of persons with quick answers, each a guest with a link of their own or all at one screen, with one more who watches; adds what was found to `taint`. */
export async function taintedMatch({ offered, setup, terrain, seed, most }: TaintPlan, taint: Taint): Promise<void> {
  const random = randomFrom(seed);
  const folder = new MemoryFolder();
  const { desk } = testDesk({ systems: [offered], terrain: () => Promise.resolve(terrain), chance: () => ({ random, seed: null }) }, folder);
  const course = new TrueCourse(offered.rules.start(setup, terrain), offered.rules.id, folder);
  const seats = Array.from({ length: course.play.seats }, (_, seat) => seat);
  // Every other match is played by guests, the others by those who share the screen.
  const guests = seed % 2 === 0 ? seats : [];
  const links = [new Listener(desk, 'screen', seats, guests), ...[...guests, null].map((seat) => new Listener(desk, { match: MATCH, seat }, seats, guests))];
  const leak = (what: string): void => void taint.leaks.push(`seed ${seed}, answer ${course.at}: ${what}`);

  const begun = await links[0]!.call('newMatch', { system: offered.rules.id, setup, seats: seats.map(() => 'person') });
  if (begun === null) throw new Error(`seed ${seed}: the match could not be started`);
  for (const link of links.slice(1)) await link.call('continueMatch', { match: MATCH });
  for (const link of links) link.take();
  course.follow();
  for (let given = 0; given < most; given++) {
    await rest();
    const asked = links.find(({ last }) => last?.request != null);
    if (asked === undefined) break;
    const { request, at, view } = asked.last!;
    await asked.call('answer', { match: MATCH, at, answer: answerTo(course.play, view, request as PickRequest | PlaceRequest, random) });
    await rest();
    taint.answers += 1;
    const steps = course.follow();
    taint.secrets += steps.reduce((sum, { looks }) => sum + looks, 0);
    for (const link of links) listen(link, steps, course, taint, leak);
    if (given % 4 === 0 || course.hides) for (const eyes of [...seats, null]) twin(course, eyes, random, taint, leak);
    if (given % 40 === 7) for (const link of links) await look(link, course, taint, random, leak);
  }
  taint.matches += 1;
  for (const { messages, bytes } of links) {
    taint.messages += messages;
    taint.bytes += bytes;
  }
  await desk.close();
}

/** Lets the desk come to rest: it waits for nothing but promises. */
async function rest(): Promise<void> {
  for (let i = 0; i < 60; i++) await Promise.resolve();
}

/** A quick answer from what the one who is asked sees; what may be looked at is looked at. */
function answerTo(play: Play<unknown, unknown>, view: unknown, request: PickRequest | PlaceRequest, random: Random): Answer {
  if (request.kind === 'pick' && request.ask === 'answer' && random() < 0.7) {
    const use = request.options.filter((option) => option !== 'pass');
    if (use.length > 0 && request.min <= 1) return { kind: 'pick', picks: [anyOf(use, random)] };
  }
  return play.mind.reflex(view, request, random);
}

/** What happened in one answer: who alone may know each event. */
interface TrueStep {
  readonly at: number;
  readonly owners: readonly (Seat | null)[];
  readonly secrets: readonly ReadonlySet<string>[];
  readonly looks: number;
}

/** The match as its file says it, nothing hidden. */
class TrueCourse {
  readonly play: Play<unknown, unknown>;
  readonly session: Session<unknown, unknown>;
  readonly #folder: MemoryFolder;
  readonly #oracle;
  #read = 0;
  #owners: (readonly (Seat | null)[])[] = [];
  at = 0;

  constructor(play: Play<unknown, unknown>, system: string, folder: MemoryFolder) {
    this.play = play;
    this.#folder = folder;
    this.#oracle = oracleFor(system);
    this.session = new Session(play.system, play.state);
    this.session.takeNews();
  }

  /** Takes in what was written since. */
  follow(): readonly TrueStep[] {
    const text = this.#folder.files.get(MATCH)!;
    const lines = text.slice(this.#read).split('\n').slice(0, -1);
    this.#read = text.lastIndexOf('\n') + 1;
    return lines.flatMap((line): readonly TrueStep[] => {
      const { n, answer, events } = JSON.parse(line) as { readonly n?: number; readonly answer: Answer; readonly events: readonly unknown[] };
      if (n === undefined) return [];
      this.session.answer(answer);
      this.at = n;
      const owners = this.#oracle.judge(events);
      this.#owners.push(owners);
      return [{ at: n, owners, secrets: this.#oracle.secrets().map((cards) => new Set(cards)), looks: owners.filter((owner) => owner !== null).length }];
    });
  }

  /** Who alone may know each event of an answer. */
  ownersOf(at: number): readonly (Seat | null)[] {
    return this.#owners[at - 1]!;
  }

  get secrets(): readonly ReadonlySet<string>[] {
    return this.#oracle.secrets();
  }

  get hides(): boolean {
    return this.secrets.some((cards) => cards.size > 0);
  }
}

type Leak = (what: string) => void;

/** Looks through the updates that a link heard. */
function listen(link: Listener, steps: readonly TrueStep[], course: TrueCourse, taint: Taint, leak: Leak): void {
  for (const { what, text } of link.take()) {
    if (what !== 'update') continue;
    const { update } = JSON.parse(text) as { readonly update: Update };
    const step = steps.find(({ at }) => at === update.at);
    if (step === undefined) continue;
    const eyes = link.role === 'screen' && link.shares ? eyesOfScreen(update, course) : link.eyes;
    if (step.secrets.some((cards, seat) => seat !== eyes && cards.size > 0)) taint.guarded += 1;
    const found = [...leaksInEvents(update.events, step.owners, link.role === 'screen' && link.shares ? null : eyes), ...leaksInView(update.view, step.secrets, eyes), ...leaksInUpdate(text, update, eyes)];
    for (const each of found) leak(`link of ${link.name}: ${each}`);
  }
}

/** A screen that two share has the eyes of the one who was asked last. */
const screens = new WeakMap<TrueCourse, Eyes>();
function eyesOfScreen({ request }: Update, course: TrueCourse): Eyes {
  const eyes = request !== null && request.kind !== 'roll' ? request.seat : (screens.get(course) ?? 0);
  screens.set(course, eyes);
  return eyes;
}

/** Everything that can be told or asked now, as text. */
function allOf(course: TrueCourse, session: Session<unknown, unknown>, eyes: Eyes, random: Random): string {
  const { play } = course;
  const { state, request } = session;
  const seats = Array.from({ length: play.seats }, () => 'person' as const);
  const update = updateFor(play, eyes, eyes, { match: MATCH, system: '', table: '', setup: null, seats, at: course.at, answered: null, events: [], earlier: [], state, request, awaits: 'person', back: null, outcome: null });
  const header = { undo: 'safe', seats } as never;
  const questions = new Questions({ header, play, forecaster: null }, { session, at: course.at } as never, eyes);
  const figures = [...JSON.stringify(update.view).matchAll(/"id":"(\d\.[a-z0-9-]+\.\d)"/g)].map((found) => found[1]!);
  const figure = figures.length === 0 ? 'nobody' : anyOf(figures, random);
  const place = { x: Math.floor(random() * 800) - 400, y: 0, z: Math.floor(random() * 800) - 400 };
  return canonical([update, questions.ends(), questions.prospect(figure, place), questions.threats(0), questions.paths()]);
}

/** A world that a link cannot tell from the real one must look to it the same, in every way it can ask. */
function twin(course: TrueCourse, eyes: Eyes, random: Random, taint: Taint, leak: Leak): void {
  const { play, session } = course;
  const { moment } = session;
  const other: Moment<unknown> | null = play.imagine(moment, eyes, random);
  if (other === null) {
    taint.alone += 1;
    return;
  }
  if (other === moment) {
    const { request } = session;
    if (eyes !== null && request !== null && request.kind !== 'roll' && request.seat === eyes) {
      taint[canonical(play.view(moment.base, eyes)) === canonical(moment.base) ? 'open' : 'reordered'] += 1;
    }
    return;
  }
  const seed = Math.floor(random() * 1_000_000);
  const [here, there] = [session, new Session(play.system, other.base, other.pending, true)].map((world) => allOf(course, world, eyes, randomFrom(seed)));
  taint.twins += 1;
  if (here !== there) leak(`eyes ${eyes ?? 'of a spectator'}: what is told differs between worlds that must look the same`);
  const { request } = session;
  if (eyes === null || request === null || request.kind === 'roll' || request.seat !== eyes) return;
  const [answer, instead] = opponentsAnswers(play, [moment, other], eyes, seed);
  taint.fair += 1;
  if (answer !== instead) leak(`seat ${eyes}: a computer answers otherwise in a world that looks the same to it`);
}

/** Asks for the match's film and for its file, and looks through both. */
async function look(link: Listener, course: TrueCourse, taint: Taint, random: Random, leak: Leak): Promise<void> {
  const opening: FilmOpening | null = await link.call('film', { match: MATCH });
  const at = 1 + Math.floor(random() * course.at);
  const shot: FilmShot | null = await link.call('filmShot', { match: MATCH, at });
  const file = await link.call('exportMatch', { match: MATCH });
  if (opening === null || shot === null || file === null) throw new Error('a film or a file was not given');
  const eyes = link.eyes;
  const record = readRecord(new TextDecoder().decode(fromBase64(file.file)));
  if (record.end !== null) return; // it came to its end meanwhile: nothing is hidden any more
  taint.films += 1;
  for (const each of leaksInEvents(shot.events, course.ownersOf(at), eyes)) leak(`film of ${link.name}: ${each}`);
  taint.exports += 1;
  record.steps.forEach(({ events, answer }, i) => {
    for (const each of leaksInEvents(events ?? [], course.ownersOf(i + 1), eyes)) leak(`file of ${link.name}: ${each}`);
    if (record.header.sight !== 'all' && answer !== null && i < record.steps.length - (record.snapshots.at(-1)?.pending.length ?? 0)) leak(`file of ${link.name}: it says what was answered`);
  });
  if (record.header.seed !== null) leak(`file of ${link.name}: it says a seed`);
  if (record.header.sight === 'all') for (let i = 1; i <= record.steps.length; i++) if (course.ownersOf(i).some((owner) => owner !== null && owner !== eyes)) leak(`file of ${link.name}: nothing is hidden in it`);
}
