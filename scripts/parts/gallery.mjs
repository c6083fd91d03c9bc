import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { isLinuxRoot } from './browsers.mjs';
import { inRoot } from './files.mjs';
import { testBrowser } from './test-browser.mjs';

const BUILT = inRoot('dist/gallery');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.webp': 'image/webp' };

/** Builds the page that draws pictures. */
async function buildGallery() {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  await build({
    root: inRoot('renderer/gallery'), configFile: false, base: './', publicDir: false, logLevel: 'error', plugins: [react()], worker: { format: 'es' },
    build: { outDir: BUILT, emptyOutDir: true, assetsDir: 'app', target: 'es2022', chunkSizeWarningLimit: 4000 },
  });
}

/** The page and the assets of the working folder, at an address of this machine. Ends with `close`. */
export async function serveGallery() {
  await buildGallery();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname)).replace(/^[/\\]+/, '') || 'index.html';
    const file = path.startsWith('assets') ? inRoot(path) : join(BUILT, path);
    if (path.includes('..') || !existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  return { address: `http://127.0.0.1:${server.address().port}/?test`, close: () => server.close() };
}

/** Opens the page in a browser of its own and gives what `use` makes of it. Tells what the page complains of. */
export async function inGallery(use) {
  const { chromium } = await import('@playwright/test');
  const { address, close } = await serveGallery();
  const args = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', ...(isLinuxRoot() ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: (await testBrowser()) ?? undefined, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', (error) => { console.error(error.message); });
    await page.goto(address);
    await page.waitForFunction(() => window.gallery !== undefined);
    return await use(page);
  } finally {
    await browser.close();
    close();
  }
}

/** The bytes of a data address. */
export const bytesOf = (address) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
