import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import type { TableFile } from '../space/terrain/table.ts';
import { tableText } from '../space/terrain/table-text.ts';
import { rectangle } from '../testing/named-table.ts';
import { bare } from '../testing/own-tables.ts';
import { workshops } from '../testing/workshop/index.ts';
import { outcomes, runBalance, type BalanceRow } from './balance.ts';
import { keepSpeech } from './speech.fixture.ts';

const speech = keepSpeech();
const REFINERY = { table: 'refinery', ground: 'refinery' } as const;

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
    const games = await outcomes({ contests: [{ system: 'shatterpoint', contest: 'crossfire' }], tables: [REFINERY], own: true, games: 12, seed: 3, threads: 1, json: false }, new Content(assetsFolder(import.meta.url)));
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

  it.each(workshops)('plays mirrored games of $id: everybody brings the same, and every contest can be set up', async ({ balance, offered }) => {
    const content = new Content(assetsFolder(import.meta.url));
    for (const { id: contest } of balance.contests) {
      const setup = balance.setup(contest, 'refinery', 1);
      const { teams } = setup as unknown as { readonly teams: readonly object[] };
      expect(teams.map((team) => JSON.stringify(team))).toEqual(teams.map(() => JSON.stringify(teams[0])));
      expect(offered.rules.start(setup, await content.terrain('refinery')).seats).toBe(balance.places(contest).length);
    }
  });

  it.each([['miniatures', 'hunters'], ['wartime', 'three']])('says how often each place wins: %s', async (system, contest) => {
    const content = new Content(assetsFolder(import.meta.url));
    const played = await outcomes({ contests: [{ system, contest }], tables: [REFINERY], own: true, games: 2, seed: 1, threads: 1, json: false }, content);
    const places = workshops.find(({ id }) => id === system)!.balance.places(contest);
    expect(played).toHaveLength(2);
    for (const { place } of played) expect(place === null || (Number.isInteger(place) && place >= 0 && place < places.length)).toBe(true);
  });

  it('--contest picks those of any system, or of the asked one; a wrong one is named with those there are', async () => {
    expect(await runBalance(['balance', '--contest', 'guards', '--games', '1', '--table', 'refinery', '--json']), speech.complained).toBe(0);
    expect(JSON.parse(speech.said)).toMatchObject([{ system: 'miniatures', contest: 'guards', games: 1 }]);
    expect(await runBalance(['balance', '--system', 'wartime', '--contest', 'guards'])).toBe(2);
    expect(speech.complained).toContain('--contest: there is no "guards"; there are two, three, four, five');
    expect(await runBalance(['balance', '--system', 'chess'])).toBe(2);
    expect(speech.complained).toContain('there is no rule system "chess"; there are shatterpoint, miniatures, wartime');
  });

  it.each([['shatterpoint', 'crossfire'], ['miniatures', 'guards'], ['wartime', 'two']])('plays on a table’s file, in the outlines that it names: %s', async (system, contest) => {
    const folder = await mkdtemp(join(tmpdir(), 'gantry-balance-'));
    try {
      const file = join(folder, 'lane.gantry-table');
      // The second outline lies off the table: what is played in it is refused, but on squares, where who does not fit stands as near as can be (SWM-3.2).
      const deployment = [{ seat: 0, outline: rectangle(0, 370, 300, 80) }, { seat: 1, outline: rectangle(1500, 0, 60) }] as TableFile['deployment'];
      await writeFile(file, tableText(bare({ deployment })));
      const words = ['balance', '--system', system, '--contest', contest, '--games', '1', '--threads', '1', '--table', file, '--json'];
      expect(await runBalance([...words, '--places', 'printed']), speech.complained).toBe(0);
      expect(JSON.parse(speech.said)).toMatchObject([{ system, contest, games: 1, tables: { [file]: {} } }]);
      const isRefused = system !== 'miniatures';
      expect(await runBalance(words)).toBe(isRefused ? 1 : 0);
      expect(speech.complained.includes('deployment: the outline of seat 2 has room for 0 of')).toBe(isRefused);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
