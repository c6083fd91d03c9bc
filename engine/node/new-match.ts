import { randomBytes } from 'node:crypto';
import { randomFrom, type Random } from '../core/rng.ts';
import type { ChanceSource } from '../host/chance.ts';

/** A new match's id: its start in UTC and four random digits, `2026-11-21-1830-05-3fa9`. */
export function newMatchId(now = new Date()): string {
  const stamp = now.toISOString().replace(/[T:]/g, '-').slice(0, 19);
  return `${stamp.slice(0, 10)}-${stamp.slice(11, 13)}${stamp.slice(14, 16)}-${stamp.slice(17, 19)}-${randomBytes(2).toString('hex')}`;
}

/** A number in [0, 1) from the system's entropy, which nobody can foretell. */
const entropy: Random = () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48;

/** Where a match's dice come from: the system's entropy, or a seed's numbers, for tests that must meet the same dice again. */
export const chanceFrom = (seed: number | null): ChanceSource => ({ random: seed === null ? entropy : randomFrom(seed), seed });
