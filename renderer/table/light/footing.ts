import { BufferAttribute, BufferGeometry, Color, DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Matrix4, MeshLambertMaterial } from 'three';
import type { Actor } from '../../match/actor.ts';
import { ON_FIELDS } from '../groundPaint.ts';
import { lookOf } from '../surface/looks.ts';
import { joinLit, LIT_FRAGMENT } from './lit.ts';

/** Most figures on a table. */
const MOST = 64;
/** How far a base's shadow reaches, in radii of the base, and how high above the ground it lies (mm). */
const [REACH, ABOVE] = [1.75, 0.3];
/** Height of a base's top over its ground (mm), a little more than the kit makes it, and the share of its radius that lies within the side's rim. */
const [TOP, WITHIN] = [3, 0.9];
/** Whoever does one of these is off the ground in the middle of it, and leaves and reaches it in this share of the whole. */
const [ALOFT, LEAVES] = [new Set(['hop', 'jet', 'carry', 'climb']), 0.12];

/** Two squares over each other: `uv` is the place in radii of the base, `lies` 0 for the shadow and 1 for what lies on the base. */
function squares(): BufferGeometry {
  const [places, flat, lies, index]: number[][] = [[], [], [], []];
  for (const [layer, size, y] of [[0, REACH, ABOVE], [1, WITHIN, TOP]] as const) {
    const first = lies!.length;
    for (const [x, z] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
      places!.push(x * size, y, z * size);
      flat!.push(x * size, z * size);
      lies!.push(layer);
    }
    index!.push(first, first + 2, first + 1, first, first + 3, first + 2);
  }
  const geometry = new BufferGeometry().setIndex(index!);
  for (const [name, values, size] of [['position', places!, 3], ['uv', flat!, 2], ['lies', lies!, 1], ['normal', places!.map((_, i) => (i % 3 === 1 ? 1 : 0)), 3]] as const) {
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
  }
  return geometry;
}

/** Paint of what lies under and on bases: a soft shadow, and patches of what the table's ground is covered with. */
function footingPaint(theme: string): MeshLambertMaterial {
  const { drift, ground } = lookOf(theme);
  const material = new MeshLambertMaterial({ ...ON_FIELDS, toneMapped: true });
  const of = ([r, g, b]: readonly [number, number, number]): Color => new Color().setRGB(r / 255, g / 255, b / 255, 'srgb');
  material.onBeforeCompile = (shader) => {
    joinLit(shader.uniforms);
    Object.assign(shader.uniforms, { drift: { value: of(drift) }, soil: { value: of(ground) } });
    shader.vertexShader = shader.vertexShader.replace('#include <common>', `#include <common>
      attribute vec3 look; // chance, how solid it is, how near to the ground
      attribute float lies;
      varying vec2 vFlat;
      varying vec4 vLook;
      varying vec3 vHere;`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>
      vFlat = uv;
      vLook = vec4(look, lies);
      vHere = (instanceMatrix * vec4(transformed, 1.0)).xyz;`);
    shader.fragmentShader = shader.fragmentShader.replace('#include <common>', `#include <common>
      varying vec2 vFlat;
      varying vec4 vLook;
      varying vec3 vHere;
      uniform vec3 drift;
      uniform vec3 soil;${LIT_FRAGMENT}`)
      .replace('#include <color_fragment>', `#include <color_fragment>
      float r = length(vFlat);
      if (vLook.w < 0.5) diffuseColor = vec4(vec3(0.0), vLook.y * vLook.z * 0.62 * (1.0 - smoothstep(0.8, ${REACH}, r)) * (1.0 - smoothstep(0.8, ${REACH}, r)));
      else {
        vec2 p = vFlat * 4.5 + vLook.x;
        float n = lump(p) * 0.6 + lump(p * 2.7) * 0.28 + lump(p * 7.0) * 0.12;
        float cover = smoothstep(0.12, 0.8, n + 0.12 * r) * (1.0 - smoothstep(${WITHIN} - 0.06, ${WITHIN}, r));
        diffuseColor = vec4(mix(soil, drift, 0.2 + 0.45 * smoothstep(0.2, 0.85, n)) * (0.96 + 0.12 * lump(p * 19.0)), cover * 0.8 * vLook.y);
      }`)
      .replace('#include <lights_fragment_end>', `#include <lights_fragment_end>
      reflectedLight.indirectDiffuse += diffuseColor.rgb * lampsAt(vHere, 1.0);`);
  };
  material.customProgramCacheKey = () => 'footing';
  return material;
}

/** Where figures touch the ground: under each base its shadow, on it what the table is covered with. One draw call for all. */
export class Footing {
  readonly mesh: InstancedMesh<BufferGeometry, MeshLambertMaterial>;
  readonly #look = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3).setUsage(DynamicDrawUsage) as InstancedBufferAttribute;
  readonly #matrix = new Matrix4();

  constructor(theme: string) {
    const geometry = squares();
    geometry.setAttribute('look', this.#look);
    this.mesh = new InstancedMesh(geometry, footingPaint(theme), MOST);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.count = 0;
    this.mesh.receiveShadow = true;
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 3;
    this.mesh.raycast = () => {};
  }

  /** Follows the figures; none of those at the height `cut` (mm) or above. `radiusOf` gives a base's radius. */
  follow(actors: Iterable<Actor>, cut: number, radiusOf: (id: string) => number): void {
    let count = 0;
    for (const actor of actors) {
      if (!actor.shown || actor.solid <= 0 || actor.y >= cut || count >= MOST) continue;
      const radius = radiusOf(actor.id);
      const near = ALOFT.has(actor.act) ? Math.max(0, 1 - Math.min(actor.t, 1 - actor.t) / LEAVES) : 1;
      this.#matrix.makeScale(radius, 1, radius).setPosition(actor.x, actor.y, actor.z);
      this.mesh.setMatrixAt(count, this.#matrix);
      this.#look.setXYZ(count, count * 3.7, actor.solid, near);
      count += 1;
    }
    this.mesh.count = count;
    this.mesh.instanceMatrix.needsUpdate = this.#look.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
