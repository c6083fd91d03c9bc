/** How esbuild makes one file that Node runs, for the built programs and for the worker threads and child processes of tests. */

export const NODE = { bundle: true, platform: 'node', target: 'node20', sourcemap: 'linked', logLevel: 'warning', legalComments: 'none', external: ['electron', 'bufferutil', 'utf-8-validate'] };

/** ES modules in which bundled CommonJS libraries still find what they are used to. */
const HEADER = [
  "import { createRequire as makeRequire } from 'node:module';",
  "import { fileURLToPath as pathOfAddress } from 'node:url';",
  'const require = makeRequire(import.meta.url);',
  'const __filename = pathOfAddress(import.meta.url);',
].join('\n');

export const NODE_MODULE = { ...NODE, format: 'esm', banner: { js: HEADER } };
