/** The pack on the back: two tanks, a centre warhead or fin, two nozzles; lit jets when airborne. */
import { Color, Vector3 } from 'three';
import { box, joined, loft, moved, slab, type Clay } from './clay.ts';
import { GUNMETAL, paint, STEEL, type Paint } from './paint.ts';
import { place } from './rig.ts';
import type { Sculpt } from './sculpt.ts';

export interface Pack { coat: Paint; trim: Paint; rocket?: Paint; fins?: boolean; jets?: boolean; size?: number }

export function rocketPack(s: Sculpt, o: Pack) {
  const tank = (k: number): Clay => moved(loft([
    [-3.6, 0.5, 0.5], [-3.4, 1.15, 1.15], [-2.2, 1.35, 1.35], [2.2, 1.4, 1.4], [2.4, 1.2, 1.2], [2.6, 1.35, 1.35], [3.3, 1.0, 1.0], [3.8, 0.35, 0.35],
  ], { sides: 8, coat: (_u, v) => (v > 0.55 && v < 0.75 ? o.trim : o.coat), edges: [3, 4] }), place([k * 2.0, 0.4, 0]));
  // Nozzles point down and a little back and out, away from the hips and from legs that trail.
  const outlet = (k: number) => place([k * 2.4, -3.5, -0.4], [16, 0, k * 9]);
  const nozzle = (k: number): Clay => moved(loft([
    [0.6, 0.75, 0.75], [-0.2, 0.7, 0.7], [-1.4, 1.15, 1.15], [-1.5, 0.95, 0.95], [-0.9, 0.5, 0.5],
  ].reverse() as never, { sides: 8, capEnd: false, coat: GUNMETAL, edges: [1] }), outlet(k));
  const parts = [
    tank(1), tank(-1), nozzle(1), nozzle(-1),
    moved(box(2.6, 5.4, 1.5, 0.35, o.coat), place([0, 0.1, 0.6])),
    moved(box(3.4, 0.8, 1.2, 0.2, STEEL), place([0, -2.2, -0.3])),
  ];
  if (o.rocket) {
    parts.push(
      moved(
        loft(
          [[0, 0.8, 0.8], [2.4, 0.85, 0.85], [2.5, 1.15, 1.15], [3.4, 1.05, 1.05], [5, 0.55, 0.55], [5.9, 0.05, 0.05]],
          { sides: 8, capStart: false, coat: o.rocket, edges: [1] },
        ),
        place([0, 0.6, -0.7]),
      ),
    );
  }
  if (o.fins) {
    for (const k of [1, -1]) {
      parts.push(
        moved(
          slab([[0, 1.4], [5.2, 4.2], [5.6, 2.6], [3.2, -0.6], [0, -1.8]].map(([x, y]) => [k * x!, y]) as [number, number][], 0.4, 0.12, o.trim),
          place([k * 2.8, 0.6, -0.2]),
        ),
      );
    }
  }
  const at = place([0, 3.3, -4.4], [0, 0, 0], o.size ?? 1);
  s.manner.jets = true;
  s.add('chest', joined(...parts), at, 32);
  if (!o.jets) return;
  for (const k of [1, -1]) {
    const m = at.clone().multiply(outlet(k)).multiply(place([0, -1.4, 0]));
    s.glow('chest', flame(4.2, 0.62, paint('#fff2cf', 'gloss')), m);
    s.glow('chest', flame(7.5, 1.5, paint('#ff8a2b', 'gloss')), m, true);
    s.lamp('chest', new Vector3(0, 0, 0), new Vector3(0, -4, 0), new Color('#ff7a22'), 0.45, m);
  }
}

const flame = (len: number, r: number, p: Paint): Clay =>
  loft([[-len, 0.03, 0.03], [-len * 0.6, r * 0.45, r * 0.45], [-len * 0.25, r, r], [0, r * 0.85, r * 0.85], [0.4, r * 0.4, r * 0.4]], { sides: 10, coat: p });
