import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '../engine/cli/data-folder.ts';
import { openServer, type OpenServer } from './server.ts';
import { openWorkplace } from './workplace.ts';

export interface ServeOptions {
  readonly port: number;
  /** Another address than this computer's own to listen at, only where the person asks for it. */
  readonly host?: string;
  /** Called when the last window has been gone for a while. */
  readonly whenAlone?: () => void;
  report(message: string): void;
}

/** Starts the game's host for a browser, from the built files beside this one. */
export async function serveGantry({ port, host, whenAlone, report }: ServeOptions): Promise<OpenServer> {
  const dist = fileURLToPath(new URL('.', import.meta.url));
  const renderer = join(dist, 'renderer');
  const workplace = openWorkplace({ assets: join(renderer, 'assets'), data: dataFolder(), worker: join(dist, 'worker.mjs') }, report);
  try {
    const server = await openServer({ desk: workplace.desk, renderer, port, report, ...(host === undefined ? {} : { host }), ...(whenAlone === undefined ? {} : { whenAlone }) });
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
