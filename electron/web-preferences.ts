import type { WebPreferences } from 'electron';

/** What the page may do: nothing of Node, in a sandbox, apart from the preload's world, and no switch of Electron's that weakens it. */
export const webPreferences = (preload: string, debugging: boolean): WebPreferences => ({
  preload,
  contextIsolation: true, sandbox: true, nodeIntegration: false, nodeIntegrationInWorker: false, nodeIntegrationInSubFrames: false,
  webSecurity: true, allowRunningInsecureContent: false, experimentalFeatures: false, webviewTag: false, navigateOnDragDrop: false,
  // The dictionary would be fetched from outside.
  spellcheck: false,
  devTools: debugging,
});
