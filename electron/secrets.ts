import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret of 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: it says nothing about it, as nobody can try all there are. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** What only somebody who has the secret can say about some words. */
export const sealOf = (secret: string, ...words: readonly string[]): string => createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url');

/** Compares two secrets in a time that says nothing about them. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
