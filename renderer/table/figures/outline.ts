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

/** How wide the outline is that only tells the side, with the dark line that parts it from the body. */
const THIN = 0.93;
/** How wide that is at most, as a share of a figure's height: however small a figure is, it keeps its own colours. */
export const MOST_SHARE = 1 / 80;
/** Height of a figure (mm). */
const TALL = 40;
/** An outline lies so far behind its body (mm): it goes around the figure, and not around each arm and pouch before it. */
const BEHIND = 7;
/** Share of the way to the eye that an outline is wide from which a dark line parts it from the body: paint of the side's own colour ends there, too. */
const KEYED = 0.00064;
/** The outline of a side whose colour this is. */
export const sideOutline = (colour: string): OutlineLook => look(colour, THIN);

/**
 * Paint of hulls that are drawn from within: about two pixels show around a figure, or as many times that as its row of the bones says, at any
 * distance. Where there is room the half next to the body is dark. What lies on its base, which hangs on the first bone, has none.
 */
function hullPaint(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ side: BackSide, fog: false, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    shader.uniforms['sideTone'] = lit.sideTone;
    shader.vertexShader = `uniform float sideTone;\nvarying vec3 vOutline;\nvarying float vAcross;\nvarying float vKeyed;\n${shader.vertexShader}`.replace('#include <project_vertex>', `#include <project_vertex>
      vec4 outline = ${LOOK}[0];
      vOutline = outline.rgb * (outline.w < 1.0 ? sideTone : 1.0);
      float width = clamp(-mvPosition.z * 0.0011, 0.16, 1.7) * outline.w;
      if (outline.w < 1.0) width = min(width, ${(MOST_SHARE * TALL).toFixed(3)});
      vKeyed = outline.w < 1.0 ? step(-mvPosition.z * ${KEYED}, width) : 0.0;
      vec3 outwards = normalize(normalMatrix * objectNormal);
      vAcross = dot(outwards, normalize(mvPosition.xyz));
      mvPosition.xyz += outwards * width;
      gl_Position = projectionMatrix * mvPosition;
      vec4 farther = projectionMatrix * (mvPosition - vec4(0.0, 0.0, ${BEHIND}.0, 0.0));
      gl_Position.z = farther.z / farther.w * gl_Position.w;
      if (mod(skinIndex.x, ${ROW}.0) < 0.5) gl_Position = vec4(0.0, 0.0, 2.0, 1.0);`);
    shader.fragmentShader = `varying vec3 vOutline;\nvarying float vAcross;\nvarying float vKeyed;\n${shader.fragmentShader}`
      .replace('#include <color_fragment>', 'diffuseColor.rgb = vOutline * mix(1.0, 0.07, vKeyed * smoothstep(0.42, 0.56, vAcross));');
  };
  material.customProgramCacheKey = () => 'hull';
  return material;
}

/** What all figures are outlined with. */
export const outlinePaint = shared(hullPaint());

/** What hides a figure stands at least so far before it (mm): a railing beside it, its base and the ground are none. */
const BEFORE = 34;
/** Height over where it stands up to which what is hidden is not drawn, and from which it all is (mm): feet behind a kerb are not worth a hatching. */
const FEET = [8, 12] as const;

/** Distances from the eye between which what is hidden is filled more and more (mm): stripes alone make no shape of a small figure. */
const SMALL = [500, 1000] as const;

/**
 * Paint of what is hidden of figures: drawn after the terrain and before the figures, wherever something lies nearer to the eye. Hatched in the colour
 * of the figure's outline, with a closed edge, so that it is told from what is seen. Who crumbles has none.
 */
function hiddenPaint(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ depthFunc: GreaterDepth, depthWrite: false, blending: CustomBlending, fog: false, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `varying vec3 vOutline;\nvarying vec3 vAcross;\nvarying vec3 vEye;\nvarying float vOver;\n${shader.vertexShader}`.replace('#include <project_vertex>', `#include <project_vertex>
      mat4 look = ${LOOK};
      vOutline = look[0].rgb;
      vAcross = normalMatrix * objectNormal;
      vEye = -mvPosition.xyz;
      vOver = transformed.y - look[1].z;
      vec4 nearer = projectionMatrix * (mvPosition + vec4(0.0, 0.0, ${BEFORE}.0, 0.0));
      gl_Position.z = nearer.z / nearer.w * gl_Position.w;
      if (look[1].x < 1.0 || mod(skinIndex.x, ${ROW}.0) < 0.5) gl_Position = vec4(0.0, 0.0, 2.0, 1.0);`);
    shader.fragmentShader = `varying vec3 vOutline;\nvarying vec3 vAcross;\nvarying vec3 vEye;\nvarying float vOver;\n${shader.fragmentShader}`.replace('#include <color_fragment>', `
      float edge = step(abs(dot(normalize(vAcross), normalize(vEye))), 0.34);
      float hatch = step(mod(gl_FragCoord.x + gl_FragCoord.y, 5.0), 2.0);
      float shown = smoothstep(${FEET[0]}.0, ${FEET[1]}.0, vOver);
      float filled = smoothstep(${SMALL[0]}.0, ${SMALL[1]}.0, length(vEye)) * 0.42;
      if (max(max(edge, hatch), filled) < 0.02 || shown <= 0.0) discard;
      diffuseColor = vec4(vOutline, max(mix(0.62, 0.9, edge) * max(edge, hatch), filled) * shown);`);
  };
  material.customProgramCacheKey = () => 'hidden-figure';
  return material;
}

/** What is drawn of all figures behind terrain. */
export const behindPaint = shared(hiddenPaint());
