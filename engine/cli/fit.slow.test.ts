import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFit, type FitReport } from './fit.ts';
import { keepSpeech } from './speech.fixture.ts';
import { runTournament } from './tournament/index.ts';

const assets = join(import.meta.dirname, '../../assets');
const speech = keepSpeech();
let folder = '';
beforeAll(() => { folder = mkdtempSync(join(tmpdir(), 'gantry-fit-')); });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fit = (...words: readonly string[]): Promise<number> => runFit(['fit', ...words], assets);

it('weights are fitted to matches, the same ones from the same seed, and players judge by them in a tournament', async () => {
  const out = join(folder, 'weights.json');
  const words = ['--system', 'miniatures', '--games', '12', '--table', 'refinery', '--out', out];
  speech.said = '';
  expect(await fit(...words, '--json')).toBe(0);
  const report = JSON.parse(speech.said) as FitReport;
  expect(report).toMatchObject({ system: 'miniatures', games: 12 });
  expect(report.weights['lead']).toBeGreaterThan(1);
  for (const { auc, brier, reliability } of [report.fitted, report.before]) {
    expect([auc > 0.5, brier < 0.3, reliability.reduce((sum, { samples }) => sum + samples, 0)]).toEqual([true, true, report.moments]);
  }
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({ miniatures: report.weights });
  speech.said = '';
  expect(await fit(...words)).toBe(0);
  expect(speech.said).toContain(`lead             ${report.weights['lead']!.toFixed(4)}`);

  const players = ['--players', 'reflex,fitted:2:2', '--pairs', '1', '--table', 'refinery', '--weights', out];
  expect(await runTournament(['tournament', 'run', '--out', join(folder, 'own'), '--system', 'miniatures', ...players], assets)).toBe(0);
  speech.complained = '';
  expect(await runTournament(['tournament', 'run', '--out', join(folder, 'other'), '--system', 'wartime', ...players], assets)).toBe(1);
  expect(speech.complained).toContain('a fitted player needs weights for every system');
});

it('wrong words say what is wrong', async () => {
  for (const [words, code, why] of [
    [[], 2, '--system: there is no rule system'], [['--system', 'chess'], 2, 'there is no rule system "chess"'], [['--system', 'wartime', '--games', '3'], 2, '--games'],
    [['--system', 'wartime', '--player', 'oracle'], 1, 'player: kind'], [['--system', 'wartime', '--table', 'moon'], 1, 'moon'],
  ] as const) {
    speech.complained = '';
    expect(await fit(...words), why).toBe(code);
    expect(speech.complained).toContain(why);
  }
});
