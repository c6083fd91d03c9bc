import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './gantry.ts';
import { runReview } from './review.ts';
import { keepSpeech } from './speech.fixture.ts';

const assets = join(import.meta.dirname, '../../assets');
const speech = keepSpeech();
let folder = '';
beforeAll(() => { folder = mkdtempSync(join(tmpdir(), 'gantry-review-')); });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const review = (...words: readonly string[]): Promise<number> => runReview(['review', ...words], assets);
const fileOf = (system: string): string => join(folder, `${system}-refinery-1.gantry`);

/** A first skirmish of Miniatures is over in few turns. */
it.each([['shatterpoint', 2, 6], ['miniatures', 2, 4], ['wartime', 0, 6]] as const)('says how a match of %s was played: chances after turns, dice, and %i choices beside the best', async (system, count, turns) => {
  expect(await run(['play', '--system', system, '--games', '1', '--out', folder], assets)).toBe(0);
  speech.said = '';
  expect(await review(fileOf(system), '--choices', String(count), '--level', 'learner', '--json')).toBe(0);
  const told = JSON.parse(speech.said) as { turns: unknown[]; falls: unknown[]; choices: number[]; weighed: { at: number; best: number; played: number }[] };
  expect([told.turns.length >= turns, told.falls.length > 5]).toEqual([true, true]);
  expect(told.weighed.map(({ at }) => at)).toEqual(told.choices.slice(0, count));
  for (const { best, played } of told.weighed) expect(best).toBeGreaterThanOrEqual(played);
  speech.said = '';
  expect(await review(fileOf(system), '--choices', String(Math.min(1, count)), '--level', 'learner')).toBe(0);
  expect(speech.said).toMatch(/chances to win after each turn\n {2}after \d+ answers, turn of seat \d: \d+ % – \d+ %/);
  expect(speech.said).toMatch(/dice, and what they come to on average\n {2}seat 1, \w+: \d+ of \d+\.\d/);
  if (count > 0) expect(speech.said).toMatch(/choices, the dearest first\n {2}after \d+ answers, seat \d: \d+ % where \d+ % could be had/);
});

it('wrong words and files say what is wrong', async () => {
  for (const [words, code, why] of [
    [[], 2, 'review needs one file'], [['x', '--level', 'weak'], 2, 'there is no level "weak"'], [['x', '--choices', '-1'], 2, '--choices'], [[join(folder, 'none.gantry')], 1, 'none.gantry'],
  ] as const) {
    speech.complained = '';
    expect(await review(...words), why).toBe(code);
    expect(speech.complained).toContain(why);
  }
});
