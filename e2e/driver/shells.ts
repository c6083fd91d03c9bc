import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, ElectronApplication, Page } from '@playwright/test';
import { launch, loadWith, type Runner } from './electron.ts';
import { dropFolder, freshFolder } from './folders.ts';
import { startHost } from './host.ts';
import type { Surroundings } from './surroundings.ts';
import { overhear } from './troubles.ts';

export const VIEWPORT = { width: 1280, height: 800 } as const;
/** Words of an address that open the test probe, draw little and at a third of the pixels of an edge, make ready what is drawn alone, make no sound, and leave the camera where it is: tests point at places. With `GANTRY_SHARP` pictures are as sharp as a person's. */
export const WORDS = `test&quality=low&camera=never&sound=off&ahead=no&sharpness=${process.env['GANTRY_SHARP'] === undefined ? 0.35 : 1}`;
type CameraWord = 'follows' | 'matters' | 'never';
/** What of a plan the page's address says. */
interface Said {
  readonly camera?: CameraWord | undefined;
  readonly ahead?: boolean | undefined;
}
const wordsOf = ({ camera = 'never', ahead = false }: Said = {}): string => WORDS.replace('never', camera).replace('&ahead=no', ahead ? '' : '&ahead=no');

/** What the game can be opened in. */
export type Kind = Runner | 'browser';

/** A file that the game gave to the person. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The game in one of its shells, on the first screen. */
export interface Shell {
  readonly data: string;
  readonly page: () => Page;
  /** Errors of the page, and addresses asked outside the game. */
  readonly troubles: string[];
  /** Ends the program, or the page, and opens the game again with the same files. */
  again(): Promise<void>;
  /** Does what makes the game save a file, and gives that file. */
  saved(act: () => Promise<unknown>): Promise<SavedFile>;
  /** Ends the game and throws the player's folder away. */
  close(): Promise<void>;
}

/** How a shell is opened. */
export interface ShellPlan extends Omit<Surroundings, 'data'> {
  /** `reduce`: figures and dice come to rest at once, as the system's setting asks; in software that saves most of the time. */
  readonly motion?: 'reduce' | 'no-preference';
  /** Whether the camera goes by itself. */
  readonly camera?: CameraWord;
  /** Whether drawing is made ready behind the menu, as a person has it. That draws one of everything, which in software takes longer than most tests; else what a test draws is made ready when it draws it. */
  readonly ahead?: boolean;
  /** What starts the browser host, where it is another than that of this build. */
  readonly program?: string;
  /** Done with the page before the game is loaded into it: a page that runs already may ask past a route that was just set. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** The page's own address with the words that open the test probe. */
export const homeOf = (page: Page, said?: Said): string => `${new URL(page.url()).origin}/?${wordsOf(said)}`;

/** Opens the game through the browser host. */
export async function openBrowserShell(browser: Browser, data = freshFolder(), { motion = 'reduce', camera, ahead, before, program, ...more }: ShellPlan = {}): Promise<Shell> {
  const host = await startHost({ data, ...more }, program);
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: motion });
  const page = await context.newPage();
  const troubles: string[] = [];
  overhear(context, page, troubles);
  await before?.(page);
  await page.goto(host.address.replace('/#', `/?${wordsOf({ camera, ahead })}#`));
  return {
    data, page: () => page, troubles,
    again: async () => { await page.goto(homeOf(page, { camera, ahead })); },
    saved: async (act) => {
      const [download] = await Promise.all([page.waitForEvent('download'), act()]);
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    },
    close: async () => {
      await context.close();
      await host.close();
      dropFolder(data);
    },
  };
}

/** The next file that the program saves, put into `folder` instead of asking the person where. */
async function nextSaved(app: ElectronApplication, folder: string, act: () => Promise<unknown>): Promise<SavedFile> {
  const path = join(folder, 'saved');
  const name = app.evaluate(({ session }, path) => new Promise<string>((done, fail) => {
    session.defaultSession.once('will-download', (_event, item) => {
      item.setSavePath(path);
      item.once('done', (_done, state) => (state === 'completed' ? done(item.getFilename()) : fail(new Error(`the download was ${state}`))));
    });
  }), path);
  const [called] = await Promise.all([name, act()]);
  return { name: called, bytes: readFileSync(path) };
}

/** Opens the game through its Electron main process, on Electron or on its stand-in. */
export async function openElectronShell(runner: Runner, data = freshFolder(), { motion = 'reduce', camera, ahead, before, ...more }: ShellPlan = {}): Promise<Shell> {
  const troubles: string[] = [];
  const open = async (): Promise<{ readonly app: ElectronApplication; readonly page: Page }> => {
    const { app, page } = await launch({ runner, data, ...more });
    overhear(app.context(), page, troubles);
    await page.setViewportSize(VIEWPORT);
    await page.emulateMedia({ reducedMotion: motion });
    await before?.(page);
    await loadWith(app, page, wordsOf({ camera, ahead }));
    return { app, page };
  };
  let now = await open();
  return {
    data, page: () => now.page, troubles,
    again: async () => {
      await now.app.close();
      now = await open();
    },
    saved: (act) => nextSaved(now.app, data, act),
    close: async () => {
      await now.app.close();
      dropFolder(data);
    },
  };
}
