import { describe, expect, it } from 'vitest';
import type { Setup } from '../core/rules.ts';
import { testDesk } from '../testing/memory.ts';
import { readyDesk } from '../testing/ready-desk.ts';
import { toy } from '../testing/toy/toy.ts';
import { resultForms } from './link.ts';
import type { HostSystem, Offered } from './offer.ts';
import type { DeskParts } from './desk-parts.ts';

const start = { system: 'toy', setup: { table: 'floor', goal: 20 }, seats: ['person', 'computer'] };
const place = { x: 1, y: 0, z: -2.5 };

/** The toy, with figures that tell whatever they are asked. */
const measured: Offered = {
  rules: {
    ...toy,
    start: (setup: Setup, terrain: null) => ({
      ...toy.start(setup as never, terrain),
      prospect: (state: unknown, asked: unknown, figure: string, at: unknown) => (figure === 'nobody' ? null : { state, asked, figure, at }),
      threats: (state: unknown, seat: number) => [{ seat, state }],
    }),
  } as unknown as HostSystem,
  cards: [], starter: (table) => ({ table }),
};
const measuring = (more: Partial<DeskParts> = {}) => testDesk({ systems: [measured], ...more });

describe('measuring ahead', () => {
  it('is answered for the state and the question that stand, as far as who asks knows them (SP-MEAS-04)', async () => {
    const { call } = measuring();
    const { request, view } = await call('newMatch', start);
    const reply = await call('prospect', { match: 'match-1', at: 0, figure: 'a', place });
    expect(reply).toEqual({ prospect: { state: { ...(view as object), secrets: [7, 0] }, asked: request, figure: 'a', at: place } });
    expect(resultForms.prospect.safeParse(reply).success).toBe(true);
    const threats = await call('threats', { match: 'match-1', at: 0, seat: 1 });
    expect(threats).toMatchObject({ threats: [{ seat: 1 }] });
    expect(resultForms.threats.safeParse(threats).success).toBe(true);
  });

  it('changes nothing, and the answer given afterwards is taken (AT-011)', async () => {
    const { call, folder, pushes } = measuring();
    await call('newMatch', start);
    const before = folder.files.get('match-1');
    await call('prospect', { match: 'match-1', at: 0, figure: 'a', place });
    await call('threats', { match: 'match-1', at: 0, seat: 0 });
    expect([folder.files.get('match-1'), pushes]).toEqual([before, []]);
    await call('answer', { match: 'match-1', at: 0, answer: { kind: 'pick', picks: ['one'] } });
  });

  it('is answered in the opponent’s turn, while the computer thinks (AT-011)', async () => {
    const { call } = measuring({ thinker: () => new Promise(() => {}) });
    await call('newMatch', { ...start, seats: ['computer', 'person'] });
    await Promise.resolve();
    expect(await call('prospect', { match: 'match-1', at: 0, figure: 'a', place })).toMatchObject({ prospect: { figure: 'a' } });
    expect(await call('threats', { match: 'match-1', at: 0, seat: 0 })).toMatchObject({ threats: [{ seat: 0 }] });
  });

  it('is late for a state that is over, missing for no match, and refuses wrong forms', async () => {
    const { call, connection } = measuring();
    await call('newMatch', start);
    expect(await connection.call('prospect', { match: 'match-1', at: 3, figure: 'a', place })).toMatchObject({ error: { code: 'late' } });
    expect(await connection.call('threats', { match: 'match-1', at: 3, seat: 0 })).toMatchObject({ error: { code: 'late' } });
    expect(await connection.call('prospect', { match: 'nowhere', at: 0, figure: 'a', place })).toMatchObject({ error: { code: 'missing' } });
    expect(await connection.call('prospect', { match: 'match-1', at: 0, figure: 'a', place: { x: 1, y: Number.NaN, z: 0 } })).toMatchObject({ error: { code: 'form' } });
    expect(await connection.call('threats', { match: 'match-1', at: 0, seat: -1 })).toMatchObject({ error: { code: 'form' } });
  });

  it('is null for an unknown figure, and in a rule system without', async () => {
    const { call } = measuring();
    await call('newMatch', start);
    expect(await call('prospect', { match: 'match-1', at: 0, figure: 'nobody', place })).toEqual({ prospect: null });
    const plain = testDesk();
    await plain.call('newMatch', start);
    expect(await plain.call('prospect', { match: 'match-1', at: 0, figure: 'a', place })).toEqual({ prospect: null });
    expect(await plain.call('threats', { match: 'match-1', at: 0, seat: 0 })).toEqual({ threats: null });
  });

  it('is told in Shatterpoint as plain data, before anybody stands on the battlefield too', async () => {
    const { call, match } = await readyDesk('shatterpoint', { seats: ['computer'], change: { thinker: () => new Promise(() => {}) } });
    const reply = await call('continueMatch', { match });
    const told = await call('prospect', { match, at: reply.at, figure: '0.cc-7567-captain-rex.1', place: { x: 0, y: 0, z: 0 } });
    expect(told).toMatchObject({ prospect: { figure: '0.cc-7567-captain-rex.1', from: null, refusal: null, others: [], ways: [] } });
    expect(JSON.parse(JSON.stringify(told))).toEqual(told);
    expect(await call('prospect', { match, at: reply.at, figure: 'nobody', place: { x: 0, y: 0, z: 0 } })).toEqual({ prospect: null });
    expect(await call('threats', { match, at: reply.at, seat: 0 })).toEqual({ threats: [] });
  });
});
