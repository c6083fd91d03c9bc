import { buildAll, buildNode } from './parts/bundle.mjs';

const began = Date.now();
try {
  await (process.argv.includes('--node') ? buildNode() : buildAll());
  console.log(`built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(`build: ${error.message}`);
  process.exitCode = 1;
}
