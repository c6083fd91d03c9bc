/** Which rule the game names for each reason of the ground: the match itself is asked. */
import { expect, test } from 'vitest';
import type { Refusal } from '../../core/script.ts';
import { refuseToken } from '../../space/ground/relocate.ts';
import type { Outline } from '../../shape/shape.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import type { Why } from '../../space/ground/objection.ts';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, GANTRY, LADDER, ROOF, scenery, WALL_H } from '../../testing/shatterpoint/scenery.ts';
import { attackDice, table, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { at } from '../../testing/terrain.ts';
import { placeFaults } from './battlefield.ts';
import { refusalOf } from './geometry-rules.ts';
import { toolMove, type ToolMove } from '../deeds/move.ts';
import { shift } from '../deeds/push.ts';
import { makeSystem } from '../system.ts';

const HERO = '0.hero.1';
const FOE = '1.foe.1';
const hero = fighter('hero');
const ground = scenery(GANTRY, ROOF, LADDER);

/** A hero and a foe on the ground of the acceptance scenarios: bases of 1.5", Range 1 of 1", Range 2 of 3". */
const two = (here: Spot, foe: Spot = [34, 34], terrain = ground): Table => table({ cards: [hero], terrain, units: { hero: { seat: 0, at: here }, foe: { card: 'hero', seat: 1, at: foe } } });
const moving = (how: ToolMove, t: Table, more: Parameters<typeof toolMove>[3] = {}): Table => t.run((game) => toolMove(game, HERO, how, more));
const pushed = (): Table => two([4, 4], [2, 4]).run((game) => shift(game, HERO, { range: 2, from: FOE, way: 'push' }));
/** About to come out at the head of the ladder. */
const climbing = (): Table => moving('advance', two([4, 18])).play([8, 18], 'ladder/1');
/** A square outline about a place in the middle of the table's width (mm). */
const square = (half: number, z: number): Outline => [[-half, z - half], [half, z - half], [half, z + half], [-half, z + half]];
/** A match in which the first squad is about to deploy at the near edge, or in the outline that a table draws there. */
const deploying = (outlined?: Terrain): Table => {
  const squad = (seat: 0 | 1, ...cards: readonly string[]) => Object.fromEntries(cards.map((id) => [id, { seat, squad: 0, at: null }]));
  const units = { ...squad(0, 'general-anakin-skywalker', 'cc-7567-captain-rex', '501st-clone-troopers'), ...squad(1, 'lord-maul', 'gar-saxon', 'mandalorian-super-commandos') };
  const drawn = outlined === undefined ? {} : { terrain: outlined, houseRules: { tableDeployment: true } };
  return table({ ...drawn, units, phase: 'setup', turn: 0, players: [{ toDeploy: [0] }, { toDeploy: [0] }], struggle: { card: null } }).go().playOn(attackDice('C C S F F'), attackDice('C S S S X'), 'near');
};
/** The match's own check of answers, which comes after that of their form. */
const systemSays = (t: Table): Refusal | null => makeSystem(t.game.content).refuse(t.state, t.request!, { kind: 'place', at: null });
const mission = { id: 'here', objectives: [{ id: 'C', at: { x: 0, z: 0 } }] };

/** The rule, how the match is brought to name it, and what else it says. */
type Case = readonly [rule: string, refused: () => Refusal | null, detail?: Refusal['detail']];

test.each(Object.entries({
  mustMove: ['SP-MOVE-01', () => systemSays(deploying())],
  offTable: ['SP-MOVE-03', () => moving('dash', two([2, 2])).refusal([0.5, 2])],
  noRoom: ['SP-MOVE-06', () => moving('advance', two([19, 12])).refusal([22, 16]), { feature: 'roof', piece: 'roof', part: 'roof' }],
  unsupported: ['SP-MOVE-07', () => moving('climb', two([15, 14])).refusal([15, 17, 2])],
  overlapsBase: ['SP-MOVE-08', () => moving('dash', two([4, 4], [6, 4])).refusal([7, 4]), { base: 0 }],
  outOfReach: ['SP-TOOL-04', () => moving('advance', two([4, 4])).refusal([11.51, 4])],
  outsideWedge: ['SP-DIR-06', () => moving('dash', two([8, 8], [2, 8]), { wedge: { other: at(2, 8), way: 'toward' } }).refusal([9, 8])],
  higher: ['SP-ADV-03', () => moving('advance', two([15, 14])).refusal([15, 17, 5])],
  toolBlocked: ['SP-ADV-02', () => moving('advance', two([15, 18], [34, 34], scenery(WALL_H))).refusal([20.5, 18]), { feature: 'wall-h', piece: 'wall-h', part: 'wall-h' }],
  noDirection: ['SP-PUSH-04', () => pushed().refusal([4, 4])],
  directionOutsideWedge: ['SP-DIR-05', () => pushed().refusal([3, 4])],
  outOfRange: ['SP-PLACE-01', () => climbing().refusal([12.5, 18, 5])],
  otherElevation: ['SP-PLACE-03', () => climbing().refusal([12, 18])],
  tooFarFromEdge: ['SP-DEPLOY-02', () => deploying().refusal([9, 3.76])],
  outsideOutline: ['SP-DEPLOY-02', () => deploying({ ...scenery(), named: { objectives: [], deployment: [{ seat: 0, outline: square(100, 300) }, { seat: 1, outline: square(100, -300) }] } }).refusal([9, 3])],
  notApart: ['SP-ENG-01', () => moving('reposition', two([4, 4], [10, 4]), { unengaged: true }).refusal([6, 4])],
  tokenNotHeld: ['SP-FIELD-05', () => placeFaults(scenery(block('low', [18.2, 19], [17, 19], 1)), [mission], 12)[0]!.refusal, { feature: 'low', piece: 'low', part: 'low' }],
} satisfies Readonly<Record<Why, Case>>) as readonly (readonly [Why, Case])[])('the match names the rule of the ground’s %s', (why, [rule, refused, detail]) => {
  expect(refused()).toEqual({ rule, why, ...(detail && { detail }) });
});

test('a place that is allowed is refused by none of them', () => {
  expect(refusalOf(refuseToken(scenery(), 0, 0, 12))).toBeNull();
  expect(moving('dash', two([2, 2])).refusal([2, 4])).toBeNull();
});
