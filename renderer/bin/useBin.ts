import { useCallback, useEffect, useRef, useState } from 'react';
import { sentence } from '../match/messages.ts';
import { useDeeds } from '../ui/useDeeds.ts';
import { bin } from '../words/en/bin.ts';
import { addWords, useSpeak } from '../words/speak.ts';

// They come with the list: nothing else needs them.
addWords('bin', { en: bin });

/** What every bin tells of one that lies there. */
export interface Lying {
  /** What it is called there. */
  readonly binned: string;
  /** Milliseconds since 1970 of when it was thrown away; null where that is not known. */
  readonly deleted: number | null;
  /** Milliseconds since 1970 of the last change. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
  /** Why it cannot be read, or null. */
  readonly problem: string | null;
}

export interface BinPlan<T extends Lying> {
  readonly kind: 'tables' | 'matches' | 'packs';
  /** The same function for as long as it lists the same bin. */
  readonly list: () => Promise<readonly T[]>;
  /** Takes one out and gives its id. */
  readonly recover: (binned: string) => Promise<string>;
  readonly erase: (binned: string) => Promise<unknown>;
  readonly called: (one: T) => string;
  /** Told which one came back, once it is there. */
  readonly onRecovered: (id: string) => void;
  /** Told that some are gone. */
  readonly onErased: () => void;
}

/** What a person threw away and what is done with it. Nothing is listed until it is read. */
export function useBin<T extends Lying>({ kind, list, recover, erase, called, onRecovered, onErased }: BinPlan<T>) {
  const speak = useSpeak();
  const [all, setAll] = useState<readonly T[] | null>(null);
  const read = useCallback(async (): Promise<void> => setAll(await list()), [list]);
  const { note, refused, attempt, refuse, tell, forget } = useDeeds({ reload: read, onMade: onRecovered, why: sentence });
  const told = useRef(refuse);
  useEffect(() => { void read().catch((fault: unknown) => told.current(speak('bin.failed'), fault)); }, [read, speak]);
  /** After something was refused: another Gantry may have been there. */
  const again = (): Promise<void> => read().catch((fault: unknown) => refuse(speak('bin.failed'), fault));

  return {
    all, note, refused, forget,
    recover: async (one: T): Promise<void> => {
      forget();
      const name = called(one);
      const done = await attempt(speak('bin.notRecovered', { name }), async () => {
        const made = await recover(one.binned);
        return { text: speak('library.recovered', { name }), made };
      });
      if (!done) await again();
    },
    /** Each on its own: one that cannot be erased keeps no other. */
    erase: async (given: readonly T[]): Promise<void> => {
      forget();
      const gone: T[] = [];
      for (const one of given) {
        try {
          await erase(one.binned);
          gone.push(one);
        } catch (fault) {
          refuse(speak('bin.notErased', { name: called(one) }), fault);
        }
      }
      if (gone.length > 0) {
        tell(gone.length === 1 ? speak('bin.erased', { name: called(gone[0]!) }) : speak(`bin.${kind}.erasedAll`, { count: gone.length }));
        onErased();
      }
      await again();
    },
  };
}
