import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { LOOPBACK } from './gate.ts';

/** Listens at the first of these ports that can be had, else at any free one, and gives it. Rejects naming the address that cannot be had. */
export async function listenAtFirst(server: Server, ports: readonly number[], host: string): Promise<number> {
  for (const port of ports) {
    try {
      return await listen(server, port, host);
    } catch {
      // It is taken, or is no port for this user: the next one.
    }
  }
  return listen(server, 0, host);
}

/** Starts listening and gives the port. Rejects naming the port, or the address, that cannot be had. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => reject(new Error(causeOf(error, port, host), { cause: error }));
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function causeOf({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE': return `port ${port} is used by another program: choose another with --port, or leave --port away to get a free one`;
    case 'EACCES': return `port ${port} may not be used by this user: choose one above 1023`;
    case 'EADDRNOTAVAIL': return `${host} is no address of this computer`;
    default: return message;
  }
}

/** Whether only programs on this computer reach an address. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** How an address stands in another one. */
const spelled = (address: string): string => (isIPv6(address) ? `[${address}]` : address);

/** The names by which a server at an address may be asked, the one to be printed first. All addresses of the computer where it listens to all. */
export function namesFor(host: string): readonly string[] {
  if (isLoopback(host)) return [...new Set([spelled(host), ...LOOPBACK])];
  if (host !== '0.0.0.0' && host !== '::') return [spelled(host)];
  const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []).filter(({ internal, family, address }) => !internal && (host === '::' ? !address.startsWith('fe80:') : family === 'IPv4'));
  return [...own.map(({ address }) => spelled(address)), ...LOOPBACK, ...(host === '::' ? ['[::1]'] : [])];
}
