import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAdvise } from './advise.ts';
import { run } from './gantry.ts';
import { keepSpeech } from './speech.fixture.ts';

const assets = join(import.meta.dirname, '../../assets');
const speech = keepSpeech();
let folder = '';
beforeAll(() => { folder = mkdtempSync(join(tmpdir(), 'gantry-advise-')); });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const advise = (...words: readonly string[]): Promise<number> => runAdvise(['advise', ...words], assets);
const fileOf = (system: string): string => join(folder, `${system}-refinery-1.gantry`);

it.each([['shatterpoint', 172, 'objectives'], ['miniatures', 20, 'enemy'], ['wartime', 70, 'felled']] as const)('says of a match of %s what the opponent would do, and what speaks for it', async (system, at, ground) => {
  expect(await run(['play', '--system', system, '--games', '1', '--out', folder], assets)).toBe(0);
  speech.said = '';
  expect(await advise(fileOf(system), '--at', String(at), '--level', 'firstSteps', '--json')).toBe(0);
  const told = JSON.parse(speech.said) as { at: number; played: unknown; counsels: { value: number; grounds: Record<string, number>; steps: unknown[] }[] };
  expect([told.at, told.played === null]).toEqual([at, false]);
  expect(told.counsels.length).toBeGreaterThan(1);
  const values = told.counsels.map(({ value }) => value);
  expect(values).toEqual(values.slice().sort((a, b) => b - a));
  for (const { grounds, steps } of told.counsels) expect([ground in grounds, steps.length > 0]).toEqual([true, true]);
  speech.said = '';
  expect(await advise(fileOf(system), '--at', String(at), '--level', 'firstSteps')).toBe(0);
  expect(speech.said).toMatch(/^1\. \d+ %.*\n {3}beside the second: /m);
  // Without a place it is the last question of the match.
  speech.said = '';
  expect(await advise(fileOf(system), '--level', 'firstSteps')).toBe(0);
  expect(speech.said).toContain('is asked');
});

it('wrong words and files say what is wrong', async () => {
  expect(await run(['play', '--system', 'miniatures', '--games', '1', '--out', folder], assets)).toBe(0);
  const file = fileOf('miniatures');
  for (const [words, code, why] of [
    [[], 2, 'advise needs one file'],
    [[file, '--level', 'weak'], 2, '--level: there is no level "weak"'],
    [[file, '--at', '99999'], 2, '--at: the match has'],
    [[join(folder, 'none.gantry')], 1, 'none.gantry'],
  ] as const) {
    speech.complained = '';
    expect(await advise(...words), why).toBe(code);
    expect(speech.complained).toContain(why);
  }
});
