import { describe, expect, it } from 'vitest';
import { HIDDEN } from '../core/rules.ts';
import type { PickRequest } from '../core/script.ts';
import { fromBase64 } from '../core/base64.ts';
import { quickToy, testDesk, toyProjector, type TestDesk } from '../testing/memory.ts';
import { thoughtOf } from '../testing/thought.ts';
import { toy, type ToyState } from '../testing/toy/toy.ts';
import type { CallName, CallResult, FilmShot, Push, Update } from './link.ts';
import type { HostSystem } from './offer.ts';
import { readRecord } from './record/read.ts';
import type { LinkRole } from './guest.ts';

const setup = { table: 'floor', goal: 60, peeks: true };
const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const persons = { system: 'toy', setup, seats: ['person', 'person'] };
/** The secret card of these tests: a number that stands nowhere else. */
const CARD = 811;
const DRAWS = (CARD - 0.5) / 1000;
const drawsIt = { random: () => DRAWS, seed: null };
const match = 'match-1';

/** One link of a desk, with everything that was ever sent over it. */
class Line {
  readonly sent: string[] = [];
  readonly #call: (name: CallName, args: unknown) => Promise<unknown>;

  constructor({ desk }: TestDesk, role: LinkRole) {
    const connection = desk.connect((push: Push) => this.sent.push(JSON.stringify(push)), role);
    this.#call = async (name, args) => {
      const reply = await connection.call(name, args);
      this.sent.push(JSON.stringify(reply));
      if ('error' in reply) throw new Error(`${reply.error.code}: ${reply.error.message}`);
      return reply.result;
    };
  }

  call<N extends CallName>(name: N, args: unknown): Promise<CallResult<N>> {
    return this.#call(name, args) as Promise<CallResult<N>>;
  }

  get last(): Update {
    return (JSON.parse(this.sent.filter((text) => text.startsWith('{"type":"update"')).at(-1)!) as { update: Update }).update;
  }

  /** Whether a number stands anywhere in what was sent. */
  heard(number: number): boolean {
    return this.sent.some((text) => new RegExp(`(?<![0-9])${number}(?![0-9])`).test(text));
  }
}

/** Two guests, one for each seat, one who watches, and the screen that let them in; the first has drawn the secret card and is asked about it. */
async function drawn(change: Parameters<typeof testDesk>[0] = {}) {
  const desk = testDesk({ chance: () => drawsIt, now: () => 1, ...change });
  const [first, second, watcher] = [new Line(desk, { match, seat: 0 }), new Line(desk, { match, seat: 1 }), new Line(desk, { match, seat: null })];
  const screen = new Line(desk, 'screen');
  await screen.call('newMatch', persons);
  for (const line of [first, second, watcher]) await line.call('continueMatch', { match });
  await first.call('answer', { match, at: 0, answer: pick('peek') });
  await desk.settled().catch(() => {});
  return { desk, screen, first, second, watcher };
}

