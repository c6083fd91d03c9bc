import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOOKERS } from '../workshop/shatterpoint/secrets.ts';

const units = join(import.meta.dirname, '../../shatterpoint/units');

it('SP-ORDER-03: every unit that may look at cards plays in these matches', () => {
  const files = readdirSync(units).filter((file) => file.endsWith('.ts') && !file.includes('.test.') && readFileSync(join(units, file), 'utf8').includes('lookAtTop('));
  expect(files.map((file) => file.replace('.ts', '')).sort()).toEqual([...LOOKERS].sort());
});
