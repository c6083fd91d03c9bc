import { beforeAll, describe, expect, test } from 'vitest';
import type { Update } from '../../engine/host/link.ts';
import { fakeClock } from '../testing/fakes.fixture.ts';
import { playedUpdates, situationOf } from '../testing/played.fixture.ts';
import { announcedWords, entryWords } from '../words/acts.ts';
import { seatLetter } from '../words/seats.ts';
import { speak } from '../words/speak.ts';
import type { Announcement } from './announce.ts';
import type { Clock } from './clock.ts';
import { heardTable } from '../sound/heard.fixture.ts';
import { createPlayback } from './playback.ts';
import { entriesOf, sceneOf, type Story } from './recap.ts';
import { Recaps } from './recaps.ts';
import { LiveStage } from './liveStage.ts';
import { allAt } from './speeds.ts';

type Told = Update['events'][number];

/** Ways that are not a figure's own doing, as Shatterpoint calls them. */
const MOVED = ['push', 'pull', 'place', 'deploy'];

/** By which field events name a figure that goes somewhere on its own feet, and events by which it attacks somebody, as each rule system calls them. */
const SYSTEMS = [
  {
    system: 'shatterpoint', moves: ({ type, how }: Told) => (type === 'moved' && !MOVED.includes(String(how)) ? 'character' : null),
    attack: { type: 'targeted', by: 'attacker', to: 'defender' }, isStruck: ({ type }: Told) => type === 'attackResolved', isGone: ({ type }: Told) => type === 'defeated',
  },
  {
    system: 'miniatures', moves: ({ type }: Told) => (type === 'stepped' ? 'figure' : null), attack: { type: 'attackDeclared', by: 'attacker', to: 'target' },
    isStruck: ({ type }: Told) => type === 'hit' || type === 'missed', isGone: ({ type }: Told) => type === 'defeated',
  },
  {
    system: 'wartime', moves: ({ type }: Told) => (type === 'moved' ? 'character' : null), attack: { type: 'shotDeclared', by: 'shooter', to: 'target' },
    isStruck: ({ type, check }: Told) => type === 'checked' && check === 'impact', isGone: ({ type }: Told) => type === 'felled' || type === 'exploded',
  },
] as const;

