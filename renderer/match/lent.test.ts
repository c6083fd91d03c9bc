import { expect, it } from 'vitest';
import type { CallArgs, CallName, Link } from '../../engine/host/link.ts';
import { askFor, noticeTables } from './lent.ts';

it('knows whom to ask for tables that do not come with the game: the shelf for one’s own, the match for those that matches carry', async () => {
  const asked: unknown[] = [];
  const call = (<N extends CallName>(name: N, args: CallArgs<N>) => { asked.push([name, args]); return Promise.resolve({ file: '{}' }); }) as unknown as Link['call'];
  noticeTables(call, 'catalogue', { systems: [], tables: [{ id: 'refinery', name: 'R', theme: 'r' }, { id: 'own-a', name: 'A', theme: 'r', own: true }], matches: [{ match: 'm1', table: 'own-b' }, { match: 'm2', table: 'refinery' }] } as never);
  noticeTables(call, 'ownTables', { tables: [{ table: 'own-c', name: 'C', theme: 'r', saved: 0, size: 1, problem: null }], binned: 0 });
  noticeTables(call, 'newMatch', { match: 'm3', table: 'own-d' } as never);
  noticeTables(call, 'film', { match: 'm4', table: 'outpost' } as never);
  noticeTables(call, 'importTable', { table: 'own-e' });
  for (const table of ['own-a', 'own-b', 'own-c', 'own-d']) await askFor(table)!();
  expect(asked).toEqual([['readTable', { table: 'own-a' }], ['matchTable', { match: 'm1' }], ['readTable', { table: 'own-c' }], ['matchTable', { match: 'm3' }]]);
  expect(['refinery', 'outpost', 'own-e'].map(askFor)).toEqual([undefined, undefined, undefined]);
});
