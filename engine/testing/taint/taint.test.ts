import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noTaint, taintedMatch } from './game.ts';
import { LOOKERS } from '../workshop/shatterpoint/secrets.ts';
import { taintSetup } from './setups.ts';

const units = join(import.meta.dirname, '../../shatterpoint/units');

it('SP-ORDER-03: every unit that may look at cards plays in these matches', () => {
  const files = readdirSync(units).filter((file) => file.endsWith('.ts') && !file.includes('.test.') && readFileSync(join(units, file), 'utf8').includes('lookAtTop('));
  expect(files.map((file) => file.replace('.ts', '')).sort()).toEqual([...LOOKERS].sort());
});

it('matches of units that look at cards tell nobody what may not be known', async () => {
  const taint = noTaint();
  for (let seed = 1; taint.guarded < 20 && seed < 20; seed++) await taintedMatch({ ...taintSetup('shatterpoint', seed), seed, most: 100 }, taint);
  expect(taint.leaks).toEqual([]);
  expect([taint.secrets > 0, taint.guarded >= 20, taint.twins > 5, taint.exports > 4]).toEqual([true, true, true, true]);
}, 60_000);
