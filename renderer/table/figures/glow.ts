import { AdditiveBlending, MeshBasicMaterial } from 'three';
import { ROW } from './bonePalette.ts';
import { BONES } from '../../../assets/skeleton.ts';

/** How far the outside of a blade's halo is from the blade (mm), and the bones that blades hang on. */
const AROUND = 2.2;
const HANDS = (['handL', 'handR'] as const).map((bone) => BONES.indexOf(bone));

/** Blades and visor lights: `glow.x` = 0 a solid hot core, 1 a halo that fades to its outline. That of a blade is as far away as the blade: what is before it hides both. */
export function glowMaterial(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ vertexColors: true, transparent: true, blending: AdditiveBlending, depthWrite: false, fog: false });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute vec2 glow;\nvarying vec2 vGlow;')
      .replace('#include <project_vertex>', '#include <project_vertex>\nvGlow = vec2(glow.x, abs(dot(normalize(normalMatrix * objectNormal), normalize(-mvPosition.xyz))));' + `
        #ifdef USE_SKINNING
        float bone = mod(skinIndex.x, ${ROW}.0);
        float held = glow.x > 0.5 && (abs(bone - ${HANDS[0]}.0) < 0.5 || abs(bone - ${HANDS[1]}.0) < 0.5) ? ${AROUND} : 0.0;
        vec4 inside = projectionMatrix * (mvPosition - vec4(normalize(normalMatrix * objectNormal) * held, 0.0));
        gl_Position.z = inside.z / inside.w * gl_Position.w;
        #endif`)
      .replace('#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )', '#if 1');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vGlow;')
      .replace('#include <color_fragment>', '#include <color_fragment>\ndiffuseColor.rgb *= vGlow.x > 0.5 ? 0.5 * pow(vGlow.y, 8.0) : 2.2;');
  };
  return material;
}
