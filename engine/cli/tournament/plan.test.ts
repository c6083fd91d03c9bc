import { describe, expect, it } from 'vitest';
import { carried } from '../../host/ground.ts';
import type { TableFile } from '../../space/terrain/table.ts';
import { rectangle } from '../../testing/named-table.ts';
import { bare } from '../../testing/own-tables.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { systemIds, workshopOf } from '../../testing/workshop/index.ts';
import { groundOf, pairAt, pairCount, planKey, playerOf, readPlan, readPlayer, setupOf, type Plan } from './plan.ts';

const PLAN = {
  format: 'gantry-tournament', version: 1, players: [{ name: 'a', kind: 'reflex' }, { name: 'b', kind: 'think', playouts: 24 }, { name: 'c', kind: 'think' }],
  systems: ['shatterpoint', 'wartime'], tables: ['refinery', 'outpost'], contests: null, seats: 2, pairs: 8, seed: 5, sequential: null,
};
const read = (change: object = {}): Plan => readPlan('plan', JSON.stringify({ ...PLAN, ...change }));

describe('a plan', () => {
  it('says what is wrong with it, by field', () => {
    expect(() => read({ players: [{ name: 'a', kind: 'reflex' }] })).toThrow(/players/);
    expect(() => read({ players: [{ name: 'a', kind: 'reflex' }, { name: 'a', kind: 'think' }] })).toThrow('two players have the same name');
    expect(() => read({ players: [{ name: 'a', kind: 'oracle' }, { name: 'b', kind: 'think' }] })).toThrow(/players\.0\.kind/);
    expect(() => read({ systems: ['chess'] })).toThrow(/systems\.0/);
    expect(() => read({ contests: ['chess'] })).toThrow('contests: no system of it has "chess"');
    expect(() => read({ sequential: { worse: 0.7, better: 0.6, error: 0.05 } })).toThrow('worse must be less than better');
    const styled = (kind: string, style: string, systems: readonly string[] = ['shatterpoint']) => (): Plan =>
      read({ systems, players: [{ name: 'a', kind, style }, { name: 'b', kind: 'think' }] });
    expect(styled('veteran', 'wild')).toThrow(/players\.0\.style/);
    expect(styled('reflex', 'bold')).toThrow('only one who plans by the judgement of the rules has a style');
    expect(styled('veteran', 'objectives', ['shatterpoint', 'miniatures'])).toThrow('a player has a style that a system does not know');
    expect(readPlayer('think:60:24+bold')).toMatchObject({ kind: 'think', playouts: 60, breadth: 24, style: 'bold' });
    expect(playerOf(styled('veteran', 'objectives')().players[0]!)).toMatchObject({ plans: { style: 'objectives' } });
    expect(() => read({ pairs: 0 })).toThrow(/pairs/);
    expect(() => read({ extra: 1 })).toThrow(/extra/);
    expect(() => readPlan('plan', '{"format":')).toThrow('it ends too early');
  });

  it('is told from every other', () => {
    expect(planKey(read())).toBe(planKey(read()));
    expect(planKey(read({ seed: 6 }))).not.toBe(planKey(read()));
  });

  it('lets every two players meet as often, in all systems and on all tables', () => {
    const plan = read();
    const all = Array.from({ length: pairCount(plan) }, (_, i) => pairAt(plan, i));
    expect(all).toHaveLength(24);
    for (const [a, b] of [[0, 1], [0, 2], [1, 2]]) {
      const own = all.filter(({ players }) => players[0] === a && players[1] === b);
      expect(own.map(({ system, table }) => `${system} ${table}`)).toEqual([...Array(2)].flatMap(() => ['shatterpoint refinery', 'wartime refinery', 'shatterpoint outpost', 'wartime outpost']));
    }
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(8);
  });

  it('plays only the contests that were asked for', () => {
    const plan = read({ systems: ['shatterpoint'], contests: ['shifting-priorities'] });
    expect(setupOf(plan, pairAt(plan, 3))).toMatchObject({ teams: [{ mission: 'shifting-priorities' }, { mission: 'shifting-priorities' }] });
  });

  describe('on tables of files', () => {
    interface Deployed { readonly tableDeployment?: boolean; readonly houseRules?: { readonly tableDeployment: boolean } }
    const deployment = [{ seat: 0, outline: rectangle(-250, 100, 150) }, { seat: 1, outline: rectangle(250, -100, 150) }] as TableFile['deployment'];
    const lane = carried(bare({ deployment }));
    const plan = { tables: ['refinery', lane.id], carried: [lane], systems: systemIds, contests: ['crossfire', 'guards', 'two'], players: PLAN.players.slice(0, 2) };
    const on = (change: object = {}): Plan => read({ ...plan, ...change });
    const played = (meant: Plan): readonly unknown[] => Array.from({ length: 6 }, (_, i) => {
      const pair = pairAt(meant, i);
      const { tableDeployment, houseRules } = setupOf(meant, pair) as unknown as Deployed;
      return [groundOf(meant, pair) === 'refinery', tableDeployment ?? houseRules!.tableDeployment];
    });

    it('contests of every system are played with the places that they name, unless the plan says otherwise', () => {
      expect(played(on())).toEqual([[true, false], [true, false], [true, false], [false, true], [false, true], [false, true]]);
      expect(played(on({ places: 'printed' })).map((one) => (one as unknown[])[1])).toEqual(Array.from({ length: 6 }, () => false));
      expect(groundOf(on(), { table: lane.id })).toEqual(lane);
      expect(planKey(on())).not.toBe(planKey(on({ places: 'printed' })));
    });

    it('a wrong one is named', () => {
      expect(() => on({ carried: [{ ...lane, size: [1, 1] }] })).toThrow(/carried\.0: /);
      expect(() => on({ carried: [{ ...lane, name: 'Another' }] })).toThrow('carried.0: "id": it is not the id of the table that stands there');
      expect(() => on({ tables: ['refinery'] })).toThrow(`carried.0: "id": "tables" does not name "${lane.id}"`);
    });
  });

  it.each(systemIds)('draws legal matches of %s, the same ones for the same seed', (system) => {
    const plan = read({ systems: [system] });
    const drawn = [0, 3, 6, 9].map((number) => JSON.stringify(setupOf(plan, pairAt(plan, number))));
    expect(drawn).toEqual([0, 3, 6, 9].map((number) => JSON.stringify(setupOf(plan, pairAt(plan, number)))));
    expect(new Set(drawn).size).toBeGreaterThan(2);
  });

  it.each(systemIds)('lets both bring the same list of %s, drawn by chance', (system) => {
    const plan = read({ systems: [system], alike: true });
    const lists = [0, 3, 6, 9].map((number) => (setupOf(plan, pairAt(plan, number))['teams'] as readonly Record<'squads' | 'figures', unknown>[]).map(({ squads, figures }) => JSON.stringify(squads ?? figures)));
    expect(lists.map(([first, second]) => first === second)).toEqual([true, true, true, true]);
    expect(new Set(lists.flat()).size).toBeGreaterThan(2);
    for (const number of [0, 3]) expect(() => workshopOf(system).offered.rules.start(setupOf(plan, pairAt(plan, number)), boxTerrain({}))).not.toThrow();
    expect(() => read({ systems: [system], contests: ['two'], alike: true })).toThrow('alike: in a contest everybody brings the same already');
  });

  it('refuses seats that a system does not have', () => {
    const plan = read({ seats: 4 });
    expect(() => setupOf(plan, pairAt(plan, 0))).toThrow('a match of Shatterpoint has two');
    expect(setupOf(plan, pairAt(plan, 3)).teams).toHaveLength(4);
  });
});