describe('each link is told what its eyes may know', () => {
  it('a card drawn in secret: its drawer sees it, the others that one was drawn', async () => {
    const { first, second, watcher } = await drawn();
    expect(first.last).toMatchObject({ at: 2, answered: { seat: null }, events: [{ type: 'peeked', seat: 0, card: CARD }], view: { secrets: [CARD, 0] }, request: { ask: 'peeked', about: { card: CARD } } });
    for (const line of [second, watcher]) {
      expect(line.last).toMatchObject({ at: 2, answered: { seat: null }, events: [{ type: 'peeked', seat: 0, card: HIDDEN }], request: null, awaits: 'person', back: null });
      expect(line.heard(CARD)).toBe(false);
    }
    expect(first.heard(CARD)).toBe(true);
  });

  it('the answer to a secret question is told by what comes of it, not by the option', async () => {
    const { first, second, watcher } = await drawn();
    await first.call('answer', { match, at: 2, answer: pick(`keep-${CARD}`) });
    for (const line of [second, watcher]) {
      expect(line.last).toMatchObject({ at: 3, answered: { seat: 0 }, events: [] });
      expect(line.heard(CARD)).toBe(false);
    }
    expect(second.last.request).toMatchObject({ ask: 'add', seat: 1 });
    expect(watcher.last.request).toBeNull();
  });

  it('who watches two computers is not told what they are asked', async () => {
    const desk = testDesk({ chance: () => drawsIt, thinker: (job) => (job.request.kind === 'pick' && job.request.ask === 'peeked' ? quickToy(job) : Promise.resolve(thoughtOf(pick('peek')))) });
    const lines = [new Line(desk, 'screen'), new Line(desk, { match, seat: null })];
    await lines[0]!.call('newMatch', { ...persons, setup: { ...setup, goal: 3 }, seats: ['computer', 'computer'] });
    await lines[1]!.call('continueMatch', { match });
    for (let i = 0; i < 300; i++) await Promise.resolve();
    for (const line of lines) {
      await line.call('leave', { match });
      expect(line.sent.length).toBeGreaterThan(10);
      expect(line.sent.filter((text) => !text.includes('"request":null') && text.includes('"request"'))).toEqual([]);
      expect(line.heard(CARD)).toBe(false);
    }
  });

  it('a screen that two share turns to the eyes of the one who is asked', async () => {
    const desk = testDesk({ chance: () => drawsIt });
    const line = new Line(desk, 'screen');
    await line.call('newMatch', persons);
    await line.call('answer', { match, at: 0, answer: pick('peek') });
    await desk.settled().catch(() => {});
    expect(line.last).toMatchObject({ view: { secrets: [CARD, 0] }, request: { ask: 'peeked' } });
    // The log stays when the screen is handed over: the card is named by the question alone.
    expect(line.last.events).toEqual([{ type: 'peeked', seat: 0, card: HIDDEN }]);
    await line.call('answer', { match, at: 2, answer: pick('forget') });
    expect(line.last).toMatchObject({ view: { secrets: [0, 8] }, request: { seat: 1 } });
  });

  /** Three who look at a match whose rules tell odds, prospects and threats out of the secrets of the state that they are given. */
  const telltale = async () => {
    const asked: unknown[] = [];
    const telling = {
      ...toy,
      start: (...given: Parameters<typeof toy.start>) => ({
        ...toy.start(...given),
        prospect: (state: ToyState, request: unknown) => [state.secrets, request],
        threats: (state: ToyState) => state.secrets,
        onward: { follow: ({ options }: PickRequest) => options, aimedAt: (_before: ToyState, { secrets }: ToyState) => String(secrets[1]) },
      }),
    };
    const odds = () => ({ state }: { readonly state: unknown }) => (asked.push((state as ToyState).secrets[1]), { one: (state as ToyState).secrets });
    const lines = await drawn({ systems: [{ rules: telling as HostSystem, cards: [], starter: (table) => ({ table }), odds }] });
    return { ...lines, asked };
  };
  const at = 2;

  it.each([['another player', 'second', [0, 8]], ['somebody who watches', 'watcher', [0, 0]]] as const)(
    'prospects and threats told to %s come from what that one knows; odds, ends and paths are the asked one’s', async (_who, which, view) => {
      const line = (await telltale())[which];
      expect(await line.call('prospect', { match, at, figure: 'a', place: { x: 0, y: 0, z: 0 } })).toEqual({ prospect: [view, null] });
      expect(await line.call('threats', { match, at, seat: 0 })).toEqual({ threats: view });
      expect(await line.call('odds', { match, at })).toEqual({ odds: null });
      expect(await line.call('ends', { match, at })).toEqual({ ends: {} });
      expect(await line.call('paths', { match, at })).toEqual({ paths: [] });
    },
  );

  it('odds, ends, prospects and paths told to the one who is asked come from what that one knows', async () => {
    const { first, asked } = await telltale();
    expect(await first.call('prospect', { match, at, figure: 'a', place: { x: 0, y: 0, z: 0 } })).toMatchObject({ prospect: [[CARD, 0], { ask: 'peeked' }] });
    const [mine, others] = (await first.call('odds', { match, at })).odds!['one'] as [number, number];
    expect(mine).toBe(CARD);
    expect(asked).toEqual([others]); // what the other has is anything: the state that is asked is an imagined one
    const { paths } = await first.call('paths', { match, at });
    expect(new Set(paths.map(({ target }) => target))).toEqual(new Set([String(others)]));
    expect(await first.call('ends', { match, at })).toEqual({ ends: { [`keep-${CARD}`]: 'other', forget: 'other' } });
  });

  it('a rule that breaks says what it knows to the person who runs the program alone', async () => {
    const system: typeof toy = { ...toy, start: (given, terrain) => {
      const play = toy.start(given, terrain);
      return { ...play, system: { ...play.system, refuse: (s, request, answer) => {
        if (request.kind === 'pick' && request.ask === 'peeked') throw new Error(`no option for ${s.secrets.join()}`);
        return play.system.refuse(s, request, answer);
      } } };
    } };
    const { desk, first } = await drawn({ systems: [{ rules: system as HostSystem, cards: [], starter: (table) => ({ table }) }] });
    first.sent.length = 0;
    await expect(first.call('answer', { match, at: 2, answer: pick('forget') })).rejects.toThrow('broken: a rule of the game broke; what it was stands in the program’s log');
    expect(first.heard(CARD)).toBe(false);
    expect(desk.reports.join()).toContain(`no option for ${CARD},8`);
  });
});

