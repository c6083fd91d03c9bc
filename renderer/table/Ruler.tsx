import { Html } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { Group } from 'three';
import { match, stage } from '../match/match.ts';
import type { MatchState, Preview } from '../match/store.ts';
import type { Ground } from '../tools/ground.ts';
import type { Seen } from '../tools/groundTalk.ts';
import { useSpeak } from '../words/speak.ts';
import { BandLabels } from './bandLabels.ts';
import type { Crew } from './figures/crew.ts';
import { LEVELS } from './levels.ts';
import { overlay } from './overlay.ts';
import { sightGroup } from './sightModel.ts';
import type { TerrainModel } from './terrainModel.ts';

type Looked = Pick<MatchState, 'preview' | 'request' | 'selected' | 'hovered'>;

/** The figure that is measured from: the attacker while a target is chosen, else the selected one. */
function measuring({ request, selected }: Looked): string | null {
  const from = request?.kind === 'pick' && request.ask === 'target' ? (request.about['attacker'] ?? request.about['character']) : undefined;
  return typeof from === 'string' ? from : selected;
}

/** What is measured now: what the buttons ask for, else from the measured figure to the one under the pointer. */
export function measured(now: Looked): Preview | null {
  if (now.preview !== null) return now.preview;
  const from = measuring(now);
  if (from === null || stage.actorOf(from) === null) return null;
  const to = now.hovered === null ? null : stage.actorOf(now.hovered);
  return to === null || to.id === stage.actorOf(from)!.id ? { kind: 'ranges', figure: from } : { kind: 'sight', from, to: to.id };
}

const startOf = (preview: Preview | null): string | null => (preview?.kind === 'ranges' ? preview.figure : preview?.kind === 'sight' ? preview.from : null);

/** Range bands with numbers around a figure, and a line of sight with what blocks it. */
export function Ruler({ crew, model, ground }: { readonly crew: Crew; readonly model: TerrainModel; readonly ground: Ground }) {
  const invalidate = useThree((s) => s.invalidate);
  const camera = useThree((s) => s.camera);
  const labels = useMemo(() => new BandLabels(), []);
  const lines = useMemo(() => new Group(), []);
  const [seen, setSeen] = useState<Seen | null>(null);
  const speak = useSpeak();

  useEffect(() => {
    let asked = '';
    const look = (now: Looked): void => {
      const preview = measured(now);
      const key = preview?.kind === 'sight' ? `${preview.from} ${preview.to}` : '';
      if (key === asked) return;
      asked = key;
      if (preview?.kind !== 'sight') {
        setSeen(null);
        return;
      }
      const [a, b] = [stage.actorOf(preview.from), stage.actorOf(preview.to)];
      if (a === null || b === null || !a.shown || !b.shown) return;
      const baseOf = (actor: typeof a): { at: { x: number; y: number; z: number }; radius: number } => ({ at: { x: actor.x, y: actor.y, z: actor.z }, radius: crew.radiusOf(actor.id) });
      ground.ask('sight', { from: baseOf(a), to: baseOf(b), levels: LEVELS }).then((found) => { if (asked === key) setSeen(found); }, () => {});
    };
    look(match.getState());
    return match.subscribe((now) => {
      look(now);
      invalidate();
    });
  }, [crew, ground, invalidate]);

  useEffect(() => {
    lines.clear();
    if (seen !== null) lines.add(...sightGroup(seen, model).children);
    invalidate();
  }, [lines, seen, model, invalidate]);
  useEffect(() => () => {
    overlay.band.value.w = 0;
    labels.dispose();
  }, [labels]);

  useFrame(() => {
    const id = startOf(measured(match.getState()));
    const actor = id === null ? null : stage.actorOf(id);
    const shown = actor !== null && actor.shown;
    labels.group.visible = shown;
    overlay.band.value.w = shown ? 0.85 : 0;
    if (!shown) return;
    const radius = crew.radiusOf(actor.id);
    overlay.band.value.set(actor.x, actor.z, radius, 0.85);
    labels.place(actor.x, actor.y, actor.z, radius, overlay.bandRanges.value, camera.position);
  }, -0.6);

  return (
    <>
      <primitive object={labels.group} />
      <primitive object={lines} />
      {seen !== null && !seen.seen && (
        <Html position={[seen.to.x, seen.to.y + 84, seen.to.z]} center zIndexRange={[4, 0]} pointerEvents="none">
          <div className="table-tag is-shut">{speak('table.sightBlocked')} <small>{seen.rule}</small></div>
        </Html>
      )}
    </>
  );
}
