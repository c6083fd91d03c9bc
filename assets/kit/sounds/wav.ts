import type { Wave } from './synth/wave.ts';

/** Bytes before the samples. */
export const HEAD = 44;

/** A file of one channel with 16 bits a sample. */
export function wavOf(wave: Wave, rate: number): Uint8Array {
  const bytes = new Uint8Array(HEAD + 2 * wave.length);
  const view = new DataView(bytes.buffer);
  const text = (where: number, word: string): void => { for (let i = 0; i < word.length; i++) bytes[where + i] = word.charCodeAt(i); };
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, 2 * wave.length, true);
  for (let i = 0; i < wave.length; i++) view.setInt16(HEAD + 2 * i, Math.round(Math.max(-1, Math.min(1, wave[i]!)) * 32767), true);
  return bytes;
}
