import { expect, it } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { packText } from '../space/terrain/pack.ts';
import { bare, towers } from '../testing/own-tables.ts';
import { testDesk } from '../testing/memory.ts';
import { mutated } from '../testing/mutate.ts';
import { resultForms, type CallName } from './link.ts';
import { deep } from '../testing/depth.ts';
import { slowness } from '../testing/yardstick.ts';

const MESSAGES = deep(40_000);

/** Calls as a screen makes them, and others that it should not. */
const CALLS: readonly (readonly [name: string, args: unknown])[] = [
  ['catalogue', {}], ['newMatch', { system: 'toy', setup: { table: 'floor', goal: 30 }, seats: ['person', 'person'], undo: 'safe' }], ['continueMatch', { match: 'match-1' }],
  ['answer', { match: 'match-1', at: 0, answer: { kind: 'pick', picks: ['one'] } }], ['answer', { match: 'match-1', at: 1, answer: { kind: 'place', at: { x: 1, y: 2, z: 3 } } }],
  ['answer', { match: 'match-1', at: 0, answer: { kind: 'roll', faces: [6] } }], ['undo', { match: 'match-1', at: 1, to: 0 }], ['redo', { match: 'match-1', at: 0 }], ['odds', { match: 'match-1', at: 0 }],
  ['ends', { match: 'match-1', at: 0 }], ['rematch', { match: 'match-1' }],
  ['prospect', { match: 'match-1', at: 0, figure: 'a', place: { x: 0, y: 0, z: 0 } }], ['threats', { match: 'match-1', at: 0, seat: 1 }], ['paths', { match: 'match-1', at: 0 }], ['counsel', { match: 'match-1', at: 0 }], ['hindsight', { match: 'match-1', at: 0 }], ['renameMatch', { match: 'match-1', name: 'x' }],
  ['duplicateMatch', { match: 'match-1' }], ['backups', { match: 'match-1' }], ['restoreBackup', { match: 'match-1', number: 1 }], ['film', { match: 'match-1' }], ['filmShot', { match: 'match-1', at: 1 }],
  ['branch', { match: 'match-1', at: 0, seats: ['person', 'computer'] }], ['exportMatch', { match: 'match-1' }], ['importMatch', { file: 'aGVsbG8=' }], ['leave', { match: 'match-1' }], ['destroy', {}],
  ['ownTables', {}], ['readTable', { table: 'own-yard' }], ['tablePicture', { table: 'own-yard' }], ['matchTable', { match: 'match-1' }], ['importTable', { file: JSON.stringify(bare()) }], ['duplicateTable', { table: 'own-yard' }],
  ['renameTable', { table: 'own-yard', name: 'Yard' }], ['editTable', { table: 'own-yard', edits: [{ kind: 'set', feature: 'a', to: { at: [1, 2], level: 3 } }] }], ['tableBackups', { table: 'own-yard' }],
  ['openDraft', { table: 'own-yard' }], ['keepDraft', { table: 'own-yard', file: JSON.stringify(bare()), history: '' }],
  ['restoreTable', { table: 'own-yard', number: 1 }], ['checkTable', { table: 'own-yard' }], ['checkedSoFar', { table: 'own-yard' }], ['endCheck', { table: 'own-yard' }],
  ['playOut', { table: 'own-yard', system: 'toy', contest: null, pairs: 1, own: false }], ['playedOut', { table: 'own-yard' }], ['endPlayOut', { table: 'own-yard' }],
  ['suggestTable', { file: JSON.stringify(bare()), theme: 'refinery', density: 'usual', height: 'usual', symmetry: 'turn', seed: 1 }], ['discardTable', { table: 'own-made-1' }], ['binnedTables', {}], ['recoverTable', { binned: 'own-made-1.1' }], ['eraseTable', { binned: 'own-made-1.2' }],
  ['discardMatch', { match: 'match-2' }], ['binnedMatches', {}], ['recoverMatch', { binned: 'match-2.1700000000000' }], ['eraseMatch', { binned: 'match-2.1700000000001' }],
  ['ownPacks', {}], ['readPack', { pack: towers.id }], ['importPack', { file: packText(towers) }], ['discardPack', { pack: towers.id }], ['binnedPacks', {}], ['recoverPack', { binned: `${towers.id}.1` }], ['erasePack', { binned: `${towers.id}.2` }],
  ['newMatch', { system: 'toy', setup: { table: 'own-yard', goal: 30 }, seats: ['person', 'person'] }],
];

it(`${MESSAGES} changed messages: each gets an answer of the right form, none takes a second, and what is refused changes nothing`, async () => {
  const random = randomFrom(1);
  let desk = testDesk();
  let slowest = 0;
  const codes = new Map<string, number>();
  for (let i = 0; i < MESSAGES; i++) {
    if (i % 2000 === 0) {
      await desk.desk.close();
      desk = testDesk();
      await desk.call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 30 }, seats: ['person', 'person'] });
    }
    const [name, args] = CALLS[Math.floor(random() * CALLS.length)]!;
    let given: unknown = [name, args];
    try {
      given = JSON.parse(mutated(JSON.stringify(given), random));
    } catch { /* a message that is no JSON never reaches the desk: the server's tests send those */ }
    const [called, sent] = Array.isArray(given) && typeof given[0] === 'string' ? (given as [string, unknown]) : [name, given];
    const before = [...desk.folder.files].map(([id, { length }]) => `${id} ${length}`).join();
    const [began, worked] = [performance.now(), process.cpuUsage()];
    const reply = await desk.connection.call(called, sent);
    const { user, system } = process.cpuUsage(worked);
    slowest = Math.max(slowest, Math.min(performance.now() - began, (user + system) / 1000)); // what else the machine does is not its fault
    if ('error' in reply) {
      codes.set(reply.error.code, (codes.get(reply.error.code) ?? 0) + 1);
      expect(reply.error.code, JSON.stringify([called, sent, reply])).not.toBe('broken');
      expect([...desk.folder.files].map(([id, { length }]) => `${id} ${length}`).join(), JSON.stringify(given)).toBe(before);
    } else {
      codes.set('taken', (codes.get('taken') ?? 0) + 1);
      expect(resultForms[called as CallName].safeParse(reply.result).success).toBe(true);
    }
  }
  expect(slowest).toBeLessThan(1000 * slowness());
  for (const code of ['form', 'late', 'missing', 'refused', 'taken']) expect(codes.get(code), code).toBeGreaterThan(MESSAGES / 1000);
});
