import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Refusal } from '../../engine/core/script.ts';
import { Icon } from '../ui/Icon.tsx';
import { Key } from '../ui/Key.tsx';
import { usePointedRule, useBook } from '../rulebook/book.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { useEscape } from '../ui/hotkeys.ts';
import { CloseButton } from '../ui/CloseButton.tsx';

/** Distance of the note from the pointer, so that what was pressed stays in sight, and from the window's edges (px). */
const GAP = 28;
const EDGE = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the pointer was pressed on the table last; null when that was in the frame, or a key was pressed since. Remembered without drawing anything again. */
function usePressed(): { readonly current: Spot | null } {
  const pressed = useRef<Spot | null>(null);
  useEffect(() => {
    const down = ({ target, clientX, clientY }: PointerEvent): void => { pressed.current = target instanceof Element && target.closest('.hud') !== null ? null : { x: clientX, y: clientY }; };
    const key = (): void => { pressed.current = null; };
    window.addEventListener('pointerdown', down, { capture: true });
    window.addEventListener('keydown', key, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', down, { capture: true });
      window.removeEventListener('keydown', key, { capture: true });
    };
  }, []);
  return pressed;
}

/** Right end of what can be seen: the rules reference may stand beside the table. */
function seenTo(): number {
  const rules = document.querySelector('.rulebook')?.getBoundingClientRect();
  return rules !== undefined && rules.left > innerWidth / 2 ? rules.left : innerWidth;
}

/** Puts the note beside the pointer, on the side where the window has room. */
function settle(note: HTMLElement, { x, y }: Spot): void {
  const { width, height } = note.getBoundingClientRect();
  const end = seenTo();
  const right = x + GAP + width + EDGE <= end;
  const below = y + GAP + height + EDGE <= innerHeight;
  note.style.left = `${Math.max(EDGE, Math.min(right ? x + GAP : x - GAP - width, end - EDGE - width))}px`;
  note.style.top = `${Math.max(EDGE, below ? y + GAP : y - GAP - height)}px`;
}

interface RefusedProps {
  /** What is refused; null shows nothing. */
  readonly refusal: Refusal | null;
  readonly sentence: string;
  /** Takes the note away; null where the table or the bar does that. */
  readonly onClose: (() => void) | null;
}

/** Says in one sentence why something was not taken, and leads to its rule: beside the pointer where the table was pressed, else above the question. */
export function Refused({ refusal, sentence, onClose }: RefusedProps): ReactNode {
  const pressed = usePressed();
  const note = useRef<HTMLElement>(null);
  const rulesOpen = useBook((s) => s.open);
  usePointedRule(refusal?.rule ?? null);
  useEscape(() => onClose?.(), refusal !== null && onClose !== null);
  useLayoutEffect(() => {
    if (note.current === null) return;
    const at = pressed.current;
    note.current.classList.toggle('is-pointed', at !== null);
    if (at !== null) settle(note.current, at);
  }, [refusal, pressed, rulesOpen]);
  if (refusal === null) return null;
  return (
    <section className="refusal is-short" role="alert" data-layer={onClose === null ? undefined : true} ref={note}>
      <p><Icon name="no" /> {sentence}</p>
      <footer>
        <RuleLink rule={refusal.rule} />{refusal.rule.includes('-') && <Key name="F1" />}
        {onClose !== null && <CloseButton onClose={onClose} />}
      </footer>
    </section>
  );
}
