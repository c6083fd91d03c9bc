import { expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { planDistance, type Point } from '../../shape/point.ts';
import { at, boxTerrain } from '../../testing/terrain.ts';
import { table, type Table } from '../../testing/shatterpoint/table.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { toolMove } from '../deeds/move.ts';
import { makeMind } from './mind.ts';
import { promising, spotsBeside } from './onward.ts';

const INCH = 25.4;
const FOOT = [24, 15] as const;

/** A deck over the objective, four inches high; its ladder begins aside of the way there. */
const deck = (ladder: boolean) => boxTerrain({
  inch: true,
  boxes: [{ id: 'deck', sight: 'clear', move: 'passable', x: [14, 24], z: [16, 24], bottom: 3.8, top: 4 }],
  ingress: ladder ? [{ id: 'ladder', points: [[...FOOT, 0], [20, 17.5, 4]] }] : [],
});

/** A hero who may advance, and the objective upstairs. */
function upstairs(ladder: boolean): Table {
  const units = { hero: { seat: 0, at: [22, 11] }, foe: { seat: 1, at: [2, 34] } } as const;
  const t = table({ units, cards: [testCard('hero'), testCard('foe')], objectives: { a: [18, 20] }, terrain: deck(ladder) });
  t.state.objectives[0]!.at = at(18, 20, 4);
  return t.run((game) => toolMove(game, '0.hero.1', 'advance'));
}

const asked = (t: Table): PlaceRequest => {
  if (t.request?.kind !== 'place') throw new Error(`no place is asked but ${t.asked}`);
  return t.request;
};
const isByLadder = (place: Point | null): boolean => place !== null && place.y < 1 && planDistance(place, at(...FOOT)) < 2 * INCH;

test('(SP-INGR-02): a move ends beside the ladder to an objective upstairs, though another place is nearer to it, and goes up there', () => {
  const t = upstairs(true);
  const mind = makeMind(t.game.content);
  const answer = mind.reflex(t.state, asked(t), randomFrom(1));
  expect(answer.kind === 'place' && isByLadder(answer.at)).toBe(true);
  expect(mind.suggest(t.state, asked(t)).some((each) => each.kind === 'place' && isByLadder(each.at))).toBe(true);
  t.answer(answer);
  expect(t.asked).toBe('pick ingress 0');
  t.answer(mind.reflex(t.state, t.request!, randomFrom(1)));
  t.answer(mind.reflex(t.state, t.request!, randomFrom(1)));
  expect(t.state.units[0]!.characters[0]!.at!.y).toBeCloseTo(4 * INCH, 0);
});

test('without the ladder it goes where it is nearest to it', () => {
  const t = upstairs(false);
  const answer = makeMind(t.game.content).reflex(t.state, asked(t), randomFrom(1));
  expect(answer.kind === 'place' && !isByLadder(answer.at)).toBe(true);
});

test('who moves an enemy does not look for its ladders', () => {
  const t = table({ units: { hero: { seat: 0, at: [22, 11] }, foe: { seat: 1, at: [2, 34] } }, cards: [testCard('hero'), testCard('foe')], objectives: { a: [18, 20] }, terrain: deck(true) });
  t.state.objectives[0]!.at = at(18, 20, 4);
  t.run((game) => toolMove(game, '0.hero.1', 'dash', { seat: 1, optional: false }));
  const answer = makeMind(t.game.content).reflex(t.state, asked(t), randomFrom(1));
  expect(answer.kind === 'place' && !isByLadder(answer.at)).toBe(true);
});

test('beside where a way begins nine places are looked at, none of them twice, and five of them quickly', () => {
  const way = { from: at(...FOOT), end: 1 };
  for (const [quick, count] of [[false, 9], [true, 5]] as const) {
    const spots = spotsBeside([way], quick);
    expect(new Set(spots.map(({ x, z }) => `${x} ${z}`)).size).toBe(count);
    expect(spots).toHaveLength(count);
    for (const spot of spots) expect(planDistance(spot, way.from)).toBeLessThan(1.5 * INCH);
  }
});

test('a quick look goes by the best three of the ways that lead to more than staying does', () => {
  const ways = [2, 5, 1, 4, 3, 5].map((end, i) => ({ from: at(i, 0), end }));
  expect(promising(ways, 0)).toEqual([ways[1], ways[5], ways[3]]);
  expect(promising(ways, 4)).toEqual([ways[1], ways[5]]);
  expect(promising(ways, 5)).toEqual([]);
});
