import type { ShellBridge } from '../../engine/host/shell.ts';

declare global {
  interface Window {
    readonly gantryShell?: ShellBridge;
  }
}

/** The desktop shell around this page; null in a browser. */
export const shellOf = (): ShellBridge | null => window.gantryShell ?? null;
