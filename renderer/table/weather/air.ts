import {
  AddEquation, Color, CustomBlending, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, OneFactor, OneMinusSrcAlphaFactor, PlaneGeometry, ShaderMaterial,
  Vector2, Vector3, Vector4,
} from 'three';
import { randomFrom, type Random } from '../../../engine/core/rng.ts';
import { holds } from '../../../engine/space/plane/ring.ts';
import type { WeatherName } from '../../../engine/space/terrain/light.ts';
import { isOut, lampsOf, type StandingLamp } from '../light/lamps.ts';
import { lit } from '../light/lit.ts';
import type { PlacedPiece, TerrainModel } from '../terrainModel.ts';
import { AIR, AIR_FRAGMENT, AIR_VERTEX } from './airShader.ts';
import { weathers } from './weathers.ts';

/** Share of what falls, strikes and drifts where drawing is plain. */
const PLAIN = 0.4;
/** How opaque what falls is there, and how long or wide, beside fine drawing: what stands still is seen longer than what passes by. */
const PLAIN_FALL = { opacity: 0.5, size: 0.8, stretch: 0.6 } as const;
/** Width of lamps' halos (mm) and how strong they are. */
const HALOS = { deck: [46, 0.8], glass: [26, 0.42], mast: [60, 1.5] } as const;
/** Pieces that have vents, with the places they blow from (mm of the piece). */
const VENTS: Readonly<Record<string, readonly (readonly [x: number, y: number, z: number])[]>> = {
  'fuel-tank': [[0, 92, 0], [58, 34, -20]], generator: [[52, 60, 10]], 'pipe-run': [[40, 40, 0]],
  'building-two': [[30, 158, 30]], 'building-tall': [[-20, 150, -20]],
};
/** Clouds of dust and snow rise from so many places on the mat. */
const DRIFTS = 9;
/** Share of drops that strike floors; the others strike the mat. */
const ON_FLOORS = 0.55;

const geometryOf = (values: readonly number[], plane: PlaneGeometry): InstancedBufferGeometry => {
  const geometry = new InstancedBufferGeometry();
  geometry.index = plane.index;
  geometry.setAttribute('position', plane.getAttribute('position'));
  const [place, seed] = [new Float32Array(values.length / 2), new Float32Array(values.length / 2)];
  for (let i = 0; i < values.length / 8; i++) {
    place.set(values.slice(i * 8, i * 8 + 4), i * 4);
    seed.set(values.slice(i * 8 + 4, i * 8 + 8), i * 4);
  }
  geometry.setAttribute('place', new InstancedBufferAttribute(place, 4));
  geometry.setAttribute('seed', new InstancedBufferAttribute(seed, 4));
  geometry.instanceCount = values.length / 8;
  return geometry;
};

/** A place where a drop strikes: on a floor that lies open, or on the mat. */
function struck({ placed, table: { size } }: TerrainModel, rng: Random): readonly [number, number, number] {
  const floored = rng() < ON_FLOORS ? placed[Math.floor(rng() * placed.length)] : undefined;
  const floor = floored?.piece.parts.flatMap(({ floors }) => floors)[0];
  if (floored !== undefined && floor !== undefined) for (let tries = 0; tries < 6; tries++) {
    const [x, z] = [(rng() - 0.5) * 150, (rng() - 0.5) * 150];
    if (!holds(floor.edges, x, z)) continue;
    const at = new Vector3(x * 10, floor.y * 10, z * 10).applyMatrix4(floored.matrix);
    return [at.x, at.y, at.z];
  }
  return [(rng() - 0.5) * size[0] * 0.98, 0, (rng() - 0.5) * size[1] * 0.98];
}

const ventsOf = ({ feature: { piece }, matrix }: PlacedPiece): readonly Vector3[] =>
  (VENTS[piece] ?? []).map(([x, y, z]) => new Vector3(x * 10, y * 10, z * 10).applyMatrix4(matrix));

