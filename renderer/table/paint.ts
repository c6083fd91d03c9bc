import { MeshLambertMaterial, MeshStandardMaterial, type MeshStandardMaterialParameters, type Texture } from 'three';
import { joinLit, LIT_FRAGMENT } from './light/lit.ts';
import { joinOverlay, OVERLAY_FRAGMENT, OVERLAY_VERTEX } from './overlay.ts';
import { collapsed, SLID, SLIDING } from './sliding.ts';

/** Parts a piece may have at most: one bit each in a 32-bit float's exact range. */
export const MOST_PARTS = 24;

export type Paint = MeshStandardMaterial | MeshLambertMaterial;

/** A surface of the chosen quality: full shading, or plain diffuse for machines that draw without a graphics card. */
export function surface(fine: boolean, { roughness, metalness, envMapIntensity, bumpMap, bumpScale, ...plain }: MeshStandardMaterialParameters): Paint {
  if (!fine) return new MeshLambertMaterial(plain);
  const shine = { roughness, metalness, envMapIntensity, bumpMap, bumpScale };
  return new MeshStandardMaterial({ ...plain, ...Object.fromEntries(Object.entries(shine).filter(([, value]) => value !== undefined)) });
}

const WORLD = '(modelMatrix * batchingMatrix * vec4(transformed, 1.0)).xyz';

/**
 * The one material all terrain is drawn with: vertex colours, per-vertex roughness, metal, glow and openness (`_surface`),
 * a fine paint grain, and the part number of each vertex, so that a piece of a batch (`detail/pieceBatch.ts`) can hide some of its parts. Only the `holey`
 * kind can be cut open: a shader that may discard makes the card shade what is hidden, too.
 */
