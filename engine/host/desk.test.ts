import { describe, expect, it } from 'vitest';
import { testDesk } from '../testing/memory.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { InputError } from '../core/form.ts';
import { defaultSetup } from '../shatterpoint/team/teams.ts';
import { systems } from './systems.ts';
import { pushForm, replyEnvelopeForm, resultForms } from './link.ts';

const start = { system: 'toy', setup: { table: 'floor' }, seats: ['person', 'computer'] };

describe('messages of a wrong form', () => {
  const wrong: readonly (readonly [why: string, name: string, args: unknown, message: RegExp])[] = [
    ['an unknown call', 'destroy', {}, /no call "destroy"/],
    ['a name every object has', 'constructor', {}, /no call "constructor"/],
    ['arguments that are no object', 'catalogue', 7, /catalogue: an object is needed, there is 7/],
    ['a field too many', 'catalogue', { extra: 1 }, /there is no field "extra"/],
    ['no seats', 'newMatch', { system: 'toy', setup: {} }, /seats/],
    ['a seat of an unknown kind', 'newMatch', { ...start, seats: ['person', 'ghost'] }, /seats\.1/],
    ['an unknown rule system', 'newMatch', { ...start, system: 'chess' }, /no rule system "chess"/],
    ['a wrong setup', 'newMatch', { ...start, setup: { table: 'floor', goal: 'far' } }, /setup: goal/],
    ['a match id with a path in it', 'continueMatch', { match: '../../etc/passwd' }, /not the id of a match/],
    ['a negative question number', 'answer', { match: 'match-1', at: -1, answer: { kind: 'pick', picks: [] } }, /at:/],
    ['an answer of an unknown kind', 'answer', { match: 'match-1', at: 0, answer: { kind: 'wish' } }, /answer/],
    ['a place that is not a number', 'answer', { match: 'match-1', at: 0, answer: { kind: 'place', at: { x: Infinity, y: 0, z: 0 } } }, /answer\.at\.x/],
  ];
  for (const [why, name, args, message] of wrong)
    it(`${why} gives an error and changes nothing`, async () => {
      const { call, connection, folder, pushes } = testDesk();
      await call('newMatch', start);
      const before = JSON.stringify([...folder.files]);
      expect(await connection.call(name, args)).toEqual({ error: { code: 'form', message: expect.stringMatching(message) } });
      expect(JSON.stringify([...folder.files])).toBe(before);
      expect(pushes).toEqual([]);
    });

  it('an unknown match is missing', async () => {
    const { connection } = testDesk();
    expect(await connection.call('continueMatch', { match: 'nowhere' })).toMatchObject({ error: { code: 'missing' } });
    expect(await connection.call('answer', { match: 'nowhere', at: 0, answer: { kind: 'pick', picks: [] } })).toMatchObject({ error: { code: 'missing' } });
    expect(await connection.call('leave', { match: 'nowhere' })).toEqual({ result: { ok: true } });
  });

  it('a table with a missing piece names the piece', async () => {
    const { connection, folder } = testDesk({ terrain: () => Promise.reject(new InputError('table "floor"', 'piece "refinery/lift" is missing')) });
    expect(await connection.call('newMatch', start)).toEqual({ error: { code: 'form', message: 'table "floor": piece "refinery/lift" is missing' } });
    expect(folder.files.size).toBe(0);
  });
});

