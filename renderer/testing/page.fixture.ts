/** Set-up of tests that draw the screen's parts: needs a DOM. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Tells a pressed key to a target; false when somebody took it (`preventDefault`). */
export function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = window): boolean {
  let free = true;
  act(() => { free = target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })); });
  return free;
}

export const click = (target: Element): void => act(() => (target as HTMLElement).click());

/** Does something and lets React and all promises that are ready come to rest. */
export const settled = (run: () => unknown = () => {}): Promise<void> => act(async () => { await run(); });

/** The page that a file's tests draw on: empty before each of them, away after it. */
export function testPage() {
  const page = document.createElement('div');
  let root: Root;
  const open = (): void => { root = createRoot(page); };
  const shut = (): void => act(() => root.unmount());
  beforeEach(() => {
    document.body.append(page);
    open();
  });
  afterEach(() => {
    shut();
    page.remove();
  });
  const buttons = (): readonly HTMLButtonElement[] => [...page.querySelectorAll('button')];
  return {
    page,
    draw: (node: ReactNode): void => act(() => root.render(node)),
    /** Takes down what is drawn, so that the next `draw` begins anew. */
    anew: (): void => {
      shut();
      open();
    },
    /** The first button whose text holds these words. Throws where there is none. */
    button: (text: string): HTMLButtonElement => {
      const found = buttons().find(({ textContent }) => textContent.includes(text));
      if (found === undefined) throw new Error(`no button "${text}" among ${buttons().map(({ textContent }) => `"${textContent}"`).join(', ')}`);
      return found;
    },
    /** The first element whose accessible label begins so. Throws where there is none. */
    labelled: (label: string): HTMLElement => {
      const found = page.querySelector<HTMLElement>(`[aria-label^="${label}"]`);
      if (found === null) throw new Error(`nothing is labelled "${label}"`);
      return found;
    },
  };
}
