import { fromBase64 } from '../core/base64.ts';
import type { Archive } from './archive.ts';
import { done, type Handlers } from './connection.ts';

/** Calls about saved matches that are the same whether a match is open or not. */
export type ArchiveCalls = 'duplicateMatch' | 'binnedMatches' | 'recoverMatch' | 'eraseMatch' | 'importMatch' | 'backups' | 'restoreBackup' | 'matchTable';

/** What is done for each of them. */
export const archiveHandlers = (archive: Archive): Pick<Handlers, ArchiveCalls> => ({
  duplicateMatch: async ({ match }) => ({ match: await archive.duplicate(match) }),
  binnedMatches: async () => ({ matches: await archive.bin.list() }),
  recoverMatch: async ({ binned }) => ({ match: await archive.recover(binned) }),
  eraseMatch: ({ binned }) => done(archive.erase(binned)),
  importMatch: async ({ file }) => ({ match: await archive.import(fromBase64(file)) }),
  backups: ({ match }) => archive.backups(match),
  restoreBackup: async ({ match, number }) => ({ match: await archive.restore(match, number) }),
  matchTable: async ({ match }) => ({ file: await archive.table(match) }),
});