describe('a saved match that still runs', () => {
  it('is shown to each as its eyes knew it; when it is over, everything is shown to everybody', async () => {
    const { desk, first, second, watcher } = await drawn();
    for (const line of [second, watcher]) {
      line.sent.length = 0;
      await line.call('film', { match });
      expect(await line.call('filmShot', { match, at: 2 })).toMatchObject({ events: [{ type: 'peeked', seat: 0, card: HIDDEN }], answered: { seat: null } });
      expect(line.heard(CARD)).toBe(false);
    }
    expect(await first.call('filmShot', { match, at: 2 })).toMatchObject({ events: [{ card: CARD }], view: { secrets: [CARD, 0] } });
    let { at } = first.last;
    await first.call('answer', { match, at, answer: pick('forget') });
    for (let i = 0; i < 80; i++) {
      const asked = [first, second].find(({ last }) => last.request !== null);
      if (asked === undefined) break;
      at = asked.last.at;
      await asked.call('answer', { match, at, answer: pick('throw') });
      for (let wait = 0; wait < 60; wait++) await Promise.resolve();
    }
    expect(readRecord(desk.folder.files.get(match)!).end).not.toBeNull();
    await watcher.call('film', { match });
    const shot: FilmShot = await watcher.call('filmShot', { match, at: 2 });
    expect(shot).toMatchObject({ events: [{ type: 'peeked', seat: 0, card: CARD }], view: { secrets: [CARD, 8] } });
  });

  it('given away as a file it holds what the one knew who asked for it, and can be gone on with', async () => {
    const { second, first } = await drawn();
    const file = readRecord(new TextDecoder().decode(fromBase64((await second.call('exportMatch', { match })).file)));
    expect(file.header).toMatchObject({ sight: 1, seed: null });
    expect(file.whole).not.toMatch(new RegExp(`(?<![0-9])${CARD}(?![0-9])`));
    expect(file.steps.map(({ seat, events }) => [seat, events])).toEqual([[0, []], [null, [{ type: 'peeked', seat: 0, card: HIDDEN }]]]);
    const own = readRecord(new TextDecoder().decode(fromBase64((await first.call('exportMatch', { match })).file)));
    expect(own.header.sight).toBe('all'); // nothing was ever hidden from the first: the whole match
    expect(own.steps.map(({ answer }) => answer)).toEqual([pick('peek'), { kind: 'roll', faces: [CARD] }]);
  });

  it('taken in again it goes on from there: the hidden card is another, everything seen is the same', async () => {
    const checking = {
      ...toy,
      start: (...given: Parameters<typeof toy.start>) => ({ ...toy.start(...given), checkState: (input: unknown) => input as ToyState }),
    };
    const systems = [{ rules: checking as HostSystem, cards: [], starter: (table: string) => ({ table }), projector: toyProjector }];
    const numbers = [0.9, 0.1, 0.7, 0.2, 0.4];
    let asked = 0;
    const chance = () => ({ random: () => (asked++ < 2 ? DRAWS : numbers[asked % 5]!), seed: null });
    const { desk, screen, second } = await drawn({ systems, chance });
    const { file } = await second.call('exportMatch', { match });
    const { match: copy } = await screen.call('importMatch', { file });
    const again = await screen.call('continueMatch', { match: copy });
    expect(again).toMatchObject({ at: 2, awaits: 'person', request: { seat: 0, ask: 'peeked' }, view: { sums: [0, 0] } });
    await desk.settled().catch(() => {});
    expect(screen.sent.join()).toContain('what was hidden from whoever gave this match away has been dealt anew');
    expect(again.request!.about['card']).not.toBe(CARD);
    expect(desk.folder.files.get(copy)).not.toMatch(new RegExp(`(?<![0-9])${CARD}(?![0-9])`));
    expect((await screen.call('film', { match: copy })).length).toBe(2);
  });

  it('a branch of it begins with what the one knows who asks for it', async () => {
    const { desk, screen } = await drawn(); // the screen that gave both seats away watches
    const { match: branch } = await screen.call('branch', { match, at: 2, seats: ['person', 'person'] });
    expect(readRecord(desk.folder.files.get(branch)!).header).toMatchObject({ sight: null, seats: ['person', 'person'] });
    expect(desk.folder.files.get(branch)).not.toMatch(new RegExp(`(?<![0-9])${CARD}(?![0-9])`));
  });
});
