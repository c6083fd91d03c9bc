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

/** A 53-bit fingerprint of plain data as 14 hexadecimal digits: to compare, not to protect. */
export function fingerprint(value: unknown): string {
  const text = canonical(value);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  const number = 4294967296 * (2097151 & b) + (a >>> 0);
  return number.toString(16).padStart(14, '0');
}