describe('a table and its missions (SP-FIELD-05)', () => {
  const hut = boxTerrain({ boxes: [{ id: 'hut', sight: 'blocked', move: 'impassable', x: [-12, 12], z: [140, 164], bottom: 0, top: 60 }] });
  const setup = (mission: string): object => ({ ...defaultSetup('boxes'), teams: defaultSetup('boxes').teams.map((team) => ({ ...team, mission })) });

  it('is asked before a match: every place that it does not have, with what is in the way', async () => {
    const { call } = testDesk({ systems, terrain: () => Promise.resolve(hut) });
    const { faults } = await call('tableFaults', { system: 'shatterpoint', table: 'boxes' });
    expect(faults).toMatchObject([
      { mission: 'first-contact', objective: 'B1', edge: 1, refusal: { rule: 'SP-FIELD-05', detail: { feature: 'hut' } }, piece: 'hut' },
      { mission: 'first-contact', objective: 'T1', edge: -1 },
    ]);
    expect((await call('tableFaults', { system: 'wartime', table: 'boxes' })).faults).toEqual([]);
  });

  it('is measured before a match; of one that cannot be built, why', async () => {
    const survey = { size: [900, 600] as const, storeys: 3, access: 7, density: 0.25 };
    const { call } = testDesk({ survey: (table) => (table === 'boxes' ? Promise.resolve(survey) : Promise.reject(new InputError(`table "${table}"`, 'there is no such table'))) });
    expect(await call('tableSurvey', { table: 'boxes' })).toEqual({ survey });
    await expect(call('tableSurvey', { table: 'moon' })).rejects.toThrow('table "moon": there is no such table');
  });

  it('a match that it cannot hold is not begun and leaves nothing behind; another is', async () => {
    const { connection, folder } = testDesk({ systems, terrain: () => Promise.resolve(hut) });
    const begin = (mission: string): Promise<unknown> => connection.call('newMatch', { system: 'shatterpoint', setup: setup(mission), seats: ['person', 'person'] });
    expect(await begin('first-contact')).toEqual({ error: { code: 'form', message: expect.stringMatching(/^setup: table "boxes" cannot hold this match: mission "first-contact", objective B1 .* feature "hut".*\(SP-FIELD-05\)$/) } });
    expect(folder.files.size).toBe(0);
    expect(await begin('shifting-priorities')).toHaveProperty('result');
  });

  it('of an unknown rule system, or a table that cannot be built, says why', async () => {
    const { connection } = testDesk();
    expect(await connection.call('tableFaults', { system: 'chess', table: 'floor' })).toMatchObject({ error: { code: 'form', message: 'there is no rule system "chess"' } });
    const { connection: broken } = testDesk({ systems, terrain: () => Promise.reject(new InputError('table "floor"', 'feature a: its part "b" reaches 3.0 mm over the table\'s left edge')) });
    expect(await broken.call('tableFaults', { system: 'shatterpoint', table: 'floor' })).toMatchObject({ error: { code: 'form', message: expect.stringContaining('feature a: its part "b" reaches 3.0 mm') } });
  });
});

describe('what the host sends', () => {
  it('has the form that the screen expects', async () => {
    const { call, settled, pushes } = testDesk();
    expect(resultForms.newMatch.safeParse(await call('newMatch', { ...start, seats: ['computer', 'computer'] })).success).toBe(true);
    await settled();
    for (const push of pushes) expect(replyEnvelopeForm.safeParse({ push }).success).toBe(true);
    expect(resultForms.catalogue.safeParse(await call('catalogue', {})).success).toBe(true);
  });

  it('is refused by the screen when the form is wrong', () => {
    expect(pushForm.safeParse({ type: 'update', update: { match: 'm' } }).success).toBe(false);
    expect(pushForm.safeParse({ type: 'fault', match: 'm', message: 'x', more: 1 }).success).toBe(false);
    expect(replyEnvelopeForm.safeParse({ id: 1, error: { code: 'odd', message: '' } }).success).toBe(false);
  });
});

describe('the catalogue', () => {
  it('lists systems with their cards, tables and saved matches, newest first', async () => {
    const { call, settled } = testDesk();
    await call('newMatch', { ...start, seats: ['computer', 'computer'] });
    await settled();
    const { systems, tables, matches } = await call('catalogue', {});
    expect(systems).toEqual([{ id: 'toy', missions: [], styles: [], cards: [{ id: 'toy-card' }] }]);
    expect(tables).toEqual([{ id: 'floor', name: 'Floor', theme: 'plain' }, { id: 'own-yard', name: 'Yard', theme: 'refinery', own: true }]);
    expect(matches).toMatchObject([{ match: 'match-1', system: 'toy', table: 'floor', over: true, turn: expect.any(Number) }]);
  });
});
