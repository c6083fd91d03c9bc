/** Breaks rules on purpose, one at a time in a copy of the engine, and shows which test notices: `npm run mutations [-- WORD]`, WORD a rule or a part of what is broken. Ends with 1 when a broken rule passes. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = join(root, 'node_modules/.cache/mutations');
const only = process.argv[2];
const mutations = JSON.parse(readFileSync(join(root, 'engine/testing/mutations/mutations.json'), 'utf8')).filter(({ rule, what }) => only === undefined || rule === only || what.includes(only));

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
cpSync(join(root, 'engine'), join(copy, 'engine'), { recursive: true });
for (const file of ['package.json', 'vitest.config.ts', 'tsconfig.base.json']) cpSync(join(root, file), join(copy, file));
for (const folder of ['node_modules', 'assets', 'docs', 'renderer', 'scripts']) symlinkSync(join(root, folder), join(copy, folder), 'junction');

/** Names of the tests that fail; `tests` are the folders or files that are run. */
const noticed = (tests) => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const run = spawnSync(process.execPath, [vitest, 'run', ...tests.split(' '), '--project', 'fast', '--bail', '1', '--reporter', 'json'], { cwd: copy, encoding: 'utf8', maxBuffer: 1e9 });
  const report = JSON.parse(run.stdout.slice(run.stdout.indexOf('{')));
  const broken = report.testResults.find(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  if (broken !== undefined) throw new Error(`${broken.name} does not run in the copy: ${broken.message}`);
  const failed = report.testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'failed');
  return failed.map(({ fullName }) => fullName);
};

let missed = 0;
for (const { rule, what, file, from, to, tests: where = 'engine/shatterpoint' } of mutations) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${rule}: "${from}" is not once in ${file}`);
  writeFileSync(path, source.replace(from, () => to));
  const tests = noticed(where);
  writeFileSync(path, source);
  if (tests.length === 0) missed += 1;
  console.log(`${tests.length === 0 ? 'MISSED ' : 'noticed'} ${rule.padEnd(11)} ${what}${tests.length === 0 ? '' : `\n          by: ${tests[0]}`}`);
}
rmSync(copy, { recursive: true, force: true });
console.log(`${mutations.length - missed} of ${mutations.length} broken rules noticed`);
process.exitCode = missed === 0 ? 0 : 1;
