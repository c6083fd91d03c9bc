import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSpeech } from '../speech.fixture.ts';
import { runTournament } from './index.ts';

const root = mkdtempSync(join(tmpdir(), 'gantry-tournament-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const speech = keepSpeech();
let folder = '';
let count = 0;
beforeEach(() => { folder = join(root, String(count++)); });

/** Two who answer quickly: what is asked here is who plays whom, and what is written. */
const PLAYERS = ['a', 'b'].map((name) => ({ name, kind: 'reflex' }));
const PLAN = {
  format: 'gantry-tournament', version: 1, players: PLAYERS, systems: ['wartime'], tables: ['refinery'], contests: null, seats: 2, pairs: 4, seed: 1, sequential: null,
};

/** A plan's file, as words of the command. */
function planned(change: object = {}): readonly string[] {
  const file = join(root, 'plan.json');
  writeFileSync(file, JSON.stringify({ ...PLAN, ...change }));
  return ['--plan', file];
}
const tournament = (...words: readonly string[]): Promise<number> => runTournament(['tournament', ...words]);
const games = (file: string): readonly unknown[] => readFileSync(file, 'utf8').trim().split('\n').slice(1).map((line) => JSON.parse(line) as { pair: number; games: unknown }).map(({ pair, games: both }) => [pair, both]);

describe('a tournament', () => {
  it('played in shards is the same as played in one, and is put together again', async () => {
    const [whole, first, second] = ['whole', 'first', 'second'].map((name) => join(folder, name));
    expect(await tournament('run', '--out', whole!, ...planned())).toBe(0);
    expect(await tournament('run', '--out', first!, ...planned(), '--shard', '0/2')).toBe(0);
    expect(await tournament('run', '--out', second!, ...planned(), '--shard', '1/2')).toBe(0);
    const all = games(join(whole!, 'pairs-0-of-1.jsonl'));
    expect(all).toHaveLength(4);
    expect([...games(join(first!, 'pairs-0-of-2.jsonl')), ...games(join(second!, 'pairs-1-of-2.jsonl'))].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)))
      .toEqual([...all].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)));
    expect(await tournament('report', first!, '--json')).toBe(0);
    expect(speech.said).toContain('"missing": 2');
    const told = join(folder, 'told', 'both');
    expect(await tournament('report', first!, second!, '--out', told)).toBe(0);
    const report = JSON.parse(readFileSync(join(told, 'report.json'), 'utf8')) as { played: number; missing: number; meetings: { won: number; drawn: number; lost: number }[] };
    expect([report.played, report.missing]).toEqual([4, 0]);
    expect(report.meetings[0]!.won + report.meetings[0]!.drawn + report.meetings[0]!.lost).toBe(8);
    expect(readFileSync(join(told, 'report.html'), 'utf8')).toContain('a against b');
    // Both players sat at the first seat of the same match.
    expect(all.every((pair) => new Set((pair as [number, { hash: string }[]])[1].map(({ hash }) => hash)).size <= 2)).toBe(true);

    // A run that ended in the middle of a line goes on where it was.
    const file = join(whole!, 'pairs-0-of-1.jsonl');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, text.length - 40));
    expect(await tournament('run', '--out', whole!)).toBe(0);
    expect(games(file)).toEqual(all);

    // Another plan, another result, a spoilt line: each is told by its file.
    expect(await tournament('run', '--out', whole!, ...planned({ seed: 9 }))).toBe(1);
    expect(speech.complained).toContain('another tournament lies in this folder');
    const other = readFileSync(join(first!, 'pairs-0-of-2.jsonl'), 'utf8').replace(/"turns":\d+/, '"turns":999');
    writeFileSync(join(first!, 'pairs-0-of-2.jsonl'), other);
    expect(await tournament('report', whole!, first!)).toBe(1);
    expect(speech.complained).toContain('came out otherwise elsewhere');
    appendFileSync(file, '{"pair":\n');
    expect(await tournament('report', whole!)).toBe(1);
    expect(speech.complained).toContain('line 6: not JSON');
  });

  it('ends once its sequential test is decided', async () => {
    expect(await tournament('run', '--out', folder, ...planned({ pairs: 60, sequential: { worse: 0.9, better: 0.99, error: 0.4 } }))).toBe(0);
    expect(await tournament('report', folder)).toBe(0);
    const played = games(join(folder, 'pairs-0-of-1.jsonl')).length;
    expect(played).toBeLessThan(60);
    expect(speech.said).toContain('90.0 % rather than 99.0 %');
  });

  it('of one who thinks is read from words, and who thinks plays otherwise', async () => {
    expect(await tournament('run', '--out', folder, '--players', 'reflex,think:1', '--system', 'wartime', '--table', 'refinery', '--pairs', '1')).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'))).toMatchObject({ players: [{ name: 'reflex', kind: 'reflex' }, { name: 'think:1', kind: 'think', playouts: 1 }], pairs: 1 });
    expect(games(join(folder, 'pairs-0-of-1.jsonl'))).toHaveLength(1);
  });

  it('refuses wrong words by name, and writes nothing then', async () => {
    for (const [words, why] of [
      [['run'], 'needs --out'], [['run', '--out', folder, '--shard', '2/2'], '--shard'], [['run', '--out', folder, '--players', 'oracle,reflex'], 'players.0.kind'],
      [['run', '--out', folder, '--plan', 'x', '--pairs', '3'], '--plan stands for all options'], [['run', '--out', folder, '--system', 'shatterpoint', '--seats', '3'], 'has two'],
      [['report'], 'needs a folder'], [['report', folder], 'there is no plan.json'], [['win'], 'is not run or report'], [['run', '--out', folder, '--table', 'moon'], 'moon'],
    ] as const) {
      expect(await tournament(...words), words.join(' ')).toBeGreaterThan(0);
      expect(speech.complained, words.join(' ')).toContain(why);
    }
    expect(readdirSync(root)).not.toContain(String(count - 1));
  });
});
