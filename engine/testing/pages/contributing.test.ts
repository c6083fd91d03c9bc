/** The worked examples of CONTRIBUTING.md fit the program as it is. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

/** A block of the page: its file, and the line of that file that it goes after or takes the place of (none: a file of its own). */
const blocks = [...page.matchAll(/^`([^`]+\.tsx?)`(?:, (?:after|in place of) `([^`]+)`)?\n```\w+\n/gm)].map(([, file, line]) => ({ file: file!, line }));

it('has worked examples', () => {
  expect(blocks.length).toBeGreaterThan(9);
});

it.each(blocks.filter(({ line }) => line !== undefined))('$file still has the line "$line", once', ({ file, line }) => {
  expect(readFileSync(join(root, file), 'utf8').split(line!).length - 1).toBe(1);
});

it.each(blocks.filter(({ line }) => line === undefined))('$file is not there yet, and its folder is', ({ file }) => {
  expect([existsSync(join(root, file)), existsSync(join(root, file, '..'))]).toEqual([false, true]);
});

it('names files of the fourth system that are there', () => {
  for (const file of ['state-form.ts', 'state.ts', 'events.ts', 'system.ts', 'index.ts']) expect([file, existsSync(join(root, 'engine/testing/ladder', file)), page.includes(`\`${file}\``)]).toEqual([file, true, true]);
  for (const file of ['face.ts', 'telling.ts', 'words.ts', 'panels.tsx', 'NewMatch.tsx', 'board.ts', 'ground.ts', 'rulebook/index.ts']) {
    expect([file, existsSync(join(root, 'renderer/testing/ladder', file)), page.includes(`\`${file}\``)]).toEqual([file, true, true]);
  }
});
