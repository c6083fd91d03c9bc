/**
 * The painter: turns a sculpt into arrays. Splits normals at creases, ray-casts ambient occlusion, then paints like a
 * miniature: base coat, dark wash in the recesses, light from above, bright edges, dust at the feet, glow of blades.
 */
import { BufferAttribute, BufferGeometry, Color, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { smoothstep } from '../../noise.ts';
import { noise3, noiseAt } from './noise.ts';
import { finishU, type Paint } from './paint.ts';
import { boneIndex, type Lamp, type Sculpt, type Weights } from './sculpt.ts';

export interface Arrays {
  position: Float32Array; normal: Float32Array; color: Float32Array; uv: Float32Array;
  joints: Uint8Array; weights: Float32Array; index: Uint32Array;
}
interface Corner { p: Vector3; n: Vector3; paint: Paint; edge: number; w: Weights; wash: number }

function faceNormal(p: Vector3[], v: number[]): Vector3 {
  const n = new Vector3(); // Newell: robust for bent quads, length ~ area
  v.forEach((i, k) => n.add(new Vector3().crossVectors(p[i]!, p[v[(k + 1) % v.length]!]!)));
  return n;
}

function corners(s: Sculpt): { corners: Corner[]; index: number[] } {
  const out: Corner[] = [], index: number[] = [];
  for (const part of s.parts) {
    const { p, f } = part.clay, cos = Math.cos((part.crease * Math.PI) / 180);
    const fn = f.map((x) => faceNormal(p, x.v)), unit = fn.map((n) => n.clone().normalize());
    const around: number[][] = p.map(() => []);
    f.forEach((x, i) => x.v.forEach((k) => around[k]!.push(i)));
    const known = new Map<string, number>();
    f.forEach((x, i) => {
      if (fn[i]!.lengthSq() < 1e-10) return;
      const ids = x.v.map((k) => {
        const n = new Vector3();
        for (const j of around[k]!) if (unit[i]!.dot(unit[j]!) >= cos) n.add(fn[j]!);
        n.normalize();
        const key = `${k}|${n.x.toFixed(2)}|${n.y.toFixed(2)}|${n.z.toFixed(2)}|${x.paint.key}|${x.edge}`;
        let id = known.get(key);
        const [w, wash] = [part.weights[k]!, part.wash?.[k] ?? 0];
        if (id === undefined) known.set(key, (id = out.push({ p: p[k]!, n, paint: x.paint, edge: x.edge, w, wash }) - 1));
        return id;
      });
      for (let k = 2; k < ids.length; k++) index.push(ids[0]!, ids[k - 1]!, ids[k]!);
    });
  }
  return { corners: out, index };
}

/** Cosine-weighted directions round +Z on a spiral. */
const DIRS = Array.from({ length: 40 }, (_, i) => {
  const u = (i + 0.5) / 40, a = i * 2.399963;
  return new Vector3(Math.sqrt(u) * Math.cos(a), Math.sqrt(u) * Math.sin(a), Math.sqrt(1 - u));
});

/** Openness 0..1: mostly the near field (recesses), partly the far field (under capes, between legs). */
function occlusion(bvh: MeshBVH, c: Corner, near = 3.2, far = 14): number {
  const t = new Vector3(c.n.y, c.n.z, c.n.x).cross(c.n).normalize(), b = new Vector3().crossVectors(c.n, t);
  const ray = new Ray(c.p.clone().addScaledVector(c.n, 0.06));
  let open = 0;
  for (const d of DIRS) {
    ray.direction.set(0, 0, 0).addScaledVector(t, d.x).addScaledVector(b, d.y).addScaledVector(c.n, d.z);
    const hit = bvh.raycastFirst(ray, DoubleSide, 0, far);
    open += hit ? 0.7 * Math.min(1, hit.distance / near) ** 1.2 + 0.36 * (hit.distance / far) : 1.06;
  }
  return open / DIRS.length;
}

function lampLight(l: Lamp, c: Corner): number {
  const ab = l.b.clone().sub(l.a);
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    const d = l.a.clone().addScaledVector(ab, (i + 0.5) / 4).sub(c.p), r2 = d.lengthSq();
    sum += (Math.max(0, c.n.dot(d.normalize())) * 0.85 + 0.15) / (1 + r2 / 7);
  }
  return (sum / 4) * l.power;
}

