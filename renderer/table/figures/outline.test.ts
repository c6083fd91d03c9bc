import { Bone, BoxGeometry, Group, MeshBasicMaterial, Skeleton, SkinnedMesh, type MeshBasicMaterial as Paint } from 'three';
import { expect, it } from 'vitest';
import { HALO, type Halo } from './halos.ts';
import { hullOf, outline } from './outline.ts';

function body(): SkinnedMesh {
  const mesh = new SkinnedMesh(new BoxGeometry(), new MeshBasicMaterial());
  mesh.bind(new Skeleton([new Bone()]));
  mesh.scale.setScalar(0.1);
  new Group().add(mesh);
  return mesh;
}

it('a hull has the shape and the pose of what it is around, is not pointed at, throws no shadow and is hidden at first', () => {
  const mesh = body();
  const hull = hullOf(mesh);
  expect([hull.geometry, hull.skeleton, hull.parent, hull.scale.x]).toEqual([mesh.geometry, mesh.skeleton, mesh.parent, 0.1]);
  expect([hull.visible, hull.castShadow]).toEqual([false, false]);
  expect(hull.raycast.length).toBe(0);
});

it.each<[string, Halo, string | null]>([
  ['is chosen', HALO.selected, 'fff2d9'], ['acts', HALO.active, 'f5b747'], ['is pointed at', HALO.hovered, 'fffbf0'], ['is attacked', HALO.target, 'ff5a32'],
  ['may be chosen', HALO.candidate, null], ['may not be chosen', HALO.closed, null], ['just stands there', HALO.none, null],
])('a figure that %s', (_what, kind, colour) => {
  const hull = hullOf(body());
  outline([hull], HALO.hovered);
  outline([hull], kind);
  expect(hull.visible ? (hull.material as Paint).color.getHexString() : null).toBe(colour);
});

it('a figure that is hurt has a wider outline of its own colour, with the program of all the others', () => {
  const hull = hullOf(body());
  const looks = ([HALO.target, 'flash', 'hurt'] as const).map((kind) => {
    outline([hull], kind);
    const paint = hull.material as Paint;
    const shader = { vertexShader: '#include <project_vertex>', fragmentShader: '', uniforms: {} as Record<string, { value: number }> };
    paint.onBeforeCompile(shader as never, undefined as never);
    return { colour: paint.color.getHexString(), wide: shader.uniforms['wide']!.value, text: shader.vertexShader, key: paint.customProgramCacheKey() };
  });
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(3);
  expect(looks[1]!.wide).toBeGreaterThan(looks[0]!.wide);
  expect(looks[2]!.wide).toBeGreaterThan(looks[0]!.wide);
  expect(new Set(looks.map(({ text, key }) => `${key} ${text}`)).size).toBe(1);
});
