import type { Material } from 'three';
import { shared } from '../shared.ts';
import { LOOK } from './bonePalette.ts';

const made = new WeakMap<Material, Material>();

/** The figures' paint for those of them that crumble away: how much is left of each stands in its row of the bones. One for each paint. */
export function crumbling(from: Material): Material {
  const known = made.get(from);
  if (known !== undefined) return known;
  const material = shared(from.clone());
  made.set(from, material);
  material.customProgramCacheKey = () => `crumbling ${from.customProgramCacheKey()}`;
  material.onBeforeCompile = (shader, renderer) => {
    from.onBeforeCompile(shader, renderer);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vRest;\nvarying float vSolid;')
      .replace('#include <skinning_vertex>', `#include <skinning_vertex>
      mat4 look = ${LOOK};
      vSolid = look[1].x;
      vRest = transformed - look[1].yzw;`);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>
        varying vec3 vRest;
        varying float vSolid;
        float grit(vec3 p) { return fract(sin(dot(floor(p * 1.6), vec3(12.9898, 78.233, 37.719))) * 43758.5453); }`)
      .replace('#include <map_fragment>', `#include <map_fragment>
        float gone = grit(vRest) * 0.7 + (1.0 - clamp(vRest.y / 42.0, 0.0, 1.0)) * 0.3 - vSolid;
        if (gone > 0.0) discard;
        diffuseColor.rgb += vec3(1.2, 0.6, 0.2) * smoothstep(-0.08, 0.0, gone);`);
  };
  return material;
}
