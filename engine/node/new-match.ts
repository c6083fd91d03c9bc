import { randomBytes } from 'node:crypto';

/** A new match's id: its start in UTC and four random digits, `2026-11-21-1830-05-3fa9`. */
export function newMatchId(now = new Date()): string {
  const stamp = now.toISOString().replace(/[T:]/g, '-').slice(0, 19);
  return `${stamp.slice(0, 10)}-${stamp.slice(11, 13)}${stamp.slice(14, 16)}-${stamp.slice(17, 19)}-${randomBytes(2).toString('hex')}`;
}

/** A seed for the dice from the system's entropy. */
export const newSeed = (): number => randomBytes(4).readInt32LE();
