import { describe, expect, it, vi } from 'vitest';
import type { Eyes } from '../core/rules.ts';
import { levels } from '../search/levels.ts';
import { planDistance, type Point } from '../shape/point.ts';
import { realDesk } from '../testing/ready-desk.ts';
import { testDesk } from '../testing/memory.ts';
import { thoughtOf } from '../testing/thought.ts';
import { toy } from '../testing/toy/toy.ts';
import type { Thought } from '../search/plan.ts';
import { systems } from './systems.ts';
import type { CallArgs } from './link.ts';
import { Caller } from './caller.ts';
import { offeredAs, type HostSystem } from './offer.ts';
import { opponent, type Asked } from './opponent.ts';
import { Plans } from './plans.ts';
import { toBase64 } from '../core/base64.ts';
import { readRecord } from './record/read.ts';
import { RecordWriter } from './record/write.ts';
import { TookTooMuch } from './thinker.ts';

const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const start = { system: 'toy', setup: { table: 'floor', goal: 20 }, seats: ['person', 'computer'] };

describe('a computer seat always answers', () => {
  it('nobody thinks about the only answer that there is', async () => {
    const thinker = vi.fn(() => Promise.resolve(thoughtOf(pick('two'))));
    const request = { kind: 'pick', seat: 1, ask: 'target', about: {}, options: ['one'], closed: [], min: 1, max: 1 } as const;
    expect(await opponent({ thinker, request, plans: new Plans() } as unknown as Asked)).toEqual({ kind: 'pick', picks: ['one'] });
    expect(thinker).not.toHaveBeenCalled();
  });

  it('an opponent that fails or cheats is reported and answers quickly instead', async () => {
    for (const thinker of [() => Promise.reject(new Error('worker stopped')), () => Promise.resolve(thoughtOf(pick('teleport')))]) {
      const { call, settled, pushes, reports } = testDesk({ thinker });
      await call('newMatch', start);
      await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
      expect(await settled()).toMatchObject({ awaits: 'person' });
      const faults = pushes.filter(({ type }) => type === 'fault');
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatchObject({ match: 'match-1', message: expect.stringMatching(/^The opponent (could not think; it answers quickly instead|gave an answer that the rules refuse; a quick one was taken)\.$/) });
      expect(reports.join()).toMatch(/worker stopped|notOffered/); // for the person who runs the program
    }
  });

  it('a quick answer is looked for where the opponent thinks, and here only when nobody there could look', async () => {
    const fails = (error: Error) => () => Promise.reject(error);
    for (const [quick, answered] of [
      [() => Promise.resolve([pick('teleport'), pick('throw')]), 'throw'], // the first that the rules take
      [fails(new Error('worker stopped')), 'one'], // the rule system's own quick answer
      [fails(new TookTooMuch('no answer within 10 ms')), 'reflex'], // not asked again: the first option that the rules take
    ] as const) {
      const reflex = vi.fn(() => pick('one'));
      const rules: HostSystem = { ...(toy as HostSystem), start: (...given) => {
        const play = (toy as HostSystem).start(...given);
        return { ...play, mind: { ...play.mind, reflex } };
      } };
      const { call, settled, folder } = testDesk({ systems: [{ rules, cards: [], starter: (table) => ({ table }) }], thinker: () => Promise.reject(new Error('no time')), quick });
      await call('newMatch', start);
      await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
      expect(await settled()).toMatchObject({ awaits: 'person' });
      expect(reflex).toHaveBeenCalledTimes(answered === 'one' ? 1 : 0);
      if (answered !== 'reflex') expect(readRecord(folder.files.get('match-1')!).steps[1]!.answer).toEqual(pick(answered));
    }
  });

  it('whatever breaks in its rules, a match goes on with what they take, and says so', async () => {
    const broken = (): never => { throw new Error('a broken rule'); };
    for (const what of ['reflex', 'suggest', 'both', 'view', 'imagine'] as const) {
      const rules: HostSystem = { ...(toy as HostSystem), start: (...given) => {
        const play = (toy as HostSystem).start(...given);
        const { reflex, suggest } = play.mind;
        const breaks = (part: string): boolean => what === part || what === 'both';
        const mind = { ...play.mind, reflex: breaks('reflex') ? broken : reflex, suggest: breaks('suggest') ? broken : suggest };
        // The screen's own view stays whole: that of the computer's seat is what breaks.
        const view = (state: unknown, eyes: Eyes): unknown => (eyes === 1 ? broken() : play.view(state, eyes));
        return { ...play, mind, ...(what === 'view' ? { view } : {}), ...(what === 'imagine' ? { imagine: broken } : {}) };
      } };
      const fails = () => Promise.reject(new Error('worker stopped'));
      const { call, settled, pushes, reports } = testDesk({ systems: [{ rules, cards: [], starter: (table) => ({ table }) }], thinker: fails, quick: fails });
      await call('newMatch', start);
      await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
      expect([what, (await settled()).awaits]).toEqual([what, 'person']);
      expect(pushes.filter(({ type }) => type === 'fault').length).toBeGreaterThan(0);
      if (what !== 'suggest' && what !== 'reflex') expect(reports.join()).toContain('a broken rule');
    }
  });

  it('a match that is left while its opponent thinks is left in silence, and can be gone on with', async () => {
    const gone = (_job: unknown, caller: Caller): Promise<Thought> => new Promise((_thought, reject) => {
      caller.onLeave(() => reject(new Error('nobody waits for the answer any more')));
    });
    const quick = vi.fn(() => Promise.resolve([pick('one')]));
    const { call, settled, pushes, reports, folder } = testDesk({ thinker: gone, quick });
    await call('newMatch', start);
    await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    expect(await settled()).toMatchObject({ at: 1, awaits: 'computer' });
    await call('leave', { match: 'match-1' });
    await settled();
    expect([reports, pushes.filter(({ type }) => type === 'fault'), quick.mock.calls]).toEqual([[], [], []]);
    const again = testDesk({}, folder);
    await again.call('continueMatch', { match: 'match-1' });
    expect(await again.settled()).toMatchObject({ awaits: 'person' });
  });

  it('where nobody knows a place, one near the figure is found', async () => {
    const base = { at: { x: 0, y: 0, z: 0 }, radius: 20 };
    const zone = { kind: 'near', of: { at: { x: 300, y: 0, z: 0 }, radius: 20 }, range: 50, level: 'any', levels: { step: 10, equalIsSame: true } } as const;
    const body = { ...base, height: 40 };
    const request = { kind: 'place', seat: 1, ask: 'advance', about: {}, figure: 'a', body, others: [], zone, optional: false } as const;
    const fails = () => Promise.reject(new Error('worker stopped'));
    const given = {
      request, plans: new Plans(), caller: new Caller(), header: { setup: { table: 'floor' } },
      play: { imagine: () => null, view: () => null }, quick: fails, report: () => {},
      session: { refuse: ({ at }: { readonly at: Point }) => (planDistance(at, { x: 300, z: 40 }) < 10 ? null : { rule: 'toy', why: 'elsewhere' }) },
    };
    expect(await opponent(given as unknown as Asked)).toMatchObject({ kind: 'place', at: { y: 0 } });
    const nowhere = { ...given, session: { refuse: () => ({ rule: 'toy', why: 'nowhere' }) } };
    await expect(opponent(nowhere as unknown as Asked)).rejects.toThrow('no answer to "advance" that the rules accept was found');
  });

  it('a match’s level stands in its file, is what its opponents think with, and is that of its rematch', async () => {
    const noises: number[] = [];
    const { call, settled, folder } = testDesk({ thinker: ({ budget }) => { noises.push(budget.noise); return Promise.resolve(thoughtOf(pick('one'))); } });
    await call('newMatch', { ...start, level: 'firstSteps' });
    await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    await settled();
    await call('rematch', { match: 'match-1' });
    await call('answer', { match: 'match-2', at: 0, answer: pick('one') });
    await settled();
    expect(noises).toEqual([levels.firstSteps.noise, levels.firstSteps.noise]);
    expect(['match-1', 'match-2'].map((id) => readRecord(folder.files.get(id)!).header.level)).toEqual(['firstSteps', 'firstSteps']);
  });

  it('so does its style, which the rule system must know', async () => {
    const styles: (string | undefined)[] = [];
    const { call, settled, folder } = realDesk({ thinker: ({ budget }) => { styles.push(budget.style); return Promise.reject(new Error('no time')); } });
    const match = (system: string, style: string) =>
      ({ system, setup: offeredAs(systems, system)!.starter('floor'), seats: ['computer', 'computer'] as const, style }) as unknown as CallArgs<'newMatch'>;
    await expect(call('newMatch', match('miniatures', 'objectives'))).rejects.toThrow('style: computers of this rule system do not play in the style "objectives"; they know balanced, bold, careful');
    expect(folder.files.size).toBe(0);
    await call('newMatch', match('shatterpoint', 'objectives'));
    await settled();
    await call('rematch', { match: 'match-1' });
    await settled();
    expect(new Set(styles)).toEqual(new Set(['objectives']));
    expect(['match-1', 'match-2'].map((id) => readRecord(folder.files.get(id)!).header.style)).toEqual(['objectives', 'objectives']);
  });

  it('a file that says a style which its rule system lacks is neither gone on with nor taken in, and says why', async () => {
    const { call, folder } = realDesk({ thinker: () => Promise.reject(new Error('no time')) });
    const seats = ['person', 'person'] as const;
    const { match } = await call('newMatch', { system: 'miniatures', setup: offeredAs(systems, 'miniatures')!.starter('floor'), seats: [...seats] });
    await call('leave', { match });
    const { header } = readRecord(folder.files.get(match)!);
    const { text } = RecordWriter.begin({ ...header, style: 'objectives' });
    folder.files.set('match-odd', text);
    const cause = 'match file: style: computers of this rule system do not play in the style "objectives"; they know balanced, bold, careful';
    await expect(call('continueMatch', { match: 'match-odd' })).rejects.toThrow(cause);
    await expect(call('importMatch', { file: toBase64(new TextEncoder().encode(text)) })).rejects.toThrow(cause);
    expect([...folder.files.values()].filter((file) => file === text)).toHaveLength(1);
    await expect(call('continueMatch', { match })).resolves.toMatchObject({ match });
  });
});
