import { Html } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Group, Vector3, type Camera } from 'three';
import { match, stage, useMatch } from '../match/match.ts';
import { scaleIn } from '../match/scaleIn.ts';
import { NUMBERS } from '../table/bandLabels.ts';
import { usePanels } from '../faces/usePanels.ts';
import { partOutline } from '../table/partOutline.ts';
import { drawSight } from '../table/sightModel.ts';
import type { TerrainModel } from '../table/terrainModel.ts';
import type { Ground } from '../tools/ground.ts';
import type { BothWays } from '../tools/groundTalk.ts';
import { useSpeak } from '../words/speak.ts';
import { baseOf, POINT_BASE } from './bases.ts';
import type { Anchor, Instrument } from './chart.ts';
import { measure, type Measure } from './distance.ts';
import { instruments, useInstruments, type LaidMeasure } from './instruments.ts';
import { distanceWords, heightWords } from './measureWords.ts';
import { MeasureModel } from './measureModel.ts';
import { isSame, sightAsker } from './sightAsker.ts';

/** How far the short answer stands from the measure's end: aside, above the name of a figure there, below (pixels). */
const TAG = { x: 118, up: 84, down: 38 };

const keyOf = ({ from, to }: Pick<LaidMeasure, 'from' | 'to'>, kind: string): string => `${kind} ${[from, to].map(({ at, radius }) => `${at.x.toFixed(1)},${at.y.toFixed(1)},${at.z.toFixed(1)},${radius}`).join(' ')}`;

/** A number that changes when what a measure ends at has moved: nothing is allocated to find out. */
function stampOf(anchor: Anchor | null): number {
  if (anchor === null) return 0;
  if (anchor.kind === 'spot') return 1;
  const actor = stage.actors.get(anchor.id);
  return actor === undefined ? stage.places : actor.shown ? 2 + actor.x + 7.13 * actor.y + 3.37 * actor.z : 0;
}

/** How much thicker a measure is drawn the farther the camera is, in steps. */
function thicknessAt({ x, y, z }: Vector3, { at: a }: LaidMeasure['from'], { at: b }: LaidMeasure['to']): number {
  const away = Math.hypot(x - (a.x + b.x) / 2, y - (a.y + b.y) / 2, z - (a.z + b.z) / 2);
  return Math.min(2.2, Math.max(1, Math.round(away / 200) / 4));
}

/** The measure that lies on the table: ruler and upright, or the line of sight with what blocks it. Brought up to date when a figure or the pointer moves. */
export function InstrumentScene({ model, ground }: { readonly model: TerrainModel; readonly ground: Ground }): ReactNode {
  const invalidate = useThree((s) => s.invalidate);
  const drawn = useMemo(() => new MeasureModel(), []);
  const outlines = useMemo(() => new Group(), []);
  const asker = useMemo(() => sightAsker(ground), [ground]);
  useEffect(() => () => drawn.dispose(), [drawn]);
  useEffect(() => {
    let looked: BothWays | null = null;
    const show = (): void => {
      const now = instruments.getState();
      if (now.looked !== looked || now.held?.kind !== 'sight') outlines.clear();
      if (now.looked !== looked && now.looked !== null) for (const { part } of now.looked.there.blockers) outlines.add(...partOutline(part, model));
      looked = now.looked;
      invalidate();
    };
    show();
    return instruments.subscribe(show);
  }, [outlines, model, invalidate]);

  const now = useMemo(() => ({ key: '', looked: null as BothWays | null, held: null as Instrument | null, stamp: 0 }), []);
  useFrame(({ camera }) => {
    const { held, laid, looked } = instruments.getState();
    const stamp = held === null ? 0 : stampOf(held.from) + 31 * stampOf(held.to) + Math.round(camera.position.length() / 50);
    if (held === now.held && stamp === now.stamp && looked === now.looked) return;
    now.held = held;
    now.stamp = stamp;
    const state = match.getState();
    const point = held?.kind === 'sight' ? POINT_BASE : 0;
    const [from, to] =
      held === null
        ? [null, null]
        : [held.from === null ? null : baseOf(held.from, stage, state, point), held.to === null ? null : baseOf(held.to, stage, state, point)];
    if (held === null || from === null || to === null) {
      now.key = '';
      now.looked = null;
      drawn.clear();
      drawn.rings(from, from === null ? to : null);
      if (laid !== null || looked !== null) instruments.setState({ laid: null, looked: null });
      return;
    }
    const thickness = thicknessAt(camera.position, from, to);
    const key = keyOf({ from, to }, held.kind);
    if (key === now.key && now.looked === looked && thickness === drawn.bars.thickness) return;
    drawn.bars.thickness = thickness;
    const scale = scaleIn(state);
    drawn.number(scale?.numbers ?? NUMBERS);
    if (key !== now.key) {
      const found = measure(from, to, scale);
      instruments.setState({ laid: { from, to, measure: found } });
      if (held.kind === 'sight' && scale !== null) asker(key, { from, to, levels: scale.levels, range1: scale.ranges[0]!, ownPartsCover: scale.ownPartsCover });
    }
    now.key = key;
    now.looked = looked;
    draw(drawn, { from, to, measure: instruments.getState().laid!.measure }, held.kind === 'measure' ? (scale?.levels.step ?? null) : null, held.kind === 'sight' ? looked : null, held.kind);
  }, -0.6);

  return (
    <>
      <primitive object={drawn.group} />
      <primitive object={outlines} />
      <MeasureTag />
    </>
  );
}

