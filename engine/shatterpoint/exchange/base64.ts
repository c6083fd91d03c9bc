const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes in base64url without padding. Every sign of the text must be one byte. Throws for others. */
export function toBase64Url(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i += 3) {
    const bytes = [...text.slice(i, i + 3)].map((sign) => sign.charCodeAt(0));
    if (bytes.some((byte) => byte > 255)) throw new Error('only single bytes can be written');
    const word = (bytes[0]! << 16) | ((bytes[1] ?? 0) << 8) | (bytes[2] ?? 0);
    for (let part = 0; part <= bytes.length; part++) out += SIGNS[(word >> (18 - 6 * part)) & 63]!;
  }
  return out;
}

/** Text whose signs are the bytes of base64url or base64, padded or not; null when it is neither. */
export function fromBase64Url(text: string): string | null {
  const signs = [...text.replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_')].map((sign) => SIGNS.indexOf(sign));
  if (signs.includes(-1) || signs.length % 4 === 1) return null;
  let out = '';
  for (let i = 0; i < signs.length; i += 4) {
    const part = signs.slice(i, i + 4);
    const word = (part[0]! << 18) | (part[1]! << 12) | ((part[2] ?? 0) << 6) | (part[3] ?? 0);
    for (let byte = 0; byte < part.length - 1; byte++) out += String.fromCharCode((word >> (16 - 8 * byte)) & 255);
  }
  return out;
}
