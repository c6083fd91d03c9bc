/**
 * Draws the figures on contact sheets: `npm run gallery [figure…]`, without names all of them. Each is seen from three sides beside a
 * bare base and a person, and as its outline of 60 pixels. The sheets are written to test-results/gallery; `--across N` sets how many
 * stand side by side, `--rows N` how many rows a sheet has, `--close` shows heads.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { isLinuxRoot } from './parts/browsers.mjs';
import { inRoot } from './parts/files.mjs';
import { testBrowser } from './parts/test-browser.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { across: { type: 'string', default: '2' }, rows: { type: 'string', default: '5' }, close: { type: 'boolean', default: false } } });
const [across, rows] = [Number(values.across), Number(values.rows)];
const folder = inRoot('assets/figures');
const known = readdirSync(folder).filter((name) => name.endsWith('.glb.pack')).map((name) => name.replace('.glb.pack', ''));
const unknown = positionals.filter((id) => !known.includes(id));
if (unknown.length > 0) throw new Error(`no file of a figure is called ${unknown.join(', ')}`);
const ids = positionals.length > 0 ? positionals : known;
const target = inRoot('test-results/gallery');

const { build } = await import('esbuild');
const { outputFiles } = await build({ entryPoints: [inRoot('renderer/gallery/page.ts')], bundle: true, format: 'iife', write: false, logLevel: 'error' });
const script = outputFiles[0].text;

const server = createServer((request, response) => {
  const name = /^\/assets\/figures\/([\w.-]+)$/.exec(request.url ?? '')?.[1];
  if (request.url === '/') response.setHeader('content-type', 'text/html').end('<!doctype html><meta charset="utf-8"><script src="page.js"></script>');
  else if (request.url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script);
  else if (name !== undefined) response.end(readFileSync(`${folder}/${name}`));
  else response.writeHead(404).end();
});
await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({ executablePath: (await testBrowser()) ?? undefined, args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', ...(isLinuxRoot() ? ['--no-sandbox'] : [])] });
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => { console.error(error.message); });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const person = known.includes('general-anakin-skywalker') ? 'general-anakin-skywalker' : null;
  for (let i = 0; i * across * rows < ids.length; i++) {
    const some = ids.slice(i * across * rows, (i + 1) * across * rows);
    const picture = await page.evaluate(([list, wide, beside, near]) => window.sheet(list, wide, beside, near), [some, across, person, values.close]);
    const path = `${target}/sheet-${String(i + 1).padStart(2, '0')}.png`;
    writeFileSync(path, Buffer.from(picture.split(',')[1], 'base64'));
    console.log(`${path.slice(inRoot('').length)}  ${some.length} figures`);
  }
} finally {
  await browser.close();
  server.close();
}
