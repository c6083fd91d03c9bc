import { join } from 'node:path';
import { BrowserWindow, dialog, screen } from 'electron';
import type { Desk } from '../engine/host/desk.ts';
import { loadPage, pageAddress } from './page-load.ts';
import { recoverFromCrashes } from './recovery.ts';
import { ScreenLine } from './screen-line.ts';
import { webPreferences } from './web-preferences.ts';
import { fitted, readWindowState, SMALLEST, writeWindowState } from './window-state.ts';
import { WORDS } from './words.ts';

/** The open window, and its page's line to the desk. */
export interface OpenWindow {
  readonly window: BrowserWindow;
  readonly line: ScreenLine;
}

export interface WindowParts {
  readonly desk: Desk;
  /** This user's folder. */
  readonly data: string;
  readonly preload: string;
  /** Developer tools can be opened. */
  readonly debugging: boolean;
  report(message: string): void;
  closed(): void;
  quit(): void;
}

/** Opens the game's window where it was when it was last closed. */
export function openWindow(parts: WindowParts): OpenWindow {
  const { desk, data, preload, debugging, report } = parts;
  const stateFile = join(data, 'window.json');
  const { maximized, fullScreen, ...place } = fitted(readWindowState(stateFile, report), screen.getAllDisplays().map(({ workArea }) => workArea));
  const window = new BrowserWindow({
    ...place, minWidth: SMALLEST.width, minHeight: SMALLEST.height, show: false, title: WORDS.title, backgroundColor: '#0f0c0a', webPreferences: webPreferences(preload, debugging),
  });
  const { webContents } = window;
  const line = new ScreenLine(desk, webContents);
  window.once('ready-to-show', () => {
    if (maximized) window.maximize();
    if (fullScreen) window.setFullScreen(true);
    window.show();
  });
  window.on('close', () => writeWindowState(stateFile, { ...window.getNormalBounds(), maximized: window.isMaximized(), fullScreen: window.isFullScreen() }, report));
  window.on('closed', () => {
    line.cut();
    parts.closed();
  });
  webContents.on('did-navigate', () => line.lay());
  const load = (back: boolean): void =>
    void loadPage(webContents, pageAddress(webContents.getURL(), back), (cause) => dialog.showErrorBox(WORDS.title, WORDS.noPage(cause)));
  recoverFromCrashes(webContents, { now: () => performance.now(), report, lost: () => line.cut(), load, ask: () => askAgain(window), quit: parts.quit });
  load(false);
  return { window, line };
}

/** The window stopped again and again: whether the person wants another try. */
async function askAgain(window: BrowserWindow): Promise<boolean> {
  const { message, detail, again, quit } = WORDS.crashed;
  const { response } = await dialog.showMessageBox(window, { type: 'error', title: WORDS.title, message, detail, buttons: [again, quit], defaultId: 0, cancelId: 1 });
  return response === 0;
}

/** Brings a window to the front. */
export function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}
