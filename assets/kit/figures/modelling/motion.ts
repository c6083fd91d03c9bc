/** Small motions made of pose targets only: idle, walk, hop. Time and phase come from outside, so tests can step them. */
import { lerpPose, pose, type Pose } from './pose.ts';
import { SIDES, sign } from './rig.ts';
import { smoothstep } from './noise.ts';

const TAU = Math.PI * 2;

/** Breathing and a slow sway about the given pose; `t` in seconds. */
export function idle(base: Pose, t: number): Pose {
  const p = structuredClone(base), breath = Math.sin(t * 1.7), sway = Math.sin(t * 0.6);
  p.pelvis.at[1] += 0.14 * breath; p.pelvis.at[0] += 0.18 * sway;
  p.spine[0] -= 0.8 * breath; p.chest[0] -= 1.2 * breath; p.chest[1] += 1.5 * sway;
  p.head[1] -= 2 * sway; p.head[0] += 0.8 * breath;
  for (const s of SIDES) p.hand[s].at[1] += 0.12 * Math.sin(t * 1.7 - 0.5 + sign(s) * 0.2);
  return p;
}

/** One step cycle per unit of `phase`; planted feet slide back at the speed the body goes forward (`step` mm per step). */
export function walk(base: Pose, phase: number, step = 9): Pose {
  const p = structuredClone(base), q = phase * TAU;
  p.pelvis.at = [0.5 * Math.sin(q), -1.3 + 0.5 * Math.cos(2 * q), 0];
  p.pelvis.turn = [6, 9 * Math.sin(q + 0.3), 2.5 * Math.sin(q)];
  p.chest[1] = -12 * Math.sin(q + 0.3); p.spine[1] = 0; p.head[1] = 5 * Math.sin(q);
  for (const s of SIDES) {
    const f = (((phase + (s === 'L' ? 0 : 0.5)) % 1) + 1) % 1, swing = f < 0.5;
    const t = swing ? smoothstep(0, 0.5, f) : (f - 0.5) * 2;
    const z = swing ? -step / 2 + step * t : step / 2 - step * t;
    const lift = swing ? Math.sin(f * TAU) : 0;
    p.foot[s] = { at: [sign(s) * 1.9, 2.6 * lift, z], yaw: sign(s) * 5, pitch: swing ? 34 * Math.sin(f * TAU) * (1 - 1.6 * t) : 0 };
    p.hand[s].at[2] += 1.1 * Math.sin(q + (s === 'L' ? Math.PI : 0)); p.hand[s].at[1] += 0.25 * Math.cos(2 * q);
  }
  return p;
}

/** A hop over `t` = 0..1: crouch, flight tuck, land. Returns the pose and the height as a share of the arc's top. */
export function hop(base: Pose, t: number): { pose: Pose; rise: number } {
  const air = smoothstep(0.18, 0.34, t) * (1 - smoothstep(0.72, 0.86, t));
  const bend = smoothstep(0, 0.14, t) * (1 - smoothstep(0.16, 0.3, t)) + smoothstep(0.78, 0.88, t) * (1 - smoothstep(0.88, 1, t));
  const p = lerpPose(base, pose('leap', (l) => { l.hand = structuredClone(base.hand); }), air * 0.85);
  p.pelvis.at[1] -= 3.6 * bend; p.chest[0] += 14 * bend;
  const k = Math.min(1, Math.max(0, (t - 0.2) / 0.62));
  return { pose: p, rise: 4 * k * (1 - k) };
}
