/** Presses keys for a pad: whoever listens to keys hears them, and where nobody takes one, it does what a browser does at a key of a keyboard. */
import { MENU, type PadKey } from './pad.ts';

const FOCUSABLE = 'button, a[href], input:not([type="hidden"]), select, textarea, summary, [tabindex]';
const PRESSABLE = 'button, a, summary, [role="button"], [role="gridcell"], input[type="checkbox"], input[type="radio"]';

/** What the focus may go to now: within the dialog on top where one is open. */
function stops(): readonly HTMLElement[] {
  const within = topDialog() ?? document;
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) =>
    element.tabIndex >= 0 && !(element as HTMLButtonElement).disabled && element.closest('[inert], [hidden]') === null && isSeen(element));
}

const isSeen = (element: HTMLElement): boolean => typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });

const topDialog = (): HTMLDialogElement | null => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;

/** Presses a key where the focus is. */
export function pressKey({ key, shift }: PadKey): void {
  document.documentElement.dataset['pad'] = '';
  if (key === MENU) return toMenu();
  const dialog = topDialog();
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
  // The focus that a dialog has lost comes back to it.
  const target = dialog !== null && !dialog.contains(active) ? dialog : active;
  const free = target.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: shift === true, bubbles: true, cancelable: true }));
  target.dispatchEvent(new KeyboardEvent('keyup', { key, shiftKey: shift === true, bubbles: true }));
  if (!free) return;
  if (key === 'Tab') step(target, shift === true ? -1 : 1);
  else if (key === 'Enter' || key === ' ') act(target, key);
  else if (key === 'Escape') leave(dialog);
  else if (key.startsWith('Arrow')) turn(target, key);
}

/** To the menu at the edge of the screen, where it has one, else to its first control. */
function toMenu(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu] button:not(:disabled)');
  (topDialog() === null && menu !== null ? menu : stops()[0])?.focus();
}

function step(from: HTMLElement, by: 1 | -1): void {
  const all = stops();
  if (all.length === 0) return;
  const at = all.indexOf(from);
  all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]!.focus();
}

function act(target: HTMLElement, key: string): void {
  if (target.matches(PRESSABLE)) target.click();
  else if (key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
}

function leave(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** An arrow that nobody took: a slider or a choice changes, everywhere else the focus goes on in its direction; where it cannot, what is long is read on. */
function turn(target: HTMLElement, key: string): void {
  const more = key === 'ArrowRight' || key === 'ArrowDown';
  const told = (): void => { for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true })); };
  if (target instanceof HTMLInputElement && target.type === 'range' && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    slide(target, more ? 1 : -1);
    return told();
  }
  if (target instanceof HTMLSelectElement && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    const at = target.selectedIndex + (more ? 1 : -1);
    if (at < 0 || at >= target.options.length) return;
    target.selectedIndex = at;
    return told();
  }
  const next = towards(target, key);
  if (next !== undefined) return next.focus();
  if (key === 'ArrowUp' || key === 'ArrowDown') (topDialog() ?? document).querySelector('.scroll')?.scrollBy({ top: more ? READ : -READ });
}

/** How far an arrow reads on (pixels). */
const READ = 120;

/** Moves a slider by a step, as the page's own hands do: so that whoever draws it learns of it. */
function slide(range: HTMLInputElement, by: 1 | -1): void {
  const [least, most, step] = [Number(range.min || 0), Number(range.max || 100), Number(range.step || 1)];
  const value = Math.min(most, Math.max(least, Number(range.value) + by * step));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(range, String(value));
}

/** How much a step aside counts beside one ahead. */
const ASIDE = 2;

/** The nearest control in a direction; the first one where none has the focus. */
function towards(from: HTMLElement, key: string): HTMLElement | undefined {
  const all = stops();
  if (!all.includes(from)) return all[0];
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] as [number, number];
  const here = middleOf(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of all) {
    const { x, y } = middleOf(element);
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const far = ahead + ASIDE * aside;
    if (element === from || ahead < 1 || far >= least) continue;
    [best, least] = [element, far];
  }
  return best;
}

function middleOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
