import { useId, useRef, type ReactNode } from 'react';
import { tipPlace } from './tipPlace.ts';

interface TooltipProps {
  readonly title: string;
  readonly text?: string;
  readonly rule?: string;
  /** To the left of what it explains, as wide as its words. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** Puts the box beside what it explains. */
function settle(box: HTMLElement, anchor: DOMRect, beside: boolean): void {
  const { left, top } = tipPlace(anchor, box.getBoundingClientRect(), { width: innerWidth, height: innerHeight }, beside);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** Explains what it stands on, on hover and on keyboard focus; drawn in the browser's top layer. */
export function Tooltip({ title, text, rule, beside = false, children }: TooltipProps): ReactNode {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const show = (): void => {
    if (box.current === null || anchor.current === null) return;
    box.current.hidden = false;
    if (typeof box.current.showPopover === 'function' && !box.current.matches(':popover-open')) box.current.showPopover();
    // What has a place of its own leaves nothing of itself around it.
    const around = anchor.current.getBoundingClientRect();
    settle(box.current, around.width > 0 ? around : anchor.current.firstElementChild!.getBoundingClientRect(), beside);
  };
  const hide = (): void => {
    if (box.current === null) return;
    if (typeof box.current.hidePopover === 'function' && box.current.matches(':popover-open')) box.current.hidePopover();
    box.current.hidden = true;
  };
  return (
    <span className="tip" ref={anchor} aria-describedby={id} onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {children}
      <span className={`tip__box${beside ? ' is-beside' : ''}`} role="tooltip" id={id} ref={box} popover="manual" hidden>
        <b>{title}</b>{text}{rule !== undefined && <code>{rule}</code>}
      </span>
    </span>
  );
}
