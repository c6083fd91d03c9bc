import type { Material, SkinnedMesh } from 'three';

const whole = new WeakMap<SkinnedMesh, Material>();

/** A copy of the figure's paint that crumbles away: `solid` 1…0. */
export function crumbling(from: Material): Material {
  const material = from.clone();
  const solid = { value: 1 };
  material.userData['solid'] = solid;
  material.customProgramCacheKey = () => `crumbling ${from.customProgramCacheKey()}`;
  material.onBeforeCompile = (shader, renderer) => {
    from.onBeforeCompile(shader, renderer);
    shader.uniforms['solid'] = solid;
    shader.vertexShader = shader.vertexShader.replace('#include <common>', '#include <common>\nvarying vec3 vRest;').replace('#include <skinning_vertex>', '#include <skinning_vertex>\nvRest = transformed;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>
        uniform float solid;
        varying vec3 vRest;
        float grit(vec3 p) { return fract(sin(dot(floor(p * 1.6), vec3(12.9898, 78.233, 37.719))) * 43758.5453); }`)
      .replace('#include <map_fragment>', `#include <map_fragment>
        float gone = grit(vRest) * 0.7 + (1.0 - clamp(vRest.y / 42.0, 0.0, 1.0)) * 0.3 - solid;
        if (gone > 0.0) discard;
        diffuseColor.rgb += vec3(1.2, 0.6, 0.2) * smoothstep(-0.08, 0.0, gone) * step(solid, 0.999);`);
  };
  return material;
}

/** Draws a figure's body partly gone while `solid` is below 1, and with the shared paint otherwise. */
export function dissolving(mesh: SkinnedMesh, solid: number): void {
  const own = whole.get(mesh);
  if (solid >= 1) {
    if (own === undefined) return;
    (mesh.material as Material).dispose();
    mesh.material = own;
    whole.delete(mesh);
    return;
  }
  const now = mesh.material as Material;
  if (own === undefined) {
    whole.set(mesh, now);
    mesh.material = crumbling(now);
  }
  ((mesh.material as Material).userData['solid'] as { value: number }).value = solid;
}
