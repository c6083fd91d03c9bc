import { expect, it } from 'vitest';
import { fixesOf } from './fixes.ts';

it('what mends several findings is done once, what mends a note only where it is asked for', () => {
  const up = (): { kind: 'drop'; from: 'ingress'; id: string } => ({ kind: 'drop', from: 'ingress', id: 'a' });
  const other = { kind: 'remove', features: ['b'] } as const;
  expect(fixesOf([{ severity: 'warning', fix: up() }, { severity: 'warning', fix: up() }, { severity: 'error', fix: null }, { severity: 'error', fix: { ...other, features: ['b'] } }, { severity: 'note', fix: { kind: 'remove', features: ['c'] } }]))
    .toEqual([up(), other]);
});
