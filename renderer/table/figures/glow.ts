import { AdditiveBlending, MeshBasicMaterial } from 'three';

/** Blades and visor lights: `glow.x` = 0 a solid hot core, 1 a halo that fades to its outline. */
export function glowMaterial(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ vertexColors: true, transparent: true, blending: AdditiveBlending, depthWrite: false, fog: false });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute vec2 glow;\nvarying vec2 vGlow;')
      .replace('#include <project_vertex>', '#include <project_vertex>\nvGlow = vec2(glow.x, abs(dot(normalize(normalMatrix * objectNormal), normalize(-mvPosition.xyz))));')
      .replace('#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )', '#if 1');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vGlow;')
      .replace('#include <color_fragment>', '#include <color_fragment>\ndiffuseColor.rgb *= vGlow.x > 0.5 ? 0.42 * pow(vGlow.y, 5.0) : 2.2;');
  };
  return material;
}
