import type { Page } from '@playwright/test';

/** How far figures stand out from what is behind them. */
export interface Contrast {
  readonly hour: string;
  readonly figure: string;
  /** Height of what it stands on (mm). */
  readonly on: number;
  /** CIEDE2000 between the points of its body's edge and what is seen beside them, the mean of all. */
  readonly apart: number;
}

interface Standing { model: string; shown: boolean; x: number; y: number; z: number; version: number }

/** Parts of the drawn table that are measured with. */
interface Drawn {
  readonly store: { getState(): { setSettings(change: { light: string }): void } };
  readonly stage: { readonly actors: ReadonlyMap<string, Standing>; active: string | null; wake(): void };
  drawing(): {
    readonly gl: {
      readonly shadowMap: { needsUpdate: boolean };
      getContext(): WebGL2RenderingContext; getPixelRatio(): number; setScissorTest(on: boolean): void;
      setScissor(x: number, y: number, w: number, h: number): void;
      setViewport(x: number, y: number, w: number, h: number): void;
      render(scene: unknown, camera: unknown): void;
    };
    readonly scene: { traverse(visit: (node: { isSpotLight?: boolean; shadow?: { intensity: number } }) => void): void };
    readonly camera: Eye;
    readonly size: { width: number; height: number };
  };
  drawInfo(): { readonly frames: number };
  settled(): Promise<void>;
}
interface Place { x: number; y: number; z: number; set(x: number, y: number, z: number): Place; clone(): Place; project(eye: Eye): Place }
interface Eye {
  fov: number;
  aspect: number;
  readonly position: Place;
  clone(): Eye;
  lookAt(x: number, y: number, z: number): void;
  updateProjectionMatrix(): void;
  updateMatrixWorld(force: boolean): void;
}

/** Places that figures are put on, all of them seen in one small picture. */
export type Places = readonly (readonly [x: number, y: number, z: number])[];

/**
 * Measures figures at every hour: a small picture of those on each list of places, in which the edge of each body (above its base) is compared with the
 * ring around it. What is body is found by taking that figure alone away, with nobody active: the table opens what hides who is.
 */
