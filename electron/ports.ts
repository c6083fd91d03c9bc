import { join } from 'node:path';
import { z } from 'zod';
import { readKept, writeKept } from './kept.ts';

/** Ports of earlier starts that are tried again. */
const MOST = 4;
const portsForm = z.array(z.number().int().min(1024).max(65535)).max(MOST);
const NAME = 'ports of earlier starts';

/**
 * The ports at which this user's browser host was, the one to be tried first at the front. A browser keeps settings by
 * address and port: at another port they would be lost.
 */
export interface KeptPorts {
  readonly earlier: readonly number[];
  /** Remembers the port that was had; when there are too many, the one that was not to be had is forgotten. */
  keep(port: number): void;
}

export function keptPorts(data: string, report: (message: string) => void): KeptPorts {
  const path = join(data, 'ports.json');
  const earlier = readKept(path, NAME, portsForm, report) ?? [];
  return {
    earlier,
    keep(port) {
      if (!earlier.includes(port)) writeKept(path, NAME, [...earlier, port].slice(-MOST), report);
    },
  };
}
