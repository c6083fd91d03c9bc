import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows within `role="radiogroup"`: the next choice is taken and has the focus, round and round. */
export function radioKeys(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  if (by === undefined) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = radios.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  event.preventDefault();
  event.stopPropagation();
  const next = radios[(at + by + radios.length) % radios.length]!;
  next.focus();
  next.click();
}
