import type { Link } from '../../engine/host/link.ts';
import { LONGEST_PACKED } from '../../engine/host/record/bounds.ts';
import { sentence } from '../match/messages.ts';
import { useDeeds } from '../ui/useDeeds.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { contentOf, FileFault, saveMatch } from './matchFile.ts';
import { shellOf } from './shell.ts';

/** Matches that can be taken out of the bin again, and the name where it is one. */
interface Binned {
  /** What they are called there. */
  readonly binned: readonly string[];
  readonly name: string;
}

export interface ShelfPlan {
  readonly call: Link['call'];
  /** Reads the shelf again. */
  readonly reload: () => Promise<void>;
  /** Told which match a deed has made. */
  readonly onMade: (match: string) => void;
}

/** Runs of characters that no font shows: a message may quote a file that is no text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]+/gu;

/** Why a file was refused, in words. */
export const whyRefused = (fault: unknown, speak: Speak): string =>
  (fault instanceof FileFault ? speak(`library.${fault.why}`, { limit: LONGEST_PACKED / 1024 }) : sentence(fault).replace(UNSEEN, '…'));

/** Everything done with saved matches but playing and watching them. Each deed tells what came of it. */
export function useShelf({ call, reload, onMade }: ShelfPlan) {
  const speak = useSpeak();
  const { note, refused, attempt, refuse, tell, forget, forgetRefused } = useDeeds<Binned>({ reload, onMade, why: (fault) => whyRefused(fault, speak) });
  const failed = speak('library.failed');

  return {
    note, refused, forget,
    rename: (match: string, name: string) => attempt(failed, async () => {
      await call('renameMatch', { match, name });
      return { text: speak('library.renamed', { name }) };
    }),
    duplicate: (match: string, name: string) => attempt(failed, async () => {
      const { match: made } = await call('duplicateMatch', { match });
      return { text: speak('library.duplicated', { name }), made };
    }),
    discard: (match: string, name: string) => attempt(failed, async () => {
      const { binned } = await call('discardMatch', { match });
      return { text: speak('library.deleted', { name }), recover: { binned: [binned], name } };
    }),
    /** Throws away several at once; where one cannot be, those before it are gone and the shelf says so. */
    clear: async (matches: readonly string[]): Promise<void> => {
      const gone: string[] = [];
      const whole = await attempt(failed, async () => {
        for (const match of matches) {
          gone.push((await call('discardMatch', { match })).binned);
        }
        return { text: speak('library.cleared', { count: gone.length }), recover: { binned: gone, name: '' } };
      });
      if (!whole && gone.length > 0) {
        tell(speak('library.cleared', { count: gone.length }), { binned: gone, name: '' });
        await reload();
      }
    },
    recover: ({ binned, name }: Binned) => attempt(failed, async () => {
      const back: string[] = [];
      for (const one of binned) back.push((await call('recoverMatch', { binned: one })).match);
      const text = back.length === 1 && name !== '' ? speak('library.recovered', { name }) : speak('library.recoveredAll', { count: back.length });
      return { text, made: back[0]! };
    }),
    /** One that came out of the bin is listed and chosen. */
    cameBack: async (match: string): Promise<void> => {
      onMade(match);
      await reload().catch((fault: unknown) => refuse(failed, fault));
    },
    give: (match: string, name: string) => attempt(failed, async () => {
      const { file } = await call('exportMatch', { match });
      return { text: speak('library.exported', { file: saveMatch(name, file) }) };
    }),
    /** Shows a match's file in its folder, where the shell can. */
    reveal: (match: string) => attempt(failed, async () => {
      await shellOf()?.reveal(match);
      return { text: '' };
    }),
    restore: (match: string, number: number, name: string) => attempt(failed, async () => {
      const { match: made } = await call('restoreBackup', { match, number });
      return { text: speak('library.restored', { number, name }), made };
    }),
    /** Each file on its own: one that is refused keeps no other away. */
    take: async (files: readonly File[]): Promise<void> => {
      forgetRefused();
      for (const file of files) await attempt(speak('library.refused', { file: file.name }), async () => {
        const { match: made } = await call('importMatch', { file: await contentOf(file) });
        return { text: speak('library.imported', { file: file.name }), made };
      });
    },
  };
}

export type Shelf = ReturnType<typeof useShelf>;
