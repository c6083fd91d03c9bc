import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MemoryFolder, testDesk, toyProjector, type TestDesk } from '../testing/memory.ts';
import { towers } from '../testing/own-tables.ts';
import { toy } from '../testing/toy/toy.ts';
import type { Reply } from './connection.ts';
import type { PickRequest } from '../core/script.ts';
import { callForms } from './link-calls.ts';
import type { CallName, PathsReply } from './link.ts';
import type { HostSystem } from './offer.ts';
import { seatsOf } from './role.ts';
import type { LinkRole } from './guest.ts';

const match = 'match-1';
const setup = { table: 'floor', goal: 60 };
const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;

/** The columns of the table in docs/security.md: whose link calls, while seat 1 is asked. */
const COLUMNS: readonly (readonly [column: string, role: LinkRole])[] = [
  ['screen', 'screen'], ['guest who is asked', { match, seat: 1 }], ['guest of another seat', { match, seat: 0 }], ['guest who watches', { match, seat: null }], ['of another match', { match: 'match-2', seat: 0 }],
];

/** What the page says: by call, the cells of its row. */
const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
const heading = `| call | ${COLUMNS.map(([column]) => column).join(' | ')} |\n`;
const rows = page.slice(page.indexOf(heading) + heading.length).split('\n\n')[0]!.split('\n').filter((line) => line.startsWith('| `')).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
const table = new Map(rows.map(([call, ...cells]) => [call!.slice(1, -1), cells]));

/** Arguments with which the screen's call would be taken. */
const ARGS: Readonly<Record<CallName, object>> = {
  ownTables: {}, readTable: { table: 'own-yard' }, tablePicture: { table: 'own-yard' }, matchTable: { match }, importTable: { file: '' }, duplicateTable: { table: 'own-yard' }, renameTable: { table: 'own-yard', name: 'n' },
  editTable: { table: 'own-yard', edits: [{ kind: 'remove', features: ['a'] }] }, openDraft: { table: 'own-yard' }, keepDraft: { table: 'own-yard', file: '', history: '' }, discardTable: { table: 'own-yard' },
  binnedTables: {}, recoverTable: { binned: 'own-yard.1' }, eraseTable: { binned: 'own-yard.1' }, tableBackups: { table: 'own-yard' },
  restoreTable: { table: 'own-yard', number: 1 }, ownPacks: {}, readPack: { pack: towers.id }, importPack: { file: '' }, discardPack: { pack: towers.id }, binnedPacks: {}, recoverPack: { binned: `${towers.id}.1` }, erasePack: { binned: `${towers.id}.1` }, checkTable: { table: 'own-yard' }, checkedSoFar: { table: 'own-yard' }, endCheck: { table: 'own-yard' }, playOut: { table: 'own-yard', system: 'toy', contest: null, pairs: 1, own: false }, playedOut: { table: 'own-yard' }, endPlayOut: { table: 'own-yard' }, suggestTable: { file: '', theme: 'refinery', density: 'usual', height: 'usual', symmetry: 'turn', seed: 1 }, catalogue: {}, tableFaults: { system: 'toy', table: 'floor' }, tableSurvey: { table: 'floor' }, likely: { system: 'toy', table: 'floor' }, newMatch: { system: 'toy', setup, seats: ['person', 'person'] }, rematch: { match }, continueMatch: { match }, answer: { match, at: 1, answer: pick('one') }, undo: { match, at: 1, to: 0 }, redo: { match, at: 1 },
  odds: { match, at: 1 }, ends: { match, at: 1 }, prospect: { match, at: 1, figure: 'a', place: { x: 0, y: 0, z: 0 } }, threats: { match, at: 1, seat: 0 }, paths: { match, at: 1 }, counsel: { match, at: 1 }, hindsight: { match, at: 1 }, leave: { match }, renameMatch: { match, name: 'n' }, duplicateMatch: { match },
  discardMatch: { match }, binnedMatches: {}, recoverMatch: { binned: `${match}.1` }, eraseMatch: { binned: `${match}.1` }, exportMatch: { match }, importMatch: { file: '' }, backups: { match }, restoreBackup: { match, number: 1 }, film: { match }, filmShot: { match, at: 1 }, branch: { match, at: 1, seats: ['person', 'person'] },
};

/** The toy, with every option leading on. */
const leading = { ...toy, start: (...given: Parameters<typeof toy.start>) => ({ ...toy.start(...given), onward: { follow: ({ options }: PickRequest) => options, aimedAt: () => 'a' } }) };

