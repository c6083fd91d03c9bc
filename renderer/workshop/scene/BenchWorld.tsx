import { useFrame, useThree } from '@react-three/fiber';
import { use, useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Fog, Group, PerspectiveCamera } from 'three';
import type { TableLight } from '../../../engine/space/terrain/light.ts';
import { USUAL_SIZE, type TableSize } from '../../../engine/space/terrain/size.ts';
import type { Feature } from '../../../engine/space/terrain/table.ts';
import { match } from '../../match/match.ts';
import { useFine } from '../../match/quality.ts';
import { Camera } from '../../table/Camera.tsx';
import type { Lightable } from '../../table/light/lightOf.ts';
import { lampsOf, type StandingLamp } from '../../table/light/lamps.ts';
import { haze, shineOn } from '../../table/light/shine.ts';
import { terrainPaint } from '../../table/paint.ts';
import { pace } from '../../table/pace.ts';
import type { DrawnPiece } from '../../table/pieces.ts';
import type { Rig } from '../../table/rig.ts';
import { letGo } from '../../table/shared.ts';
import { useCompiled } from '../../table/warm/useCompiled.ts';
import { useLying } from '../../table/warm/useUploaded.ts';
import { isWarm, useWarmth } from '../../table/warm/warmth.ts';
import { loadPictures } from '../../table/surface/pictures.ts';
import { Table } from '../../table/Table.tsx';
import type { TerrainModel } from '../../table/terrainModel.ts';
import { bench, featuresNow, onPieces, useBench } from '../bench.ts';
import { Gizmo, type FingerHold, type GizmoHold } from './Gizmo.tsx';
import { Hands } from './Hands.tsx';
import { LampWork } from './lampWork.ts';
import { LaidPieces, matrixOf } from './laidPieces.ts';
import { Marks } from './Marks.tsx';
import { joinBenchProbe } from './benchProbe.ts';
import { Overlays } from './Overlays.tsx';
import { portraitOf } from './portrait.ts';
import { TrialScene } from './TrialScene.tsx';
import { view } from './view.ts';

/** Nothing hidden. */
const NOTHING: ReadonlySet<string> = new Set();

/** A table of a look and a size with nothing on it: what its mat is painted from, for shadows of pieces that move would stay where they were. */
const bareTables = new Map<string, TerrainModel>();
function bareTable(theme: string, mat: string | undefined, [width, depth]: TableSize): TerrainModel {
  const key = `${mat ?? theme} ${width} ${depth}`;
  let bare = bareTables.get(key);
  if (bare === undefined) {
    bare = { table: { format: 'gantry-table', version: 2, id: `bare-${key}`, name: '', theme, size: [width, depth], features: [], ...(mat === undefined ? {} : { mat }) }, placed: [], kinds: [] };
    bareTables.set(key, bare);
  }
  return bare;
}

interface BenchWorldProps {
  readonly rig: Rig;
  readonly light: TableLight;
  readonly onTable: (table: Lightable) => void;
  readonly onDrawn: () => void;
}

