import { mkdirSync, writeFileSync } from 'node:fs';
import { GOLDEN } from './transcripts.ts';

const folder = new URL('./golden/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { name, write } of GOLDEN) {
  const { text } = await write();
  writeFileSync(new URL(`${name}.txt`, folder), text);
  console.log(`${name}: ${text.split('\n').length - 1} lines`);
}
