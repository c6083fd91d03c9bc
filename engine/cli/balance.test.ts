import { describe, expect, it } from 'vitest';
import { shareOf } from '../host/fairness/share.ts';
import { describeRow, summarise, type Outcome } from './balance.ts';

const CONTEST = { system: 'shatterpoint', contest: 'crossfire' };
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