const DUST = new Color('#8d7f68');
function coat(c: Corner, ao: number, ground: number, lamps: Lamp[]): Color {
  const col = c.paint.rgb.clone();
  const h = c.p.y - ground;
  const soft = c.paint.finish === 'cloth' || c.paint.finish === 'skin' || c.paint.finish === 'leather';
  if (c.paint.mottle) {
    const [across, up, k] = c.paint.mottle;
    col.multiplyScalar(1 + k * smoothstep(0.36, 0.7, noise3(c.p.x * across, c.p.y * up, c.p.z * across)));
  }
  col.multiplyScalar(0.93 + 0.14 * noiseAt(c.p, 0.55) + (soft ? 0 : 0.05 * (noiseAt(c.p, 2.1) - 0.5)));
  col.multiplyScalar(1 - c.wash);
  // Wash: recesses go dark and a little violet, more so on light paint.
  const wash = smoothstep(0.1, 0.92, ao);
  col.multiply(new Color(0.16, 0.13, 0.17).lerp(new Color(1, 1, 1), wash));
  // Light from above, as if sprayed; darker towards the ground.
  const up = 0.5 + 0.5 * c.n.y;
  col.multiplyScalar((0.76 + 0.42 * up) * (0.86 + 0.14 * smoothstep(0, 26, h)));
  // Layered highlight on exposed, upward surfaces, then hard edge highlights.
  const lit = smoothstep(0.82, 1, ao) * smoothstep(0.55, 0.95, up) * 0.12;
  const edge = c.edge * (0.25 + 0.3 * up) * smoothstep(0.2, 0.7, ao);
  // The highlight keeps the hue (red must not turn pink): brighter paint plus a little bone white.
  const bright = col.clone().multiplyScalar(1.55).add(new Color(0.085, 0.08, 0.07));
  col.lerp(bright, Math.min(0.85, lit + 1.35 * edge));
  if (c.paint.finish !== 'ground' && h < 7) col.lerp(DUST, 0.2 * smoothstep(4, 0, h) * smoothstep(0.35, 0.8, noiseAt(c.p, 0.9)) * wash);
  for (const l of lamps) col.add(l.rgb.clone().multiplyScalar(lampLight(l, c) * (0.35 + 0.65 * ao)));
  return col;
}

export function bake(s: Sculpt): Arrays {
  const { corners: cs, index } = corners(s);
  const position = new Float32Array(cs.flatMap((c) => c.p.toArray()));
  const geo = new BufferGeometry().setAttribute('position', new BufferAttribute(position.slice(), 3)).setIndex([...index]);
  const bvh = new MeshBVH(geo);
  const color = new Float32Array(cs.flatMap((c) => {
    const col = coat(c, Math.min(1, occlusion(bvh, c)), s.ground, s.lamps);
    return [Math.min(1, col.r), Math.min(1, col.g), Math.min(1, col.b)];
  }));
  return {
    position, color, index: new Uint32Array(index),
    normal: new Float32Array(cs.flatMap((c) => c.n.toArray())),
    uv: new Float32Array(cs.flatMap((c) => [finishU(c.paint.finish), 0.5])),
    ...bones(cs.map((c) => c.w)),
  };
}

function bones(ws: Weights[]) {
  return {
    joints: new Uint8Array(ws.flatMap((w) => [boneIndex(w[0]), w[2] ? boneIndex(w[2]) : 0, 0, 0])),
    weights: new Float32Array(ws.flatMap((w) => (w[2] ? [w[1], w[3]!, 0, 0] : [1, 0, 0, 0]))),
  };
}

/** The light-emitting mesh: uv.x = 0 for a solid core, 1 for a halo shell. */
export function bakeGlow(s: Sculpt): Arrays | null {
  if (!s.glows.length) return null;
  const pos: number[] = [], nor: number[] = [], col: number[] = [], uv: number[] = [], index: number[] = [], ws: Weights[] = [];
  for (const { clay, weights, halo } of s.glows) {
    const base = pos.length / 3, n = clay.p.map(() => new Vector3()), c = clay.p.map(() => new Color(1, 1, 1));
    for (const f of clay.f) {
      const fn = faceNormal(clay.p, f.v);
      f.v.forEach((k) => { n[k]!.add(fn); c[k] = f.paint.rgb; });
      for (let k = 2; k < f.v.length; k++) index.push(base + f.v[0]!, base + f.v[k - 1]!, base + f.v[k]!);
    }
    clay.p.forEach((q, i) => {
      pos.push(...q.toArray());
      nor.push(...n[i]!.normalize().toArray());
      col.push(c[i]!.r, c[i]!.g, c[i]!.b);
      uv.push(halo ? 1 : 0, 0.5);
    });
    ws.push(...weights);
  }
  const f32 = (a: number[]) => new Float32Array(a);
  return { position: f32(pos), normal: f32(nor), color: f32(col), uv: f32(uv), index: new Uint32Array(index), ...bones(ws) };
}
