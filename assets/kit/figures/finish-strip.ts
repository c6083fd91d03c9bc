/** The texture that all figures share: one texel for each finish. */
import { deflateSync } from 'node:zlib';
import { FINISH_ORDER, FINISHES } from './modelling/paint.ts';

const table = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

/** One block of a PNG file with its check sum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  let c = 0xffffffff;
  for (const b of body) c = table[(c ^ b) & 255]! ^ (c >>> 8);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((c ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** A one-row RGB picture (PNG): green is roughness, blue metalness, one texel for each finish. */
export function finishStrip(): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(FINISH_ORDER.length, 0);
  head.writeUInt32BE(1, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...FINISH_ORDER.flatMap((f) => [0, Math.round(FINISHES[f][0] * 255), Math.round(FINISHES[f][1] * 255)])]);
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', head), chunk('IDAT', deflateSync(row)), chunk('IEND', Buffer.alloc(0))]);
}
