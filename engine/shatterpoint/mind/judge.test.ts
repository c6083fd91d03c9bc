import { describe, expect, test } from 'vitest';
import type { Stress } from '../../core/style.ts';
import type { Table } from '../../testing/shatterpoint/table.ts';
import { stand, type Stand } from '../missions/stand.fixture.ts';
import { highGround } from '../missions/high-ground.ts';
import { missions } from '../missions/index.ts';
import { neverTellMeTheOdds } from '../missions/never-tell-me-the-odds.ts';
import { strategicPositions } from '../missions/strategic-positions.ts';
import { supplyLines } from '../missions/supply-lines.ts';
import { judge, STYLES_OF } from './judge.ts';
import { stakeOf, worthOf } from './stakes.ts';
import type { Mission } from '../game/game.ts';

const firstCard = (mission: Mission): string => mission.struggles[0]!.title;
const start = (mission: Mission, more: Stand = {}): Table => stand(mission, firstCard(mission), more);
const lead = (t: Table): number => judge(t.game, 0);

describe.each(missions.map((mission) => [mission.id, mission] as const))('%s', (_id, mission) => {
  const objectives = mission.struggles[0]!.maps[0]!.map(({ id }) => id);

  test('the two seats’ views add up to nothing', () => {
    const t = start(mission, { control: { [objectives[0]!]: 0 } });
    expect(judge(t.game, 0) + judge(t.game, 1)).toBeCloseTo(0, 9);
    expect(lead(t)).toBeGreaterThan(-1);
    expect(lead(t)).toBeLessThan(1);
  });

  test('control of an active objective is good, of one more is better', () => {
    const none = lead(start(mission));
    const one = lead(start(mission, { control: { [objectives[0]!]: 0 } }));
    const two = lead(start(mission, { control: { [objectives[0]!]: 0, [objectives[1]!]: 0 } }));
    expect([one > none, two > one]).toEqual([true, true]);
  });

  test('(SP-STRUG-02, SP-MOM-01): the struggle token on the own side and momentum that meets it are good', () => {
    const at = (token: number, momentum: number[] = [8]): number => lead(start(mission, { struggle: { token }, players: [{ momentum }, { momentum: [8] }] }));
    expect([at(-4) > at(0), at(4) < at(0), at(0, [8, 7, 6]) > at(0)]).toEqual([true, true, true]);
  });

  test('(SP-WIN-03): a claimed struggle card counts for more than four objectives', () => {
    const claimed = start(mission, { players: [{ claimed: ['x'] }, {}], control: Object.fromEntries(objectives.slice(0, 4).map((id) => [id, 1])) });
    expect(lead(claimed)).toBeGreaterThan(0);
  });
});

test('(SP-STRUG-07): a struggle that is won no longer counts by its track', () => {
  const won = (token: number): number => lead(start(supplyLines, { struggle: { token, wonBy: 0 }, players: [{ momentum: [8, 7] }, { momentum: [8] }] }));
  expect(won(-7)).toBe(won(5));
});

test('an objective whose control cannot be lost yet is not counted for who stands at it', () => {
  const held = (isHeld: boolean): number => {
    const t = stand(supplyLines, 'Short Rations', { control: { C: 0 }, foe: { at: [18, 18] } });
    t.state.objectives.find(({ id }) => id === 'C')!.held = isHeld;
    return lead(t);
  };
  expect(held(true)).toBeGreaterThan(held(false));
});

test('(SP-STRUG-09): a priority objective is worth a space more, a second one beside it nothing more', () => {
  const t = stand(neverTellMeTheOdds, neverTellMeTheOdds.struggles.find(({ phase }) => phase === 2)!.title);
  const [first, second, plain] = t.state.objectives.filter(({ active }) => active) as [
    (typeof t.state.objectives)[number],
    (typeof t.state.objectives)[number],
    (typeof t.state.objectives)[number],
  ];
  first.priority = true;
  expect([stakeOf(t.game, 0, first), stakeOf(t.game, 0, plain)]).toEqual([2, 1]);
  second.priority = true;
  first.controller = 0;
  expect([stakeOf(t.game, 0, first), stakeOf(t.game, 0, second)]).toEqual([2, 1]);
});

test('(SP-STRUG-09): of two priorities that count only together the missing one is worth the space', () => {
  const t = stand(strategicPositions, 'Dig In!', { control: { TL: 0 } });
  for (const objective of t.state.objectives) objective.priority = objective.id === 'TL' || objective.id === 'BL';
  expect(t.state.objectives.filter(({ active }) => active).map((objective) => [objective.id, stakeOf(t.game, 0, objective)])).toContainEqual(['BL', 2]);
});

test('(SP-STRUG-09): control of a raised objective is better than of one on the ground', () => {
  const t = start(highGround);
  const [low, high] = t.state.objectives.filter(({ active }) => active) as [typeof t.state.objectives[number], typeof t.state.objectives[number]];
  high.at = { ...high.at, y: 200 };
  expect([stakeOf(t.game, 0, low), stakeOf(t.game, 0, high)]).toEqual([1, 2]);
  low.controller = 0;
  const ground = lead(t);
  Object.assign(low, { controller: null });
  Object.assign(high, { controller: 0 });
  expect(lead(t)).toBeGreaterThan(ground);
});

test('(SP-WND-01, SP-DEF-01): the last wound costs a unit more than any before it, and most of what it is worth', () => {
  const { game, state } = start(supplyLines);
  const unit = state.units.find(({ seat }) => seat === 0)!;
  const { durability, stamina } = game.content.card(unit.card);
  const worth = (own: Partial<typeof unit>): number => worthOf(game, { ...unit, damage: 0, wounded: 0, injured: 0, ...own });
  const last = worth({ injured: durability - 1, damage: stamina - 1 }) - worth({ injured: durability - 1, wounded: 1 });
  const first = worth({ damage: stamina - 1 }) - worth({ wounded: 1 });
  expect([last > first, last > 0.25 * worth({}), worth({ injured: durability }) > 0]).toEqual([true, true, true]);
});

test('who is single-minded gives more for an objective than for a unit’s wound, beside who is balanced', () => {
  const worth = (stress?: Stress): number => {
    const of = (more: Stand, wounds = 0): number => {
      const t = start(supplyLines, more);
      t.state.units.find(({ seat }) => seat === 0)!.injured += wounds;
      return judge(t.game, 0, stress);
    };
    return (of({ control: { C: 0 } }) - of({})) / (of({}) - of({}, 1));
  };
  expect(worth(STYLES_OF.objectives)).toBeGreaterThan(2 * worth());
});
