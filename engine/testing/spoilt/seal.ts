import { fingerprint } from '../../core/hash.ts';
import { chain } from '../../host/record/write.ts';

/** What stands for a number too great for any. */
const ENDLESS = '@endless@';

/** Lines as a match file whose checksums are right, whatever they say. `Infinity` is written as a number too great to read. */
export function sealed(lines: readonly object[]): string {
  let check = '';
  return lines.map((line, i) => {
    const { check: _, ...bare } = line as { readonly check?: unknown };
    check = i === 0 ? fingerprint(bare) : chain(check, bare);
    return `${written({ ...bare, check })}\n`;
  }).join('');
}

const written = (line: object): string => JSON.stringify(line, (_key, value: unknown) => (value === Infinity ? ENDLESS : value)).replaceAll(`"${ENDLESS}"`, '1e999');
