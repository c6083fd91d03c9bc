import { Bone, BufferGeometry, Group, MeshBasicMaterial, Skeleton, SkinnedMesh, type WebGLRenderer } from 'three';
import { expect, test } from 'vitest';
import { dissolving } from './figures/dissolve.ts';
import { releaseFigure } from './figures/figureModel.ts';
import { giveBack, shared } from './shared.ts';

test('a renderer that goes is forgotten by the materials that stay', () => {
  const told: string[] = [];
  const kept = shared(new MeshBasicMaterial());
  kept.addEventListener('dispose', () => told.push('material'));
  giveBack({ dispose: () => told.push('renderer') } as unknown as WebGLRenderer);
  expect(told).toEqual(['renderer', 'material']);
});

test('a figure that leaves gives back its bones and the paint it crumbles in, and keeps the shared paint', () => {
  const paint = new MeshBasicMaterial();
  const mesh = new SkinnedMesh(new BufferGeometry(), paint);
  mesh.bind(new Skeleton([new Bone()]));
  mesh.skeleton.computeBoneTexture();
  const holder = new Group();
  const table = new Group().add(holder.add(mesh));
  const disposed: string[] = [];
  mesh.skeleton.boneTexture!.addEventListener('dispose', () => disposed.push('bones'));
  paint.addEventListener('dispose', () => disposed.push('shared paint'));
  dissolving(mesh, 0.5);
  (mesh.material as MeshBasicMaterial).addEventListener('dispose', () => disposed.push('crumbling paint'));
  releaseFigure({ holder, meshes: [mesh] });
  expect(disposed.sort()).toEqual(['bones', 'crumbling paint']);
  expect(mesh.material).toBe(paint);
  expect(table.children).toEqual([]);
});
