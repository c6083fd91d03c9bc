import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from './pack.ts';

describe('packing', () => {
  it('gives back what was packed; plain text is read too', async () => {
    const text = `${'ä line\n'.repeat(500)}`;
    expect(await unpacked(await packed(text))).toBe(text);
    expect((await packed(text)).length).toBeLessThan(200);
    expect(await unpacked(Buffer.from(text))).toBe(text);
  });

  it('a compression bomb, damaged and binary files are refused with a cause', async () => {
    await expect(unpacked(gzipSync(Buffer.alloc(64 * 1024 * 1024)))).rejects.toThrow('unpacked it is longer than');
    await expect(unpacked((await packed('hello')).slice(0, 12))).rejects.toThrow('cannot be unpacked');
    await expect(unpacked(Uint8Array.of(0xff, 0xfe, 0x00))).rejects.toThrow('it is no text');
  });
});