export function terrainPaint(grain: Texture | null, holey: boolean): Paint {
  const material = surface(grain !== null, { vertexColors: true, roughness: 1, metalness: 1 });
  material.onBeforeCompile = (shader) => {
    if (grain !== null) shader.uniforms['grainMap'] = { value: grain };
    joinOverlay(shader.uniforms);
    joinLit(shader.uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>
        attribute vec4 _surface;
        attribute float part;${SLIDING}
        varying vec4 vSurface;
        varying vec3 vLocal;
        varying vec3 vLocalNormal;${OVERLAY_VERTEX}`)
      // Where others have a colour of their own, pieces of a batch have what is drawn of them.
      .replace('#include <color_vertex>', 'vColor = vec4(1.0);\n#ifdef USE_COLOR_ALPHA\nvColor = color;\n#else\nvColor.rgb = color;\n#endif')
      .replace('#include <begin_vertex>', `#include <begin_vertex>${SLID}
        vSurface = _surface;
        vLocal = position * 0.1 + getIndirectIndex(gl_DrawID) * vec3(17.3, 0.0, 29.1);
        vLocalNormal = normal;
        vWorld = ${WORLD};`)
      .replace('#include <project_vertex>', `#include <project_vertex>${collapsed('x')}`);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>
        ${grain === null ? '' : 'uniform sampler2D grainMap;'}
        varying vec4 vSurface;
        varying vec3 vLocal;
        varying vec3 vLocalNormal;${OVERLAY_FRAGMENT}${LIT_FRAGMENT}`)
      .replace('#include <color_fragment>', `#include <color_fragment>
        ${holey ? 'cutHoles();' : ''}
        ${grain === null ? 'vec3 fine = vec3(0.5, 0.0, 0.5);' : `vec3 w = abs(vLocalNormal);
        vec2 spot = w.y >= max(w.x, w.z) ? vLocal.xz : w.x >= w.z ? vLocal.zy : vLocal.xy;
        vec3 fine = texture2D(grainMap, spot / 46.0).rgb;
        float upright = 1.0 - w.y * w.y;
        float dull = 1.0 - vSurface.b;
        diffuseColor.rgb *= 1.0 + dull * ((fine.r - 0.5) * 0.42 + (fine.b - 0.5) * 0.34 * upright);
        diffuseColor.rgb = mix(diffuseColor.rgb, diffuseColor.rgb * 0.42 + vec3(0.012, 0.008, 0.005), fine.g * 0.5 * dull);`}
        float open = wet * vSurface.a * smoothstep(0.3, 0.9, vLocalNormal.y);
        float pool = poolAt(vWorld) * smoothstep(0.9, 0.98, vLocalNormal.y);
        diffuseColor.rgb = calmed(blown(diffuseColor.rgb, vWorld, smoothstep(0.6, 0.9, vLocalNormal.y))) * (1.0 - (0.38 + 0.2 * pool) * open);`)
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = mix(clamp(vSurface.r + (fine.r - 0.5) * 0.3, 0.2, 1.0), 0.22, open * 0.8);')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vSurface.g;')
      .replace('#include <emissivemap_fragment>', 'totalEmissiveRadiance += diffuseColor.rgb * vSurface.b * glassAt(vWorld.y);')
      .replace('#include <lights_fragment_end>', `#include <lights_fragment_end>
        reflectedLight.indirectDiffuse += lampLight(diffuseColor.rgb, vWorld, vLocalNormal.y) + mirrored(vWorld, open * (0.15 + 0.85 * pool));`)
      .replace('#include <aomap_fragment>', '#include <aomap_fragment>\nreflectedLight.indirectSpecular *= vSurface.a;\nreflectedLight.indirectDiffuse *= mix(0.6, 1.0, vSurface.a);')
      .replace('#include <opaque_fragment>', '#include <opaque_fragment>\ngl_FragColor.rgb = withBands(gl_FragColor.rgb, smoothstep(0.5, 0.9, vLocalNormal.y));');
  };
  material.customProgramCacheKey = () => `terrain-${grain === null ? 'plain' : 'grain'}-${holey ? 'holey' : 'solid'}`;
  return material;
}

/** Gives the flat mat the same grain, so that it stays crisp from near, the lamps' light, and the range bands. */
export function matPaint(material: Paint, grain: Texture | null): Paint {
  material.onBeforeCompile = (shader) => {
    if (grain !== null) shader.uniforms['grainMap'] = { value: grain };
    joinOverlay(shader.uniforms);
    joinLit(shader.uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>${OVERLAY_VERTEX}`)
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvWorld = (modelMatrix * vec4(transformed, 1.0)).xyz;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${grain === null ? '' : 'uniform sampler2D grainMap;'}${OVERLAY_FRAGMENT}${LIT_FRAGMENT}`)
      .replace('#include <map_fragment>', `#include <map_fragment>
        ${grain === null ? '' : `vec2 spot = vec2(vWorld.x, -vWorld.z) / 914.4 + 0.5;
        vec3 fine = texture2D(grainMap, spot * 21.0).rgb;
        vec3 finer = texture2D(grainMap, spot.yx * 55.0).rgb;
        diffuseColor.rgb *= 1.0 + (fine.r - 0.5) * 0.3 + (finer.r - 0.5) * 0.45;
        diffuseColor.rgb *= 1.0 - finer.g * 0.3;`}
        float pool = poolAt(vWorld);
        diffuseColor.rgb = calmed(blown(diffuseColor.rgb, vWorld, 1.0)) * (1.0 - wet * (0.34 + 0.34 * pool));`)
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = mix(roughness, 0.26, wet * (0.25 + 0.7 * pool));')
      // Water lies level over what is rough below it.
      .replace('#include <normal_fragment_maps>', 'vec3 level = normal;\n#include <normal_fragment_maps>\nnormal = normalize(mix(normal, level, wet * (0.5 + 0.5 * pool)));')
      .replace('#include <lights_fragment_end>', `#include <lights_fragment_end>
        reflectedLight.indirectDiffuse += lampLight(diffuseColor.rgb, vWorld, 1.0) + mirrored(vWorld, 0.1 + 0.9 * pool);
        // A sheet of water is dark but where it mirrors something: no sheen lies on it.
        reflectedLight.indirectSpecular *= 1.0 - 0.8 * wet * pool;
        reflectedLight.directSpecular *= 1.0 - 0.7 * wet * pool;`)
      .replace('#include <opaque_fragment>', '#include <opaque_fragment>\ngl_FragColor.rgb = withBands(gl_FragColor.rgb, 1.0);');
  };
  material.customProgramCacheKey = () => `mat-${grain === null ? 'plain' : 'grain'}`;
  return material;
}
