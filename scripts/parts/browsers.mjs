import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const { env, platform } = process;

const NAMES = {
  linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge', 'microsoft-edge-stable', 'brave-browser'],
  win32: ['chrome.exe', 'msedge.exe'],
};

function places() {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) => apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)));
  }
  const names = NAMES[platform === 'win32' ? 'win32' : 'linux'];
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name)));
  if (platform !== 'win32') return [...onPath, '/snap/bin/chromium', '/usr/lib/chromium/chromium', '/opt/google/chrome/chrome'];
  const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
  return [...roots.flatMap((root) => [join(root, 'Google/Chrome/Application/chrome.exe'), join(root, 'Chromium/Application/chrome.exe'), join(root, 'Microsoft/Edge/Application/msedge.exe')]), ...onPath];
}

/** An installed Chrome, Chromium or Edge, or null. `GANTRY_BROWSER` names another. Throws when that one is missing. */
export function installedBrowser() {
  const given = env.GANTRY_BROWSER;
  if (given) {
    if (!existsSync(given)) throw new Error(`GANTRY_BROWSER names ${given}, which is not there`);
    return given;
  }
  return places().find((place) => existsSync(place)) ?? null;
}

/** Whether windows can be opened here. */
export const hasDisplay = () => platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);

/** Whether this is root on Linux, where browsers need to be told to run without their sandbox. */
export const isLinuxRoot = () => platform === 'linux' && process.getuid?.() === 0;
