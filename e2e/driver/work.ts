import type { Page } from '@playwright/test';

/** What the page's main thread does of a window: script, and what styles and places of elements take, in milliseconds, whatever drawing costs. */
export interface Work {
  /** Since the page was opened. */
  done(): Promise<number>;
  /** Of something until it is drawn. */
  cost(act: () => Promise<unknown>): Promise<number>;
}

/** Until what was caused is drawn. */
const frames = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));
}));

export async function workOf(page: Page): Promise<Work> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const done = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)!.value * 1000;
    return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration');
  };
  return {
    done,
    cost: async (act) => {
      await frames(page);
      const before = await done();
      await act();
      await frames(page);
      return (await done()) - before;
    },
  };
}
