import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IpcMain, Session, WebContents } from 'electron';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { contentSecurityPolicy } from './headers.ts';
import { guardContents } from './navigation.ts';
import { isOwnAddress, isOwnDownload, isOwnPage, mayLoad } from './origin.ts';
import { guardSession } from './permissions.ts';
import { answerRequest, PRIVILEGES } from './protocol.ts';
import { hear, STRANGER } from './sender.ts';
import { webPreferences } from './web-preferences.ts';

const said: string[] = [];
const report = (message: string): void => void said.push(message);
beforeEach(() => void said.splice(0));

/** Addresses that look like the game's own and are not. */
const FOREIGN = ['https://gantry/', 'app://gantry.evil/', 'app://gantry@evil/', 'app://user@gantry/', 'app://gantry:80/', 'file:///app://gantry/', 'javascript:alert(1)', 'app:gantry', 'app//gantry', 'app://GANTRY/', '', 'data:text/html,x', 'about:blank'];

describe('the game’s own address', () => {
  it('is read as an address, not compared by its beginning', () => {
    for (const address of ['app://gantry/', 'app://gantry/index.html?test#x', 'app://gantry/app/main.js']) expect(isOwnAddress(address), address).toBe(true);
    for (const address of FOREIGN) expect(isOwnAddress(address), address).toBe(false);
  });

  it('of its page is the page alone', () => {
    for (const address of ['app://gantry', 'app://gantry/', 'app://gantry/index.html?test=1']) expect(isOwnPage(address), address).toBe(true);
    for (const address of ['app://gantry/assets/tables/refinery.json', ...FOREIGN]) expect(isOwnPage(address), address).toBe(false);
  });

  it('is where downloads and everything loaded come from', () => {
    expect(isOwnDownload('blob:app://gantry/5e0c')).toBe(true);
    for (const address of ['blob:https://evil.example/5e0c', 'app://gantry/main.js', 'blob:', 'https://evil.example/x.exe']) expect(isOwnDownload(address), address).toBe(false);
    for (const address of ['app://gantry/x', 'blob:app://gantry/1', 'data:image/png;base64,AA']) expect(mayLoad(address, false), address).toBe(true);
    for (const address of ['https://example.com/', 'http://127.0.0.1/', 'ws://evil.example', 'file:///etc/passwd', 'devtools://devtools/x']) expect(mayLoad(address, false), address).toBe(false);
    expect(mayLoad('devtools://devtools/x', true)).toBe(true);
  });
});

describe('pages stay where they are', () => {
  type Listen = (event: { readonly url: string; readonly isMainFrame: boolean; preventDefault(): void }, ...more: unknown[]) => void;
  const listeners = new Map<string, Listen>();
  let open: (details: { readonly url: string }) => { readonly action: string };
  beforeEach(() =>
    guardContents(
      {
        on: (name: string, listen: Listen) => listeners.set(name, listen),
        setWindowOpenHandler: (handler: typeof open) => {
          open = handler;
        },
      } as unknown as WebContents,
      report,
    ),
  );

  const prevented = (name: string, url: string, isMainFrame = true): boolean => {
    let stopped = false;
    listeners.get(name)!({ url, isMainFrame, preventDefault: () => { stopped = true; } }, {}, { src: url });
    return stopped;
  };

  it('no other page, no redirect, no page within the page', () => {
    for (const name of ['will-navigate', 'will-frame-navigate']) {
      for (const url of ['https://example.com/', 'app://gantry/assets/x.svg', ...FOREIGN]) expect(prevented(name, url), `${name} ${url}`).toBe(true);
      expect(prevented(name, 'app://gantry/index.html', false), `${name} in a frame`).toBe(true);
      expect(prevented(name, 'app://gantry/index.html'), `${name} to itself`).toBe(false);
    }
    expect(prevented('will-redirect', 'app://gantry/index.html')).toBe(true);
    expect(prevented('will-attach-webview', 'app://gantry/index.html')).toBe(true);
  });

  it('no new window, whatever it would show; what was refused is on record', () => {
    for (const url of ['https://example.com/', 'app://gantry/index.html', 'file:///etc/passwd']) expect(open({ url })).toEqual({ action: 'deny' });
    expect(said).toHaveLength(3);
  });
});

