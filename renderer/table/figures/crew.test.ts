import { Group, Matrix4, MeshBasicMaterial } from 'three';
import { beforeEach, expect, it, vi } from 'vitest';
import { newActor } from '../../match/actor.ts';
import { LiveStage } from '../../match/liveStage.ts';
import type { MatchState } from '../../match/matchState.ts';
import { Crew } from './crew.ts';
import type { FigureModel } from './figureModel.ts';
import { HALO, Halos } from './halos.ts';
import type { Outline, OutlineLook } from './outline.ts';
import { poseFigure, type Posed } from './posing.ts';
import { BONES } from '../../../assets/skeleton.ts';
import { badgeCells, objectiveCell, PRIORITY_CELL } from './tokens.ts';

/** Rims that were put under figures, by size and seat, and the seats whose rims were asked for. */
const rims = vi.hoisted(() => ({ sizes: [] as number[], seats: [] as number[], asked: [] as number[] }));
/** Cells of chips that were drawn. */
const drawn = vi.hoisted(() => ({ cells: [] as number[] }));
vi.mock('./rims.ts', () => ({
  Rims: class {
    load = (seat: number) => { rims.asked.push(seat); return Promise.resolve(); };
    setPalette() {}
    clear() { rims.sizes.length = 0; rims.seats.length = 0; }
    add(size: number, seat: number) { rims.sizes.push(size); rims.seats.push(seat); }
    commit() {}
  },
}));
// Chips are painted on a canvas, which is not to be had here.
vi.mock('./tokens.ts', async (original) => ({
  ...await original<object>(),
  Tokens: class {
    mesh = new Group();
    setPalette() {}
    clear() { drawn.cells.length = 0; }
    add(...[, , , , , , cell]: readonly number[]) { drawn.cells.push(cell!); }
    commit() {}
  },
}));
/** What figures were outlined as. */
const outlined = vi.hoisted(() => [] as unknown[]);
vi.mock('./outline.ts', async (original) => {
  const { outlineLook: own, ...others } = await original<{ outlineLook: (kind: Outline, side: OutlineLook) => OutlineLook }>();
  return { ...others, outlineLook: (kind: Outline, side: OutlineLook) => { outlined.push(kind); return own(kind, side); } };
});
vi.mock('./figureModel.ts', () => ({ loadModel: (model: string) => Promise.resolve(modelOn(model === 'b1' ? 50 : 40)) }));

/** A figure made for a base of so many mm: one triangle at each level of detail. */
function modelOn(base: number): FigureModel {
  const hand: FigureModel['facts']['pose']['hand']['L'] = { at: [6, -8, 3], elbow: [0, 0, -1], aim: [0, 0, 1] };
  const pose: FigureModel['facts']['pose'] = {
    pelvis: { at: [0, 0, 0], turn: [0, 0, 0] },
    spine: [0, 0, 0],
    chest: [0, 0, 0],
    head: [0, 0, 0],
    hand: { L: hand, R: hand },
    foot: { L: { at: [3, 0, 0], yaw: 0 }, R: { at: [-3, 0, 0], yaw: 0 } },
  };
  const body = { hip: 2, spine: 4, chest: 5, neck: 5, shoulder: 5, shoulderY: 4, upperArm: 6, lowerArm: 6, upperLeg: 8, lowerLeg: 8, ankle: 2 };
  const numbers = (size: number): Uint8Array => new Uint8Array(3 * size);
  return {
    facts: { base, body, pose, ground: 2.6, manner: { gait: 'legs', arms: { L: 'none', R: 'none' }, jets: false } }, inverses: BONES.map(() => new Matrix4()), levels: [0, 1, 2].map(() => Uint16Array.of(0, 1, 2)), glow: null, paint: new MeshBasicMaterial(),
    body: { count: 3, position: numbers(3), normal: numbers(3), color: numbers(3), uv: numbers(2), joints: numbers(4), weights: numbers(4) },
  };
}

