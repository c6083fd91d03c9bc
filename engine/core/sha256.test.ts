import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { randomFrom } from './rng.ts';
import { sha256 } from './sha256.ts';

it('gives what the standard says', () => {
  expect(sha256(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('gives what Node’s own gives, at every length', () => {
  const random = randomFrom(1);
  for (let length = 0; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, () => Math.floor(random() * 256));
    expect(sha256(bytes), `${length} bytes`).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});
