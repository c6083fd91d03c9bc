import type { CDPSession, Page } from '@playwright/test';
import { drawInfo } from '../driver/eyes.ts';

/** What the page itself holds, after everything that nobody needs was collected. */
export interface PageSample {
  /** Megabytes of JavaScript objects. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

/** What one scene holds on the graphics card. */
export interface SceneSample {
  readonly geometries: number;
  readonly textures: number;
  readonly programs: number;
}

/** A page's memory, read through the browser's own protocol (Chromium only). */
export class Gauge {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<Gauge> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    return new Gauge(page, session);
  }

  /** Waits until what ends later has ended (a left scene gives its context back after half a second), collects, and reads. */
  async page(): Promise<PageSample> {
    await this.#page.waitForTimeout(700);
    // What is only held by finalizers goes in a second round.
    for (let i = 0; i < 3; i++) {
      await this.#session.send('HeapProfiler.collectGarbage');
      await this.#page.waitForTimeout(50);
    }
    const { usedSize } = await this.#session.send('Runtime.getHeapUsage');
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
    return { heap: usedSize / 2 ** 20, nodes: metric('Nodes'), listeners: metric('JSEventListeners'), documents: metric('Documents') };
  }

  /** Looks at the whole table, since only what is drawn is on the graphics card, and reads when two readings, a while apart, are alike. */
  async scene(): Promise<SceneSample> {
    await this.#page.evaluate(() => {
      window.__gantry!.rig.zoom(3);
      window.__gantry!.rig.jump();
    });
    const read = async (): Promise<SceneSample> => {
      const { geometries, textures, programs } = await drawInfo(this.#page);
      return { geometries, textures, programs };
    };
    let [now, before] = [await read(), ''];
    for (let tries = 0; tries < 20 && JSON.stringify(now) !== before; tries++) {
      before = JSON.stringify(now);
      await this.#page.waitForTimeout(500);
      now = await read();
    }
    return now;
  }
}
