import { expect, test } from 'vitest';
import type { PlaceRequest } from '../../core/script.ts';
import { anyPlace } from '../../space/move/any-place.ts';
import { fieldOf } from '../../space/move/zone-field.ts';
import { attackDice, table, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { boxTerrain, type BoxSpec } from '../../testing/terrain.ts';
import type { HouseRules } from '../state/setup.ts';

const SQUADS = [['general-anakin-skywalker', 'cc-7567-captain-rex', '501st-clone-troopers'], ['lord-maul', 'gar-saxon', 'mandalorian-super-commandos']];
const INCH = 25.4;

/** The first player's only squad is about to deploy at the near edge. Bases are 1.5" wide, Range 1 is 1", Range 2 is 3". */
function squad(boxes: readonly BoxSpec[], houseRules: Partial<HouseRules> = {}): Table {
  const units = Object.fromEntries(SQUADS.flatMap((cards, seat) => cards.map((id) => [id, { seat: seat as 0 | 1, squad: 0, at: null }])));
  return table({ units, phase: 'setup', turn: 0, players: [{ toDeploy: [0] }, { toDeploy: [0] }], struggle: { card: null }, terrain: boxTerrain({ inch: true, boxes }), houseRules }).go()
    .playOn(attackDice('C C S F F'), attackDice('C S S S X'), 'near');
}

const wall = { sight: 'blocked', move: 'impassable', bottom: 0, top: 5, surface: false } as const;

/** Two blocks along the near edge with an alley between them, `wide` inches wide about x = 9.2. */
const alley = (wide: number): readonly BoxSpec[] => [{ id: 'west', ...wall, x: [0, 9.2 - wide / 2], z: [0, 10] }, { id: 'east', ...wall, x: [9.2 + wide / 2, 36], z: [0, 10] }];

const asked = (t: Table): PlaceRequest => {
  if (t.request?.kind !== 'place') throw new Error(t.asked);
  return t.request;
};
const rangeOf = (t: Table): number | null => { const { zone } = asked(t); return zone.kind === 'near' ? zone.range / INCH : null; };
const ANAKIN: Spot = [9.2, 1];
const inAlley = (t: Table): Table => t.playOn(ANAKIN);

test('SP-DEPLOY-03: as long as one place within Range 1 is free nobody stands farther off, however narrow that is', () => {
  const t = inAlley(squad(alley(1.505)));
  expect([asked(t).figure, rangeOf(t), asked(t).about]).toEqual(['0.cc-7567-captain-rex.1', 1, { character: '0.cc-7567-captain-rex.1', unit: '0.cc-7567-captain-rex' }]);
  // A lattice of places 12 mm apart has none of them.
  const { terrain } = t.game.content;
  expect(fieldOf(terrain, asked(t), 12).cells.filter(({ x }) => x % 12 === 0)).toEqual([]);
  expect(anyPlace(terrain, asked(t))).not.toBeNull();
  expect([t.refusal([9.2, 3.5]), t.refusal([9.2, 3.51])]).toMatchObject([null, { rule: 'SP-PLACE-01' }]);
});

test('SP-DEPLOY-03, houseRules.crowdedDeployment: with no place left within Range 1 a character stands a Range farther off, and the question says so', () => {
  const t = inAlley(squad(alley(1.505))).playOn([9.2, 2.5]);
  const troops = { character: '0.501st-clone-troopers.1', unit: '0.501st-clone-troopers' };
  expect([rangeOf(t), asked(t).about]).toEqual([2, { ...troops, crowded: 'spread', farther: 1, range: 1, host: '0.general-anakin-skywalker.1' }]);
  expect([t.refusal([9.2, 4.5]), t.refusal([9.2, 4.51])]).toMatchObject([null, { rule: 'SP-PLACE-01' }]);
  t.playOn([9.2, 4]);
  expect([rangeOf(t), asked(t).about]).toMatchObject([expect.closeTo(3), { crowded: 'spread', farther: 2 }]);
  t.playOn([9.2, 5.5]);
  expect(t.all('deployed').map(({ character, crowded }) => [character, crowded])).toEqual([
    ['0.general-anakin-skywalker.1', undefined], ['0.cc-7567-captain-rex.1', undefined], ['0.501st-clone-troopers.1', 'spread'], ['0.501st-clone-troopers.2', 'spread'],
  ]);
  expect(t.asked).toBe('place deploy 1');
});

test('SP-DEPLOY-03, houseRules.crowdedDeployment: or it stands within Range 2 of the own edge, and farther from that where the edge is full too', () => {
  const gap: readonly BoxSpec[] = [...alley(1.505).filter(({ id }) => id !== 'east'), { id: 'east', ...wall, x: [9.9525, 30], z: [0, 10] }, { id: 'corner', ...wall, x: [31.505, 36], z: [0, 10] }, { id: 'cap', ...wall, x: [30, 31.505], z: [2.5, 10] }];
  const t = inAlley(squad(gap, { crowdedDeployment: 'ownEdge' })).playOn([9.2, 2.5]);
  expect(asked(t).about).toEqual({ character: '0.501st-clone-troopers.1', unit: '0.501st-clone-troopers', crowded: 'ownEdge', farther: 0, range: 1, host: '0.general-anakin-skywalker.1' });
  expect([t.refusal([30.75, 1.2]), t.refusal([30.75, 2.5]), t.refusal([9.2, 4])]).toMatchObject([null, { rule: 'SP-MOVE-06' }, { rule: 'SP-DEPLOY-02' }]);
  t.playOn([30.75, 1.2]);
  expect(asked(t).about).toMatchObject({ crowded: 'deeper', farther: 1, range: 1 });
  expect([t.refusal([9.2, 4.75]), t.refusal([9.2, 4.76])]).toMatchObject([null, { rule: 'SP-DEPLOY-02' }]);
});

test('SP-DEPLOY-02: with no place at all along the edge the Primary stands a Range farther from it, until there is one', () => {
  // The block ends 4.2" from the edge: the first place is right behind it.
  const t = squad([{ id: 'block', ...wall, x: [0, 36], z: [0, 4.2] }]);
  expect(asked(t).about).toEqual({ character: '0.general-anakin-skywalker.1', unit: '0.general-anakin-skywalker', crowded: 'deeper', farther: 2, range: 2 });
  expect([t.refusal([9.2, 5]), t.refusal([9.2, 5.75]), t.refusal([9.2, 5.76])]).toMatchObject([null, null, { rule: 'SP-DEPLOY-02' }]);
});

test('SP-DEPLOY-02: a table without any place for a figure is told by the figure’s name', () => {
  expect(() => squad([{ id: 'block', ...wall, x: [0, 36], z: [0, 36] }])).toThrow('0.general-anakin-skywalker.1 cannot be deployed');
});

test('SP-DEPLOY-03: with the Primary goes who must find room near it; with each other one who is still to come', () => {
  const t = squad([]);
  const follower = (figure: string) => ({ figure, of: null, radius: 0.75 * INCH, height: 2 * INCH, range: INCH });
  const [rex, first, second] = ['0.cc-7567-captain-rex.1', '0.501st-clone-troopers.1', '0.501st-clone-troopers.2'].map(follower);
  expect(asked(t).followers).toEqual([rex, first, second]);
  t.playOn([18, 3]);
  const of = { at: t.character('general-anakin-skywalker').at, radius: 0.75 * INCH };
  expect(asked(t).followers).toEqual([{ ...first, of }, { ...second, of }]);
  t.playOn([20, 3], [16, 3]);
  expect(asked(t).followers).toBeUndefined();
});
