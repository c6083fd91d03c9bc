import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { match, useMatch } from '../match/match.ts';
import { entriesOf, type Entry } from '../match/recap.ts';
import { faceFor } from '../faces/index.ts';
import { situationIn } from '../faces/situation.ts';
import { useEscape, useHotkeys } from '../ui/hotkeys.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import { entryWords, type EntryWords } from '../words/acts.ts';
import { useSpeak } from '../words/speak.ts';

interface Row extends EntryWords {
  readonly entry: Entry;
}

/** The entries of what happened, worded; read when the question stands already. */
function useRows(open: boolean): readonly Row[] {
  const speak = useSpeak();
  const story = useMatch((s) => s.story);
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    setRows([]);
    if (!open) return undefined;
    const later = setTimeout(() => {
      const { catalogue } = match.getState();
      const entries = entriesOf(story, (update) => situationIn(faceFor, catalogue, update));
      setRows(entries.flatMap((entry) => {
        const words = entryWords(entry, speak);
        return words === null ? [] : [{ ...words, entry }];
      }));
    });
    return () => clearTimeout(later);
  }, [story, open, speak]);
  return rows;
}

/** What others did since the person was asked last, in one row above the question; each entry is shown once more at a press. */
export function Recap(): ReactNode {
  const speak = useSpeak();
  const { recap: open, again, playing, openRecap, showAgain, skip } = useMatch((s) => s);
  const rows = useRows(open);
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState<Entry | null>(null);
  /** It was opened by its key: the keyboard goes on in it. */
  const [byKey, setByKey] = useState(false);
  const there = open && rows.length > 0 && (again || !playing);
  const close = (): void => {
    if (again) skip();
    setByKey(false);
    openRecap(false);
  };
  const toggle = (): void => {
    if (open) return close();
    setByKey(true);
    openRecap(true);
  };
  useHotkeys({ Z: toggle }, again || !playing);
  useEscape(close, there);
  useEffect(() => { if (there && byKey) list.current?.querySelector('button')?.focus(); }, [there, byKey]);
  useEffect(() => { if (!again) setShown(null); }, [again]);
  if (!there) return null;
  // Space would press the entry once more.
  const end = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !again) return;
    event.preventDefault();
    skip();
  };
  const show = (entry: Entry): void => {
    setShown(entry);
    showAgain(entry);
  };
  return (
    <section className="recap panel" aria-label={speak('recap.heading')} data-layer onKeyDown={end}>
      <ol className="recap__list scroll" ref={list}>
        {rows.map(({ entry, text, side }, i) => (
          <li key={i}>
            <button type="button" className={`recap__entry ${side ?? ''}`} aria-pressed={entry === shown} onClick={() => show(entry)}>
              {side !== null && <i className="pattern" aria-hidden="true" />}{text}
            </button>
          </li>
        ))}
      </ol>
      <CloseButton words={speak('recap.close')} keys="Z Escape" onClose={close} />
    </section>
  );
}