/** The table on the bench with everything that hands do to it. */
export function BenchWorld({ rig, light, onTable, onDrawn }: BenchWorldProps) {
  const fine = useFine();
  const theme = useBench((s) => s.draft?.table.theme ?? 'refinery');
  const mat = useBench((s) => s.draft?.table.mat);
  const size = useBench((s) => s.draft?.table.size ?? USUAL_SIZE);
  const bare = useMemo(() => bareTable(theme, mat, size), [theme, mat, size]);
  // While another mat is painted, and brought to the card, the one before is drawn.
  const wanted = useDeferredValue(bare);
  const pictures = use(loadPictures(wanted, fine));
  const newest = useMemo(() => ({ pictures, size: wanted.table.size }), [pictures, wanted]);
  const lying = useLying(newest);
  const ground = lying ?? newest;
  const { invalidate, camera, gl, scene, get } = useThree();
  const hold = useRef<GizmoHold>({ busy: () => false });
  const lend = useCallback((given: GizmoHold) => { hold.current = given; }, []);
  const held = useMemo((): GizmoHold => ({ busy: () => hold.current.busy() }), []);
  const finger = useRef<FingerHold>(() => false);
  const lendFinger = useCallback((given: FingerHold) => { finger.current = given; }, []);
  const fingerIsTaken = useCallback(() => held.busy() || finger.current(), [held]);
  const laid = useMemo(() => new LaidPieces(terrainPaint(pictures.grain, false)), [pictures.grain]);
  const root = useRef<Group>(null);
  const beat = useRef({ last: 0, running: false, drawn: false });
  /** What is drawn over the table for whoever lays it out. */
  const aids = useRef<Group>(null);
  // Nothing is drawn before it can be drawn without waiting: hands go on in the panels meanwhile.
  const ready = useWarmth(isWarm);
  const compiled = useCompiled(aids, ready);
  const warm = ready && lying !== null && compiled;
  useEffect(() => {
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [warm, gl, invalidate]);
  useLight(onTable);
  useEffect(() => {
    const draw = (): void => {
      const state = bench.getState();
      if (state.kit !== null) laid.show(featuresNow(state), (name) => state.kit!.drawn(name), state.hidden, state.slice);
      gl.shadowMap.needsUpdate = true;
      invalidate();
    };
    const stop = onPieces(['hidden', 'slice'], draw);
    draw();
    return () => {
      stop();
      laid.dispose();
    };
  }, [laid, gl, invalidate]);
  useEffect(() => {
    view.rig = rig;
    view.portrait = () => {
      if (!beat.current.drawn) return Promise.resolve(null);
      const state = bench.getState();
      if (state.kit !== null) laid.show(featuresNow(state), (name) => state.kit!.drawn(name), NOTHING, null);
      aids.current!.visible = false;
      gl.shadowMap.needsUpdate = true;
      const made = portraitOf(gl, scene, state.draft?.table.size ?? USUAL_SIZE);
      aids.current!.visible = true;
      if (state.kit !== null) laid.show(featuresNow(state), (name) => state.kit!.drawn(name), state.hidden, state.slice);
      gl.render(scene, camera); // nobody sees the other one
      invalidate();
      return made;
    };
    rig.wake = invalidate;
    return () => {
      view.portrait = null;
      if (view.rig === rig) view.rig = null;
    };
  }, [rig, invalidate, gl, scene, camera, laid]);
  useEffect(() => {
    rig.over(bare.table.size);
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [rig, bare, gl, invalidate]);
  useEffect(() => (warm ? joinBenchProbe(get, rig) : undefined), [warm, get, rig]);
  useFrame(() => {
    const began = performance.now();
    const seconds = beat.current.running ? Math.min(0.5, (began - beat.current.last) / 1000) : 1 / 60;
    beat.current.last = began;
    rig.calm = match.getState().settings.reducedMotion;
    beat.current.running = rig.update(camera as PerspectiveCamera, seconds);
    const fog = scene.fog as Fog | null;
    if (fog !== null) {
      fog.near = Math.max(1250, rig.now.away * 1.02) * haze.near;
      fog.far = Math.max(2900, rig.now.away * 1.9) * haze.far;
    }
    pace.passes();
    if (beat.current.running) invalidate();
  }, -1);
  // Whoever is told of the picture comes after it, so that drawing has its own turn.
  useFrame(() => gl.render(scene, camera), 1);
  useFrame(() => {
    if (beat.current.drawn || !warm) return;
    beat.current.drawn = true;
    onDrawn();
  }, 2);
  useLayoutEffect(() => {
    const all = root.current!;
    return () => letGo(all);
  }, []);
  return (
    <group ref={root} visible={warm}>
      <Table pictures={ground.pictures} size={ground.size} hour={light.hour} />
      <primitive object={laid.group} />
      <group ref={aids}>
        <Overlays />
        <TrialScene />
        <Marks />
        <Gizmo lend={lend} />
        <Hands hold={held} lend={lendFinger} />
      </group>
      <Camera rig={rig} leftIsTaken fingerIsTaken={fingerIsTaken} />
    </group>
  );
}

const standing = new WeakMap<Feature, { readonly piece: DrawnPiece; readonly lamps: readonly StandingLamp[] }>();

/** The lamps of a feature where it stands; the same ones as long as it did not change. */
function lampsOn(feature: Feature, piece: DrawnPiece): readonly StandingLamp[] {
  const known = standing.get(feature);
  if (known?.piece === piece) return known.lamps;
  const lamps = lampsOf({ placed: [{ feature, piece, matrix: matrixOf(feature), instance: 0, hidden: 0, open: false }] });
  standing.set(feature, { piece, lamps });
  return lamps;
}

/** The light of the table as it says now, and its lamps where its pieces stand when hands rest. */
function useLight(onTable: (table: Lightable) => void): void {
  const theme = useBench((s) => s.draft?.table.theme);
  const light = useBench((s) => s.draft?.table.light);
  const features = useBench((s) => s.draft?.table.features);
  const size = useBench((s) => s.draft?.table.size);
  const [rested, setRested] = useState(features);
  const invalidate = useThree((s) => s.invalidate);
  useLayoutEffect(() => {
    if (theme !== undefined) onTable({ theme, light, size });
    invalidate();
  }, [theme, light, size, onTable, invalidate]);
  useEffect(() => {
    const timer = setTimeout(() => setRested(features), 400);
    return () => clearTimeout(timer);
  }, [features]);
  const work = useMemo(() => new LampWork((shone) => {
    shineOn(shone);
    invalidate();
  }), [invalidate]);
  useEffect(() => () => work.stop(), [work]);
  useEffect(() => {
    const { draft, kit } = bench.getState();
    if (draft === null || kit === null) return;
    const lamps = (rested ?? []).flatMap((feature) => {
      const piece = kit.drawn(feature.piece);
      return piece === undefined ? [] : lampsOn(feature, piece);
    });
    work.light(lamps, draft.table.size);
  }, [rested, size, work]);
}
