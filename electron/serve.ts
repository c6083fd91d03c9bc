import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '../engine/node/data-folder.ts';
import { keyFile } from './keys.ts';
import { keptPorts } from './ports.ts';
import { printable } from './printable.ts';
import { addressOfRunning, announce } from './running.ts';
import { openServer, type OpenServer } from './server.ts';
import { openWorkplace } from './workplace.ts';

export interface ServeOptions {
  /** 0: the one of the last start where it is free, else any. */
  readonly port: number;
  /** Another address than this computer's own to listen at, only where the person asks for it. */
  readonly host?: string;
  /** Called when the last window has been gone for a while. */
  readonly whenAlone?: () => void;
  report(message: string): void;
}

/** Starts the game's host for a browser, from the built files beside this one. */
export async function serveGantry({ port, host, whenAlone, report: say }: ServeOptions): Promise<OpenServer> {
  const report = (message: string): void => say(printable(message));
  const dist = fileURLToPath(new URL('.', import.meta.url));
  const renderer = join(dist, 'renderer');
  const data = dataFolder();
  const workplace = openWorkplace({ assets: join(renderer, 'assets'), data, worker: join(dist, 'worker.cjs') }, report);
  try {
    const ports = keptPorts(data, report);
    const folder = doorFolder(data);
    const server = await openServer({
      desk: workplace.desk,
      renderer,
      port,
      earlier: ports.earlier,
      report,
      ...(host === undefined ? {} : { host }),
      ...(whenAlone === undefined ? {} : { whenAlone }),
      keys: (had) => keyFile(folder, had, report),
      handover: (place) => announce(folder, place, report),
    });
    if (port === 0) ports.keep(server.port);
    return {
      ...server,
      async close() {
        await server.close();
        await workplace.close();
      },
    };
  } catch (error) {
    await workplace.close();
    throw error;
  }
}

/** What concerns browsers alone: their keys, and where the host runs. Only this account may read it. */
const doorFolder = (data: string): string => join(data, 'browser');

/** A new address of a host that runs already with this account's files, at this port (0: any) and, where it is given, listening there; null when there is none. */
export const addressOfOther = (port: number, host: string | null = null): Promise<string | null> => addressOfRunning(doorFolder(dataFolder()), port, host);

export { dataFolder };
