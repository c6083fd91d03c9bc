import type { Random } from '../core/rng.ts';

/** Things that break readers: huge counts, deep nesting, prototypes, control characters, other types. */
const POISON = ['__proto__', 'constructor', '1e999', '-1', '9007199254740993', 'null', 'true', '[]', '{}', '"', '\\', '\u0000', '\ud800', '\n', '[['.repeat(60), '{"a":'.repeat(60), '../../etc/passwd', 'NaN', ' ', '9'.repeat(400)];

/** A text changed in one to three places: letters changed, pieces cut, doubled, swapped or poisoned, lines moved. */
export function mutated(text: string, random: Random): string {
  let changed = text;
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) changed = once(changed, random);
  return changed;
}

function once(text: string, random: Random): string {
  const place = (): number => Math.floor(random() * (text.length + 1));
  const [a, b] = [place(), place()].sort((x, y) => x - y) as [number, number];
  const short = Math.min(b, a + 1 + Math.floor(random() * 40));
  switch (Math.floor(random() * 8)) {
    case 0: return text.slice(0, a) + String.fromCharCode(Math.floor(random() * 128)) + text.slice(a + 1);
    case 1: return text.slice(0, a) + text.slice(short);
    case 2: return text.slice(0, short) + text.slice(a);
    case 3: return text.slice(0, a) + POISON[Math.floor(random() * POISON.length)]! + text.slice(random() < 0.5 ? a : short);
    case 4: return text.slice(0, a);
    case 5: return text.replace(/\d+/g, (digits) => (random() < 0.02 ? POISON[Math.floor(random() * POISON.length)]! : digits));
    case 6: {
      const lines = text.split('\n');
      const [i, j] = [Math.floor(random() * lines.length), Math.floor(random() * lines.length)];
      [lines[i], lines[j]] = [lines[j]!, lines[i]!];
      return lines.join('\n');
    }
    default: return text.replace(/"(\w+)":/g, (key) => (random() < 0.02 ? `"${POISON[Math.floor(random() * 3)]!}":` : key));
  }
}

/** Bytes changed in a few places. */
export function mutatedBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const changed = bytes.slice(0, random() < 0.2 ? Math.floor(random() * bytes.length) : bytes.length);
  for (let changes = 1 + Math.floor(random() * 4); changes > 0 && changed.length > 0; changes--) {
    changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
  }
  return changed;
}
