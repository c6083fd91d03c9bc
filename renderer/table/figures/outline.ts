import { BackSide, Color, CustomBlending, GreaterDepth, MeshBasicMaterial } from 'three';
import { lit } from '../light/lit.ts';
import { shared } from '../shared.ts';
import { LOOK, ROW } from './bonePalette.ts';
import { HALO, type Halo } from './halos.ts';

/** What a figure is outlined as: what its ring says, or that it is being hurt: it flashes up, then is marked for a moment. */
export type Outline = Halo | 'flash' | 'hurt';

/** The colour of an outline and how wide it is beside that of a figure that is chosen. */
export interface OutlineLook {
  readonly colour: Color;
  readonly wide: number;
}

const look = (colour: string, wide = 1): OutlineLook => ({ colour: new Color(colour), wide });

/** Who stands out: outlined in the colour of the ring around the base, or of a blow. Everybody else has that of the side. */
const LOOKS: Partial<Record<Outline, OutlineLook>> = {
  [HALO.selected]: look('#fff2d9'), [HALO.active]: look('#f5b747'), [HALO.hovered]: look('#fffbf0'), [HALO.target]: look('#ff5a32'), flash: look('#ffffff', 3), hurt: look('#ff2d14', 2.2),
};

/** How a figure is outlined: as what it stands out as, else thinly in its `side`'s colour. */
export const outlineLook = (kind: Outline, side: OutlineLook): OutlineLook => LOOKS[kind] ?? side;

/** How wide the outline is that only tells the side, and how wide at most (mm): small figures keep their own colours. */
const THIN = 0.62;
const MOST = 0.6;
/** The outline of a side whose colour this is. */
export const sideOutline = (colour: string): OutlineLook => look(colour, THIN);

/**
 * Paint of hulls that are drawn from within: about two pixels show around a figure, or as many times that as its row of the bones says, at any
 * distance. What lies on its base, which hangs on the first bone, has none.
 */
function hullPaint(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ side: BackSide, fog: false, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    shader.uniforms['sideTone'] = lit.sideTone;
    shader.vertexShader = `uniform float sideTone;\nvarying vec3 vOutline;\n${shader.vertexShader}`.replace('#include <project_vertex>', `#include <project_vertex>
      vec4 outline = ${LOOK}[0];
      vOutline = outline.rgb * (outline.w < 1.0 ? sideTone : 1.0);
      float width = clamp(-mvPosition.z * 0.0011, 0.16, 1.7) * outline.w;
      if (outline.w < 1.0) width = min(width, ${MOST});
      mvPosition.xyz += normalize(normalMatrix * objectNormal) * width;
      gl_Position = mod(skinIndex.x, ${ROW}.0) < 0.5 ? vec4(0.0, 0.0, 2.0, 1.0) : projectionMatrix * mvPosition;`);
    shader.fragmentShader = `varying vec3 vOutline;\n${shader.fragmentShader}`.replace('#include <color_fragment>', 'diffuseColor.rgb = vOutline;');
  };
  material.customProgramCacheKey = () => 'hull';
  return material;
}

/** What all figures are outlined with. */
export const outlinePaint = shared(hullPaint());

/** What hides a figure stands at least so far before it (mm): a railing beside it, its base and the ground are none. */
const BEFORE = 34;

/**
 * Paint of what is hidden of figures: drawn after the terrain and before the figures, wherever something lies nearer to the eye. Hatched in the colour
 * of the figure's outline, with a closed edge, so that it is told from what is seen. Who crumbles has none.
 */
function hiddenPaint(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ depthFunc: GreaterDepth, depthWrite: false, blending: CustomBlending, fog: false, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `varying vec3 vOutline;\nvarying vec3 vAcross;\nvarying vec3 vEye;\n${shader.vertexShader}`.replace('#include <project_vertex>', `#include <project_vertex>
      mat4 look = ${LOOK};
      vOutline = look[0].rgb;
      vAcross = normalMatrix * objectNormal;
      vEye = -mvPosition.xyz;
      vec4 nearer = projectionMatrix * (mvPosition + vec4(0.0, 0.0, ${BEFORE}.0, 0.0));
      gl_Position.z = nearer.z / nearer.w * gl_Position.w;
      if (look[1].x < 1.0 || mod(skinIndex.x, ${ROW}.0) < 0.5) gl_Position = vec4(0.0, 0.0, 2.0, 1.0);`);
    shader.fragmentShader = `varying vec3 vOutline;\nvarying vec3 vAcross;\nvarying vec3 vEye;\n${shader.fragmentShader}`.replace('#include <color_fragment>', `
      float edge = step(abs(dot(normalize(vAcross), normalize(vEye))), 0.34);
      float hatch = step(mod(gl_FragCoord.x + gl_FragCoord.y, 5.0), 2.0);
      if (max(edge, hatch) < 0.5) discard;
      diffuseColor = vec4(vOutline, mix(0.62, 0.9, edge));`);
  };
  material.customProgramCacheKey = () => 'hidden-figure';
  return material;
}

/** What is drawn of all figures behind terrain. */
export const behindPaint = shared(hiddenPaint());
