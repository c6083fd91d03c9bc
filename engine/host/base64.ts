/** Bytes as text and back, for links that carry text only. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Uint8Array(128);
for (const [value, letter] of [...LETTERS].entries()) VALUES[letter.charCodeAt(0)] = value;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b, c] = [bytes[i]!, bytes[i + 1], bytes[i + 2]];
    const three = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    text += LETTERS[three >> 18]! + LETTERS[(three >> 12) & 63]! + (b === undefined ? '=' : LETTERS[(three >> 6) & 63]!) + (c === undefined ? '=' : LETTERS[three & 63]!);
  }
  return text;
}

/** The text must be base64: the link has checked that. */
export function fromBase64(text: string): Uint8Array {
  const plain = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (let i = 0; i < plain.length; i++) {
    held = ((held << 6) | VALUES[plain.charCodeAt(i)]!) & 0xffffff;
    bits += 6;
    if (bits >= 8) bytes[at++] = (held >> (bits -= 8)) & 255;
  }
  return bytes;
}
