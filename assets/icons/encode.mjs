import { crc32 as crcOf, deflateSync } from 'node:zlib';

/** A square picture: `size` pixels a side, 4 bytes a pixel (red, green, blue, opacity), rows from the top. */

const u16 = (value) => { const bytes = Buffer.alloc(2); bytes.writeUInt16LE(value); return bytes; };
const u32 = (value) => { const bytes = Buffer.alloc(4); bytes.writeUInt32LE(value); return bytes; };
const big32 = (value) => { const bytes = Buffer.alloc(4); bytes.writeUInt32BE(value); return bytes; };

/** CRC-32 as PNG wants it; Node has its own only from 22.2 on. */
const crc32 = crcOf ?? ((bytes) => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
});

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([big32(data.length), body, big32(crc32(body) >>> 0)]);
}

/** A picture as PNG, rows unfiltered or taken from the row above, whichever packs smaller. */
export function png({ size, pixels }) {
  const rows = (filter) => {
    const bytes = Buffer.alloc(size * (size * 4 + 1));
    for (let y = 0; y < size; y++) {
      const row = y * (size * 4 + 1);
      bytes[row] = filter;
      for (let x = 0; x < size * 4; x++) bytes[row + 1 + x] = pixels[y * size * 4 + x] - (filter === 2 && y > 0 ? pixels[(y - 1) * size * 4 + x] : 0);
    }
    return deflateSync(bytes, { level: 9 });
  };
  const packed = [rows(0), rows(2)].sort((a, b) => a.length - b.length)[0];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', Buffer.concat([big32(size), big32(size), Buffer.from([8, 6, 0, 0, 0])])), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

/** A picture as the bitmap of an .ico: rows from the bottom, blue first, and a mask of what is clear. */
function bitmap({ size, pixels }) {
  const colours = Buffer.alloc(size * size * 4);
  const maskRow = Math.ceil(size / 32) * 4;
  const mask = Buffer.alloc(maskRow * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [from, to] = [(y * size + x) * 4, ((size - 1 - y) * size + x) * 4];
      colours.set([pixels[from + 2], pixels[from + 1], pixels[from], pixels[from + 3]], to);
      if (pixels[from + 3] === 0) mask[(size - 1 - y) * maskRow + (x >> 3)] |= 0x80 >> (x & 7);
    }
  }
  return Buffer.concat([u32(40), u32(size), u32(size * 2), u16(1), u16(32), u32(0), u32(colours.length + mask.length), Buffer.alloc(16), colours, mask]);
}

/** Pictures of several sizes as a Windows icon; 256 pixels as PNG, smaller ones as bitmaps, which every Windows draws. */
export function ico(pictures) {
  const images = pictures.map((picture) => (picture.size >= 256 ? png(picture) : bitmap(picture)));
  let at = 6 + 16 * images.length;
  const entries = pictures.map(({ size }, i) => {
    const entry = Buffer.concat([Buffer.from([size % 256, size % 256, 0, 0]), u16(1), u16(32), u32(images[i].length), u32(at)]);
    at += images[i].length;
    return entry;
  });
  return Buffer.concat([u16(0), u16(1), u16(images.length), ...entries, ...images]);
}

/** Run-length packing of one channel as an .icns has it: up to 128 bytes as they are, or one byte 3 to 130 times. */
function packed(channel) {
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.length > 0) out.push(plain.length - 1, ...plain);
    plain = [];
  };
  for (let i = 0; i < channel.length;) {
    let run = 1;
    while (run < 130 && channel[i + run] === channel[i]) run++;
    if (run >= 3) {
      flush();
      out.push(run + 125, channel[i]);
      i += run;
    } else {
      plain.push(channel[i++]);
      if (plain.length === 128) flush();
    }
  }
  flush();
  return Buffer.from(out);
}

function argb({ size, pixels }) {
  const channel = (offset) => Uint8Array.from({ length: size * size }, (_, i) => pixels[i * 4 + offset]);
  return Buffer.concat([Buffer.from('ARGB', 'latin1'), ...[3, 0, 1, 2].map((offset) => packed(channel(offset)))]);
}

/** Names of an .icns' pictures by their size in pixels; some sizes are both one picture and a finer one of half the size. */
const ICNS = [['ic04', 16], ['ic05', 32], ['ic07', 128], ['ic08', 256], ['ic09', 512], ['ic10', 1024], ['ic11', 32], ['ic12', 64], ['ic13', 256], ['ic14', 512]];

/** Pictures of 16 to 1024 pixels as a macOS icon. Throws when a size is missing. */
export function icns(pictures) {
  const parts = ICNS.map(([type, size]) => {
    const picture = pictures.find((one) => one.size === size);
    if (picture === undefined) throw new Error(`an .icns needs a picture of ${size} pixels`);
    const data = type === 'ic04' || type === 'ic05' ? argb(picture) : png(picture);
    return Buffer.concat([Buffer.from(type, 'latin1'), big32(data.length + 8), data]);
  });
  const length = parts.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([Buffer.from('icns', 'latin1'), big32(length), ...parts]);
}
