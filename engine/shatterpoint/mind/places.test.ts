import { expect, test } from 'vitest';
import type { PlaceRequest } from '../../core/script.ts';
import { randomFrom } from '../../core/rng.ts';
import { inWedge } from '../../space/plane/measure.ts';
import { planDistance, type Point } from '../../shape/point.ts';
import { settle } from '../../space/move/zone.ts';
import { table, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { makeMind } from './mind.ts';
import { goTo, toolMove } from '../deeds/move.ts';
import { shift } from '../deeds/push.ts';
import { baseOf, levels, range } from '../board/measure.ts';
import { bestPlaces, stayWorth } from './places.ts';

const INCH = 25.4;
/** Hero of P1, foe of P2, and an objective, on flat ground. */
const field = (hero: Spot, foe: Spot, objective: Spot): Table => table({
  units: { hero: { seat: 0, at: hero }, foe: { seat: 1, at: foe } },
  cards: [testCard('hero'), testCard('foe')], objectives: { a: objective },
});
const request = (t: Table): PlaceRequest => {
  if (t.request?.kind !== 'place') throw new Error(`no place is asked but ${t.asked}`);
  return t.request;
};
const reflex = (t: Table): Point | null => {
  const answer = makeMind(t.game.content).reflex(t.state, request(t), randomFrom(1));
  return answer.kind === 'place' ? answer.at : null;
};
const objective = (t: Table): Point => t.state.objectives[0]!.at;

test('a free move goes to an objective in reach', () => {
  const t = field([18, 8], [2, 34], [18, 14]).run((game) => toolMove(game, '0.hero.1', 'advance'));
  expect(planDistance(reflex(t)!, objective(t))).toBeLessThan(4 * INCH);
});

test('a move that may be declined is, where it could only lead away', () => {
  const t = field([18, 14], [2, 34], [18, 14]);
  t.run((game) => toolMove(game, '0.hero.1', 'dash', { wedge: { other: { x: objective(t).x, y: 0, z: objective(t).z + 10 }, way: 'away' } }));
  const at = reflex(t);
  expect(at === null || planDistance(at, objective(t)) < 4.2 * INCH).toBe(true);
});

test('(SP-DIR-06): every place suggested for a directed move lies in its wedge', () => {
  const t = field([18, 18], [20, 22], [30, 30]).run((game) => toolMove(game, '0.hero.1', 'advance', { wedge: { other: game.state.units[1]!.characters[0]!.at!, way: 'toward' } }));
  const asked = request(t);
  if (asked.zone.kind !== 'tool' || asked.zone.wedge === null) throw new Error('no wedge');
  const places = bestPlaces(t.game, asked, 6);
  expect(places.length).toBeGreaterThan(3);
  for (const { at } of places) expect([t.refusal({ kind: 'place', at }), inWedge(asked.body.at, at, asked.zone.wedge)]).toEqual([null, true]);
});

test('an enemy that one may move is taken away from the objective it contests', () => {
  const t = field([2, 2], [18, 18], [18, 20]).run((game) => toolMove(game, '1.foe.1', 'dash', { seat: 0, optional: false }));
  expect(request(t).seat).toBe(0);
  expect(planDistance(reflex(t)!, objective(t))).toBeGreaterThan(4.2 * INCH);
});

test('a push sends an enemy away from the objective it contests', () => {
  const t = field([18, 15], [18, 18], [18, 18.5]).run((game) => shift(game, '1.foe.1', { range: 2, from: '0.hero.1', way: 'push' }));
  const before = planDistance(request(t).body.at, objective(t));
  expect(planDistance(settle(t.game.content.terrain, request(t), reflex(t)!), objective(t))).toBeGreaterThan(before);
});

test('a push that may be left out is, for a character that would be pushed off its objective for nothing', () => {
  const t = field([18, 18], [2, 34], [18, 18]).run((game) => shift(game, '0.hero.1', { range: 4, from: null, way: 'push', optional: true }));
  expect(reflex(t)).toBeNull();
});

test('(SP-DEPLOY-02): before any struggle card a leader starts over against an objective that may become active', () => {
  const start = (objective: Spot): Point => {
    const t = field([18, 1], [2, 34], objective);
    Object.assign(t.state, { phase: 'deploy' });
    t.state.objectives[0]!.active = false;
    t.run((game) => goTo(game, '0.hero.1', 'deploy', { zone: { kind: 'strip', side: 1, depth: range(game, 2), levels: levels(game) }, optional: false }));
    return reflex(t)!;
  };
  expect(start([8, 14]).x).toBeLessThan(-3 * INCH);
  expect(start([28, 14]).x).toBeGreaterThan(3 * INCH);
});

test('no place far from its objective is thought better than staying at it', () => {
  const t = field([18, 14], [2, 34], [18, 14]).run((game) => toolMove(game, '0.hero.1', 'advance'));
  const asked = request(t);
  const stay = stayWorth(t.game, asked);
  for (const { at, value } of bestPlaces(t.game, asked, 6)) expect(planDistance(at, objective(t)) > 8 * INCH && value > stay).toBe(false);
});

const wall = { sight: 'blocked', move: 'impassable', bottom: 0, top: 5, surface: false } as const;
/** Blocks along the whole near edge with an alley hardly wider than a base at x = 9.2. */
const alley = [{ id: 'west', ...wall, x: [0, 8.4475], z: [0, 10] }, { id: 'east', ...wall, x: [9.9525, 36], z: [0, 10] }] as const;

test('(SP-PLACE-01): where only a narrow pocket is left it is found, in a hurry too', () => {
  const units = { hero: { seat: 0, at: [20, 20] }, friend: { seat: 0, at: [9.2, 1] }, foe: { seat: 1, at: [2, 34] } } as const;
  const t = table({ units, cards: ['hero', 'friend', 'foe'].map((id) => testCard(id)), objectives: { a: [18, 18] }, terrain: boxTerrain({ inch: true, boxes: alley }) });
  t.run((game) => goTo(game, '0.hero.1', 'place', { zone: { kind: 'near', of: baseOf(game, '0.friend.1'), range: range(game, 1), level: 'any', levels: levels(game) }, optional: false }));
  const { mind, state } = { mind: makeMind(t.game.content), state: t.state };
  const answers = [...mind.suggest(state, request(t)), mind.reflex(state, request(t), randomFrom(1))];
  expect(answers.length).toBeGreaterThan(1);
  for (const answer of answers) expect([t.refusal(answer), answer.kind === 'place' && answer.at !== null]).toEqual([null, true]);
});

test('(SP-DEPLOY-03): a Primary does not start where its squad would find no room, even beside an objective', () => {
  const squad = ['leader', 'second'].map((id) => testCard(id, { type: id === 'leader' ? 'primary' : 'secondary' }));
  const units = { leader: { seat: 0, at: null }, second: { seat: 0, at: null }, foe: { seat: 1, at: [2, 34] } } as const;
  // A yard with room for one among blocks, right before the objective; farther east the edge is open.
  const boxes = [[0, 8.8, 0, 10], [10.4, 24, 0, 10], [8.8, 10.4, 0, 1.7], [8.8, 10.4, 3.4, 10]].map(([x0, x1, z0, z1], i) => ({ id: `b${i}`, ...wall, x: [x0!, x1!] as const, z: [z0!, z1!] as const }));
  const t = table({ units, cards: [...squad, testCard('foe')], objectives: { a: [9.6, 10.6] }, terrain: boxTerrain({ inch: true, boxes }), phase: 'setup', turn: 0, players: [{ toDeploy: [0] }, { toDeploy: [] }] });
  Object.assign(t.state, { phase: 'deploy', active: 0, edges: [1, -1] });
  t.go();
  const asked = request(t);
  expect(asked.followers).toHaveLength(1);
  expect(t.refusal([9.6, 2.55])).toBeNull();
  const { followers: _, ...alone } = asked;
  const at = (one: PlaceRequest): number[] => bestPlaces(t.game, { ...one, zone: { kind: 'strip', side: 1, depth: 2 * INCH, levels: levels(t.game) } }, 6).map(({ at: { x } }) => x / INCH + 18);
  expect(Math.min(...at(alone))).toBeLessThan(11);
  expect(Math.min(...at(asked))).toBeGreaterThan(24);
});
