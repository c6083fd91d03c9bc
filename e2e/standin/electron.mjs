import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chromium } from './chromium.mjs';
import { preventable } from './contents.mjs';
import { hearDownloads } from './downloads.mjs';
import { makeMenu } from './menu.mjs';
import { isOnly } from './single.mjs';
import { later, strict } from './strict.mjs';
import { makeBrowserWindow } from './window.mjs';

/** The only display, in pixels. */
const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };
/** Chromium may take this long to end, in ms. */
const LEAVE_MS = 4000;

/**
 * The double of the `electron` module for one application, and how to start it. `options`: `userData` folder, `debugPort`
 * whether a test attaches, `gate` a promise to wait for before the application is ready.
 */
export function makeElectron(appPath, description, options) {
  const chromium = new Chromium();
  const windows = new Set();
  const schemes = new Map();
  const handlers = new Map();
  const ready = later();
  const userData = options.userData ?? mkdtempSync(join(tmpdir(), 'standin-'));
  let isReady = false;
  let quitting = false;
  let ids = 0;

  const toHttp = (address) => {
    const found = /^([a-z][\w+.-]*):\/\/([^/?#]*)(.*)$/i.exec(address);
    return found !== null && schemes.has(found[1]) ? `http://${found[2] || 'host'}.${found[1]}.localhost${found[3] || '/'}` : address;
  };
  const fromHttp = (address) => address.replace(/^(blob:)?http:\/\/([^/]*)\.([a-z][\w+-]*)\.localhost(?=[/?#]|$)/i, (whole, blob = '', host, scheme) => (schemes.has(scheme) ? `${blob}${scheme}://${host}` : whole));

  /** Ends when Chromium has written all it has to, or after a while. */
  const exit = (code = 0) => {
    process.exitCode = code;
    chromium.kill();
    setTimeout(() => process.exit(), LEAVE_MS);
  };
  const quit = () => {
    if (!isReady) return void setImmediate(() => process.exit(0));
    const event = preventable();
    app.emit('before-quit', event);
    if (event.defaultPrevented) return;
    quitting = true;
    for (const window of [...windows]) window.close();
    if (windows.size > 0) return;
    app.emit('will-quit', preventable());
    app.emit('quit', {}, 0);
    chromium.send('Browser.close').catch(() => {});
    setTimeout(exit, LEAVE_MS);
  };
  const names = { app: description.productName ?? description.name };
  const app = strict(
    Object.assign(new EventEmitter(), {
      isPackaged: false, exit, quit,
      commandLine: strict({ appendSwitch() {}, hasSwitch: () => false }, 'app.commandLine'),
      getName: () => names.app, setName: (name) => { names.app = name; },
      getVersion: () => description.version, getAppPath: () => appPath, getLocale: () => process.env.STANDIN_LOCALE ?? 'en-US',
      isReady: () => isReady, whenReady: () => ready, requestSingleInstanceLock: () => isOnly(userData, (words, folder) => ready.then(() => app.emit('second-instance', {}, words, folder, {}))),
      addRecentDocument() {}, getGPUFeatureStatus: () => ({ gpu_compositing: 'disabled_software', webgl: 'enabled_readback' }),
      enableSandbox() {
        if (isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
      },
      getPath(name) {
        const path = name === 'userData' ? userData : join(userData, name);
        mkdirSync(path, { recursive: true });
        return path;
      },
    }),
    'app',
  );

  const ipcMain = strict(
    Object.assign(new EventEmitter(), {
      handle(channel, handler) {
        if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
        handlers.set(channel, handler);
      },
      removeHandler: (channel) => void handlers.delete(channel),
    }),
    'ipcMain',
  );

  const protocol = strict(
    {
      handle(scheme, handler) {
        if (schemes.has(scheme)) throw new Error('scheme already handled');
        schemes.set(scheme, handler);
      },
      isProtocolHandled: (scheme) => schemes.has(scheme),
      registerSchemesAsPrivileged() {
        if (isReady) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
      },
    },
    'protocol',
  );

  const webRequest = strict({ onBeforeRequest() {} }, 'webRequest');
  const defaultSession = Object.assign(new EventEmitter(), {
    protocol, webRequest, setPermissionRequestHandler() {}, setPermissionCheckHandler() {}, setDevicePermissionHandler() {},
  });
  const session = strict({ defaultSession: strict(defaultSession, 'session.defaultSession') }, 'session');
  const clipboard = strict(makeClipboard(), 'clipboard');
  const screen = strict({ getAllDisplays: () => [{ id: 1, bounds: SCREEN, workArea: SCREEN, size: { width: SCREEN.width, height: SCREEN.height }, scaleFactor: 1 }] }, 'screen');
  const systemShell = strict({ openPath: async () => '', showItemInFolder() {} }, 'shell');
  const dialog = strict(
    {
      showMessageBox: async () => ({ response: 0, checkboxChecked: false }),
      showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
      showSaveDialog: async () => ({ canceled: true, filePath: '' }),
      showErrorBox: (title, content) => console.error(`[dialog] ${title}: ${content}`),
    },
    'dialog',
  );

  const shell = {
    chromium, ready, handlers, ipcMain, toHttp, fromHttp, session: session.defaultSession, nextId: () => ++ids, app, windows, isQuitting: () => quitting,
  };
  const BrowserWindow = makeBrowserWindow(shell);
  const webContents = strict(
    {
      fromDevToolsTargetId: (id) => [...windows].find((window) => window.webContents.targetId === id)?.webContents,
      getAllWebContents: () => [...windows].map((window) => window.webContents),
    },
    'webContents',
  );
  const electron = strict({ app, BrowserWindow, ipcMain, protocol, session, dialog, webContents, clipboard, screen, shell: systemShell, Menu: makeMenu(() => BrowserWindow.getFocusedWindow()) }, 'electron');

  /** A link opened a window: Chromium cannot be kept from it, so it is closed at once. */
  const closeOpened = ({ targetId, openerId, url }) => {
    [...windows].find((window) => window.webContents.targetId === openerId)?.webContents.wantsWindow(url);
    chromium.send('Target.closeTarget', { targetId }).catch(() => {});
  };

  async function boot() {
    const server = createServer((request, response) => void serve(schemes, fromHttp, request, response));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const flags = [`--user-data-dir=${join(userData, 'chromium')}`, `--host-resolver-rules=MAP *.localhost 127.0.0.1:${server.address().port}`, `--lang=${app.getLocale()}`];
    const line = await chromium.start(flags, () => process.exit(), options.debugPort);
    if (line !== null) process.stderr.write(`\n${line}\n`);
    const hearDownload = await hearDownloads(shell, join(userData, 'chromium-downloads'));
    chromium.onEvent = (message) => {
      const { method, params } = message;
      hearDownload(message);
      if (method === 'Target.targetCreated' && params.targetInfo.openerId) closeOpened(params.targetInfo);
      if (method === 'Target.targetDestroyed') for (const window of [...windows]) if (window.webContents.targetId === params.targetId) window.gone();
    };
    await chromium.send('Target.setDiscoverTargets', { discover: true });
    await options.gate;
    isReady = true;
    ready.ok();
    app.emit('ready', {}, {});
  }
  process.on('exit', () => chromium.kill());
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => exit(0));
  return { electron, boot };
}

function makeClipboard() {
  let text = '';
  return { writeText: async (value) => { text = value; }, readText: async () => text };
}

/** Hands a request of the page to the handler of its scheme. */
async function serve(schemes, fromHttp, request, response) {
  const address = fromHttp(`http://${request.headers.host}${request.url}`);
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).filter(([name]) => name !== 'host' && name !== 'connection');
    const result = await schemes.get(address.split(':')[0])(new Request(address, { method: request.method, headers, body: chunks.length > 0 ? Buffer.concat(chunks) : undefined }));
    response.writeHead(result.status, Object.fromEntries(result.headers)).end(Buffer.from(await result.arrayBuffer()));
  } catch (error) {
    console.error('[stand-in] the protocol handler failed for', address, error);
    response.writeHead(500).end();
  }
}
