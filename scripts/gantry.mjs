#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './parts/files.mjs';

if (existsSync(inRoot('engine/cli/main.ts')) && existsSync(inRoot('node_modules/esbuild'))) {
  const { buildCli, isCliStale } = await import('./parts/bundle.mjs');
  if (isCliStale()) await buildCli();
}
if (!existsSync(inRoot('dist/cli.mjs'))) {
  console.error('gantry: it is not built yet; run "npm ci" and then "npm run build" in its folder');
  process.exit(1);
}
await import(pathToFileURL(inRoot('dist/cli.mjs')).href);
