import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { EndNote } from './WayBackEnds.tsx';
import { WhoIsAsked } from './WhoIsAsked.tsx';

interface RequestFrameProps {
  readonly title: string;
  readonly note?: string;
  /** Why the option looked at is closed; in place of the note. */
  readonly why?: ReactNode;
  /** Changes with every new question. */
  readonly asked: string;
  readonly className?: string;
  /** Whether Tab goes into the bar; while a place is asked it belongs to the table's tool. */
  readonly tabs?: boolean;
  readonly children: ReactNode;
}

/** Where somebody may be busy with something else: whoever reads, writes or chooses there stays there. */
const BUSY = 'dialog, [data-layer], [data-own-keys], input, select, textarea, [contenteditable]';

/** Moves the focus among the buttons of the bar; wraps at the ends. */
function walk(bar: HTMLElement, by: 1 | -1): void {
  const buttons = [...bar.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter((button) => !button.hasAttribute('data-skip'));
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at >= 0) buttons[(at + by + buttons.length) % buttons.length]?.focus();
}

/**
 * The one place that asks: a sentence, then the answers. When a new question comes the focus comes here too, unless the
 * person is busy elsewhere; so the keyboard is never left on a button that is gone. While a place is asked the arrows stay with the table's tool.
 */
export function RequestFrame({ title, note, why, asked, className = '', tabs = true, children }: RequestFrameProps): ReactNode {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest(BUSY) == null) bar.current?.focus({ preventScroll: true });
  }, [asked]);
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || bar.current === null) return;
    if (tabs && event.key === 'Tab' && event.target === bar.current) {
      const buttons = bar.current.querySelectorAll<HTMLElement>('button:not(:disabled, .rule-link)');
      buttons[event.shiftKey ? buttons.length - 1 : 0]?.focus();
      event.preventDefault();
      return;
    }
    if (!tabs || !(event.target instanceof HTMLButtonElement)) return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') walk(bar.current, 1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') walk(bar.current, -1);
    else return;
    event.preventDefault();
  };
  return (
    <section className={`request panel ${className}`} aria-label={title} tabIndex={-1} ref={bar} onKeyDown={press}>
      <div className="request__ask"><p aria-live="polite"><WhoIsAsked />{title}</p>{why !== undefined ? <small className="why">{why}</small> : note !== undefined && note !== '' && <small>{note}</small>}<EndNote /></div>
      {children}
    </section>
  );
}
