import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useEscape } from '../ui/hotkeys.ts';
import { cardPlace } from './cardPlace.ts';

interface CardBesideProps {
  /** The card; asked for when it is shown. None where there is nobody. */
  readonly card: (() => ReactNode) | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Milliseconds for which a pointer rests before the card comes, and for which it may be away. */
const RESTS = 180;

/** Shows a whole card beside what stands for somebody: on hover, when it may be gone into, and on focus, when Page Up and Page Down scroll it. Escape takes it away. */
export function CardBeside({ card, className = '', children }: CardBesideProps): ReactNode {
  const [open, setOpen] = useState<'focus' | 'hover' | null>(null);
  const around = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = (to: typeof open): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(to), RESTS);
  };
  const now = (to: typeof open): void => {
    clearTimeout(timer.current);
    setOpen(to);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(() => now(null), open !== null && card !== null);
  useLayoutEffect(() => {
    const [shown, of] = [box.current, around.current];
    if (open === null || shown === null || of === null) return;
    if (typeof shown.showPopover === 'function' && !shown.matches(':popover-open')) shown.showPopover();
    const { left, top } = cardPlace(of.getBoundingClientRect(), shown.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    shown.style.left = `${left}px`;
    shown.style.top = `${top}px`;
  }, [open]);
  const press = (event: KeyboardEvent): void => {
    const by = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (open === null || by === 0) return;
    event.preventDefault();
    box.current?.scrollBy({ top: (by * box.current.clientHeight) / 2 });
  };
  return (
    <div
      className={`beside-card ${className}`} ref={around} onPointerEnter={() => soon('hover')} onPointerLeave={() => soon(null)} onPointerDown={() => now(null)}
      onFocus={({ target }) => { if (!target.closest('.card-box')) now(target.matches(':focus-visible') ? 'focus' : null); }} onBlur={() => now(null)} onKeyDown={press}
    >
      {children}
      {open !== null && card !== null && <div className="card-box scroll" ref={box} popover="manual" data-layer inert={open === 'focus'} onPointerDown={(event) => event.stopPropagation()}>{card()}</div>}
    </div>
  );
}
