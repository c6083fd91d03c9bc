import { expect, test } from 'vitest';
import { attack } from '../../shatterpoint/attack/attack.ts';
import { contestants } from '../../shatterpoint/deeds/objective.ts';
import { attackDice, defenseDice, table, type TableOptions } from './table.ts';
import { contest, duel, mirrored } from './scenes.ts';
import { testCard } from './test-card.ts';

const struck = () => duel({ apart: 1.6 }).run((game) => attack(game, '0.hero.1', { kinds: ['melee'], part: 'combat' }));

test('dice that are asked for beyond those written show failures where … says so, and are missed where it does not', () => {
  const t = struck();
  expect(t.asked).toMatch(/^roll attack [2-9]$/);
  expect(() => struck().play(attackDice('C'))).toThrow('wrongCount');
  t.play(attackDice('C …'), defenseDice('…'));
  const [rolled] = t.all('rolled');
  expect([rolled!.attackRoll.filter((face) => face === 'critical').length, new Set(rolled!.attackRoll.slice(1)), new Set(rolled!.defenseRoll)]).toEqual([1, new Set(['failure']), new Set(['failure'])]);
  expect(t.asked).toBe('pick option 0');
});

test('a scene is mirrored for the other seat: sides, places, track; twice gives the scene again', () => {
  const scene: TableOptions = {
    units: { hero: { seat: 0, at: [13, 18] }, foe: { seat: 1, at: [[17, 18], [30, 30, 5]] } }, cards: [testCard('hero'), testCard('foe', { characters: 2 })],
    objectives: { C: [15, 18] }, players: [{ ready: 3 }, { ready: 1 }], struggle: { token: 3 }, seat: 0,
  };
  const there = table(mirrored(scene));
  expect([there.where('hero'), there.where('foe.2'), there.unit('hero').seat]).toEqual([[23, 18, 0], [6, 6, 5], 1]);
  expect([there.state.players.map(({ ready }) => ready), there.state.struggle.token, there.state.active]).toEqual([[1, 3], -3, 1]);
  const [here] = [table(scene)].map((t) => contestants(t.game, t.state.objectives[0]!).same);
  expect(contestants(there.game, there.state.objectives[0]!).same).toEqual([...here!].reverse());
  expect(table(mirrored(mirrored(scene))).state.units).toEqual(table(scene).state.units);
  expect(() => mirrored({ ...scene, terrain: contest([1, 1], {}).game.content.terrain })).toThrow('not turned');
});
