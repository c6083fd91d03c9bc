import { describe, expect, it } from 'vitest';
import { bare } from '../../testing/own-tables.ts';
import { buildTerrain, type TableFile } from '../../space/terrain/table.ts';
import { toEnd } from '../../core/steps.ts';
import { type Offered } from '../offer.ts';
import { systems } from '../systems.ts';
import type { PlayOut } from '../thinker.ts';
import type { MirroredHow } from '../../core/offering.ts';
import type { Plan } from '../../shape/point.ts';
import type { Outline } from '../../shape/shape.ts';
import { shiftingPriorities } from '../../shatterpoint/missions/shifting-priorities.ts';
import { edgesOfRing, holds } from '../../space/plane/ring.ts';
import { rectangle } from '../../testing/named-table.ts';
import { gameSteps } from '../game.ts';
import { Fairness, ownChoices } from './fairness.ts';
import { fairness, NOW, racing, WANTED, won } from './play-out.fixture.ts';

/** The middle of a square of an inch on a table of 36 by 36 (mm). */
const middleOf = ({ column, row }: { readonly column: number; readonly row: number }): Plan => ({ x: (column - 17.5) * 25.4, z: (row - 17.5) * 25.4 });

describe('a table that names places of its own', () => {
  const left = rectangle(-300, 100, 60);
  const right = rectangle(300, 0, 60);
  const lane = bare({ objectives: [{ id: 'a', at: [10, 20] }, { id: 'b', at: [0, -40] }], deployment: [{ seat: 0, outline: left }, { seat: 1, outline: right }] as TableFile['deployment'] });
  const own = (how: MirroredHow | undefined): string => JSON.stringify(how?.own);
  /** What was asked of each setup. */
  const listening = (asked: string[]): Offered => ({
    ...racing, mirrored: { ...racing.mirrored!, setup: (contest, table, number, how) => (asked.push(`${contest} ${own(how)}`), racing.mirrored!.setup(contest, table, number, how)) },
  });

  it('is played with them: turned round, either deploys where the other did; contests that they do not fit are left out, and it is told', async () => {
    const { own: fair, asked, settle } = fairness();
    const setups: string[] = [];
    const two = listening(setups);
    fair.begin('own-yard', lane, { ...two, mirrored: { ...two.mirrored!, places: () => ['first', 'second'] } }, { ...WANTED, own: true });
    await settle();
    const [straight, turned] = asked.map(({ job }) => job.table as TableFile);
    expect(straight!.deployment).toEqual(lane.deployment);
    const across = (outline: Outline): Outline => outline.map(([x, z]) => [-x, -z + 0] as const);
    expect(turned!.deployment).toEqual([{ seat: 0, outline: across(right) }, { seat: 1, outline: across(left) }]);
    expect(turned!.objectives!.map(({ at }) => at)).toEqual([[-10, -20], [0, 40]]);
    expect(setups).toEqual(Array.from({ length: 2 }, () => 'race {"objectives":true,"deployment":true}'));
    expect(fair.told('own-yard', lane)).toMatchObject({ own: { objectives: true, deployment: true }, leftOut: 1 });
    expect(fair.told('own-yard', { ...lane, deployment: [lane.deployment![1]!, lane.deployment![0]!] })).toBeNull();
  });

  it('is played as printed where that is wanted: then its places may change', async () => {
    const { own: fair, settle } = fairness();
    const setups: string[] = [];
    fair.begin('own-yard', lane, listening(setups), WANTED);
    await settle();
    expect(setups[0]).toBe('race {"objectives":false,"deployment":false}');
    expect(fair.told('own-yard', bare({ objectives: [] }))).toMatchObject({ own: { objectives: false, deployment: false } });
  });

  it('that fit no match of the system is refused; which fit is told by contest', () => {
    const one = bare({ deployment: [lane.deployment![0]!] });
    expect(() => fairness().own.begin('own-yard', one, racing, { ...WANTED, own: true })).toThrow('"own": the table names no objectives or deployments that toy can be played with');
    expect(ownChoices(racing, lane)).toEqual([{ system: 'toy', contest: 'race', objectives: true, deployment: true }]);
    const objectives = shiftingPriorities.objectives.map(({ id, at }) => ({ id, at: [at.x, at.z] as [number, number] }));
    const choices = systems.flatMap((offered) => ownChoices(offered, { ...lane, objectives }));
    expect(choices.filter(({ objectives }) => objectives).every(({ system }) => system === 'shatterpoint')).toBe(true);
    expect(choices.find(({ contest }) => contest === 'shifting-priorities')).toMatchObject({ objectives: true, deployment: true });
    expect(choices.every(({ deployment }) => deployment)).toBe(true);
  });

  it.each(systems)('is played out in them by the rules of $rules.id', async (offered) => {
    const within: boolean[] = [];
    const playOut: PlayOut = ({ setup, table, seed }) => {
      const terrain = buildTerrain(table as TableFile, new Map());
      const play = offered.rules.start(offered.rules.readSetup(setup), terrain);
      const { events } = toEnd(gameSteps(play, { system: offered.rules.id, setup: offered.rules.readSetup(setup), seed, seats: ['reflex', 'reflex'] }));
      const { to } = (events as readonly { readonly type: string; readonly to: Plan | Parameters<typeof middleOf>[0] }[]).find(({ type }) => type === 'deployed')!;
      const { x, z } = 'row' in to ? middleOf(to) : to;
      within.push(terrain.named!.deployment.some(({ outline }) => holds(edgesOfRing(outline), x, z)));
      return Promise.resolve(won(null));
    };
    const fair = new Fairness({ playOut, isBusy: () => false, later: () => () => {}, now: () => NOW, systems: [racing], version: '1' });
    const contest = offered.mirrored!.contests[0]!.id;
    const deployment = [{ seat: 0, outline: rectangle(-250, 100, 150) }, { seat: 1, outline: rectangle(250, -100, 150) }] as TableFile['deployment'];
    const wanted = { system: offered.rules.id, contest, pairs: 1, own: true };
    fair.begin('own-yard', bare({ deployment }), offered, wanted);
    await expect.poll(() => fair.plays('own-yard'), { timeout: 60_000 }).toBe(false);
    expect(within).toEqual([true, true]);
  });
});
