import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { dropFolder, freshFolder } from '../driver/folders.ts';
import { startHost } from '../driver/host.ts';

/** Where a start of the browser host is, and the word that lets a browser in. */
async function startOnce(data: string): Promise<{ readonly port: string; readonly token: string | null }> {
  const host = await startHost({ data });
  await host.close();
  const { port, hash } = new URL(host.address);
  return { port, token: new URLSearchParams(hash.slice(1)).get('token') };
}

test('a start is at the port of the last one with another token, and elsewhere while that port is taken', async () => {
  const data = freshFolder();
  const other = createServer();
  try {
    const [first, second] = [await startOnce(data), await startOnce(data)];
    expect(second.port).toBe(first.port);
    expect(second.token).not.toBe(first.token);
    expect(first.token?.length).toBeGreaterThan(20);

    await new Promise<void>((resolve) => other.listen(Number(first.port), '127.0.0.1', resolve));
    const elsewhere = await startOnce(data);
    expect(elsewhere.port).not.toBe(first.port);
    await new Promise((resolve) => other.close(resolve));
    expect((await startOnce(data)).port, 'the first port is free again').toBe(first.port);
  } finally {
    other.close();
    dropFolder(data);
  }
});
