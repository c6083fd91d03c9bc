import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { Group } from 'three';
import { Bars } from '../measure/bars.ts';
import { baseOf, radiusOf } from '../measure/bases.ts';
import { instruments, type Instruments } from '../measure/instruments.ts';
import { match, stage, useMatch } from '../match/match.ts';
import { scaleIn } from '../match/scaleIn.ts';
import type { MatchState, Preview } from '../match/matchState.ts';
import type { Ground } from '../tools/ground.ts';
import type { Looked } from '../tools/groundTalk.ts';
import { useSpeak } from '../words/speak.ts';
import { partWords } from '../words/terrain.ts';
import { BandLabels, NUMBERS } from './bandLabels.ts';
import { overlay } from './overlay.ts';
import { partOutline } from './partOutline.ts';
import { drawSight } from './sightModel.ts';
import { TableTag } from './TableTag.tsx';
import type { TerrainModel } from './terrainModel.ts';
import '../words/measuring.ts';

type Seen = Pick<MatchState, 'preview' | 'request' | 'selected' | 'hovered'>;

/** The figure that is measured from: the attacker while a target is chosen, else the selected one. */
function measuring({ request, selected }: Seen): string | null {
  const from = request?.kind === 'pick' && request.ask === 'target' ? (request.about['attacker'] ?? request.about['character']) : undefined;
  return typeof from === 'string' ? from : selected;
}

/** What is measured now: nothing while an instrument lies on the table, what the buttons ask for, else from the measured figure to the one under the pointer. */
export function measured(now: Seen, held: Instruments['held'] = null): Preview | null {
  if (held !== null) return null;
  if (now.preview !== null) return now.preview;
  const from = measuring(now);
  if (from === null || stage.actorOf(from) === null) return null;
  const to = now.hovered === null ? null : stage.actorOf(now.hovered);
  return to === null || to.id === stage.actorOf(from)!.id ? { kind: 'ranges', figure: from } : { kind: 'sight', from, to: to.id };
}

const startOf = (preview: Preview | null): string | null => (preview?.kind === 'ranges' ? preview.figure : preview?.kind === 'sight' ? preview.from : null);

/** Range bands with numbers around a figure, and a line of sight with what blocks it. */
export function Ruler({ model, ground }: { readonly model: TerrainModel; readonly ground: Ground }) {
  const invalidate = useThree((s) => s.invalidate);
  const camera = useThree((s) => s.camera);
  const labels = useMemo(() => new BandLabels(), []);
  const line = useMemo(() => new Bars(120), []);
  const outlines = useMemo(() => new Group(), []);
  const [looked, setLooked] = useState<Looked | null>(null);
  const scale = useMatch(scaleIn);

  useEffect(() => {
    if (scale === null) return;
    overlay.bandRanges.value.splice(0, scale.ranges.length, ...scale.ranges);
    labels.number(scale.numbers ?? NUMBERS);
  }, [scale, labels]);

  useEffect(() => {
    let asked = '';
    const look = (): void => {
      const now = match.getState();
      invalidate();
      const preview = measured(now, instruments.getState().held);
      const looks = preview?.kind === 'sight' && scale !== null && now.situation?.face.instruments.includes('sight') === true;
      const key = looks ? `${preview.from} ${preview.to}` : '';
      if (key === asked) return;
      asked = key;
      if (!looks) {
        setLooked(null);
        return;
      }
      const idOf = (id: string): string => stage.actorOf(id)?.id ?? id;
      const [from, to] = [baseOf({ kind: 'thing', id: idOf(preview.from) }, stage, now), baseOf({ kind: 'thing', id: idOf(preview.to) }, stage, now)];
      if (from === null || to === null) return;
      ground.ask('sight', { from, to, levels: scale.levels, range1: null, ownPartsCover: false }).then(({ there }) => { if (asked === key) setLooked(there); }, () => {});
    };
    look();
    const stops = [match.subscribe(look), instruments.subscribe(look)];
    return () => { for (const stop of stops) stop(); };
  }, [ground, invalidate, scale]);

  useEffect(() => {
    line.clear();
    outlines.clear();
    if (looked !== null) {
      drawSight(line, looked);
      for (const { part } of looked.blockers) outlines.add(...partOutline(part, model));
    }
    invalidate();
  }, [line, outlines, looked, model, invalidate]);
  useEffect(() => () => {
    overlay.band.value.w = 0;
    labels.dispose();
    line.dispose();
  }, [labels, line]);

  useFrame(() => {
    const now = match.getState();
    const id = startOf(measured(now, instruments.getState().held));
    const actor = id === null ? null : stage.actorOf(id);
    const shown = actor !== null && actor.shown && scale !== null;
    labels.group.visible = shown;
    overlay.band.value.w = shown ? 0.85 : 0;
    if (!shown) return;
    const radius = radiusOf(stage, actor.id);
    overlay.band.value.set(actor.x, actor.z, radius, 0.85);
    labels.place(actor.x, actor.y, actor.z, radius, overlay.bandRanges.value, camera.position);
  }, -0.6);

  return (
    <>
      <primitive object={labels.group} />
      <primitive object={line.mesh} />
      <primitive object={outlines} />
      <BlockedTag looked={looked} />
    </>
  );
}

/** Names the first part that blocks a line of sight, where it does. */
function BlockedTag({ looked }: { readonly looked: Looked | null }) {
  const speak = useSpeak();
  const blocked = looked === null || looked.seen ? null : looked;
  const first = blocked?.blockers[0];
  const top = blocked === null ? null : (first?.from ?? blocked.line[1]);
  return (
    <TableTag at={top === null ? null : [top.x, top.y + 84, top.z]} className="is-shut" above={4}>
      {first === undefined ? speak('table.sightBlocked') : speak('measure.blocked', { part: partWords(first.part, speak) })} <small>{blocked?.rule}</small>
    </TableTag>
  );
}
