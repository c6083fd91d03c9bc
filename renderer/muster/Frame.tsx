import { createContext, useContext, useDeferredValue, useState, type ReactNode } from 'react';
import { useHotkeys } from '../ui/hotkeys.ts';
import { Key } from '../ui/Key.tsx';
import { useSpeak } from '../words/speak.ts';
import './muster.css';

interface FrameProps {
  /** The choice of the rule system. */
  readonly systems: ReactNode;
  /** Why the match cannot begin yet; empty where it can. */
  readonly reason: string;
  /** A match is being opened. */
  readonly busy: boolean;
  readonly onStart: () => void;
  /** Sets everything up by chance. */
  readonly onSurprise: () => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Tells the frame what experts set otherwise, where there is such a thing. */
const MoreBox = createContext<(box: HTMLDetailsElement | null) => void>(() => {});

/** New match of any rule system: the way back, the rules, what is fought over and by whom, and the start. */
export function Frame({ systems, reason, busy, onStart, onSurprise, onBack, children }: FrameProps): ReactNode {
  const speak = useSpeak();
  const ready = reason === '' && !busy;
  const [more, setMore] = useState<HTMLDetailsElement | null>(null);
  const begin = (): void => { if (ready) onStart(); };
  const showMore = (): void => {
    if (more === null) return;
    more.open = true;
    more.scrollIntoView?.({ block: 'start' });
    more.querySelector('summary')?.focus({ preventScroll: true });
  };
  useHotkeys({ Enter: begin, Escape: onBack, S: onSurprise, ...(more === null ? {} : { M: showMore }) });
  return (
    <main className="muster">
      <header className="muster__head">
        <button type="button" className="ghost" onClick={onBack}>{speak('menu.back')}<Key name="Esc" /></button>
        <h1>{speak('match.heading')}</h1>
        {systems}
      </header>
      <div className="muster__body scroll"><MoreBox value={setMore}>{children}</MoreBox></div>
      <footer className="muster__foot">
        <p role="status">{busy ? speak('match.starting') : reason === '' ? '' : speak('match.notYet', { reason })}</p>
        {more !== null && (
          <button type="button" className="option quiet" aria-keyshortcuts="M" onClick={showMore}>
            <span className="option__text"><b>{speak('match.more')}</b></span><Key name="M" />
          </button>
        )}
        <button type="button" className="option quiet" aria-keyshortcuts="S" onClick={onSurprise}>
          <span className="option__text"><b>{speak('match.surprise')}</b></span><Key name="S" />
        </button>
        <button type="button" className={`option${ready ? ' main' : ''}`} aria-disabled={ready ? undefined : true} aria-keyshortcuts="Enter" onClick={begin}>
          <span className="option__text"><b>{speak('match.start')}</b></span><Key name="↵" />
        </button>
      </footer>
    </main>
  );
}

/** What experts set otherwise, folded; `told` says in a few words how it is set. */
export function More({ told, children }: { readonly told: string; readonly children: ReactNode }): ReactNode {
  const speak = useSpeak();
  // Nobody sees it at first: it is drawn when all else is.
  const drawn = useDeferredValue<ReactNode>(children, null);
  return (
    <details ref={useContext(MoreBox)} className="muster__more panel">
      <summary><b>{speak('match.more')}</b> <small>{told}</small></summary>
      <div className="muster__rest">{drawn}</div>
    </details>
  );
}
