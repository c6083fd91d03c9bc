import { describe, expect, it } from 'vitest';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { workshops } from '../testing/workshop/index.ts';
import { describeRow, outcomes, runBalance, shareOf, summarise, type Outcome } from './balance.ts';
import { keepSpeech } from './speech.fixture.ts';

const CONTEST = { system: 'shatterpoint', contest: 'crossfire' };
const speech = keepSpeech();
const won = (count: number, place: number | null, table = 'refinery'): Outcome[] => Array.from({ length: count }, () => ({ ...CONTEST, table, place, turns: 30 }));

describe('the share of wins', () => {
  it('has the 95 % interval of Wilson', () => {
    const { share, low, high } = shareOf([...won(50, 0), ...won(50, 1)]);
    expect([share, low, high].map((n) => Math.round(1000 * n) / 1000)).toEqual([0.5, 0.404, 0.596]);
    const all = shareOf(won(10, 0));
    expect([all.share, Math.round(1000 * all.low) / 1000, Math.round(1000 * all.high) / 1000]).toEqual([1, 0.722, 1]);
  });

  it('leaves draws out, and knows nothing of no games', () => {
    expect(shareOf([...won(3, 0), ...won(1, 1), ...won(4, null)])).toMatchObject({ games: 4, wins: 3, share: 0.75 });
    expect(shareOf(won(2, null))).toEqual({ games: 0, wins: 0, share: 0, low: 0, high: 1 });
  });

  it('is told for each contest and table', () => {
    const all = [...won(3, 0), ...won(1, 1, 'outpost'), ...won(1, null, 'outpost')];
    const row = summarise(CONTEST, all);
    expect(row).toMatchObject({
      ...CONTEST, games: 5, draws: 1, turns: 30, places: [{ wins: 3, games: 4 }, { wins: 1, games: 4 }],
      tables: { outpost: { wins: 0, games: 1 }, refinery: { wins: 3, games: 3 } },
    });
    expect(summarise({ system: 'shatterpoint', contest: 'supply-lines' }, all)).toMatchObject({ games: 0, turns: 0 });
    expect(describeRow(row)).toMatch(/^shatterpoint +crossfire +5 games, 1 drawn, 30 turns; the First Player wins 75\.0 % \(30\.1 to 95\.4; outpost 0\.0 %, refinery 100\.0 %\)$/);
  });

  it('of more than two places is told for each', () => {
    const three = { system: 'wartime', contest: 'three' };
    const all = [0, 0, 1, 2].map((place): Outcome => ({ ...three, table: 'refinery', place, turns: 6 }));
    expect(describeRow(summarise(three, all))).toMatch(/^wartime +three .*seat 1 wins 50\.0 % \(.*\), seat 2 wins 25\.0 % \(.*\), seat 3 wins 25\.0 % \(.*\)$/);
  });
});

describe('gantry balance', () => {
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
    const played = await outcomes({ contests: [{ system, contest }], tables: ['refinery'], games: 2, seed: 1, threads: 1, json: false }, content);
    const places = workshops.find(({ id }) => id === system)!.balance.places(contest);
    expect(played).toHaveLength(2);
    for (const { place } of played) expect(place === null || (Number.isInteger(place) && place >= 0 && place < places.length)).toBe(true);
  }, 60_000);

  it('--contest picks those of any system, or of the asked one; a wrong one is named with those there are', async () => {
    expect(await runBalance(['balance', '--contest', 'guards', '--games', '1', '--table', 'refinery', '--json']), speech.complained).toBe(0);
    expect(JSON.parse(speech.said)).toMatchObject([{ system: 'miniatures', contest: 'guards', games: 1 }]);
    expect(await runBalance(['balance', '--system', 'wartime', '--contest', 'guards'])).toBe(2);
    expect(speech.complained).toContain('--contest: there is no "guards"; there are two, three, four, five');
    expect(await runBalance(['balance', '--system', 'chess'])).toBe(2);
    expect(speech.complained).toContain('there is no rule system "chess"; there are shatterpoint, miniatures, wartime');
  });
});
