import { BackSide, MeshBasicMaterial, SkinnedMesh } from 'three';
import { shared } from '../shared.ts';
import { HALO, type Halo } from './halos.ts';

/** Colours of outlines, by what a figure stands out as: those of the rings around bases. */
const COLOURS: Partial<Record<Halo, string>> = { [HALO.selected]: '#fff2d9', [HALO.active]: '#f5b747', [HALO.hovered]: '#fffbf0', [HALO.target]: '#ff5a32' };

/** Paint of a hull that is drawn from within: about two pixels of it show around a figure, at any distance. */
function hullPaint(colour: string): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: colour, side: BackSide, fog: false, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace('#include <project_vertex>', `#include <project_vertex>
      mvPosition.xyz += normalize(normalMatrix * objectNormal) * clamp(-mvPosition.z * 0.0011, 0.35, 1.7);
      gl_Position = projectionMatrix * mvPosition;`);
  };
  material.customProgramCacheKey = () => 'hull';
  return material;
}

const paints = new Map<Halo, MeshBasicMaterial>(Object.entries(COLOURS).map(([kind, colour]) => [Number(kind) as Halo, shared(hullPaint(colour))]));
/** What a figure that is chosen is outlined with. */
export const outlinePaint = paints.get(HALO.selected)!;

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

/** Outlines a figure as what it stands out as; only who is chosen, acts, is pointed at or attacked has one. */
export function outline(hulls: readonly SkinnedMesh[], kind: Halo): void {
  const paint = paints.get(kind);
  for (const hull of hulls) {
    hull.visible = paint !== undefined;
    if (paint !== undefined) hull.material = paint;
  }
}
