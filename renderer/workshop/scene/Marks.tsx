import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { cornersOf, type Shape } from '../../../engine/space/draft/outline.ts';
import { placingOf, put, type Feature } from '../../../engine/space/terrain/table.ts';
import { Bars } from '../../measure/bars.ts';
import { bench, onPieces, THINGS, thingsNow, type BenchState } from '../bench.ts';
import { inHand, instruments } from '../instrument.ts';
import { matrixOf } from './laidPieces.ts';

/** Colours: what is chosen, what is locked, what is pointed at, what a piece is drawn to. */
const [CHOSEN, LOCKED, POINTED, DRAWN] = ['#ffcf6b', '#8fa3b8', '#f4ebdf', '#7fe0c2'] as const;
/** The cross where keys point: its colour, and half its width (mm). */
const [AIMED, ARM] = ['#ff6bd6', 16] as const;
/** Chosen pieces that are outlined; beyond them a wide choice is told by numbers. */
const MOST = 400;
/** How thick lines are from how far (mm). */
const THIN = 1 / 1400;

const [a, b] = [new Vector3(), new Vector3()];

/** The twelve edges of a box around a feature, as it stands. */
function box(bars: Bars, feature: Feature, { rect, bottom, top }: Shape, colour: string): void {
  const placing = placingOf(feature);
  const corners = cornersOf(rect).map(([x, z]) => put(placing, x, z));
  const [low, high] = [feature.level + Math.max(0, bottom) + 0.6, feature.level + top];
  corners.forEach(([x, z], i) => {
    const [nx, nz] = corners[(i + 1) % 4]!;
    bars.add(a.set(x, low, z), b.set(nx, low, nz), 1.4, 1.4, colour);
    bars.add(a.set(x, high, z), b.set(nx, high, nz), 1, 1, colour);
    bars.add(a.set(x, low, z), b.set(x, high, z), 1, 1, colour);
  });
}

/** Draws what hands hold and have chosen. */
function mark(bars: Bars, state: BenchState): void {
  const { kit, selection, hovered, lines, held } = state;
  bars.clear();
  if (kit === null) return;
  const chosen = new Set(selection);
  let count = 0;
  for (const feature of thingsNow(state)) {
    const pointed = feature.id === hovered && held === null;
    if ((!chosen.has(feature.id) && !pointed) || count++ > MOST) continue;
    const shape = kit.shape(feature.piece);
    if (shape !== undefined) box(bars, feature, shape, !chosen.has(feature.id) ? POINTED : feature.locked === true ? LOCKED : CHOSEN);
  }
  for (const [x, z, toX, toZ] of lines) bars.add(a.set(x, 2, z), b.set(toX, 2, toZ), 1.6, 1.6, DRAWN);
  const { tape, aim } = instruments.getState();
  if (tape !== null) bars.add(a.set(tape.from.x, tape.from.y + 2, tape.from.z), b.set(tape.to.x, tape.to.y + 2, tape.to.z), 2, 2, DRAWN);
  if (aim !== null && inHand(state)) {
    const { x, y, z } = aim;
    bars.add(a.set(x - ARM, y + 2, z), b.set(x + ARM, y + 2, z), 2, 2, AIMED);
    bars.add(a.set(x, y + 2, z - ARM), b.set(x, y + 2, z + ARM), 2, 2, AIMED);
    bars.add(a.set(x, y + 2, z), b.set(x, y + 2 + 2 * ARM, z), 1.4, 1.4, AIMED);
  }
}

/** Outlines of what is chosen and pointed at, the lines that pieces are drawn to, the tape, and the piece in hand. */
export function Marks() {
  const { invalidate, camera } = useThree();
  const bars = useMemo(() => new Bars(12 * (MOST + 3)), []);
  const ghost = useMemo(() => {
    const mesh = new Mesh(undefined, new MeshBasicMaterial({ color: '#ffe9bf', transparent: true, opacity: 0.45, depthWrite: false, toneMapped: false }));
    mesh.matrixAutoUpdate = false;
    mesh.raycast = () => {};
    mesh.visible = false;
    return mesh;
  }, []);
  useEffect(() => {
    const draw = (): void => {
      const state = bench.getState();
      mark(bars, state);
      const { held, kit } = state;
      const piece = held === null ? undefined : kit?.drawn(held.piece);
      ghost.visible = held?.place != null && piece !== undefined;
      if (ghost.visible) {
        ghost.geometry = piece!.geometry;
        const { at, turn, level } = held!.place!;
        matrixOf({ id: '', piece: held!.piece, at: [at[0], at[1]], turn, level }, ghost.matrix);
      }
      invalidate();
    };
    const stops = [onPieces([...THINGS, 'hovered', 'lines', 'held', 'tool'], draw), instruments.subscribe(draw)];
    draw();
    return () => { for (const stop of stops) stop(); };
  }, [bars, ghost, invalidate]);
  useFrame(() => { bars.thickness = camera.position.length() * THIN; });
  useEffect(() => () => {
    bars.mesh.geometry.dispose();
    bars.mesh.dispose();
    ghost.material.dispose();
  }, [bars, ghost]);
  return <><primitive object={bars.mesh} /><primitive object={ghost} /></>;
}