describe.each(SYSTEMS)('$system', ({ system, moves, attack, isStruck, isGone }) => {
  let updates: readonly Update[] = [];
  beforeAll(async () => { updates = await playedUpdates(system, 'refinery', 5, 900); }, 60_000);

  const seatOf = (update: Update, id: unknown): number => {
    const situation = situationOf(update);
    return situation.face.tableau(situation).figures.find((figure) => figure.id === id || figure.group === id)!.seat;
  };
  const isOthers = (update: Update, id: unknown): boolean => update.seats[seatOf(update, id)] === 'computer';

  test('every move and attack of the computer is announced once, before it is shown, and none of the person’s', async () => {
    const announced: Announcement[] = [];
    const playback = createPlayback({
      stage: new LiveStage(), clock: fakeClock(), situationOf, onEvents: () => {}, onShown: () => {}, onPlaying: () => {},
      onAnnounce: (news) => { if (news !== null) announced.push(news); },
    });
    for (const update of updates) playback.push(update);
    await playback.settled();
    const all = updates.flatMap((update) => update.events.map((event) => ({ update, event })));
    const went = all.filter(({ update, event }) => moves(event) !== null && isOthers(update, event[moves(event)!]));
    const struck = all.filter(({ update, event }) => event.type === attack.type && isOthers(update, event[attack.by]));
    const isMoved = ({ kind, goes }: Announcement): boolean => kind === 'goes' && ['slide', 'carry'].includes(goes[0]!.way);
    const ofOwn = announced.filter((news) => news.kind === 'goes' && !isMoved(news));
    expect(went.length).toBeGreaterThan(1);
    expect(ofOwn.flatMap(({ goes }) => goes.map(({ figure }) => figure))).toEqual(went.map(({ event }) => event[moves(event)!]));
    expect(struck.length).toBeGreaterThan(0);
    expect(announced.filter(({ kind }) => kind === 'attacks').map(({ who, target }) => [who, target])).toEqual(struck.map(({ event }) => [event[attack.by], event[attack.to]]));
    expect(announced.some(({ kind }) => kind === 'begins')).toBe(true);
    for (const news of announced) {
      const { who, situation, goes } = news;
      const { figures } = situation.face.tableau(situation);
      if (!isMoved(news)) expect(figures.find((figure) => figure.id === who || figure.group === who)!.seat, who).not.toBe(0);
      for (const [i, { from }] of goes.entries()) if (i > 0) expect(from).toEqual(goes[i - 1]!.to);
      expect(announcedWords(news, speak)).toContain(situation.face.words.nameOf(situation, who));
    }
  });

  test('all of it is heard: every way as it is gone, every attack and everybody who leaves once; nothing of what is skipped or done at once', async () => {
    const { aloud, stage, heard, pass } = heardTable(updates[0]!.seats);
    const shown: (readonly [Told, readonly string[]])[] = [];
    let [last, seconds]: [Told | null, number] = [null, 0];
    const note = (): void => {
      if (last !== null) shown.push([last, heard()]);
      heard();
    };
    // Time goes by for the table as it does for who looks.
    const clock: Clock = { wait: async (milliseconds) => { seconds += milliseconds / 1000; pass(milliseconds / 1000); } };
    const playback = createPlayback({
      stage, aloud, clock, situationOf, onShown: () => {}, onPlaying: () => {},
      onEvents: ([event]) => {
        note();
        last = event ?? null;
      },
    });
    for (const update of updates.slice(0, 300)) playback.push(update);
    await playback.settled();
    note();
    const of = (wanted: (event: Told) => boolean): readonly (readonly string[])[] => shown.flatMap(([event, sounds]) => (wanted(event) ? [sounds] : []));
    const isStep = (sound: string): boolean => sound.startsWith('step-') || sound === 'rung' || sound === 'leap' || sound === 'jet';
    const ways = of((event) => moves(event) !== null);
    expect(ways.length).toBeGreaterThan(3);
    // Some systems tell every step of a way: feet patter no faster for that.
    expect(ways.filter((sounds) => sounds.some(isStep) || sounds.includes('place')).length / ways.length).toBeGreaterThan(0.6);
    for (const sounds of ways) expect(sounds.filter(isStep).length).toBeLessThan(10);
    const strikes = ['blaster', 'blaster-heavy', 'gun', 'bow', 'thrown', 'power', 'saber-swing', 'blade-swing', 'blunt-swing'];
    const struck = of((event) => isStruck(event));
    expect(struck.length).toBeGreaterThan(0);
    for (const sounds of struck) expect(sounds.filter((sound) => strikes.includes(sound))).toHaveLength(1);
    expect(of((event) => event.type === 'damaged').every((sounds) => sounds.filter((sound) => sound.startsWith('hit-')).length === 1)).toBe(true);
    const gone = new Set(shown.flatMap(([event]) => (isGone(event) ? [event.unit ?? event.figure ?? event.character] : [])));
    expect(of(isGone).flat().filter((sound) => sound === 'defeat')).toHaveLength(gone.size);
    expect(seconds).toBeGreaterThan(1);

    const { aloud: quiet, stage: table, heard: still, pass: go } = heardTable(updates[0]!.seats);
    const atOnce = createPlayback({ stage: table, aloud: quiet, clock, situationOf, onShown: () => {}, onPlaying: () => {}, onEvents: () => {} });
    atOnce.setSpeeds(allAt('instant'));
    for (const update of updates.slice(0, 60)) atOnce.push(update);
    await atOnce.settled();
    go(1);
    expect(still()).toEqual([]);
    atOnce.setSpeeds(allAt(1));
    for (const update of updates.slice(60, 120)) atOnce.push(update);
    atOnce.skip();
    quiet.hush();
    still();
    await atOnce.settled();
    go(1);
    expect(still()).toEqual([]);
  });

  /** Every story that a person could be told when something was asked of them. */
  const stories = (): readonly { readonly story: Story; readonly present: Update }[] => {
    const recaps = new Recaps();
    return updates.flatMap((update) => {
      recaps.take(update, true);
      return update.awaits === 'person' && recaps.isDue ? [{ story: recaps.story, present: update }] : [];
    });
  };

  test('what the computer did is told in entries: each way and each attack is one, with what came of it', () => {
    const told = stories();
    expect(told.length).toBeGreaterThan(3);
    let [ways, attacks, hurts] = [0, 0, 0];
    for (const { story } of told) {
      const entries = entriesOf(story, situationOf);
      const lies = (chapter: number, event: number, kinds: readonly string[]) => entries.filter(({ kind, first, last }) => kinds.includes(kind)
        && (first.chapter < chapter || (first.chapter === chapter && first.event <= event))
        && (last.chapter > chapter || (last.chapter === chapter && last.event >= event)));
      for (const [chapter, { update }] of story.chapters.entries()) for (const [i, event] of update.events.entries()) {
        const mover = moves(event);
        if (mover !== null) {
          expect(lies(chapter, i, ['goes', 'attacks']).length, `${event.type} of ${String(event[mover])}`).toBeGreaterThan(0);
          ways += 1;
        }
        if (event.type !== attack.type) continue;
        expect(lies(chapter, i, ['attacks']).at(-1)).toMatchObject({ who: event[attack.by], target: event[attack.to] });
        attacks += 1;
      }
      for (const entry of entries) {
        const words = entryWords(entry, speak);
        const { update } = story.chapters[entry.first.chapter]!;
        if (entry.kind === 'goes' || entry.kind === 'attacks') expect(words?.side).toBe(seatLetter(seatOf(update, entry.who)));
        if (entry.damage > 0) {
          hurts += 1;
          expect(words?.text).toMatch(/: .*\d/);
        }
      }
    }
    expect([ways, attacks, hurts].every((count) => count > 0)).toBe(true);
  });

  test('an entry is shown once more and leaves the table as it stands now', async () => {
    const { story, present } = stories().find(({ story: one }) => entriesOf(one, situationOf).some(({ kind }) => kind === 'goes'))!;
    const stage = new LiveStage();
    const now = situationOf(present);
    const fail = (): void => { throw new Error('it is told as if it were new'); };
    const playback = createPlayback({ stage, clock: fakeClock(), situationOf, onEvents: fail, onShown: fail, onPlaying: () => {} });
    const went = entriesOf(story, situationOf).filter(({ kind }) => kind === 'goes');
    const told: string[] = [];
    const { move } = stage;
    stage.move = (figure, ...rest) => {
      told.push(figure);
      move.call(stage, figure, ...rest);
    };
    for (const entry of went) {
      told.length = 0;
      expect(playback.again(sceneOf(story, entry, present))).toBe(true);
      await playback.settled();
      expect(told).toContain(entry.who);
      const standing = now.face.tableau(now).figures.flatMap(({ id, at }) => (at === null ? [] : [[id, Math.round(at.x), Math.round(at.z)]]));
      expect([...stage.actors.values()].flatMap(({ id, shown, x, z }) => (shown ? [[id, Math.round(x), Math.round(z)]] : []))).toEqual(standing);
    }
  });
});
