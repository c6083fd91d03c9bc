import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The form of an endpoint's name. Nothing else is ever connected to. */
export const ENDPOINT_NAME = /^gantry-[0-9a-f]{16}$/;

/** The longest address of a socket that every system takes, in bytes. Node 20 cuts longer ones short instead of refusing them. */
const LONGEST = 103;
/** The length of an abstract address on Linux. Node's versions differ in whether they fill a shorter one up, and then do not find each other. */
const ABSTRACT = 107;

/** Systems whose endpoints are files, which stay when their process is killed. */
const isFile = (platform: string): boolean => platform !== 'win32' && platform !== 'linux';

function addressOf(name: string, platform: string): string {
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`;
  if (platform === 'linux') return `\0${name.padEnd(ABSTRACT, '-')}`;
  return join(tmpdir(), `${name}.sock`);
}

/**
 * Opens an endpoint that other processes of this computer can connect to for as long as this one lives: a named pipe on
 * Windows, an abstract socket on Linux, elsewhere a socket file among the temporary files. It says nothing to anybody and
 * keeps no process alive. Gives its name, or null when the system lets none be opened.
 */
export function openEndpoint(platform: string = process.platform): Promise<string | null> {
  const name = `gantry-${randomBytes(8).toString('hex')}`;
  const address = addressOf(name, platform);
  if (isFile(platform) && Buffer.byteLength(address) > LONGEST) return Promise.resolve(null);
  return new Promise((resolve) => {
    const server = createServer((caller) => caller.destroy());
    server.on('error', () => resolve(null));
    server.listen(address, () => {
      if (isFile(platform)) process.once('exit', () => rmSync(address, { force: true }));
      resolve(name);
    });
    server.unref();
  });
}

/**
 * Whether somebody answers at an endpoint; null when that cannot be told. False says that nobody does among the endpoints that
 * are found from here: one that was opened elsewhere may live all the same.
 */
export function answers(name: string, platform: string = process.platform): Promise<boolean | null> {
  const address = addressOf(name, platform);
  return new Promise((resolve) => {
    const call = connect(address, () => {
      call.destroy();
      resolve(true);
    });
    call.on('error', ({ code }: NodeJS.ErrnoException) => {
      // A socket file that is not there may have been cleaned away; one that refuses is left, for the next one who asks.
      resolve(code === 'ECONNREFUSED' || (code === 'ENOENT' && !isFile(platform)) ? false : null);
    });
  });
}
