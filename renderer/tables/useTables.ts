import { useCallback, useEffect, useRef, useState } from 'react';
import type { Link, OwnTable } from '../../engine/host/link.ts';
import { LONGEST_TABLE } from '../../engine/host/record/bounds.ts';
import { USUAL_SIZE } from '../../engine/space/terrain/size.ts';
import { TABLE_VERSION, type TableFile } from '../../engine/space/terrain/table.ts';
import type { TableEdit } from '../../engine/space/terrain/table-edit.ts';
import { forgetTable } from '../match/lent.ts';
import { sentence } from '../match/messages.ts';
import { useDeeds } from '../ui/useDeeds.ts';
import { saveText } from '../ui/textFile.ts';
import { useSpeak } from '../words/speak.ts';

/** A table with nothing on it. */
const BARE: Omit<TableFile, 'name'> = { format: 'gantry-table', version: TABLE_VERSION, id: 'bare', theme: 'refinery', size: [...USUAL_SIZE], features: [] };

/** A table that can be taken out of the bin again. */
interface Binned {
  readonly binned: string;
  readonly name: string;
}

/** What there is; null until it is read. */
interface Shelved {
  readonly tables: readonly OwnTable[] | null;
  /** How many lie in the bin. */
  readonly binned: number | null;
}

interface TablesPlan {
  readonly call: Link['call'];
  /** Reads the catalogue again, so that New match offers what there is now. */
  readonly reload: () => Promise<void>;
  /** Told which table a deed has made or given back. */
  readonly onMade: (table: string) => void;
}

/** The person's own tables and everything done with them. Each deed tells what came of it. */
export function useTables({ call, reload, onMade }: TablesPlan) {
  const speak = useSpeak();
  const [{ tables, binned }, setThere] = useState<Shelved>({ tables: null, binned: null });
  const read = useCallback(async (): Promise<void> => setThere(await call('ownTables', {})), [call]);
  /** Reads what there is again. */
  const renew = async (): Promise<void> => {
    await read();
    await reload();
  };
  const { note, refused, attempt, refuse, tell, forget, forgetRefused } = useDeeds<Binned>({ reload: renew, onMade, why: sentence });
  const told = useRef(refuse);
  useEffect(() => { void read().catch((fault: unknown) => told.current(speak('tables.failed'), fault)); }, [read, speak]);
  const failed = speak('tables.failed');
  const look = (): Promise<void> => read().catch((fault: unknown) => refuse(failed, fault));

  return {
    tables, binned, note, refused, forget,
    /** Each file on its own: one that is refused keeps no other away. */
    take: async (files: readonly File[]): Promise<void> => {
      forgetRefused();
      for (const file of files) await attempt(speak('tables.refused', { file: file.name }), async () => {
        if (file.size > LONGEST_TABLE) throw new Error(speak('tables.tooLarge', { limit: LONGEST_TABLE / 1024 }));
        const text = await file.text().catch(() => { throw new Error(speak('tables.unreadable')); });
        const { table: made } = await call('importTable', { file: text });
        return { text: speak('tables.added', { file: file.name }), made };
      });
    },
    /** A table's file that came as a code. Rejects with why it is refused. */
    takeFile: async (file: string): Promise<void> => {
      const { table: made } = await call('importTable', { file });
      tell(speak('tables.codeTaken'));
      onMade(made);
      await renew();
    },
    /** A bare table, to be laid out. */
    create: () => attempt(failed, async () => {
      const { table: made } = await call('importTable', { file: JSON.stringify({ ...BARE, name: speak('tables.bareName') }) });
      return { text: speak('tables.bareMade'), made };
    }),
    copy: (table: string, name: string) => attempt(failed, async () => {
      const { table: made } = await call('duplicateTable', { table });
      return { text: speak('tables.copied', { name }), made };
    }),
    rename: (table: string, name: string) => attempt(failed, async () => {
      await call('renameTable', { table, name });
      return { text: '' };
    }),
    give: (table: string, name: string) => attempt(failed, async () => {
      const { file } = await call('readTable', { table });
      return { text: speak('tables.given', { file: saveText(name, 'gantry-table', file) }) };
    }),
    mend: (table: string, edits: readonly TableEdit[]) => attempt(failed, async () => {
      await call('editTable', { table, edits: edits as TableEdit[] });
      forgetTable(table);
      return { text: speak('tables.mended') };
    }),
    discard: ({ table, name }: OwnTable) => attempt(failed, async () => {
      const { binned } = await call('discardTable', { table });
      return { text: speak('tables.discarded', { name: name || table }), recover: { binned, name: name || table } };
    }),
    recover: ({ binned, name }: Binned) => attempt(failed, async () => {
      const { table: made } = await call('recoverTable', { binned });
      return { text: speak('tables.recovered', { name }), made };
    }),
    /** Counts again what lies in the bin. */
    look,
    /** One that came out of the bin is listed and chosen. */
    cameBack: async (table: string): Promise<void> => {
      onMade(table);
      await renew().catch((fault: unknown) => refuse(failed, fault));
    },
    restore: (table: string, number: number) => attempt(failed, async () => {
      const { table: made } = await call('restoreTable', { table, number });
      return { text: speak('tables.restored'), made };
    }),
  };
}

export type TablesShelf = ReturnType<typeof useTables>;
