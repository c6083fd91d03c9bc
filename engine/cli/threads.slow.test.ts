import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetsFolder } from '../node/assets-folder.ts';
import { deep } from '../testing/depth.ts';
import { bundled, temporaryFolder } from '../testing/folders.ts';

const assets = assetsFolder(import.meta.url);
const folder = temporaryFolder('threads');
let program: string;

beforeAll(async () => { program = await bundled(join(import.meta.dirname, 'main.ts'), join(folder.path, 'cli.mjs')); });
afterAll(() => folder.remove());

/** What a command says as JSON, with so many threads. */
function found(words: readonly string[], threads: string): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...words, '--threads', threads, '--json'], { encoding: 'utf8', env: { ...process.env, GANTRY_ASSETS: assets } });
  expect(stdout, stderr).not.toBe('');
  return JSON.parse(stdout);
}

/** Enough for both threads to have several. */
const GAMES = deep(24, 8);

it('gantry fuzz plays the same games in two threads as in one', () => {
  const [one, two] = ['1', '2'].map((threads) => found(['fuzz', '--system', 'shatterpoint', '--games', String(GAMES), '--seed', '7'], threads) as { readonly requests: number; readonly games: number });
  expect(two!.games).toBe(GAMES);
  expect(two!.requests).toBe(one!.requests);
});

it('gantry balance counts the same wins in two threads as in one', () => {
  const [one, two] = ['1', '2'].map((threads) => found(['balance', '--contest', 'crossfire', '--games', '4', '--seed', '5'], threads));
  expect(two).toEqual(one);
});

it('gantry wasted looks through whole games in two threads', () => {
  const words = ['wasted', '--system', 'shatterpoint', '--level', 'learner', '--games', '2', '--playouts', '4', '--seed', '5'];
  const [row] = found(words, '2') as readonly { readonly games: number; readonly turns: number; readonly ended: number }[];
  expect(row!.games).toBe(2);
  expect(row!.turns).toBeGreaterThan(20);
  expect(row!.ended).toBeGreaterThan(0);
});

it('gantry proofs asks the same questions in two threads as in one', () => {
  type Topics = Readonly<Record<string, { readonly questions: number; readonly kinds: object }>>;
  const asked = (threads: string): unknown => Object.entries((found(['proofs', '--pairs', '30', '--tables', '0', '--seed', '3', '--only', 'sight,stand'], threads) as { readonly topics: Topics }).topics).map(([topic, { questions, kinds }]) => ({ topic, questions, kinds }));
  const one = asked('1');
  expect(one).toHaveLength(2);
  expect(asked('2')).toEqual(one);
});
