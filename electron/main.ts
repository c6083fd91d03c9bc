import { join } from 'node:path';
import { app, dialog, ipcMain, Menu, protocol, session } from 'electron';
import type { FileReading } from '../engine/host/reading/reading.ts';
import { CALL } from './channels.ts';
import { fileOpening } from './file-opening.ts';
import { menuTemplate } from './menu.ts';
import { guardContents } from './navigation.ts';
import { guardSession } from './permissions.ts';
import { PRIVILEGES, serveScreen } from './protocol.ts';
import { hear } from './sender.ts';
import { answerShell } from './shell-calls.ts';
import { SHELL_CALL } from './shell-link.ts';
import { openSupport, type Support } from './support.ts';
import { bringForward, openWindow, type OpenWindow } from './window.ts';
import { WORDS } from './words.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

const DIST = join(__dirname, '..');
const RENDERER = join(DIST, 'renderer');
const DEBUGGING = !app.isPackaged;

let workplace: Workplace | null = null;
let open: OpenWindow | null = null;
let support: Support | null = null;

const report = (message: string): void => support?.report(message);
const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Worker threads read tables and pieces beside the archive that a packaged game is in. */
const outsideArchive = (path: string): string => path.replace(/app\.asar(?=[\\/])/, 'app.asar.unpacked');
const ASSETS = outsideArchive(join(RENDERER, 'assets'));
let readBy: (reading: FileReading) => void = () => {};
/** What reads opened files: there once the program has started. */
const reading = new Promise<FileReading>((resolve) => { readBy = resolve; });
const files = fileOpening(reading, () => open?.line.tell({ type: 'open' }), report);

const dataFolder = (): string => process.env['GANTRY_DATA'] || app.getPath('userData');

function showWindow(): void {
  if (workplace === null) return;
  if (open !== null) return bringForward(open.window);
  open = openWindow({
    desk: workplace.desk, data: dataFolder(), preload: join(__dirname, 'preload.cjs'), debugging: DEBUGGING, report,
    closed: () => { open = null; },
    quit: () => app.quit(),
  });
}

async function start(): Promise<void> {
  await app.whenReady();
  support = openSupport(dataFolder());
  const { copyDiagnostics, openLogs, reveal } = support;
  const contents = () => open?.window.webContents ?? null;
  serveScreen(protocol, RENDERER);
  guardSession(session.defaultSession, DEBUGGING, report);
  hear(ipcMain, CALL, contents, report, (name, args) => open?.line.call(name, args));
  hear(ipcMain, SHELL_CALL, contents, report, (call) => answerShell(call, { opened: files.opened, reveal }));
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, DEBUGGING, {
    command: (command) => open?.line.tell({ type: 'command', command }),
    openFile: () => void files.choose(), copyDiagnostics, openLogs,
  })));
  workplace = openWorkplace({ assets: ASSETS, data: dataFolder(), worker: join(DIST, 'worker.cjs') }, report);
  readBy(workplace.reading);
  files.fromWords(process.argv.slice(1), process.cwd());
  showWindow();
  app.on('activate', showWindow);
}

/** Ends the program once every match is closed. */
function closeFirst(event: { preventDefault(): void }): void {
  if (workplace === null) return;
  event.preventDefault();
  const closing = workplace;
  workplace = null;
  void closing.close().finally(() => app.quit());
}

protocol.registerSchemesAsPrivileged([PRIVILEGES]);
app.setName(WORDS.title);
app.enableSandbox();
app.on('web-contents-created', (_event, contents) => guardContents(contents, report));

if (!app.requestSingleInstanceLock()) app.quit();
else {
  app.on('second-instance', (_event, words, folder) => {
    showWindow();
    files.fromWords(words.slice(1), folder);
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('before-quit', closeFirst);
  start().catch((error: unknown) => {
    dialog.showErrorBox(WORDS.title, WORDS.noStart(causeOf(error)));
    app.quit();
  });
}
