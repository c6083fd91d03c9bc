import { useCallback, useEffect, useState } from 'react';
import type { Link, OwnTable } from '../../engine/host/link.ts';
import { LONGEST_TABLE } from '../../engine/host/record/bounds.ts';
import { TABLE_VERSION, type TableFile } from '../../engine/space/terrain/table.ts';
import type { TableEdit } from '../../engine/space/terrain/table-edit.ts';
import { forgetTable } from '../match/lent.ts';
import { sentence } from '../match/messages.ts';
import { saveText } from '../ui/textFile.ts';
import { useSpeak } from '../words/speak.ts';

/** A table with nothing on it. */
const BARE: Omit<TableFile, 'name'> = { format: 'gantry-table', version: TABLE_VERSION, id: 'bare', theme: 'refinery', size: [914.4, 914.4], features: [] };

interface Refused {
  readonly title: string;
  readonly message: string;
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
  const [tables, setTables] = useState<readonly OwnTable[] | null>(null);
  const [note, setNote] = useState<{ readonly text: string; readonly recover: OwnTable | null } | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const read = useCallback(async (): Promise<void> => setTables((await call('ownTables', {})).tables), [call]);
  useEffect(() => { void read().catch((fault: unknown) => setRefused([{ title: speak('tables.failed'), message: sentence(fault) }])); }, [read, speak]);

  /** Does something, tells what was done or what was refused, and reads the tables again. */
  async function attempt(title: string, deed: () => Promise<{ readonly text: string; readonly made?: string; readonly recover?: OwnTable }>): Promise<void> {
    setNote(null);
    try {
      const { text, made, recover = null } = await deed();
      setNote({ text, recover });
      // What was made is chosen as soon as it is listed.
      if (made !== undefined) onMade(made);
      await read();
      await reload();
    } catch (fault) {
      setRefused((before) => [...before, { title, message: sentence(fault) }]);
    }
  }
  const failed = speak('tables.failed');

  return {
    tables, note, refused,
    forget: () => { setNote(null); setRefused([]); },
    /** Each file on its own: one that is refused keeps no other away. */
    take: async (files: readonly File[]): Promise<void> => {
      setRefused([]);
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
      setNote({ text: speak('tables.codeTaken'), recover: null });
      onMade(made);
      await read();
      await reload();
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
    discard: (own: OwnTable) => attempt(failed, async () => {
      await call('discardTable', { table: own.table });
      return { text: speak('tables.discarded', { name: own.name }), recover: own };
    }),
    recover: ({ table, name }: OwnTable) => attempt(failed, async () => {
      await call('recoverTable', { table });
      return { text: speak('tables.recovered', { name }), made: table };
    }),
    restore: (table: string, number: number) => attempt(failed, async () => {
      const { table: made } = await call('restoreTable', { table, number });
      return { text: speak('tables.restored'), made };
    }),
  };
}

export type TablesShelf = ReturnType<typeof useTables>;
