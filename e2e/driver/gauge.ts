import type { Page } from '@playwright/test';

/** What the page's main thread and its graphics contexts did since the page was loaded. Times in milliseconds of the page's clock. */
export interface Gauged {
  /** Graphics contexts that were made. */
  readonly contexts: number;
  /** Programs that were linked. */
  readonly programs: number;
  /** Times the main thread was held up for more than 50 ms. */
  readonly blocks: readonly { readonly at: number; readonly ms: number }[];
  /** Calls of the drawing library that the page waited in, by name. */
  readonly waits: Readonly<Record<string, { readonly calls: number; readonly ms: number }>>;
}

declare global {
  interface Window {
    __gauge?: Gauged;
    __takeBlocks?: () => void;
  }
}

/** Reads along from the first script on: before the game is loaded into the page. */
export const gauge = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const told = { contexts: 0, programs: 0, blocks: [] as { at: number; ms: number }[], waits: {} as Record<string, { calls: number; ms: number }> };
  window.__gauge = told;
  const take = (entries: readonly PerformanceEntry[]): void => {
    for (const { startTime, duration } of entries) told.blocks.push({ at: startTime, ms: duration });
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  window.__takeBlocks = () => take(observer.takeRecords());
  observer.observe({ type: 'longtask', buffered: true });
  const seen = new WeakSet<object>();
  const original = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) => object | null;
  HTMLCanvasElement.prototype.getContext = function counted(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    const began = performance.now();
    const made = original.call(this, kind, ...rest);
    if (made !== null && /webgl/.test(kind) && !seen.has(made)) {
      seen.add(made);
      told.contexts += 1;
      waited('getContext', began);
    }
    return made;
  } as typeof HTMLCanvasElement.prototype.getContext;
  const waited = (name: string, began: number): void => {
    const wait = (told.waits[name] ??= { calls: 0, ms: 0 });
    wait.calls += 1;
    wait.ms += performance.now() - began;
  };
  const methods = WebGL2RenderingContext.prototype as unknown as Record<string, (...words: unknown[]) => unknown>;
  for (const name of Object.getOwnPropertyNames(methods)) {
    const method = Object.getOwnPropertyDescriptor(methods, name)?.value as unknown;
    if (typeof method !== 'function') continue;
    methods[name] = function timed(this: unknown, ...words: unknown[]) {
      if (name === 'linkProgram') told.programs += 1;
      const began = performance.now();
      try {
        return (method as (...words: unknown[]) => unknown).apply(this, words);
      } finally {
        waited(name, began);
      }
    };
  }
});

/** What was gauged so far. */
export const gauged = (page: Page): Promise<Gauged & { readonly now: number }> => page.evaluate(() => {
  window.__takeBlocks!();
  return { ...structuredClone(window.__gauge!), now: performance.now() };
});

/** What a stretch of time cost. */
export interface Cost {
  /** Programs that were linked in it. */
  readonly programs: number;
  /** The longest block of the main thread, and all of them together (milliseconds). */
  readonly longest: number;
  readonly blocked: number;
  /** The calls of the drawing library that the page waited in longest, with their milliseconds. */
  readonly waits: readonly (readonly [name: string, ms: number])[];
}

/** Milliseconds in calls of the drawing library from which they are worth a word. */
const WORTH = 20;

/** What happened between two looks. */
export function costOf(before: Gauged & { readonly now: number }, after: Gauged): Cost {
  const blocks = after.blocks.filter(({ at, ms }) => at + ms > before.now).map(({ ms }) => Math.round(ms));
  const waits = Object.entries(after.waits).map(([name, { ms }]) => [name, Math.round(ms - (before.waits[name]?.ms ?? 0))] as const);
  return {
    programs: after.programs - before.programs,
    longest: Math.max(0, ...blocks), blocked: blocks.reduce((sum, ms) => sum + ms, 0),
    waits: waits.filter(([, ms]) => ms >= WORTH).sort(([, a], [, b]) => b - a).slice(0, 6),
  };
}

/** Waits until everything that a table is drawn with was made ready behind the menu. */
export const made = (page: Page, timeout: number): Promise<unknown> => page.locator('.lasting[data-ready="yes"]').waitFor({ state: 'attached', timeout });
