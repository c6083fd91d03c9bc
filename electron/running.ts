import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { secretForm } from '../engine/host/entry.ts';
import type { Refusal } from './gate.ts';
import { readKept, writeKept } from './kept.ts';
import { isSame, newSecret, sealOf } from './secrets.ts';

/** Where a later start of the same account asks for an address, by POST. */
export const HAND_OVER = '/address';

/** What a running host leaves in a file that this account alone can read. */
const hostForm = z.strictObject({
  /** The address at which it listens, and the name by which it is asked. */
  listens: z.string().max(255), name: z.string().max(255),
  port: z.number().int().min(1).max(65535), secret: secretForm,
});
const askForm = z.strictObject({ nonce: secretForm, seal: secretForm });
const givenForm = z.strictObject({ address: z.string().max(1000), seal: secretForm });

const NAME = 'the place of the running host';
const fileOf = (folder: string, port: number): string => join(folder, `host-${port}.json`);
const FILE = /^host-\d{1,5}\.json$/;
/** A host that lives answers at once, in milliseconds. */
const PATIENCE_MS = 3000;

/** Where a host runs. */
export type Place = Omit<z.infer<typeof hostForm>, 'secret'>;

/** Gives addresses to later starts of this account. */
export interface Handover {
  /** What somebody gets who asks: an address where the file's secret was known, else why not. */
  answer(asked: unknown, mint: () => string): z.infer<typeof givenForm> | Refusal;
  /** The host ends: it is no more to be asked. */
  close(): void;
}

/** Leaves word of a running host. Neither side says the secret: each shows that it knows it, so that whoever sits at the port of a host that is gone gets nothing. */
export function announce(folder: string, place: Place, report: (message: string) => void): Handover {
  const secret = newSecret();
  const path = fileOf(folder, place.port);
  writeKept(path, NAME, { ...place, secret }, report, { secret: true });
  return {
    answer(asked, mint) {
      const { data } = askForm.safeParse(asked);
      if (data === undefined || !isSame(data.seal, sealOf(secret, 'ask', data.nonce))) return { status: 403, why: 'this is for another start of Gantry by the same account' };
      const address = mint();
      return { address, seal: sealOf(secret, 'give', data.nonce, address) };
    },
    close: () => rmSync(path, { force: true }),
  };
}

/** A new address of a host that runs already with this account's files, at this port (0: any) and listening there (null: anywhere); null when there is none. */
export async function addressOfRunning(folder: string, port: number, listens: string | null): Promise<string | null> {
  for (const file of names(folder).filter((name) => FILE.test(name))) {
    const kept = readKept(join(folder, file), NAME, hostForm, () => {});
    if (kept === null || (port !== 0 && kept.port !== port) || (listens !== null && kept.listens !== listens)) continue;
    const address = await ask(kept).catch(() => null);
    if (address !== null) return address;
  }
  return null;
}

async function ask({ name, port, secret }: z.infer<typeof hostForm>): Promise<string | null> {
  const nonce = newSecret();
  const reply = await fetch(`http://${name}:${port}${HAND_OVER}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS),
    body: JSON.stringify({ nonce, seal: sealOf(secret, 'ask', nonce) }),
  });
  const { data } = givenForm.safeParse(await reply.json());
  return data !== undefined && isSame(data.seal, sealOf(secret, 'give', nonce, data.address)) ? data.address : null;
}

function names(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
