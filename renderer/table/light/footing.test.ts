import { Matrix4 } from 'three';
import { expect, it } from 'vitest';
import type { Actor } from '../../match/actor.ts';
import { Footing } from './footing.ts';

const actor = (change: Partial<Actor>): Actor => ({ id: 'a', shown: true, x: 10, y: 90, z: -20, solid: 1, act: 'stand', t: 0, ...change }) as Actor;

/** How solid and how near to the ground each is that is drawn. */
function followed(...actors: readonly Actor[]): readonly (readonly number[])[] {
  const footing = new Footing('snow');
  footing.follow(actors, 130, () => 25);
  const look = footing.mesh.geometry.getAttribute('look');
  return Array.from({ length: footing.mesh.count }, (_, i) => [look.getY(i), look.getZ(i)]);
}

it('lies under the base of whoever stands, as wide as the base', () => {
  const footing = new Footing('snow');
  footing.follow([actor({})], 130, () => 25);
  const place = new Matrix4();
  footing.mesh.getMatrixAt(0, place);
  expect([place.elements[0], place.elements[5], ...place.elements.slice(12, 15)]).toEqual([25, 1, 10, 90, -20]);
});

it('nobody who is away, gone, or on a deck that is left out has one; who fades, fades with it', () => {
  expect(followed(actor({ shown: false }), actor({ solid: 0 }), actor({ y: 180 }))).toEqual([]);
  expect(followed(actor({ solid: 0.5 }))).toEqual([[0.5, 1]]);
});

it('a shadow leaves whoever leaves the ground, and is there again where they land; what lies on the base goes with it', () => {
  const [begins, flies, lands, walks] = followed(actor({ act: 'hop', t: 0 }), actor({ act: 'hop', t: 0.5 }), actor({ act: 'hop', t: 1 }), actor({ act: 'walk', t: 0.5 }));
  expect([begins, flies, lands, walks]).toEqual([[1, 1], [1, 0], [1, 1], [1, 1]]);
});
