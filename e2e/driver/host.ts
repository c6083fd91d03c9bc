import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { surroundingsOf, type Surroundings } from './surroundings.ts';

/** The browser host as a process of its own. */
export interface Host {
  /** Lets one browser in. */
  readonly address: string;
  close(): Promise<void>;
}

/** Starts the built browser host, as `npm start -- --no-window` does; `program` starts that of another build. Rejects with what it said when it ends. */
export function startHost(surroundings: Surroundings, program = join(import.meta.dirname, 'host.mjs')): Promise<Host> {
  const child: ChildProcess = spawn(process.execPath, [program], { env: surroundingsOf(surroundings), stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.stderr?.on('data', (text: Buffer) => { said += String(text); });
    child.stdout?.on('data', (text: Buffer) => {
      said += String(text);
      const address = /http:\/\/127\.0\.0\.1:\d+\/#token=\S+/.exec(said)?.[0];
      if (address !== undefined) resolve({ address, close: async () => { child.kill('SIGTERM'); await ended; } });
    });
    void ended.then(() => reject(new Error(`the host ended: ${said}`)));
  });
}
