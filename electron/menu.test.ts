import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { menuTemplate } from './menu.ts';
import type { ShellPush } from '../engine/host/shell.ts';
import { isShellPush } from './shell-link.ts';
import { takesItself, type TypedPage } from './typing.ts';

const done: string[] = [];
const menu = (platform: NodeJS.Platform, debugging = false): MenuItemConstructorOptions[] =>
  menuTemplate(platform, debugging, { command: (command) => done.push(command), openFile: () => done.push('open'), copyDiagnostics: () => done.push('diagnostics'), openLogs: () => done.push('logs') });
const items = (template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  template.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? items(item.submenu) : [])]);

describe('the menu', () => {
  it('every item does something, and says so in words', () => {
    for (const item of items(menu('linux', true))) expect(item.role ?? item.type ?? item.submenu ?? item.click, JSON.stringify(item)).toBeDefined();
    for (const item of items(menu('linux'))) if (item.role === undefined && item.type !== 'separator') expect(item.label).toMatch(/\w/);
  });

  it('its own items run their actions, and those for the screen are pushes of a right form', () => {
    for (const [id, expected] of [['new-match', 'newMatch'], ['open-file', 'open'], ['export-match', 'exportMatch'], ['undo', 'undo'], ['redo', 'redo'], ['copy-diagnostics', 'diagnostics'], ['open-logs', 'logs']] as const) {
      (items(menu('linux')).find((item) => item.id === id)!.click as () => void)();
      expect(done.at(-1), id).toBe(expected);
    }
    for (const command of done.filter((what) => ['newMatch', 'exportMatch', 'undo', 'redo'].includes(what))) expect(isShellPush({ type: 'command', command })).toBe(true);
  });

  it('no two items have the same keys, and taking back has its usual ones', () => {
    for (const platform of ['linux', 'darwin', 'win32'] as const) {
      const keys = items(menu(platform, true)).flatMap(({ accelerator }) => (accelerator === undefined ? [] : [accelerator]));
      expect(new Set(keys).size).toBe(keys.length);
      expect(items(menu(platform)).find(({ id }) => id === 'undo')).toMatchObject({ accelerator: 'CmdOrCtrl+Z' });
      expect(items(menu(platform)).find(({ id }) => id === 'redo')).toMatchObject({ accelerator: 'CmdOrCtrl+Shift+Z' });
      expect(items(menu(platform)).some(({ role }) => role === 'undo' || role === 'redo' || role === 'editMenu')).toBe(false);
    }
  });

  it('developer tools are there from source only', () => {
    const hasTools = (debugging: boolean): boolean => items(menu('linux', debugging)).some(({ role }) => role === 'toggleDevTools');
    expect([hasTools(false), hasTools(true)]).toEqual([false, true]);
  });

  it('a Mac has its own first menu and a list of recent files; elsewhere Quit stands under File', () => {
    expect(menu('darwin')[0]).toEqual({ role: 'appMenu' });
    expect(items(menu('darwin')).some(({ role }) => role === 'recentDocuments')).toBe(true);
    expect(items(menu('win32')).some(({ role }) => role === 'quit')).toBe(true);
  });
});

describe('undo while something is typed', () => {
  const ran: string[] = [];
  const page = (field: boolean | null): TypedPage => ({
    activeElement: field === null ? null : { matches: () => field },
    execCommand: (command) => ran.push(command) > 0,
  });
  const undo: ShellPush = { type: 'command', command: 'undo' };

  it('takes back letters in a field, and answers elsewhere', () => {
    expect(takesItself(page(true), undo)).toBe(true);
    expect(ran).toEqual(['undo']);
    expect(takesItself(page(false), undo)).toBe(false);
    expect(takesItself(page(null), undo)).toBe(false);
  });

  it('other commands always go to the screen', () => {
    expect(takesItself(page(true), { type: 'command', command: 'newMatch' })).toBe(false);
    expect(takesItself(page(true), { type: 'open' })).toBe(false);
  });
});