/** A match of two persons after an answer of seat 0, so that seat 1 is asked; it has an earlier state too. */
async function running(): Promise<TestDesk> {
  const folder = new MemoryFolder();
  const desk = testDesk(
    { systems: [{ rules: leading as HostSystem, cards: [], starter: (table) => ({ table }), projector: toyProjector, odds: () => () => ({ one: 1 }) }] },
    folder,
  );
  await desk.call('newMatch', { system: 'toy', setup, seats: ['person', 'person'] });
  await desk.call('answer', { match, at: 0, answer: pick('one') });
  folder.older.set(match, [folder.files.get(match)!]);
  return desk;
}

/** What became of a call, in the words of the table. */
function cellOf(name: CallName, reply: Reply): string {
  if ('error' in reply) {
    const { code, refusal } = reply.error;
    if (refusal?.why === 'notYours') return 'refused';
    return code === 'barred' || code === 'missing' ? code : 'yes'; // it was looked into, whatever else is said
  }
  if (name === 'odds') return (reply.result as { readonly odds: unknown }).odds === null ? 'nothing' : 'yes';
  if (name === 'ends') return Object.keys((reply.result as { readonly ends: object }).ends).length === 0 ? 'nothing' : 'yes';
  if (name === 'paths') return (reply.result as PathsReply).paths.length === 0 ? 'nothing' : 'yes';
  if (name === 'catalogue') return (reply.result as { readonly matches: readonly { readonly match: string }[] }).matches.map((listed) => listed.match).join(' ');
  return 'yes';
}

it('the table has a row for every call', () => expect([...table.keys()].sort()).toEqual(Object.keys(callForms).sort()));

describe.each([...table])('%s', (call, cells) => {
  it.each(COLUMNS.map(([column, role], i) => [column, role, cells[i]!] as const))('from %s', async (_column, role, cell) => {
    const { desk } = await running();
    const link = desk.connect(() => {}, role);
    await link.call('continueMatch', { match });
    const name = call as CallName;
    const wanted: Readonly<Record<string, string>> = { everything: match, 'its match': role === 'screen' || role.match === match ? match : '', 'own seats': 'yes' };
    expect(cellOf(name, await link.call(name, ARGS[name]))).toBe(wanted[cell] ?? cell);
  });
});

it('what a guest was given the screen neither answers for nor sees with the eyes of', async () => {
  const { desk, call } = await running();
  const guest = desk.connect(() => {}, { match, seat: 1 });
  expect(await guest.call('continueMatch', { match })).toMatchObject({ result: { request: { seat: 1 }, view: { secrets: [0, 8] } } });
  await expect(call('answer', { match, at: 1, answer: pick('one') })).rejects.toThrow('notYours');
  expect(await call('continueMatch', { match })).toMatchObject({ request: null, view: { secrets: [7, 0] } });
  guest.close(); // gone for a while: the seat stays its own
  await expect(call('answer', { match, at: 1, answer: pick('one') })).rejects.toThrow('notYours');
  expect(await desk.connect(() => {}, { match, seat: 1 }).call('answer', { match, at: 1, answer: pick('one') })).toEqual({ result: { ok: true } });
  await call('leave', { match });
  await call('continueMatch', { match });
  await call('answer', { match, at: 2, answer: pick('one') });
  await call('answer', { match, at: 3, answer: pick('one') }); // opened anew it is the screen's again
});

it('a guest opens no match: it joins one that is being played', async () => {
  const { desk, call } = await running();
  await call('leave', { match });
  const guest = desk.connect(() => {}, { match, seat: 1 });
  expect(await guest.call('continueMatch', { match })).toMatchObject({ error: { code: 'missing', message: 'match "match-1" is not being played now' } });
});

it('seats: a guest’s own; the screen’s are all that persons have and no guest was given', () => {
  const kinds = ['person', 'computer', 'person'] as const;
  expect(seatsOf('screen', kinds, new Set())).toEqual([0, 2]);
  expect(seatsOf('screen', kinds, new Set([2]))).toEqual([0]);
  expect([
    seatsOf({ match, seat: 2 }, kinds, new Set([2])),
    seatsOf({ match, seat: 1 }, kinds, new Set()),
    seatsOf({ match, seat: null }, kinds, new Set()),
  ]).toEqual([[2], [], []]);
});
