import type { Material } from 'three';
import { joinLit, LIT_FRAGMENT } from '../light/lit.ts';

/**
 * Lights a figure's material as its table is lit: by the lamps around it, by some light of its own, and along its upper outline from behind, so
 * that it stands out from the ground at every hour. Needs nothing of the shape that wears it. Gives the same material.
 */
export function edgeLit<T extends Material>(material: T): T {
  material.onBeforeCompile = (shader) => {
    joinLit(shader.uniforms);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>
        uniform vec3 figureEdge;
        uniform float figureFill;${LIT_FRAGMENT}`)
      .replace('#include <emissivemap_fragment>', `#include <emissivemap_fragment>
        float away = 1.0 - abs(dot(normal, normalize(vViewPosition)));
        vec3 here = cameraPosition - (vec4(vViewPosition, 0.0) * viewMatrix).xyz;
        totalEmissiveRadiance += figureEdge * pow(away, 2.5) * smoothstep(-0.4, 0.5, normal.y);
        totalEmissiveRadiance += diffuseColor.rgb * (figureFill + lampsAt(here, dot(normal, viewMatrix[1].xyz)));`);
  };
  material.customProgramCacheKey = () => 'edge-lit';
  return material;
}