/** Everything in the air of a table: place, kind and chance of each, eight numbers. */
function filling(model: TerrainModel, lamps: readonly StandingLamp[], weather: WeatherName, fine: boolean): readonly number[] {
  const { fall, puffs, splashes } = weathers[weather];
  const rng = randomFrom(91);
  const out: number[] = [];
  const chance = (): readonly number[] => [rng(), rng(), rng(), rng()];
  const many = (count: number): number => Math.round(count * (fine ? 1 : PLAIN));
  for (const { at, kind } of lamps) out.push(at.x, at.y, at.z, kind === 'mast' ? AIR.mast : AIR.lamp, ...HALOS[kind], 0, 0);
  if (fall !== null) for (let i = 0; i < many(fall.count); i++) out.push(0, 0, 0, AIR.fall, ...chance());
  if (puffs !== null) {
    const [width, depth] = model.table.size;
    const somewhere = (): Vector3 => new Vector3((rng() - 0.5) * width * 0.9, 4, (rng() - 0.5) * depth * 0.9);
    const from = weather === 'steam' ? model.placed.flatMap(ventsOf) : Array.from({ length: DRIFTS }, somewhere);
    for (const { x, y, z } of from) for (let i = 0; i < many(puffs.each); i++) out.push(x, y, z, AIR.puff, ...chance());
  }
  for (let i = 0; i < many(splashes); i++) out.push(...struck(model, rng), AIR.splash, ...chance());
  return out;
}

type AirMesh = Mesh<InstancedBufferGeometry, ShaderMaterial>;

/** What is in the air over a table. */
export interface Air {
  readonly mesh: AirMesh;
  /** Takes away halos of lamps whose parts are left out, and brings them back. */
  readonly attend: () => void;
}

/** What is in the air over a table, lamps' halos among it, as one draw call; null model: nothing yet. `time` (seconds) moves all of it. */
export function airOf(model: TerrainModel | null, weather: WeatherName, fine: boolean): Air {
  const lamps = model === null ? [] : lampsOf(model);
  const { fall, puffs, wind } = weathers[weather];
  const soft = fine ? { opacity: 1, size: 1, stretch: 1 } : PLAIN_FALL;
  const opacity = (fall?.opacity ?? 0) * soft.opacity;
  const fallColour = new Color(fall?.colour ?? '#000').multiplyScalar(opacity);
  const [width, depth] = model?.table.size ?? [1, 1];
  const material = new ShaderMaterial({
    vertexShader: AIR_VERTEX, fragmentShader: AIR_FRAGMENT, transparent: true, depthWrite: false,
    blending: CustomBlending, blendEquation: AddEquation, blendSrc: OneFactor, blendDst: OneMinusSrcAlphaFactor,
    uniforms: {
      time: { value: 0 }, beacon: lit.beacon, lampColour: lit.lampColour, wind: { value: new Vector2(...wind) },
      box: { value: new Vector3(width, fall?.height ?? 1, depth) }, velocity: { value: new Vector3(...(fall?.velocity ?? [0, -1, 0])) },
      fall: { value: new Vector3((fall?.size ?? 0) * soft.size, Math.max(1, (fall?.stretch ?? 1) * soft.stretch), fall?.sway ?? 0) },
      puff: { value: new Vector3(puffs?.rise ?? 0, puffs?.size ?? 0, puffs?.opacity ?? 0) },
      fallColour: { value: new Vector4(fallColour.r, fallColour.g, fallColour.b, opacity) },
      puffColour: { value: new Color(puffs?.colour ?? '#000') },
    },
  });
  const mesh = new Mesh(geometryOf(model === null ? [0, 0, 0, 0, 0, 0, 0, 0] : filling(model, lamps, weather, fine), new PlaneGeometry(1, 1)), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 6;
  mesh.raycast = () => {};
  const seed = mesh.geometry.getAttribute('seed') as InstancedBufferAttribute;
  const attend = (): void => {
    for (const [i, lamp] of lamps.entries()) {
      const strength = isOut(lamp) ? 0 : HALOS[lamp.kind][1];
      if (Math.abs(seed.getY(i) - strength) < 0.01) continue;
      seed.setY(i, strength);
      seed.needsUpdate = true;
    }
  };
  return { mesh, attend };
}
