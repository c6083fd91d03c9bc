import { join } from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session, type IpcMainInvokeEvent } from 'electron';
import type { Connection } from '../engine/host/desk.ts';
import { CALL, PUSH } from './channels.ts';
import { fileAt } from './files.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

const SCHEME = 'app';
const ORIGIN = `${SCHEME}://gantry`;
const DIST = join(__dirname, '..');
const RENDERER = join(DIST, 'renderer');

protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } }]);
app.setName('Gantry');

let workplace: Workplace | null = null;
let window: BrowserWindow | null = null;
let connection: Connection | null = null;

/** Worker threads read files beside the archive that a packaged game is in. */
const outsideArchive = (path: string): string => path.replace(/app\.asar(?=[\\/])/, 'app.asar.unpacked');

const report = (message: string): void => console.error(`[gantry] ${message}`);

function openDesk(): Workplace {
  const given = process.env['GANTRY_DATA'];
  const data = given === undefined || given === '' ? app.getPath('userData') : given;
  return openWorkplace({ assets: outsideArchive(join(RENDERER, 'assets')), data, worker: outsideArchive(join(DIST, 'worker.mjs')) }, report);
}

/** Only the game's own window, showing the game itself, is listened to. */
const isOurs = (event: IpcMainInvokeEvent): boolean => window !== null && event.sender === window.webContents && event.senderFrame !== null && event.senderFrame.url.startsWith(`${ORIGIN}/`);

function openWindow({ desk }: Workplace): void {
  const opened = new BrowserWindow({
    width: 1440, height: 900, minWidth: 960, minHeight: 600, show: false, title: 'Gantry', backgroundColor: '#14171c',
    webPreferences: { preload: join(__dirname, 'preload.cjs'), contextIsolation: true, sandbox: true, nodeIntegration: false },
  });
  window = opened;
  opened.once('ready-to-show', () => opened.show());
  const { webContents } = opened;
  webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  webContents.on('will-navigate', (event) => event.preventDefault());
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  webContents.on('did-navigate', () => {
    connection?.close(); // a page that was loaded again starts over
    connection = desk.connect((push) => {
      if (!webContents.isDestroyed()) webContents.send(PUSH, push);
    });
  });
  webContents.on('render-process-gone', (_event, { reason }) => report(`the window's process ended: ${reason}; matches are safe on disk`));
  opened.on('closed', () => {
    connection?.close();
    connection = null;
    window = null;
  });
  opened.loadURL(`${ORIGIN}/index.html`).catch((error: unknown) => dialog.showErrorBox('Gantry', `The game's page could not be opened: ${String(error)}. Build it with "npm run build".`));
}

ipcMain.handle(CALL, async (event, name: unknown, args: unknown) => {
  if (!isOurs(event) || connection === null) return { error: { code: 'form', message: 'this window may not ask' } };
  if (typeof name !== 'string') return { error: { code: 'form', message: 'a call needs a name' } };
  return connection.call(name, args);
});

async function start(): Promise<void> {
  await app.whenReady();
  protocol.handle(SCHEME, async (request) => {
    const { host, pathname } = new URL(request.url);
    const file = host === 'gantry' && request.method === 'GET' ? await fileAt(RENDERER, pathname) : null;
    return file === null ? new Response('not found', { status: 404 }) : new Response(new Uint8Array(file.bytes), { headers: file.headers });
  });
  session.defaultSession.setPermissionRequestHandler((_contents, permission, decide) => decide(permission === 'fullscreen' || permission === 'clipboard-sanitized-write'));
  Menu.setApplicationMenu(Menu.buildFromTemplate([...(process.platform === 'darwin' ? [{ role: 'appMenu' } as const] : []), { role: 'editMenu' }, { role: 'viewMenu' }, { role: 'windowMenu' }]));
  const place = openDesk();
  workplace = place;
  openWindow(place);
  app.on('activate', () => {
    if (window === null) openWindow(place);
  });
}

if (!app.requestSingleInstanceLock()) app.quit();
else {
  app.on('second-instance', () => window?.focus());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('before-quit', (event) => {
    if (workplace === null) return;
    event.preventDefault();
    const closing = workplace;
    workplace = null;
    void closing.close().finally(() => app.quit());
  });
  start().catch((error: unknown) => {
    dialog.showErrorBox('Gantry', `Gantry could not start: ${error instanceof Error ? error.message : String(error)}`);
    app.quit();
  });
}
