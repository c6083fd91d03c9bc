import { useState } from 'react';

/** What a deed came to; `R` is what can be taken out of the bin again. */
export interface Note<R> {
  readonly text: string;
  readonly recover: R | null;
}

/** What was refused: a file with its name, or a deed. */
export interface RefusedDeed {
  readonly title: string;
  readonly message: string;
}

interface DeedsPlan {
  /** Reads what there is again. */
  readonly reload: () => Promise<void>;
  /** Told what a deed has made. */
  readonly onMade?: (made: string) => void;
  /** Why something was refused, in words. */
  readonly why: (fault: unknown) => string;
}

/** Deeds with what a person keeps: each tells what came of it. */
export function useDeeds<R = never>({ reload, onMade, why }: DeedsPlan) {
  const [note, setNote] = useState<Note<R> | null>(null);
  const [refused, setRefused] = useState<readonly RefusedDeed[]>([]);
  const refuse = (title: string, fault: unknown): void => setRefused((before) => [...before, { title, message: why(fault) }]);

  /** Does something, tells what was done or what was refused, and reads again what there is. */
  async function attempt(title: string, deed: () => Promise<Omit<Note<R>, 'recover'> & Partial<Note<R>> & { readonly made?: string }>): Promise<boolean> {
    setNote(null);
    try {
      const { text, recover = null, made } = await deed();
      setNote({ text, recover });
      if (made !== undefined) onMade?.(made); // before it is listed: it is chosen in the moment in which it is
      await reload();
      return true;
    } catch (fault) {
      refuse(title, fault);
      return false;
    }
  }

  return {
    note, refused, attempt, refuse,
    tell: (text: string, recover: R | null = null) => setNote({ text, recover }),
    forgetRefused: () => setRefused([]),
    forget: () => { setNote(null); setRefused([]); },
  };
}
