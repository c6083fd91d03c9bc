import { describe, expect, it } from 'vitest';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { outcomes, runBalance, type BalanceRow } from './balance.ts';
import { keepSpeech } from './speech.fixture.ts';

const speech = keepSpeech();

describe('gantry balance', () => {
  it('plays a mission on both tables and gives the same figures for the same seed', async () => {
    const words = ['balance', '--mission', 'crossfire', '--games', '4', '--seed', '21', '--json'];
    expect(await runBalance(words)).toBe(0);
    const first = speech.said;
    speech.said = '';
    expect(await runBalance(words)).toBe(0);
    expect(speech.said).toBe(first);
    const [row] = JSON.parse(first) as BalanceRow[];
    expect(row).toMatchObject({ contest: 'crossfire', games: 4 });
    expect(Object.values(row!.tables).map(({ games }) => games)).toEqual([2, 2]);
  });

  it('says who won, not only that somebody did', async () => {
    const games = await outcomes({ contests: [{ system: 'shatterpoint', contest: 'crossfire' }], tables: ['refinery'], games: 12, seed: 3, threads: 1, json: false }, new Content(assetsFolder(import.meta.url)));
    expect(new Set(games.map(({ place }) => place))).toEqual(new Set([0, 1]));
    expect(games.every(({ turns }) => turns > 4)).toBe(true);
  });

  it('names what is wrong with the words', async () => {
    expect(await runBalance(['balance', '--mission', 'none-such'])).toBe(2);
    expect(speech.complained).toMatch(/there is no "none-such"; there are shifting-priorities, .*supply-lines[^]*gantry balance \[--system ID/);
    expect(await runBalance(['balance', '--games', '0'])).toBe(2);
    expect(await runBalance(['balance', '--colour', 'red'])).toBe(2);
    expect(await runBalance(['balance', '--mission', 'crossfire', '--table', 'moon'])).toBe(1);
    expect(speech.complained).toContain('table "moon"');
  });
});
