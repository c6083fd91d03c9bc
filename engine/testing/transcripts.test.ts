import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GOLDEN } from './transcripts.ts';

/** The text kept in `golden/`, or nothing; line ends as git may have changed them on Windows are put right. */
function kept(name: string): string {
  const file = new URL(`./golden/${name}.txt`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
}

describe('golden transcripts: when a rule was meant to change, run `npm run transcripts` and read the difference', () => {
  for (const { name, write } of GOLDEN) test(name, () => expect(write().split('\n')).toEqual(kept(name).split('\n')));
});
