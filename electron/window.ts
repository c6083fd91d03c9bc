import { join } from 'node:path';
import { BrowserWindow, dialog, screen } from 'electron';
import type { Desk } from '../engine/host/desk.ts';
import { ORIGIN } from './origin.ts';
import { Recovery } from './recovery.ts';
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
  recoverFromCrashes(window, line, parts);
  window.loadURL(`${ORIGIN}/index.html`).catch((error: unknown) => dialog.showErrorBox(WORDS.title, WORDS.noPage(String(error))));
  return { window, line };
}

/** A page whose process ended is loaded again; when that does not help, the person decides. */
function recoverFromCrashes(window: BrowserWindow, line: ScreenLine, { report, quit }: WindowParts): void {
  const recovery = new Recovery();
  const { webContents } = window;
  const { message, detail, again, quit: end } = WORDS.crashed;
  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    const remedy = recovery.after(reason, Date.now());
    report(`the window's process ended (${reason}, ${exitCode}); matches are safe on disk; ${remedy}`);
    line.cut();
    if (remedy === 'reload') webContents.reload();
    if (remedy !== 'ask') return;
    void dialog.showMessageBox(window, { type: 'error', title: WORDS.title, message, detail, buttons: [again, end], defaultId: 0, cancelId: 1 }).then(({ response }) => {
      if (response !== 0) return quit();
      recovery.forget();
      if (!window.isDestroyed()) webContents.reload();
    });
  });
  webContents.on('unresponsive', () => report('the window does not answer'));
  webContents.on('responsive', () => report('the window answers again'));
}

/** Brings a window to the front. */
export function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}
