/** SHA-256 (FIPS 180-4), so that what goes by its content goes by the same name in Node, in a page and in a thread, without waiting. */

/** The first 32 bits of the fractions of roots of the first primes. */
function fractions(count: number, root: (n: number) => number): Uint32Array {
  const out = new Uint32Array(count);
  for (let n = 2, k = 0; k < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) out[k++] = ((root(n) % 1) * 4294967296) | 0;
  }
  return out;
}

/** A cube root by halving: the platform's own may differ in its last bits. */
function cubeRoot(n: number): number {
  let [low, high] = [0, n];
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (middle * middle * middle > n) high = middle;
    else low = middle;
  }
  return low;
}

const START = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, cubeRoot);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 of some bytes, as 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const hash = START.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [words[i - 15]!, words[i - 2]!];
      const near = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const far = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      words[i] = (words[i - 16]! + near + words[i - 7]! + far) | 0;
    }
    mix(hash, words);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

function mix(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => { hash[i] = (hash[i]! + word) | 0; });
}
