/** How loud something is over time; seconds, 0 to 1. */
export type Envelope = (t: number) => number;

/** Rises in a straight line, then dies away by 60 dB in `t60` seconds. */
export const struck = (t60: number, attack = 0.001, begins = 0): Envelope => (t) => {
  const at = t - begins;
  if (at < 0) return 0;
  return at < attack ? at / attack : 10 ** ((-3 * (at - attack)) / t60);
};

/** Swells and passes: nothing at both ends, all of it at `top`. */
export const swell = (begins: number, top: number, ends: number): Envelope => (t) => {
  if (t <= begins || t >= ends) return 0;
  const share = t < top ? (t - begins) / (top - begins) : (ends - t) / (ends - top);
  return Math.sin((share * Math.PI) / 2) ** 2;
};

/** Straight lines from point to point. */
export const line = (...points: readonly (readonly [t: number, value: number])[]): Envelope => (t) => {
  const next = points.findIndex(([at]) => at > t);
  if (next === 0) return points[0]![1];
  if (next < 0) return points.at(-1)![1];
  const [[t0, v0], [t1, v1]] = [points[next - 1]!, points[next]!];
  return v0 + ((v1 - v0) * (t - t0)) / (t1 - t0);
};

/** A pitch that falls or rises evenly as one hears it, in `seconds`, and stays. */
export const glide = (from: number, to: number, seconds: number): Envelope => (t) => from * (to / from) ** Math.min(1, Math.max(0, t / seconds));
