/** JSON with keys in alphabetical order, so that equal data gives equal text. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value); // as JSON has it, and most of what there is
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The two halves of a fingerprint while text is read. */
let [a, b] = [0, 0];

function readCode(code: number): void {
  a = Math.imul(a ^ code, 2654435761);
  b = Math.imul(b ^ code, 1597334677);
}

function read(text: string): void {
  for (let i = 0; i < text.length; i++) readCode(text.charCodeAt(i));
}

const [ZERO, MINUS, POINT, OPEN, COMMA] = [48, 45, 46, 91, 44];
/** Numbers up to this are read digit by digit where they are whole thousandths. */
const SHORT = 1_000_000;

/** Reads a number as JSON has it. Most are lengths in thousandths, whose digits need no text. */
function readNumber(n: number): void {
  const all = Math.floor(Math.abs(n) * 1000 + 0.5);
  if (!(all < SHORT * 1000) || all / 1000 !== Math.abs(n)) return read(JSON.stringify(n));
  if (n < 0) readCode(MINUS);
  const whole = Math.floor(all / 1000);
  let unit = 1;
  while (unit * 10 <= whole) unit *= 10;
  for (; unit >= 1; unit /= 10) readCode(ZERO + (Math.floor(whole / unit) % 10));
  let rest = all - whole * 1000;
  if (rest > 0) readCode(POINT);
  for (unit = 100; rest > 0; unit /= 10) {
    const digit = Math.floor(rest / unit);
    readCode(ZERO + digit);
    rest -= digit * unit;
  }
}

/** Reads what `canonical` writes, bit by bit: of large data it would be a text of megabytes. */
function readCanonical(value: unknown): void {
  if (typeof value === 'number') readNumber(value);
  else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      readCode(i === 0 ? OPEN : COMMA);
      if (value[i] !== undefined) readCanonical(value[i]); // as a list joins it
    }
    read(value.length === 0 ? '[]' : ']');
  } else if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [i, [key, item]] of entries.entries()) {
      read(`${i === 0 ? '{' : ','}${JSON.stringify(key)}:`);
      readCanonical(item);
    }
    read(entries.length === 0 ? '{}' : '}');
  } else read(`${canonical(value)}`);
}

/** A 53-bit fingerprint of plain data as 14 hexadecimal digits: to compare, not to protect. */
export function fingerprint(value: unknown): string {
  [a, b] = [0xdeadbeef, 0x41c6ce57];
  readCanonical(value);
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  const number = 4294967296 * (2097151 & b) + (a >>> 0);
  return number.toString(16).padStart(14, '0');
}
