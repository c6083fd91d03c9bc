import { EventEmitter } from 'node:events';
import { preventable, WebContents } from './contents.mjs';
import { strict } from './strict.mjs';

/** The class of windows. `shell` as for `WebContents`, and: app, windows. */
export function makeBrowserWindow(shell) {
  const { app, windows, chromium } = shell;

  class BrowserWindow extends EventEmitter {
    fullScreen = false;
    maximized = false;
    minimized = false;
    /** @type {WebContents} */
    webContents;

    constructor(options = {}) {
      super();
      if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
      this.options = options;
      this.id = Number(shell.nextId());
      this.title = String(options.title ?? '');
      this.shown = options.show !== false;
      const self = strict(this, 'BrowserWindow');
      windows.add(self);
      this.webContents = new WebContents(shell, self, options);
      app.emit('browser-window-created', {}, self);
      return self;
    }

    loadURL(address) { return this.webContents.loadURL(address); }

    close() {
      const event = preventable();
      this.emit('close', event);
      if (!event.defaultPrevented) this.destroy();
    }

    destroy() {
      const { webContents } = this;
      webContents.ready.then(() => chromium.send('Target.closeTarget', { targetId: webContents.targetId })).catch(() => {});
      this.gone();
    }

    /** The page is no more, whoever closed it. */
    gone() {
      if (![...windows].some((window) => window.id === this.id && windows.delete(window))) return;
      this.webContents.destroyed = true;
      this.webContents.failLoad('ERR_FAILED');
      this.webContents.emit('destroyed');
      this.emit('closed');
      if (windows.size > 0) return;
      if (shell.isQuitting() || app.listenerCount('window-all-closed') === 0) app.quit();
      else app.emit('window-all-closed');
    }

    show() {
      this.shown = true;
      this.emit('show');
    }

    isDestroyed() { return this.webContents.destroyed; }
    isVisible() { return this.shown; }
    focus() { this.emit('focus'); }
    setTitle(title) { this.title = title; }
    getTitle() { return this.title; }
    setFullScreen(value) { this.fullScreen = value; }
    isFullScreen() { return this.fullScreen; }
    maximize() { this.maximized = true; }
    isMaximized() { return this.maximized; }
    minimize() { this.minimized = true; }
    isMinimized() { return this.minimized; }
    restore() { this.minimized = false; }
    getBounds() { return { x: this.options.x ?? 0, y: this.options.y ?? 0, width: this.options.width ?? 800, height: this.options.height ?? 600 }; }
    getNormalBounds() { return this.getBounds(); }

    /** @returns {BrowserWindow[]} */
    static getAllWindows() { return [...windows]; }
    static getFocusedWindow() { return [...windows][0] ?? null; }
    static fromWebContents(contents) { return contents?.window ?? null; }
    static fromId(id) { return [...windows].find((window) => window.id === id) ?? null; }
  }
  return strict(BrowserWindow, 'BrowserWindow');
}
