import { expect, test } from 'vitest';
import type { PlaceRequest } from '../../core/script.ts';
import type { Point } from '../../shape/point.ts';
import { sees } from '../../space/sight/sight.ts';
import { table, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { boxTerrain, type BoxSpec } from '../../testing/terrain.ts';
import { baseOf, isRestricted, levels } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { exposureOf, type Exposure } from './exposure.ts';
import { makeMind } from './mind.ts';
import { fittingPlaces } from './purposes.ts';

/** A hero who is to advance before a gunner, with boxes in mm from the middle; the objective lies far away. */
function moving(hero: Spot, foe: Spot, boxes: readonly BoxSpec[] = [], more: { readonly hunker?: number } = {}): Table {
  return table({
    units: { hero: { seat: 0, at: hero, ...more }, foe: { seat: 1, at: foe } }, cards: [testCard('hero'), testCard('foe')],
    objectives: { a: [2, 2] }, terrain: boxTerrain({ boxes }),
  }).run((game) => toolMove(game, '0.hero.1', 'advance')).leaveOpen();
}

const asked = (t: Table): PlaceRequest => {
  if (t.request?.kind !== 'place') throw new Error(`no place is asked but ${t.asked}`);
  return t.request;
};
const suggested = (t: Table): Point[] =>
  makeMind(t.game.content).suggest(t.state, asked(t)).flatMap((answer) => (answer.kind === 'place' && answer.at !== null ? [answer.at] : []));
const exposed = (t: Table, at: Point): Exposure => exposureOf(t.game, t.unit('hero'))(at);

/** A wall a step beside the hero, between the gunner and whoever stands behind it. */
const wall: BoxSpec = { id: 'wall', sight: 'blocked', move: 'impassable', x: [40, 200], z: [-20, 0], bottom: 0, top: 200 };

test('(SP-LOS-01): a place behind a block is among those suggested, though no objective is near it', () => {
  const t = moving([18, 18], [22, 14], [wall]);
  const foe = baseOf(t.game, '1.foe.1');
  const isHidden = (at: Point): boolean => !sees(t.game.content.terrain, foe, { at, radius: asked(t).body.radius }, levels(t.game));
  expect(suggested(t).some(isHidden)).toBe(true);
  expect(suggested(moving([18, 18], [22, 14])).some(isHidden)).toBe(false);
});

test('every place for a purpose is legal, and none lies beside another', () => {
  const t = moving([18, 18], [22, 14], [wall]);
  const places = fittingPlaces(t.game, asked(t), []);
  expect(places.length).toBeGreaterThan(2);
  expect(places.map((at) => t.refusal({ kind: 'place', at }))).toEqual(places.map(() => null));
  expect(fittingPlaces(t.game, asked(t), places)).toEqual([]);
});

test('(SP-ENG-02): one place holds up an enemy who would shoot, where one is in reach', () => {
  const t = moving([18, 18], [22, 14]);
  const holds = (at: Point): boolean => {
    t.unit('hero').characters[0]!.at = at;
    return isRestricted(t.game, '1.foe.1');
  };
  expect(suggested(t).some(holds)).toBe(true);
});

test('(SP-LOS-01, SP-COVER-02): fire is what enemies see and reach; cover takes dice from it, a wall all of them', () => {
  const open = moving([18, 18], [22, 14]);
  const [before, behind] = [{ x: 100, y: 0, z: -50 }, { x: 100, y: 0, z: -60 }];
  expect(exposed(open, before).fire).toBeGreaterThan(0);
  expect(exposed(moving([18, 18], [22, 14], [], { hunker: 1 }), before).fire).toBe(exposed(open, before).fire - 1);
  const walled = exposed(moving([18, 18], [22, 14], [wall]), behind);
  expect([walled.fire, walled.hidden > 0]).toEqual([0, true]);
});

test('an enemy who cannot attack before it has moved threatens, one far away does not, a Wounded one neither (SP-WND-02)', () => {
  const t = moving([18, 18], [22, 14]);
  const { x, z } = t.unit('foe').characters[0]!.at!;
  const at = (far: number): Exposure => exposed(t, { x: x - far, y: 0, z });
  const shots = [140, 330, 800].map(at).map(({ fire, threat }) => [fire > 0, threat > 0]);
  expect(shots).toEqual([[true, false], [false, true], [false, false]]);
  t.unit('foe').wounded = 1;
  expect(at(140)).toMatchObject({ fire: 0, threat: 0 });
});

test('nobody looks for cover for an enemy that is moved', () => {
  const t = moving([18, 18], [22, 14], [wall]);
  expect(fittingPlaces(t.game, { ...asked(t), seat: 1 }, [])).toEqual([]);
});
