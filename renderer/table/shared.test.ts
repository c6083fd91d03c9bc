import { MeshBasicMaterial, type WebGLRenderer } from 'three';
import { expect, test } from 'vitest';
import { giveBack, shared } from './shared.ts';

test('a renderer that goes is forgotten by the materials that stay', () => {
  const told: string[] = [];
  const kept = shared(new MeshBasicMaterial());
  kept.addEventListener('dispose', () => told.push('material'));
  giveBack({ dispose: () => told.push('renderer') } as unknown as WebGLRenderer);
  expect(told).toEqual(['renderer', 'material']);
});
