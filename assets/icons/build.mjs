// Draws the icons of this folder from its .svg files in an installed Chrome, Chromium or Edge: node assets/icons/build.mjs
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { isLinuxRoot } from '../../scripts/parts/browsers.mjs';
import { testBrowser } from '../../scripts/parts/test-browser.mjs';
import { icns, ico, png } from './encode.mjs';

const HERE = import.meta.dirname;
const WINDOWS = [16, 24, 32, 48, 64, 128, 256];
const MACOS = [16, 32, 64, 128, 256, 512, 1024];
const LINUX = [16, 24, 32, 48, 64, 128, 256, 512];
const MIME = [16, 32, 48, 64, 128, 256];
/** Up to this many pixels the simpler drawing is used. */
const SMALL = 32;
/** macOS leaves a border of 100 of 1024 pixels around an application's icon. */
const MAC_BORDER = 100 / 1024;

const write = (path, bytes) => {
  mkdirSync(dirname(join(HERE, path)), { recursive: true });
  writeFileSync(join(HERE, path), bytes);
};
const drawing = (name) => readFileSync(join(HERE, `${name}.svg`), 'utf8');

const browser = await chromium.launch({ executablePath: await testBrowser(), args: isLinuxRoot() ? ['--no-sandbox'] : [] });
try {
  const page = await browser.newPage();
  const draw = async (svg, size, border = 0) => {
    const data = await page.evaluate(async ({ svg, size, border }) => {
      const image = new Image();
      image.src = `data:image/svg+xml;base64,${btoa(svg)}`;
      image.width = image.height = size;
      await image.decode();
      const canvas = new OffscreenCanvas(size, size);
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, border * size, border * size, size * (1 - 2 * border), size * (1 - 2 * border));
      let text = '';
      const { data } = context.getImageData(0, 0, size, size);
      for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
      return btoa(text);
    }, { svg, size, border });
    return { size, pixels: new Uint8Array(Buffer.from(data, 'base64')) };
  };
  const all = (sizes, choose, border) => Promise.all(sizes.map((size) => draw(choose(size), size, border?.(size))));

  const game = (size) => drawing(size <= SMALL ? 'gantry-small' : 'gantry');
  write('gantry.ico', ico(await all(WINDOWS, game)));
  write('gantry.icns', icns(await all(MACOS, game, (size) => (size <= SMALL ? 0 : MAC_BORDER))));
  rmSync(join(HERE, 'linux'), { recursive: true, force: true });
  for (const picture of await all(LINUX, game)) write(`linux/${picture.size}x${picture.size}.png`, png(picture));

  rmSync(join(HERE, 'share/icons'), { recursive: true, force: true });
  for (const kind of ['match', 'table']) {
    const file = () => drawing(kind);
    write(`${kind}.ico`, ico(await all(WINDOWS, file)));
    write(`${kind}.icns`, icns(await all(MACOS, file)));
    for (const picture of await all(MIME, file)) write(`share/icons/hicolor/${picture.size}x${picture.size}/mimetypes/application-x-gantry-${kind}.png`, png(picture));
    write(`share/icons/hicolor/scalable/mimetypes/application-x-gantry-${kind}.svg`, file());
  }
} finally {
  await browser.close();
}
