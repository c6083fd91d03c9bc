import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '../engine/node/data-folder.ts';
import { keptPorts } from './ports.ts';
import { printable } from './printable.ts';
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
  const workplace = openWorkplace({ assets: join(renderer, 'assets'), data, worker: join(dist, 'worker.mjs') }, report);
  try {
    const ports = keptPorts(data, report);
    const server = await openServer({ desk: workplace.desk, renderer, port, earlier: ports.earlier, report, ...(host === undefined ? {} : { host }), ...(whenAlone === undefined ? {} : { whenAlone }) });
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

export { dataFolder };
