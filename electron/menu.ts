import type { MenuItemConstructorOptions } from 'electron';
import type { ShellCommand } from '../engine/host/shell.ts';
import { WORDS } from './words.ts';

/** What the menu's items do. */
export interface MenuActions {
  /** Sends a command to the screen. */
  command(command: ShellCommand): void;
  openFile(): void;
  copyDiagnostics(): void;
  openLogs(): void;
}

const LINE: MenuItemConstructorOptions = { type: 'separator' };
const only = (here: boolean, ...items: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] => (here ? items : []);

/** The window's menu. Taking back belongs to the match, so the Edit menu has none of its own; a field being typed in takes it itself. */
export function menuTemplate(
  platform: NodeJS.Platform, debugging: boolean, { command, openFile, copyDiagnostics, openLogs }: MenuActions,
): MenuItemConstructorOptions[] {
  const { menu } = WORDS;
  const mac = platform === 'darwin';
  return [
    ...only(mac, { role: 'appMenu' }),
    {
      label: menu.file,
      submenu: [
        { id: 'new-match', label: menu.newMatch, accelerator: 'CmdOrCtrl+N', click: () => command('newMatch') },
        { id: 'open-file', label: menu.open, accelerator: 'CmdOrCtrl+O', click: openFile },
        // Other systems show their own list of recent files outside the program.
        ...only(mac, { label: menu.recent, role: 'recentDocuments', submenu: [{ role: 'clearRecentDocuments' }] }),
        { id: 'export-match', label: menu.exportMatch, accelerator: 'CmdOrCtrl+E', click: () => command('exportMatch') },
        LINE,
        mac ? { label: menu.close, role: 'close' } : { label: menu.quit, role: 'quit' },
      ],
    },
    { label: menu.edit, submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }] },
    {
      label: menu.match,
      submenu: [
        { id: 'undo', label: menu.undo, accelerator: 'CmdOrCtrl+Z', click: () => command('undo') },
        { id: 'redo', label: menu.redo, accelerator: 'CmdOrCtrl+Shift+Z', click: () => command('redo') },
      ],
    },
    {
      label: menu.view,
      submenu: [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }, LINE, { role: 'togglefullscreen' }, ...only(debugging, LINE, { role: 'reload' }, { role: 'toggleDevTools' })],
    },
    { role: 'windowMenu' },
    {
      role: 'help', label: menu.help,
      submenu: [
        { id: 'copy-diagnostics', label: menu.copyDiagnostics, click: copyDiagnostics },
        { id: 'open-logs', label: menu.openLogs, click: openLogs },
      ],
    },
  ];
}
