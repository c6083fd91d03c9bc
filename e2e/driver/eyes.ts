import type { Hints } from '../../renderer/match/hints.ts';
import type { Page } from '@playwright/test';
import type { PlaceRequest, Refusal, Request } from '../../engine/core/script.ts';
import type { Update } from '../../engine/host/link.ts';
import type { State } from '../../engine/shatterpoint/state/state.ts';
import type { Point } from '../../engine/shape/point.ts';

/** A place on the screen in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface StoreState {
  readonly screen: string;
  readonly shown: Update | null;
  readonly situation: { readonly view: State } | null;
  readonly request: Request | null;
  readonly hints: Pick<Hints, 'figures' | 'markers' | 'spots' | 'shut'>;
  readonly playing: boolean;
  readonly sending: boolean;
  readonly refused: { readonly refusal: Refusal | null } | null;
  readonly fault: string | null;
  readonly picks: readonly string[];
  /** What the pointer or the keys point at: a thing or a marked area. */
  readonly hovered: string | null;
  readonly log: readonly { readonly at: number; readonly event: Happened }[];
  readonly aimed: { readonly at: Point; readonly refusal: Refusal | null } | null;
  /** Changes the person's settings, as the sheet of settings does. */
  setSettings(change: { readonly textScale?: number; readonly camera?: 'follows' | 'never'; readonly curtain?: boolean; readonly palette?: string }): void;
  continueMatch(match: string): Promise<boolean>;
  leave(): Promise<void>;
}

/** An event of the log, as far as a test cares. */
export interface Happened {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Has others' turns shown four times as fast, as a person may choose: for tests of whole matches. A table must stand. */
export const hurry = (page: Page): Promise<void> => page.evaluate(() => {
  const { store } = window.__gantry as unknown as { readonly store: { getState(): { setSettings(change: { readonly speed: object }): void } } };
  store.getState().setSettings({ speed: { moves: 4, attacks: 4, rest: 4 } });
});

export interface DrawInfo {
  readonly calls: number;
  readonly triangles: number;
  readonly frames: number;
  readonly geometries: number;
  readonly textures: number;
  readonly programs: number;
  readonly script: { readonly p50: number; readonly p95: number };
}

/** Where the standing question leads on, as far as a test cares. */
interface Offering {
  readonly asked: Request | null;
  readonly figure: string | null;
  readonly offers: {
    readonly moves: readonly { readonly figure: string; readonly request: PlaceRequest }[];
    readonly strikes: readonly { readonly target: string }[];
  };
  readonly fields: ReadonlyMap<unknown, { readonly cells: Float32Array }>;
  readonly mark: { readonly kind: 'place' | 'strike'; readonly aim?: { readonly at: Point; readonly refusal: Refusal | null } } | null;
  /** What the pointer would mark, where nothing is marked. */
  readonly pointed: object | null;
}

/** What the page offers to whole-app tests (`renderer/table/probe.ts`). */
interface Probe {
  project(of: string | Point): Spot | null;
  drawInfo(): DrawInfo;
  settled(): Promise<void>;
  readonly store: { getState(): StoreState };
  readonly link: { call(name: string, args: object): Promise<unknown> };
  readonly offering: { getState(): Offering };
  readonly rig: { zoom(factor: number): void; orbit(turn: number, tilt: number): void; focus(x: number, y: number, z: number): void; jump(): void };
}

declare global {
  interface Window {
    __gantry?: Probe;
    /** Answers that stood when the match was gone on with. */
    __came?: number;
    /** Where the mark stood before the last click of the driver. */
    __markBefore?: unknown;
  }
}

/** What a person sees between two answers. */
export interface Seen {
  readonly at: number;
  readonly match: string;
  readonly seats: Update['seats'];
  readonly outcome: Update['outcome'];
  readonly view: State;
  readonly request: Request | null;
  readonly refused: string | null;
  readonly fault: string | null;
  readonly picks: readonly string[];
  /** Figures and objectives that may be clicked now, with the option each stands for. */
  readonly open: readonly (readonly [thing: string, option: string])[];
}

/** Reads the table as it is shown. Throws while no match is shown. */
export const look = (page: Page): Promise<Seen> => page.evaluate(() => {
  const { shown, situation, request, refused, fault, hints, picks } = window.__gantry!.store.getState();
  if (shown === null || situation === null) throw new Error('no match is shown');
  return {
    at: shown.at, match: shown.match, seats: shown.seats, outcome: shown.outcome, view: situation.view, request, picks, fault,
    refused: refused === null ? null : (refused.refusal?.rule ?? 'no rule'), open: [...hints.figures, ...hints.markers],
  };
});

/** What happened of these kinds since the match was begun or gone on with: the log tells also what had happened before. */
export const happened = (page: Page, kinds: readonly string[]): Promise<readonly Happened[]> => page.evaluate((wanted) => {
  const { log } = window.__gantry!.store.getState();
  return log.filter(({ at }) => at > (window.__came ?? -1)).map(({ event }) => event).filter(({ type }) => wanted.includes(type));
}, kinds);

/** What the newest picture cost. Waits until all is warm: what is drawn to be ready is counted with the picture it is drawn beside. */
export async function drawInfo(page: Page): Promise<DrawInfo> {
  await page.locator('[data-testid="table"][data-ready="yes"]').waitFor({ state: 'attached', timeout: 120_000 });
  await settled(page);
  return page.evaluate(() => window.__gantry!.drawInfo());
}

/** Waits until the table is drawn and nothing moves. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__gantry !== undefined && window.__gantry.store.getState().shown !== null, undefined, { polling: 100 });
  await page.evaluate(() => window.__gantry!.settled());
}

export type Standing = 'asked' | 'over' | 'fault' | 'watching' | 'busy';

/** Whether something is asked of the person now. Between two tables there is none. */
export const standing = (page: Page): Promise<Standing> => page.evaluate(() => {
  if (window.__gantry === undefined) return 'busy';
  const { playing, sending, request, shown, fault } = window.__gantry.store.getState();
  if (fault !== null) return 'fault';
  if (!playing && !sending && request !== null) return 'asked';
  if (!playing && shown !== null && shown.outcome !== null) return 'over';
  return request === null && (playing || shown?.awaits === 'computer') ? 'watching' : 'busy';
});

/** Where places lie on the screen, and whether nothing but the table is there. */
export const project = (page: Page, of: readonly (string | Point)[]): Promise<readonly (Spot & { readonly free: boolean })[]> =>
  page.evaluate(
    (things) =>
      things.map((thing) => {
        const spot = window.__gantry!.project(thing);
        if (spot === null) return { x: 0, y: 0, free: false };
        const inside = spot.x > 4 && spot.y > 4 && spot.x < innerWidth - 4 && spot.y < innerHeight - 4;
        return { ...spot, free: inside && document.elementFromPoint(spot.x, spot.y) instanceof HTMLCanvasElement };
      }),
    of,
  );
