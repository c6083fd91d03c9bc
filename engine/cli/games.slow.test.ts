import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readRecord } from '../host/record/read.ts';
import { systems } from '../host/systems.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { unpacked } from '../node/pack.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { replayAnswers } from '../host/game.ts';
import { readOptions } from './options.ts';
import { playReport, type PlayReport } from './play.ts';
import { deep } from '../testing/depth.ts';

const folder = temporaryFolder('games');
const content = new Content(assetsFolder(import.meta.url));
afterAll(() => folder.remove());

const gamesOf = async (system: string, ...words: string[]): Promise<PlayReport> => (await playReport(system, readOptions(['play', ...words]), content)).found as PlayReport;
const games = (...words: string[]): Promise<PlayReport> => gamesOf('shatterpoint', ...words);

const GAMES = deep(60, 30);

describe(`${GAMES} games of Shatterpoint, computer against computer, on both tables`, () => {
  let report: PlayReport;

  it('all end with a winner, with at least 12 activations a side on average, and objectives change hands', async () => {
    report = await games('--games', `${GAMES}`, '--table', 'refinery,outpost', '--seed', '1000', '--out', folder.path);
    expect(report.games).toHaveLength(GAMES);
    expect(report.draws).toBe(0);
    expect(report.activations).toBeGreaterThanOrEqual(12);
    expect(report.objectivesTaken).toBeGreaterThanOrEqual(3);
    expect(Math.min(...report.wins)).toBeGreaterThan(GAMES / 5);
  });

  it('every match file is under 60 KB and replays to its hash', async () => {
    const { rules } = systems.find((offered) => offered.rules.id === 'shatterpoint')!;
    for (const { table, seed, hash } of report.games) {
      const bytes = readFileSync(join(folder.path, `shatterpoint-${table}-${seed}.gantry`));
      expect(bytes.length).toBeLessThan(60_000);
      const { header, steps, end } = readRecord(await unpacked(bytes));
      const checked = rules.readSetup(header.setup);
      const replayed = replayAnswers(rules.start(checked, await content.terrain(table)), steps.flatMap(({ answer }) => answer ?? []));
      expect(replayed, `seed ${seed}`).toMatchObject({ over: true, hash });
      expect(end!.state).toBe(hash);
    }
  });

  it('the same seeds give the same final states twice', async () => {
    const again = await games('--games', '30', '--table', 'refinery,outpost', '--seed', '1000');
    expect(again.games.map(({ hash }) => hash)).toEqual(report.games.slice(0, 30).map(({ hash }) => hash));
  });
});

describe('the other rule systems', () => {
  for (const { rules } of systems)
    it(`${rules.id}: thinking seats play the same game for the same seed and play-outs`, async () => {
      const words = ['--seats', 'think,ai', '--budget', '3', '--seed', '7'];
      expect((await gamesOf(rules.id, ...words)).hash).toBe((await gamesOf(rules.id, ...words)).hash);
    });
});

it('a seat that is given a level’s name plays as that level, in either seat', async () => {
  const played = (...seats: string[]): Promise<PlayReport> => gamesOf('miniatures', '--seats', seats.join(','), '--seed', '8', '--games', '1');
  const [mixed, again, reflexes, thinking] = [await played('firstSteps', 'ai'), await played('firstSteps', 'ai'), await played('ai', 'ai'), await played('think', 'ai')];
  expect(mixed.hash).toBe(again.hash);
  expect(new Set([mixed.hash, reflexes.hash, thinking.hash]).size).toBe(3);
});
