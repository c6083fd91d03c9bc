import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { LOOPBACK } from './gate.ts';

/** Starts listening and gives the port. Rejects naming the port, or the address, that cannot be had. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(causeOf(error, port, host), { cause: error })));
    server.listen(port, host, () => {
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

/** The names by which a server at an address may be asked, the one to be printed first. All addresses of the computer where it listens to all. */
export function namesFor(host: string): readonly string[] {
  if (isLoopback(host)) return host === '::1' ? ['[::1]', ...LOOPBACK] : LOOPBACK.includes(host) ? LOOPBACK : [host, ...LOOPBACK];
  if (host !== '0.0.0.0') return [host];
  const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [...own.map(({ address }) => address), ...LOOPBACK];
}
