import { BackSide, MeshBasicMaterial, SkinnedMesh } from 'three';
import { shared } from '../shared.ts';
import { HALO, type Halo } from './halos.ts';

/** What a figure is outlined as: what its ring says, or that it is being hurt: it flashes up, then is marked for a moment. */
export type Outline = Halo | 'flash' | 'hurt';

/** Colours of outlines: those of the rings around bases, and of a blow. */
const COLOURS: Partial<Record<Outline, string>> = {
  [HALO.selected]: '#fff2d9', [HALO.active]: '#f5b747', [HALO.hovered]: '#fffbf0', [HALO.target]: '#ff5a32', flash: '#ffffff', hurt: '#ff2d14',
};
/** How wide an outline is beside the usual one. */
const WIDE: Partial<Record<Outline, number>> = { flash: 3, hurt: 2.2 };

/** Paint of a hull that is drawn from within: about two pixels of it show around a figure, or `wide` times as much, at any distance. One program for all. */
function hullPaint(colour: string, wide = 1): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: colour, side: BackSide, fog: false, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    shader.uniforms['wide'] = { value: wide };
    shader.vertexShader = `uniform float wide;\n${shader.vertexShader}`.replace('#include <project_vertex>', `#include <project_vertex>
      mvPosition.xyz += normalize(normalMatrix * objectNormal) * clamp(-mvPosition.z * 0.0011, 0.35, 1.7) * wide;
      gl_Position = projectionMatrix * mvPosition;`);
  };
  material.customProgramCacheKey = () => 'hull';
  return material;
}

const paints = new Map<string, MeshBasicMaterial>(Object.entries(COLOURS).map(([kind, colour]) => [kind, shared(hullPaint(colour, WIDE[kind as Outline]))]));
/** What a figure that is chosen is outlined with. */
export const outlinePaint = paints.get(`${HALO.selected}`)!;

/** A hull around a part of a figure, in its pose, hidden until it is outlined; it throws no shadow and is not pointed at. */
export function hullOf(mesh: SkinnedMesh): SkinnedMesh {
  const hull = new SkinnedMesh(mesh.geometry, outlinePaint);
  hull.bind(mesh.skeleton, mesh.bindMatrix);
  hull.boundingSphere = mesh.boundingSphere;
  hull.raycast = () => {};
  hull.visible = false;
  mesh.parent!.add(hull);
  hull.position.copy(mesh.position);
  hull.quaternion.copy(mesh.quaternion);
  hull.scale.copy(mesh.scale);
  return hull;
}

/** Outlines a figure as what it stands out as; only who is hurt, chosen, acts, is pointed at or attacked has one. */
export function outline(hulls: readonly SkinnedMesh[], kind: Outline): void {
  const paint = paints.get(`${kind}`);
  for (const hull of hulls) {
    hull.visible = paint !== undefined;
    if (paint !== undefined) hull.material = paint;
  }
}