/** A figure made for one base and standing on another. */
function bodyOn(base: number, made: number): Posed {
  const { facts: { body, pose, ground, manner } } = modelOn(made);
  return { spread: base / made, pose, ground, body, manner, scratch: structuredClone(pose), frames: BONES.map(() => new Matrix4()) };
}

const state = {
  level: null, hovered: null, selected: null, hints: { figures: new Set(), closed: new Set() }, picks: [], settings: { reducedMotion: false },
} as unknown as MatchState;
let stage: LiveStage;
beforeEach(() => { stage = new LiveStage(); });

function join(id: string, model: string, base: number | null, seat = 0, label = '1'): void {
  stage.actors.set(id, Object.assign(newActor({ id, group: id, seat, model, base, label, stamina: 8, facing: 0 }), { shown: true }));
  stage.cast += 1;
}

it('rims and measures follow the base that a figure stands on, not the one its sculpt was made for', async () => {
  join('hunter', 'gar-saxon', 50);
  join('trooper', 'b1', 40);
  join('unknown', 'gar-saxon', null);
  const crew = new Crew('blue-vermilion', true, () => {}, (why) => { throw new Error(why); });
  crew.update(stage, state, 0);
  await vi.waitFor(() => { if (crew.figureOf('unknown') === null) throw new Error('still loading'); });
  crew.update(stage, state, 0);
  expect(rims.sizes).toEqual([50, 40, 40]);
  expect(['hunter', 'trooper', 'unknown'].map((id) => crew.radiusOf(id))).toEqual([25, 20, 20]);
});

it('each of five sides has a rim, a badge with the number, and a hologram of its own', async () => {
  rims.asked.length = 0;
  for (const seat of [0, 1, 2, 3, 4]) join(`figure-${seat}`, 'gar-saxon', 40, seat, `${7 + seat}`);
  stage.setMarkers([null, 0, 1, 2, 3, 4].map((owner, i) => ({ id: `marker-${i}`, at: { x: 0, y: 0, z: 0 }, lit: true, owner, crowned: false })));
  const crew = new Crew('blue-vermilion', true, () => {}, (why) => { throw new Error(why); });
  crew.update(stage, state, 0);
  await vi.waitFor(() => { if (!crew.ready(stage)) throw new Error('still loading'); });
  crew.update(stage, state, 0);
  expect(rims.asked).toEqual([0, 1, 2, 3, 4]);
  expect(rims.seats).toEqual([0, 1, 2, 3, 4]);
  const badges = [0, 1, 2, 3, 4].flatMap((seat) => badgeCells(seat, `${7 + seat}`).map(([cell]) => cell));
  const holograms = [null, 0, 1, 2, 3, 4].map((owner) => objectiveCell(owner));
  expect(drawn.cells).toEqual([...badges, ...holograms]);
  expect(new Set(holograms).size).toBe(6);
});

it('(SWM-12.1) whoever may strike on the way to the area pointed at stands out as one who attacks', async () => {
  for (const id of ['striker', 'bystander']) join(id, 'gar-saxon', 40);
  const crew = new Crew('blue-vermilion', true, () => {}, (why) => { throw new Error(why); });
  crew.update(stage, state, 0);
  await vi.waitFor(() => { if (!crew.ready(stage)) throw new Error('still loading'); });
  const halos = vi.spyOn(Halos.prototype, 'add');
  const spots = [{ option: 'there', corners: [], strikes: [{ from: 0, by: ['striker'] }] }];
  const kinds = (hovered: string | null): unknown[] => {
    halos.mockClear();
    crew.touch();
    crew.update(stage, { ...state, hovered, hints: { ...state.hints, figures: new Map(), spots } } as unknown as MatchState, 0);
    return halos.mock.calls.map((call) => call[4]);
  };
  expect([kinds('there'), kinds(null)]).toEqual([[HALO.target, HALO.none], [HALO.none, HALO.none]]);
  halos.mockRestore();
});

