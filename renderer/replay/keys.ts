import { useEffect, useRef } from 'react';
import type { Pace } from './steps.ts';

/** What a key of the replay does. */
type FilmKey = { readonly do: 'toggle' } | { readonly do: 'step'; readonly pace: Pace; readonly way: 1 | -1 };

const STEPS: Readonly<Record<string, FilmKey>> = {
  ',': { do: 'step', pace: 'answer', way: -1 }, '.': { do: 'step', pace: 'answer', way: 1 }, '<': { do: 'step', pace: 'event', way: -1 }, '>': { do: 'step', pace: 'event', way: 1 },
  '[': { do: 'step', pace: 'activation', way: -1 }, ']': { do: 'step', pace: 'activation', way: 1 }, '{': { do: 'step', pace: 'turn', way: -1 }, '}': { do: 'step', pace: 'turn', way: 1 },
  ' ': { do: 'toggle' },
};
/** The same keys on keyboards that write something else there. */
const CODES: Readonly<Record<string, readonly [plain: string, shifted: string]>> = { Comma: [',', '<'], Period: ['.', '>'], BracketLeft: ['[', '{'], BracketRight: [']', '}'] };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** What a pressed key means, or null. A comma or point with Shift goes by events, a bracket with Shift by turns. */
export const filmKey = ({ key, code, shiftKey }: Pressed): FilmKey | null => STEPS[CODES[code]?.[shiftKey ? 1 : 0] ?? key] ?? STEPS[key] ?? null;

const within = (target: EventTarget | null, what: string): boolean => target instanceof HTMLElement && target.closest(what) !== null;

/** Hears the replay's keys in the whole window, before the camera does; not in text fields, within `data-own-keys`, and not while a dialog is open. */
export function useFilmKeys(act: (key: FilmKey) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || (event.altKey && !event.getModifierState('AltGraph'))) return;
      if (within(event.target, 'input:not([type="range"]), textarea, select, [contenteditable], [data-own-keys]') || document.querySelector('dialog[open]') !== null) return;
      if (event.key === ' ' && within(event.target, 'button, a, summary')) return;
      const key = filmKey(event);
      if (key === null) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(key);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
