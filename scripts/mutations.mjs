/**
 * Breaks rules on purpose, one at a time in a copy of the engine, and shows which test notices:
 * `npm run mutations [-- [--system ID[,ID]] [WORD]]`, WORD a rule or a part of what is broken. Without --system the rules of every system are
 * broken, and those of what all systems share (`shared`). Ends with 1 when a broken rule passes, and throws where a test fails that nothing broke.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askedSystems } from './parts/system.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = join(root, 'node_modules/.cache/mutations');
const lists = join(root, 'engine/testing/mutations');
const known = readdirSync(lists).filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''));
const { systems, words: [only] } = askedSystems(process.argv.slice(2), known);
const mutationsOf = (system) => JSON.parse(readFileSync(join(lists, `${system}.json`), 'utf8')).map((mutation) => ({ system, tests: `engine/${system}`, ...mutation }));
const mutations = systems.flatMap(mutationsOf).filter(({ rule, what }) => only === undefined || rule === only || what.includes(only));

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
cpSync(join(root, 'engine'), join(copy, 'engine'), { recursive: true });
for (const file of ['package.json', 'vitest.config.ts', 'tsconfig.base.json']) cpSync(join(root, file), join(copy, file));
for (const folder of ['node_modules', 'assets', 'docs', 'renderer', 'scripts']) symlinkSync(join(root, folder), join(copy, folder), 'junction');

/** One run of tests of a project; `more` are further words of the command. */
function ran(tests, project, more) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const words = [vitest, 'run', ...tests.split(' '), '--project', project, '--passWithNoTests', '--reporter', 'json', ...more];
  const run = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8', maxBuffer: 1e9 });
  const { testResults } = JSON.parse(run.stdout.slice(run.stdout.indexOf('{')));
  const broken = testResults.find(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  if (broken !== undefined) throw new Error(`${broken.name} does not run in the copy: ${broken.message}`);
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return { passed: run.status === 0, failed };
}

/** Names of the tests of a project that fail. A run that stops at the first failure may end before it has named it. */
function noticedBy(tests, project) {
  const quick = ran(tests, project, ['--bail', '1']);
  const { passed, failed } = quick.passed || quick.failed.length > 0 ? quick : ran(tests, project, []);
  if (!passed && failed.length === 0) throw new Error(`the run of ${tests} failed and names no test`);
  return failed;
}

/** Names of the tests that fail; `tests` are the folders or files that are run: the slow ones where no fast one fails. */
function noticed(tests) {
  const fast = noticedBy(tests, 'fast');
  return fast.length > 0 ? fast : noticedBy(tests, 'slow');
}

for (const tests of new Set(mutations.map((mutation) => mutation.tests))) {
  const [failed] = noticed(tests);
  if (failed !== undefined) throw new Error(`nothing is broken, and of ${tests} "${failed}" fails: a mutation that it notices would prove nothing`);
}

let missed = 0;
for (const { system, rule, what, file, from, to, tests } of mutations) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${rule}: "${from}" is not once in ${file}`);
  writeFileSync(path, source.replace(from, () => to));
  const [first] = noticed(tests);
  writeFileSync(path, source);
  if (first === undefined) missed += 1;
  console.log(`${first === undefined ? 'MISSED ' : 'noticed'} ${system.padEnd(12)} ${rule.padEnd(11)} ${what}${first === undefined ? '' : `\n          by: ${first}`}`);
}
rmSync(copy, { recursive: true, force: true });
console.log(`${mutations.length - missed} of ${mutations.length} broken rules noticed`);
process.exitCode = missed === 0 ? 0 : 1;
