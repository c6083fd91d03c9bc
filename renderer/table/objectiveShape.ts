import { BufferAttribute, type BufferGeometry, Color, LatheGeometry, Vector2 } from 'three';

/** Radius of an objective token (mm). */
export const OBJECTIVE_RADIUS = 12.7;

/** Most objective tokens that are drawn. */
export const MOST_OBJECTIVES = 16;

/** A turned metal puck with a recessed face, painted by height. */
export function puck(): BufferGeometry {
  const r = OBJECTIVE_RADIUS;
  const profile = [[0, 2.3], [r - 3.4, 2.3], [r - 3, 2.9], [r - 1.3, 2.9], [r - 0.5, 2.2], [r, 0.6], [r, 0]] as const;
  const geometry = new LatheGeometry(profile.map(([x, y]) => new Vector2(x, y)).reverse(), 48);
  const at = geometry.getAttribute('position');
  const colours = new Float32Array(at.count * 3);
  const [dark, edge] = [new Color('#2b2724'), new Color('#8d7550')];
  for (let i = 0; i < at.count; i++) {
    const rim = Math.hypot(at.getX(i), at.getZ(i)) > r - 3.2 && at.getY(i) > 2;
    (rim ? edge : dark).toArray(colours, i * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return geometry;
}
