import type { Material } from 'three';
import { joinLit, LIT_FRAGMENT } from '../light/lit.ts';
import { ROW } from './bonePalette.ts';

/** Roughness up to which paint is meant to shine: eyes and visors; and how much of the way to fully rough all else is, metal excepted. */
const [GLOSSY, MATT] = [0.3, 0.45];
/** How dark the ground of a base is beside its paint: it is a stand, and who stands on it is looked at. */
const STAND = 0.6;

/**
 * Lights a figure's material as its table is lit: by the lamps around it, by some light of its own, and along its upper outline from behind, so
 * that it stands out from the ground at every hour. Paint is matt, and what is nearly white keeps its shape in sunshine. Needs nothing of the shape that wears it. Gives the same material.
 */
export function edgeLit<T extends Material>(material: T): T {
  material.onBeforeCompile = (shader) => {
    joinLit(shader.uniforms);
    // What lies on its base hangs on the first bone.
    shader.vertexShader = `varying float vStand;\n${shader.vertexShader}`.replace('#include <begin_vertex>', `#include <begin_vertex>
      vStand = 0.0;
      #ifdef USE_SKINNING
        vStand = step(mod(skinIndex.x, ${ROW}.0), 0.5);
      #endif`);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>
        varying float vStand;
        uniform vec3 figureEdge;
        uniform float figureFill;${LIT_FRAGMENT}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\ndiffuseColor.rgb = calmed(diffuseColor.rgb) * mix(1.0, ${STAND}, vStand);`)
      .replace('#include <metalnessmap_fragment>', `#include <metalnessmap_fragment>
        if (roughnessFactor > ${GLOSSY}) roughnessFactor = mix(roughnessFactor, 1.0, ${MATT} * max(0.0, 1.0 - 2.0 * metalnessFactor));`)
      .replace('#include <emissivemap_fragment>', `#include <emissivemap_fragment>
        float away = 1.0 - abs(dot(normal, normalize(vViewPosition)));
        vec3 here = cameraPosition - (vec4(vViewPosition, 0.0) * viewMatrix).xyz;
        float pale = smoothstep(0.3, 0.85, dot(diffuseColor.rgb, vec3(0.333)));
        totalEmissiveRadiance += figureEdge * pow(away, 2.5) * smoothstep(-0.4, 0.5, normal.y) * (1.0 - 0.5 * pale);
        totalEmissiveRadiance += diffuseColor.rgb * (figureFill + lampsAt(here, dot(normal, viewMatrix[1].xyz)));`);
  };
  material.customProgramCacheKey = () => 'edge-lit';
  return material;
}