describe('permissions', () => {
  type Ask = (contents: unknown, permission: string, decide: (granted: boolean) => void, details: object) => void;
  type Check = (contents: unknown, permission: string, origin: string, details: object) => boolean;
  let ask: Ask;
  let check: Check;
  let device: () => boolean;
  let download: (event: { preventDefault(): void }, item: { getURL(): string }) => void;
  let before: (details: { readonly url: string }, decide: (what: { readonly cancel: boolean }) => void) => void;
  beforeEach(() => guardSession({
    setPermissionRequestHandler: (handler: Ask) => { ask = handler; },
    setPermissionCheckHandler: (handler: Check) => { check = handler; },
    setDevicePermissionHandler: (handler: typeof device) => { device = handler; },
    on: (_name: string, listen: typeof download) => { download = listen; }, webRequest: { onBeforeRequest: (listen: typeof before) => { before = listen; } },
  } as unknown as Session, false, report));

  const asked = (permission: string, requestingUrl = 'app://gantry/index.html', isMainFrame = true): boolean => {
    let answer = false;
    ask(null, permission, (granted) => { answer = granted; }, { requestingUrl, isMainFrame });
    return answer;
  };

  it('are asked for and checked alike: the whole screen and writing to the clipboard, for the own page only', () => {
    for (const permission of ['fullscreen', 'clipboard-sanitized-write']) {
      expect(asked(permission), permission).toBe(true);
      expect(check(null, permission, 'app://gantry', { isMainFrame: true }), permission).toBe(true);
      expect(asked(permission, 'https://example.com/'), permission).toBe(false);
      expect(asked(permission, 'app://gantry/index.html', false), permission).toBe(false);
      expect(check(null, permission, 'app://gantry', { requestingUrl: 'https://example.com/', isMainFrame: true }), permission).toBe(false);
    }
    for (const permission of ['media', 'geolocation', 'notifications', 'clipboard-read', 'openExternal', 'midi', 'pointerLock', 'hid', 'usb', 'serial', 'display-capture', 'fileSystem', 'local-fonts', 'unknown', 'toString']) {
      expect(asked(permission), permission).toBe(false);
      expect(check(null, permission, 'app://gantry', { requestingUrl: 'app://gantry/', isMainFrame: true }), permission).toBe(false);
    }
    expect(device()).toBe(false);
  });

  it('only the page’s own files are downloaded, and nothing is loaded from outside', () => {
    const downloaded = (address: string): boolean => {
      let stopped = false;
      download({ preventDefault: () => { stopped = true; } }, { getURL: () => address });
      return !stopped;
    };
    expect(downloaded('blob:app://gantry/1')).toBe(true);
    expect(downloaded('https://example.com/x')).toBe(false);
    const cancelled = (url: string): boolean => {
      let answer = false;
      before({ url }, ({ cancel }) => { answer = cancel; });
      return answer;
    };
    expect(cancelled('app://gantry/main.js')).toBe(false);
    expect(cancelled('https://example.com/x')).toBe(true);
    expect(said).toHaveLength(2);
  });
});

describe('senders', () => {
  it('only the own window’s top frame, showing the game, is answered', async () => {
    const contents = {} as WebContents;
    let handler: (event: object, ...args: readonly unknown[]) => Promise<unknown> = () => Promise.resolve(null);
    hear({ handle: (_channel: string, given: typeof handler) => { handler = given; } } as unknown as IpcMain, 'channel', () => contents, report, (...args) => args);
    const frame = { url: 'app://gantry/index.html', parent: null };
    expect(await handler({ sender: contents, senderFrame: frame }, 1, 2)).toEqual([1, 2]);
    const strangers: readonly object[] = [
      { sender: {}, senderFrame: frame }, { sender: contents, senderFrame: null }, { sender: contents, senderFrame: { ...frame, parent: frame } },
      ...['app://gantry/assets/tables/refinery.json', ...FOREIGN].map((url) => ({ sender: contents, senderFrame: { url, parent: null } })),
    ];
    for (const event of strangers) expect(await handler(event, 1), JSON.stringify(event)).toBe(STRANGER);
    expect(said).toHaveLength(strangers.length);
  });
});

describe('the window’s page', () => {
  const folder = temporaryFolder('protocol');
  const root = join(folder.path, 'screen');
  beforeAll(() => {
    mkdirSync(join(root, 'app'), { recursive: true });
    writeFileSync(join(root, 'index.html'), '<style>body { margin: 0 }</style><style>p {}</style>');
    writeFileSync(join(folder.path, 'secret.txt'), 'secret');
    symlinkSync(join(folder.path, 'secret.txt'), join(root, 'link.txt'));
  });
  afterAll(() => folder.remove());
  const answer = (address: string, method = 'GET'): Promise<Response> => answerRequest(root, new Request(address, { method }));

  it('is served with a policy that allows nothing from elsewhere, and its own written styles by their hashes', async () => {
    const page = await answer('app://gantry/index.html');
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy.match(/'sha256-[\w+/]{43}='/g)).toHaveLength(2);
    expect(contentSecurityPolicy()).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types gantry-worker");
    expect(Object.fromEntries(page.headers)).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin' });
  });

  it('only threads that thin models may make WebAssembly ready to run', async () => {
    const scripts = async (name: string): Promise<string> => {
      writeFileSync(join(root, 'app', name), '');
      const policy = (await answer(`app://gantry/app/${name}`)).headers.get('content-security-policy')!;
      return /script-src ([^;]*)/.exec(policy)![1]!;
    };
    for (const name of ['model.worker-B-k_09az.js', 'coarsen.worker-B-k_09az.js']) expect(await scripts(name), name).toBe("'self' 'wasm-unsafe-eval'");
    for (const name of ['ground.worker-B-k_09az.js', 'other-model.worker-a.js', 'model.worker-a.html', 'index-a.js']) expect(await scripts(name), name).toBe("'self'");
  });

  it('nothing outside its folder is served, also not through a link, to another host or to another method', async () => {
    for (const address of ['app://gantry/app', 'app://gantry/none', 'app://gantry/..%2fsecret.txt', 'app://gantry/%2e%2e/secret.txt', 'app://gantry/..%5csecret.txt', 'app://gantry/c:%5csecret.txt', 'app://gantry/index.html::$DATA', 'app://gantry/link.txt', 'app://other/index.html']) {
      expect((await answer(address)).status, address).toBe(404);
    }
    expect((await answer('app://gantry/index.html', 'POST')).status).toBe(404);
  });

  it('has no switch of Electron’s on that weakens it', () => {
    expect(webPreferences('p', false)).toEqual({
      preload: 'p', contextIsolation: true, sandbox: true, webSecurity: true, nodeIntegration: false, nodeIntegrationInWorker: false, nodeIntegrationInSubFrames: false,
      allowRunningInsecureContent: false, experimentalFeatures: false, webviewTag: false, navigateOnDragDrop: false, spellcheck: false, devTools: false,
    });
    expect(PRIVILEGES.privileges).toMatchObject({ bypassCSP: false, allowServiceWorkers: false, corsEnabled: false });
  });
});
