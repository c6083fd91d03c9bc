import { expect, it } from 'vitest';
import type { TableCheck } from '../space/check/check.ts';
import { bare, bareReading, memoryShelf } from '../testing/own-tables.ts';
import { testDesk } from '../testing/memory.ts';
import { GivenUp } from './caller.ts';
import type { Watch } from './reading/reading.ts';

const SOUND: TableCheck = { findings: [], measures: null, matches: [] };
const table = 'own-yard';
const crate = (x: number) => ({ id: 'a', piece: 'crate', at: [x, 0] as [number, number], turn: 0, level: 0 });

/** A desk whose reader checks for as long as the test likes. */
function desk() {
  const going: { readonly text: string; readonly watch: Watch; answer(check: TableCheck): void }[] = [];
  const check = (text: string, watch?: Watch): Promise<TableCheck> => new Promise((answer, fail) => {
    going.push({ text, watch: watch!, answer });
    watch!.caller.onLeave(() => fail(new GivenUp()));
  });
  const ownTables = { ...memoryShelf(), reading: { ...bareReading, check } };
  const place = testDesk({ ownTables });
  const ask = (): Promise<TableCheck | string> => place.call('checkTable', { table }).catch((error: Error) => error.message);
  const begun = (count: number) => expect.poll(() => going.length).toBe(count);
  return { ...place, going, ask, begun };
}

it('a change of the table ends its check, and the next one begins at once', async () => {
  const { call, going, ask, begun, reports } = desk();
  const first = ask();
  await begun(1);
  await call('keepDraft', { table, file: JSON.stringify(bare({ features: [crate(1)] })), history: '' });
  expect(await first).toBe('late: this check was ended');
  expect(going[0]!.watch.caller.isGone).toBe(true);
  const second = ask();
  await begun(2);
  going[1]!.answer(SOUND);
  expect(await second).toEqual(SOUND);
  expect(reports).toEqual([]);
});

it('of another state that came to its file in any other way a second check ends the first', async () => {
  const { going, ask, begun, call } = desk();
  const first = ask();
  await begun(1);
  await call('editTable', { table, edits: [{ kind: 'head', to: { notes: 'n' } }] });
  const second = ask();
  await begun(2);
  expect(await first).toBe('late: this check was ended');
  expect(going.map(({ watch }) => watch.caller.isGone)).toEqual([true, false]);
  going[1]!.answer(SOUND);
  await second;
});

it('says how far it is while it goes on; who asks meanwhile waits for the same one', async () => {
  const { going, ask, begun, call } = desk();
  expect(await call('checkedSoFar', { table })).toEqual({ share: null });
  const both = [ask(), ask()];
  await begun(1);
  expect(await call('checkedSoFar', { table })).toEqual({ share: 0 });
  going[0]!.watch.far(0.4);
  expect(await call('checkedSoFar', { table })).toEqual({ share: 0.4 });
  going[0]!.answer(SOUND);
  expect(await Promise.all(both)).toEqual([SOUND, SOUND]);
  expect(going).toHaveLength(1);
  expect(await call('checkedSoFar', { table })).toEqual({ share: null });
});

it('is ended once the last of those who wait for it waits no more, and when the table is thrown away', async () => {
  const { going, ask, begun, call } = desk();
  const both = [ask(), ask()];
  await begun(1);
  await expect.poll(async () => (await call('checkedSoFar', { table })).share).toBe(0);
  await call('endCheck', { table });
  expect(going[0]!.watch.caller.isGone).toBe(false);
  await call('endCheck', { table });
  expect(await Promise.all(both)).toEqual(['late: this check was ended', 'late: this check was ended']);
  await call('endCheck', { table });
  const thrown = ask();
  await begun(2);
  await call('discardTable', { table });
  expect(await thrown).toBe('late: this check was ended');
});