it('figures and objectives go with the deck that they stand on, and come back with it', async () => {
  join('below', 'gar-saxon', 40);
  join('above', 'gar-saxon', 40);
  stage.actors.get('above')!.y = 90;
  stage.setMarkers([0, 90].map((y, i) => ({ id: `marker-${i}`, at: { x: 0, y, z: 0 }, lit: i === 0, owner: null, crowned: false })));
  const crew = new Crew('blue-vermilion', true, () => {}, (why) => { throw new Error(why); });
  crew.update(stage, state, 0);
  await vi.waitFor(() => { if (!crew.ready(stage)) throw new Error('still loading'); });
  const shown = (level: number | null): unknown => {
    crew.update(stage, { ...state, level }, 0);
    return [crew.figureOf('below')!.shown, crew.figureOf('above')!.shown, rims.sizes.length, drawn.cells.filter((cell) => cell === objectiveCell(null)).length];
  };
  expect(shown(null)).toEqual([true, true, 2, 2]);
  expect(shown(0)).toEqual([true, false, 1, 1]);
  expect(shown(1)).toEqual([true, true, 2, 2]);
});

it('whoever is hurt flashes up and is marked for a moment; where nothing may move it is only marked', async () => {
  outlined.length = 0;
  join('struck', 'gar-saxon', 40);
  const crew = new Crew('blue-vermilion', true, () => {}, (why) => { throw new Error(why); });
  crew.update(stage, state, 0);
  await vi.waitFor(() => { if (!crew.ready(stage)) throw new Error('still loading'); });
  const seen = (reducedMotion: boolean): readonly unknown[] => {
    outlined.length = 0;
    stage.harm('struck', 1);
    for (let i = 0; i < 8; i++) {
      crew.update(stage, { ...state, settings: { ...state.settings, reducedMotion } }, 0);
      stage.tick(0.1);
    }
    crew.update(stage, state, 0);
    return [...new Set(outlined)];
  };
  expect(seen(false)).toEqual(['flash', 'hurt', 0]);
  expect(seen(true)).toEqual(['hurt', 0]);
});

it('a badge of a figure among several of its unit has a letter beside the number, each its own', () => {
  const letters = [...'ABCDEFGH'].map((letter) => badgeCells(0, `6${letter}`));
  expect(letters[0]!.map(([, right]) => right)).toEqual([0, -0.17, 0.17]);
  const others = [badgeCells(0, '0'), badgeCells(0, '9')].map(([, digit]) => digit![0]);
  expect(new Set([...letters.map(([, , letter]) => letter![0]), ...others, objectiveCell(null), PRIORITY_CELL]).size).toBe(12);
});

it('a badge shows its side and a number of any length, digit beside digit', () => {
  const [one, other] = [badgeCells(2, '7'), badgeCells(3, '17')];
  expect(one.map(([, right]) => right)).toEqual([0, 0]);
  expect(other.map(([, right]) => right)).toEqual([0, -0.17, 0.17]);
  expect(new Set([0, 1, 2, 3, 4].map((seat) => badgeCells(seat, '1')[0]![0])).size).toBe(5);
  expect(other[2]![0]).toBe(one[1]![0]);
  expect(badgeCells(0, '10').slice(1).map(([cell]) => cell)).toEqual([badgeCells(0, '1')[1]![0], badgeCells(0, '0')[1]![0]]);
});

it('the ground of a sculpt is spread over the base that it stands on; the figure keeps its size', () => {
  const rootOf = (base: number, made: number): [scale: number[], foot: number[]] => {
    const body = bodyOn(base, made);
    poseFigure(body, newActor({ id: 'a', group: 'a', seat: 0, model: 'm', base, label: '1', stamina: 8, facing: 0 }), 0, 0);
    const [root, foot] = [body.frames[0]!.elements, body.frames[BONES.indexOf('footL')]!.elements];
    return [[root[0]!, root[5]!, root[10]!], foot.map((each) => Math.round(each * 1000) / 1000)];
  };
  expect(rootOf(50, 40)[0]).toEqual([1.25, 1, 1.25]);
  expect(rootOf(40, 50)[0]).toEqual([0.8, 1, 0.8]);
  expect(rootOf(40, 40)[0]).toEqual([1, 1, 1]);
  expect(rootOf(50, 40)[1]).toEqual(rootOf(40, 40)[1]);
});
