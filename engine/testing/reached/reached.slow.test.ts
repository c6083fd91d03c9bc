import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../folders.ts';
import { unreached } from './reached.ts';
import { unreachedReasons } from './reasons.ts';

test('whatever a module gives away the program reaches from where it starts, or it says why not: what only tests use proves nothing', () => {
  const found = unreached(join(import.meta.dirname, '../../..')).map(({ file, name }) => `${file} ${name}`);
  expect(found.filter((name) => unreachedReasons[name] === undefined), 'delete it, let the program ask it, or give the reason').toEqual([]);
  expect(Object.keys(unreachedReasons).filter((name) => !found.includes(name)), 'a reason that is needed no more').toEqual([]);
});

describe('a program of a few files', () => {
  const folder = temporaryFolder('reached');
  afterAll(() => folder.remove());

  /** What is not reached in a tree of files that begins in `engine/cli/main.ts`. */
  function left(name: string, files: Readonly<Record<string, string>>): string[] {
    const root = join(folder.path, name);
    for (const [file, text] of Object.entries({ 'renderer/x.ts': '', 'electron/x.ts': '', 'assets/x.ts': '', ...files })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return unreached(root).map(({ file, name: own }) => `${file} ${own}`);
  }
  const MAIN = 'engine/cli/main.ts';

  test('what is called is reached, also by another name, through a re-export, by all of a module and by its loading', () => {
    expect(left('called', {
      [MAIN]: `import { a as b } from '../a.ts'; import * as all from '../all.ts'; import { given } from '../give.ts'; b(); all.x(); given(); void import('../late.ts'); new Worker(new URL('../thread.ts', import.meta.url));`,
      'engine/a.ts': 'export const a = () => c(); const c = () => d; export function d() {} export function e() {}',
      'engine/all.ts': 'export const x = () => 1; export const y = () => 2;',
      'engine/give.ts': `export { real as given, other } from './real.ts'; export * from './more.ts';`,
      'engine/real.ts': 'export const real = () => 1; export const other = () => 2;',
      'engine/more.ts': 'export const more = () => 1;',
      'engine/late.ts': 'export const late = () => 1;',
      'engine/thread.ts': `import { deep } from './deep.ts'; deep();`,
      'engine/deep.ts': 'export const deep = () => 1; export const shallow = () => 2;',
    })).toEqual(['engine/a.ts e', 'engine/deep.ts shallow', 'engine/more.ts more', 'engine/real.ts other']);
  });

  test('what only tests, fixtures or unreached code call is not', () => {
    expect(left('tests', {
      [MAIN]: `import { a } from '../a.ts'; a();`,
      'engine/a.ts': `import { c } from './c.ts'; export const a = () => 1; export const b = () => c();`,
      'engine/c.ts': 'export const c = () => 1;',
      'engine/a.test.ts': `import { b } from './a.ts'; b();`,
      'engine/a.fixture.ts': `import { b } from './a.ts'; b();`,
      'engine/testing/x.ts': `import { b } from '../a.ts'; b();`,
    })).toEqual(['engine/a.ts b', 'engine/c.ts c']);
  });

  test('the name of a field, of a parameter or of a variable within a function is no mention; a type is none unless it is typeof', () => {
    expect(left('names', {
      [MAIN]: `import { used } from '../a.ts'; import type { typed } from '../b.ts'; import { held, shape } from '../b.ts'; type T = typeof shape; used({ held: 1 }).held; export const own = (held: number) => { const other = held; return other; }; own(1);`,
      'engine/a.ts': `import { held } from './b.ts'; export function used(held: { held: number }) { for (const inner of [held]) return inner; return held; }`,
      'engine/b.ts': 'export const held = () => 1; export const shape = { a: 1 }; export const typed = () => 1; export class Base {} export class Child extends Base {}',
    })).toEqual(['engine/b.ts held', 'engine/b.ts typed', 'engine/b.ts Base', 'engine/b.ts Child']);
  });
});