export const contrasts = (page: Page, hours: readonly string[], lists: readonly Places[]): Promise<Contrast[]> => page.evaluate(async ([hours, lists]) => {
  const SIDE = 360;
  const table = window.__gantry as unknown as Drawn;
  const { gl, scene, camera, size } = table.drawing();
  const all = [...table.stage.actors.values()].filter(({ shown }) => shown);
  // Of either side in turn.
  const actors = lists.flat().map(([x, y, z], i) => Object.assign(all[i % 2 === 0 ? i / 2 : all.length - (i + 1) / 2]!, { x, y, z }));
  /** Waits until two pictures were drawn since. */
  const drawn = async (): Promise<void> => {
    for (const until = table.drawInfo().frames + 2; table.drawInfo().frames < until;) {
      table.stage.wake();
      await new Promise((done) => { setTimeout(done, 30); });
    }
    await table.settled();
  };
  const show = async (shown: readonly Standing[]): Promise<void> => {
    for (const actor of all) { actor.shown = shown.includes(actor); actor.version += 1; }
    await drawn();
  };
  const shadows = (intensity: number): void => scene.traverse(({ isSpotLight, shadow }) => { if (isSpotLight === true) shadow!.intensity = intensity; });
  const eyeOf = (list: readonly (readonly [number, number, number])[]): Eye => {
    const [x, y, z] = [0, 1, 2].map((axis) => list.reduce((sum, at) => sum + at[axis]!, 0) / list.length) as [number, number, number];
    const eye = camera.clone();
    Object.assign(eye, { fov: 11.5, aspect: 1 });
    eye.position.set(x - 420, y + 680, z + 930);
    eye.lookAt(x, y + 16, z);
    eye.updateProjectionMatrix();
    eye.updateMatrixWorld(true);
    return eye;
  };
  const seen = (eye: Eye): Uint8Array => {
    const context = gl.getContext();
    const ratio = gl.getPixelRatio();
    gl.setScissorTest(true);
    gl.setScissor(0, 0, SIDE / ratio, SIDE / ratio);
    gl.setViewport(0, 0, SIDE / ratio, SIDE / ratio);
    gl.render(scene, eye);
    const pixels = new Uint8Array(SIDE * SIDE * 4);
    context.readPixels(0, 0, SIDE, SIDE, context.RGBA, context.UNSIGNED_BYTE, pixels);
    gl.setScissorTest(false);
    gl.setViewport(0, 0, size.width, size.height);
    return pixels;
  };
  const linear = (v: number): number => (v <= 10.31 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const labOf = (r: number, g: number, b: number): [number, number, number] => {
    const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    const [x, z] = [f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047), f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)];
    const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  /** CIEDE2000 (Sharma, Wu and Dalal, 2005). */
  const apart = ([l1, a1, b1]: readonly number[], [l2, a2, b2]: readonly number[]): number => {
    const [rad, c7] = [Math.PI / 180, ((Math.hypot(a1!, b1!) + Math.hypot(a2!, b2!)) / 2) ** 7];
    const g = 0.5 * (1 - Math.sqrt(c7 / (c7 + 25 ** 7)));
    const [p1, p2] = [a1! * (1 + g), a2! * (1 + g)];
    const [k1, k2] = [Math.hypot(p1, b1!), Math.hypot(p2, b2!)];
    const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
    const [h1, h2] = [hue(p1, b1!), hue(p2, b2!)];
    let dh = k1 * k2 === 0 ? 0 : h2 - h1;
    if (dh > 180) dh -= 360;
    if (dh < -180) dh += 360;
    const turn = 2 * Math.sqrt(k1 * k2) * Math.sin((dh / 2) * rad);
    const [l, c] = [(l1! + l2!) / 2, (k1 + k2) / 2];
    const h = k1 * k2 === 0 ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
    const t = 1 - 0.17 * Math.cos((h - 30) * rad) + 0.24 * Math.cos(2 * h * rad) + 0.32 * Math.cos((3 * h + 6) * rad) - 0.2 * Math.cos((4 * h - 63) * rad);
    const [sl, sc, sh] = [1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2), 1 + 0.045 * c, 1 + 0.015 * c * t];
    const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * rad * Math.exp(-(((h - 275) / 25) ** 2)));
    const [dl, dc, dt] = [(l2! - l1!) / sl, (k2 - k1) / sc, turn / sh];
    return Math.sqrt(dl * dl + dc * dc + dt * dt + rt * dc * dt);
  };

  const eyes = lists.map(eyeOf);
  const listOf = lists.flatMap((list, i) => list.map(() => i));
  table.stage.active = null;
  await show(actors);
  shadows(0);
  const bodies = eyes.map(seen);
  const without: Uint8Array[] = [];
  for (const [n, actor] of actors.entries()) {
    await show(actors.filter((one) => one !== actor));
    without.push(seen(eyes[listOf[n]!]!));
  }
  shadows(1);
  await show(actors);
  const put = (eye: Eye, x: number, y: number, z: number): readonly [number, number] => {
    const at = eye.position.clone().set(x, y, z).project(eye);
    return [((at.x + 1) / 2) * SIDE, ((at.y + 1) / 2) * SIDE];
  };
  /** The part of the picture that a figure stands in: its body is above its base's far edge. */
  const parts = actors.map(({ x, y, z }, n) => {
    const list = listOf[n]!;
    const eye = eyes[list]!;
    const [[cx, cy], [, low]] = [put(eye, x, y + 22, z), put(eye, x + 8, y + 3, z - 18)];
    const mask = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
      const [column, row] = [i % SIDE, Math.floor(i / SIDE)];
      const here = row >= low && row < cy + 40 && Math.abs(column - cx) < 28;
      return here && [0, 1, 2].some((c) => Math.abs(bodies[list]![i * 4 + c]! - without[n]![i * 4 + c]!) > 5) ? 1 : 0;
    });
    return { list, mask, left: Math.max(6, Math.floor(cx) - 36), top: Math.ceil(low) + 1, count: mask.reduce((sum, one) => sum + one, 0) };
  });
  /** How near each point is to the other kind, up to five points. */
  const near = (mask: Uint8Array, i: number): number => {
    for (let r = 1; r <= 5; r++) for (let dy = -r; dy <= r; dy++) for (let dx = -r; dx <= r; dx++) {
      if (Math.max(Math.abs(dx), Math.abs(dy)) === r && mask[i + dy * SIDE + dx] !== mask[i]) return r;
    }
    return 9;
  };
  const found: Contrast[] = [];
  for (const hour of hours) {
    table.store.getState().setSettings({ light: hour });
    await drawn();
    const pictures = eyes.map(seen);
    for (const [n, { list, mask, left, top, count }] of parts.entries()) {
      const pixels = pictures[list]!;
      let [cx, cy] = [0, 0];
      for (let i = 0; i < mask.length; i++) if (mask[i] === 1) { cx += i % SIDE; cy += Math.floor(i / SIDE); }
      // Of each of twelve sides the light of the ring around the body, and the points of the body's edge.
      const rings = Array.from({ length: 12 }, (): [number, number, number, number] => [0, 0, 0, 0]);
      const edge: (readonly [side: number, point: number])[] = [];
      for (let row = top; row < Math.min(SIDE - 6, top + 80); row++) for (let column = left; column < Math.min(SIDE - 6, left + 72); column++) {
        const i = row * SIDE + column;
        const close = near(mask, i);
        if (mask[i] === 1 ? close > 3 : close < 2 || close > 5) continue;
        const side = Math.floor(((Math.atan2(row - cy / count, column - cx / count) / Math.PI + 1) / 2) * 11.999);
        if (mask[i] === 1) edge.push([side, i]);
        else {
          for (let c = 0; c < 3; c++) rings[side]![c]! += linear(pixels[i * 4 + c]!);
          rings[side]![3] += 1;
        }
      }
      const around = rings.map(([r, g, b, many]) => labOf(r / many, g / many, b / many));
      const own = (i: number): [number, number, number] => labOf(linear(pixels[i * 4]!), linear(pixels[i * 4 + 1]!), linear(pixels[i * 4 + 2]!));
      const sides = edge.filter(([side]) => rings[side]![3] > 4).map(([side, i]) => apart(own(i), around[side]!));
      if (count > 60) found.push({ hour, figure: actors[n]!.model, on: Math.round(actors[n]!.y), apart: sides.reduce((a, b) => a + b, 0) / sides.length });
    }
  }
  table.store.getState().setSettings({ light: 'table' });
  return found;
}, [hours, lists] as const);
