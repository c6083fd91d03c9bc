import { done, type Handlers } from './connection.ts';
import type { DeskParts } from './desk-parts.ts';
import { ownChoices, type Fairness } from './fairness/fairness.ts';
import { carried, isOwn, type Ground } from './ground.ts';
import type { CallArgs } from './link.ts';
import type { Offered } from './offer.ts';
import type { TableFile } from '../space/terrain/table.ts';
import type { TableShelf } from './table-shelf.ts';

/** Calls about tables: the person's own, the packs of their pieces, and what tables are like. */
export type TableCalls =
  | 'ownTables' | 'readTable' | 'tablePicture' | 'importTable' | 'duplicateTable' | 'renameTable' | 'editTable' | 'openDraft' | 'keepDraft' | 'tableBackups' | 'restoreTable'
  | 'discardTable' | 'binnedTables' | 'recoverTable' | 'eraseTable'
  | 'ownPacks' | 'readPack' | 'importPack' | 'discardPack' | 'binnedPacks' | 'recoverPack' | 'erasePack'
  | 'checkTable' | 'checkedSoFar' | 'endCheck' | 'playOut' | 'playedOut' | 'endPlayOut' | 'suggestTable' | 'tableFaults' | 'tableSurvey' | 'likely';

/** What is done for each of them. `systemOf` throws `LinkFault` for a rule system that is not there. */
export const tableHandlers = (shelf: TableShelf, parts: DeskParts, fairness: Fairness, systemOf: (id: string) => Offered): Pick<Handlers, TableCalls> => ({
  ownTables: async () => ({ tables: await shelf.list(), binned: await shelf.bin.count() }),
  readTable: async ({ table }) => ({ file: await shelf.text(table) }),
  tablePicture: async ({ table }) => ({ picture: await shelf.picture(table) }),
  importTable: async ({ file }) => ({ table: await shelf.import(file) }),
  duplicateTable: async ({ table }) => ({ table: await shelf.duplicate(table) }),
  renameTable: ({ table, name }) => done(shelf.rename(table, name)),
  editTable: ({ table, edits }) => done(shelf.edit(table, edits)),
  openDraft: ({ table }) => shelf.draft(table),
  keepDraft: async ({ table, file, history }) => {
    await shelf.keepDraft(table, file, history);
    if (fairness.plays(table)) fairness.told(table, await shelf.file(table)); // another state of the table is not played out any further
    return { ok: true };
  },
  discardTable: async ({ table }) => {
    fairness.end(table);
    return { binned: await shelf.discard(table) };
  },
  binnedTables: async () => ({ tables: await shelf.bin.list() }),
  recoverTable: async ({ binned }) => ({ table: await shelf.bin.recover(binned) }),
  eraseTable: ({ binned }) => done(shelf.bin.erase(binned)),
  tableBackups: ({ table }) => shelf.backups(table),
  restoreTable: async ({ table, number }) => ({ table: await shelf.restore(table, number) }),
  ownPacks: async () => ({ packs: await shelf.packs.list(), binned: await shelf.packs.bin.count() }),
  readPack: async ({ pack }) => ({ file: await shelf.packs.text(pack) }),
  importPack: async ({ file }) => ({ pack: await shelf.packs.import(file) }),
  discardPack: async ({ pack }) => ({ binned: await shelf.discardPack(pack) }),
  binnedPacks: async () => ({ packs: await shelf.packs.bin.list() }),
  recoverPack: async ({ binned }) => ({ pack: await shelf.packs.recover(binned) }),
  erasePack: ({ binned }) => done(shelf.packs.bin.erase(binned)),
  checkTable: ({ table }) => shelf.check(table),
  checkedSoFar: ({ table }) => ({ share: shelf.checks.soFar(table) }),
  endCheck: ({ table }) => {
    shelf.checks.leave(table);
    return { ok: true };
  },
  playOut: async ({ table, ...wanted }) => {
    const file = await shelf.whole(table);
    const offered = systemOf(wanted.system);
    await parts.terrain(carried(file)); // what cannot be played on is told at once
    fairness.begin(table, file, offered, wanted);
    return { ok: true };
  },
  playedOut: async ({ table }) => {
    const file = await shelf.file(table);
    return { ...await fairness.last(table, file), own: parts.systems.flatMap((offered) => ownChoices(offered, file)) };
  },
  endPlayOut: ({ table }) => {
    fairness.end(table);
    return { ok: true };
  },
  suggestTable: async ({ file, ...wish }) => {
    const { mat, ...rest } = await shelf.suggest(file, wish);
    return { suggestion: { ...rest, mat: mat ?? null } };
  },
  tableFaults: async ({ system, table }) => ({ faults: systemOf(system).tableFaults?.(await parts.terrain(await shelf.ground(table))) ?? [] }),
  tableSurvey: async ({ table }) => ({ survey: await parts.survey(await shelf.ground(table)) }),
  likely: async ({ system, table }) => {
    const { rules } = systemOf(system);
    parts.likely?.(rules.id, await shelf.ground(table));
    return { ok: true };
  },
});

/** A match to be begun, and the table that it is to carry: where a table of the person's own is chosen it is that one as it stands now. */
export async function withGround(shelf: TableShelf, args: CallArgs<'newMatch'>): Promise<readonly [CallArgs<'newMatch'>, TableFile | undefined]> {
  const { table } = (typeof args.setup === 'object' && args.setup !== null ? args.setup : {}) as { readonly table?: unknown };
  if (typeof table !== 'string' || !isOwn(table)) return [args, undefined];
  const ground: Ground = await shelf.ground(table);
  return typeof ground === 'string' ? [args, undefined] : [{ ...args, setup: { ...(args.setup as object), table: ground.id } }, ground];
}