function draw(drawn: MeasureModel, { from, to, measure: found }: LaidMeasure, step: number | null, looked: BothWays | null, kind: 'measure' | 'sight'): void {
  if (kind === 'measure') return drawn.lay(from, to, found, step);
  drawn.clear();
  drawn.rings(from, to);
  if (looked === null) return;
  drawSight(drawn.bars, looked.there);
  if (!isSame(looked)) drawSight(drawn.bars, looked.back);
}

const [near, far] = [new Vector3(), new Vector3()];

/** Where the short answer stands on the screen: beyond the measure's end, so that it never covers the ruler. Pixels. */
function besideEnd(
  { start, end }: Measure, y: number, camera: Camera, { width, height }: { readonly width: number; readonly height: number },
): [number, number] {
  near.set(start.x, y, start.z).project(camera);
  far.set(end.x, y, end.z).project(camera);
  const [dx, dy] = [(far.x - near.x) * width, (near.y - far.y) * height];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  return [((far.x + 1) / 2) * width + ux * TAG.x, ((1 - far.y) / 2) * height + uy * (uy < 0 ? TAG.up : TAG.down)];
}

/** The short answer beyond the measure's end. */
function MeasureTag(): ReactNode {
  const speak = useSpeak();
  const held = useInstruments((s) => s.held);
  const laid = useInstruments((s) => s.laid);
  const situation = useMatch((s) => s.situation);
  const system = situation?.face.id ?? '';
  const Own = usePanels(situation?.face ?? null)?.Instrument;
  if (held?.kind !== 'measure' || laid === null) return null;
  const { from, to, measure: found } = laid;
  const low = Math.min(from.at.y, to.at.y);
  const foot = found.rise > 0 ? found.end : found.start;
  const height = heightWords(found, speak, system);
  return (
    <>
      <Html position={[found.end.x, low + 4, found.end.z]} calculatePosition={(_, camera, size) => besideEnd(found, low + 4, camera, size)} center zIndexRange={[5, 0]} pointerEvents="none">
        <div className="table-tag is-measure" data-testid="measure-tag">{Own !== undefined && situation !== null ? <Own held={held} situation={situation} short /> : <><b>{distanceWords(found, speak).band}</b> <small>{distanceWords(found, speak).length}</small></>}</div>
      </Html>
      {Own === undefined && Math.abs(found.rise) > 0.05 && (
        <Html position={[foot.x, low + Math.abs(found.rise) / 2, foot.z]} zIndexRange={[5, 0]} pointerEvents="none">
          <div className="table-tag is-measure is-upright"><b>{height.relation}</b> <small>{height.length}</small></div>
        </Html>
      )}
    </>
  );
}
