import { useState } from 'react';
import { useMatch } from '../match/match.ts';
import { useEscape, useHotkeys } from '../ui/hotkeys.ts';

/** Whether the card of who matters is folded into its strip, and what turns that round. */
interface Fold {
  readonly folded: boolean;
  /** The open card lies over other things: Escape folds it. */
  readonly over: boolean;
  readonly fold: () => void;
}

/**
 * The card is opened and folded by a click and by its key. Beside the table it stays as the person left it, for every unit and the next match too; in the
 * compact frame it lies over the table, and is folded at first. Beside the table it stands open, too, while it is announced that
 * somebody of others begins to act.
 */
export function useFold(compact: boolean, there: boolean): Fold {
  const kept = useMatch((s) => s.settings.card);
  const setSettings = useMatch((s) => s.setSettings);
  const begins = useBeginner() !== undefined;
  const [laid, setLaid] = useState(false);
  const over = compact && laid;
  const fold = (): void => {
    if (compact) setLaid(!laid);
    else setSettings({ card: !kept });
  };
  useHotkeys({ U: fold }, there);
  useEscape(fold, over && there);
  return { folded: compact ? !laid : !kept && !begins, over, fold };
}

/** Whoever of others is announced to begin acting; undefined while nobody is. */
export const useBeginner = (): string | undefined => useMatch(({ announced }) => (announced?.kind === 'begins' ? announced.who : undefined));
