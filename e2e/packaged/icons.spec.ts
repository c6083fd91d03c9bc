import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../driver/folders.ts';

const icons = join(ROOT, 'assets/icons');
const read = (path: string): Buffer => readFileSync(join(icons, path));
const pngSide = (bytes: Buffer): number => {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(bytes.readUInt32BE(16)).toBe(bytes.readUInt32BE(20));
  return bytes.readUInt32BE(16);
};

for (const name of ['gantry', 'match', 'table']) {
  test(`${name}.ico has every size that Windows asks for, whole`, () => {
    const bytes = read(`${name}.ico`);
    const entries = Array.from({ length: bytes.readUInt16LE(4) }, (_, i) => 6 + i * 16);
    const sides = entries.map((at) => {
      const [side, length, start] = [bytes[at] || 256, bytes.readUInt32LE(at + 8), bytes.readUInt32LE(at + 12)];
      const image = bytes.subarray(start, start + length);
      expect(image).toHaveLength(length);
      if (side === 256) expect(pngSide(image)).toBe(256);
      else expect([image.readUInt32LE(0), image.readUInt32LE(4), image.readUInt32LE(8), image.readUInt16LE(14)]).toEqual([40, side, side * 2, 32]);
      return side;
    });
    expect(sides).toEqual([16, 24, 32, 48, 64, 128, 256]);
  });

  test(`${name}.icns has every size that macOS asks for, whole`, () => {
    const bytes = read(`${name}.icns`);
    expect([bytes.subarray(0, 4).toString('latin1'), bytes.readUInt32BE(4)]).toEqual(['icns', bytes.length]);
    const sides: Record<string, number> = {};
    for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at + 4)) {
      const type = bytes.subarray(at, at + 4).toString('latin1');
      const image = bytes.subarray(at + 8, at + bytes.readUInt32BE(at + 4));
      sides[type] = image.subarray(0, 4).toString('latin1') === 'ARGB' ? Math.sqrt(unpackedLength(image.subarray(4)) / 4) : pngSide(image);
    }
    expect(sides).toEqual({ ic04: 16, ic05: 32, ic07: 128, ic08: 256, ic09: 512, ic10: 1024, ic11: 32, ic12: 64, ic13: 256, ic14: 512 });
  });
}

/** Bytes that run-length packing stands for. */
function unpackedLength(bytes: Buffer): number {
  let length = 0;
  for (let at = 0; at < bytes.length;) {
    const head = bytes[at]!;
    length += head < 128 ? head + 1 : head - 125;
    at += head < 128 ? head + 2 : 2;
  }
  return length;
}

test('the pictures for Linux are as large as they are named', () => {
  for (const name of readdirSync(join(icons, 'linux'))) expect(`${pngSide(read(`linux/${name}`))}`).toBe(/^(\d+)x\1\.png$/.exec(name)?.[1]);
  for (const side of [16, 32, 48, 64, 128, 256]) for (const kind of ['match', 'table']) expect(pngSide(read(`share/icons/hicolor/${side}x${side}/mimetypes/application-x-gantry-${kind}.png`))).toBe(side);
});

test('the kinds of files are told to each system with our own icons', () => {
  const settings = readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8');
  const { match, table } = JSON.parse(/ENDINGS = (\{.*?\})/.exec(readFileSync(join(ROOT, 'electron/file-kinds.ts'), 'utf8'))![1]!.replace(/(\w+):/g, '"$1":').replaceAll("'", '"')) as Record<string, string>;
  const mime = read('share/mime/packages/gantry.xml').toString('utf8');
  for (const [kind, ending] of [['match', match!], ['table', table!]] as const) {
    for (const icon of ['ico', 'icns']) expect(settings).toMatch(new RegExp(`\\{ ext: ${ending.slice(1)}, .*icon: ${kind}\\.${icon} \\}`));
    expect(settings).toContain(`application/x-gantry-${kind}`);
    expect(mime).toContain(`<glob pattern="*${ending}"/>`);
    expect(mime).toContain(`<icon name="application-x-gantry-${kind}"/>`);
  }
});
