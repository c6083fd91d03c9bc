import { cpus, homedir, hostname, release, totalmem, userInfo } from 'node:os';
import { join } from 'node:path';
import { app, clipboard, dialog, screen, shell } from 'electron';
import { MatchFiles } from '../engine/node/match-files.ts';
import { describeFacts } from './diagnostics.ts';
import { Log } from './logs.ts';
import { printable } from './printable.ts';
import { redactor } from './redact.ts';
import { WORDS } from './words.ts';

/** Lines of the log that are told. */
const TAIL = 200;

const accountName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
};

/** The log of this user's folder, what the Help menu does, and what is shown in the system's own file window. */
export interface Support {
  /** Says something to the terminal and to the log. */
  report(message: string): void;
  copyDiagnostics(): void;
  openLogs(): void;
  /** Shows a saved match's file in its folder. Rejects when it is not there. */
  reveal(match: string): Promise<void>;
}

export function openSupport(data: string): Support {
  const redact = redactor({ home: homedir(), user: accountName(), computer: hostname() });
  const log = new Log({ folder: join(data, 'logs'), redact, now: () => Date.now() });
  const report = (message: string): void => {
    console.error(`[gantry] ${printable(message)}`);
    log.write(message);
  };
  log.write(`Gantry ${app.getVersion()} started`);
  process.on('uncaughtExceptionMonitor', (error) => log.write(`not caught: ${error.stack ?? error.message}`));
  app.on('child-process-gone', (_event, { type, reason, name }) => report(`a process of the window ended: ${name ?? type} (${reason})`));
  return {
    report,
    copyDiagnostics() {
      const text = describeFacts(
        {
          version: app.getVersion(),
          packaged: app.isPackaged,
          versions: process.versions,
          platform: process.platform,
          architecture: process.arch,
          release: release(),
          locale: app.getLocale(),
          cores: cpus().length,
          memory: totalmem(),
          displays: screen.getAllDisplays().map(({ size, scaleFactor }) => ({ ...size, scale: scaleFactor })),
          graphics: { ...app.getGPUFeatureStatus() },
          log: log.tail(TAIL),
        },
        redact,
      );
      clipboard.writeText(text).then(
        () => dialog.showMessageBox({ type: 'info', title: WORDS.title, ...WORDS.copied }),
        (error: unknown) => report(`the diagnostics could not be copied: ${error instanceof Error ? error.message : String(error)}`),
      );
    },
    openLogs: () => void shell.openPath(log.folder).then((problem) => {
      if (problem !== '') report(`the logs folder could not be opened: ${problem}`);
    }),
    async reveal(match) {
      const path = await new MatchFiles(join(data, 'matches'), report).fileOf(match);
      if (path === null) throw new Error(WORDS.noFile);
      shell.showItemInFolder(path);
    },
  };
}
