import { Canvas, type RootState } from '@react-three/fiber';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { PCFShadowMap, type WebGLRenderer } from 'three';
import { drawing, isSoft, useFine } from '../match/quality.ts';
import { useMatch } from '../match/match.ts';
import { useSpeak } from '../words/speak.ts';
import { CaptionLines } from '../sound/CaptionLines.tsx';
import { sound } from '../sound/theSound.ts';
import { ContextWatch } from './ContextWatch.tsx';
import { lightOf, type Lightable } from './light/lightOf.ts';
import { Lights } from './Lights.tsx';
import { useWarmth } from './warm/warmth.ts';
import { Ahead } from './warm/Ahead.tsx';
import { WarmUp } from './warm/WarmUp.tsx';
import { useGraphics } from './graphics.ts';
import { rendererOf } from './rendererOf.ts';
import { FIELD_OF_VIEW, Rig } from './rig.ts';
import { FloatLayer } from './FloatLayer.tsx';
import { OfferEdges } from './OfferEdges.tsx';
import { TableKeys } from './TableKeys.tsx';
import { useDrawable } from './useDrawable.ts';
import './table.css';
import { World, type Laid } from './World.tsx';

/** The drawing library asks for errors when it needs a program, and waits for the answer: see `ProgramCheck`. */
const unchecked = ({ gl }: RootState): void => { gl.debug.checkShaderErrors = false; };

/** The renderer of the canvas; where there is none to be had, that is told, and waited for in vain. */
async function drawingOn(canvas: HTMLCanvasElement, fine: boolean, none: () => void): Promise<WebGLRenderer> {
  const renderer = rendererOf(canvas, isSoft(fine, drawing.getState()));
  if (renderer === null) none();
  return renderer ?? new Promise(() => {});
}

/** How far is drawn (mm): the room around the largest table from where the whole of it is seen. */
const FAR = 24_000;

/** What lays tables out comes when it is needed. */
const BenchWorld = lazy(async () => ({ default: (await import('../workshop/scene/BenchWorld.tsx')).BenchWorld }));

interface LastingTableProps {
  /** What is drawn; nothing while null. */
  readonly shown: Laid | null;
  /** The table that is probably opened next; it is made ready. */
  readonly likely?: string | undefined;
  /** What it is there for: to be played at or watched, to be laid out, or as a picture behind a menu, seen or not. */
  readonly use: 'table' | 'workshop' | 'picture';
  readonly seen: boolean;
}

/**
 * The window's one canvas: it is made once and stays, whatever screen one is on, with its graphics context and everything
 * that was compiled in it. A screen only says what it shows.
 */
export function LastingTable({ shown, likely, use, seen }: LastingTableProps): ReactNode {
  const fine = useFine();
  const [live, played] = [use !== 'picture', use === 'table'];
  const sharpness = useMatch((s) => s.settings.sharpness);
  const speak = useSpeak();
  const { state, round, lost, restored, drawn, none } = useGraphics();
  const key = shown === null ? null : `${shown.table} ${shown.system} ${use}`;
  // Each table is first seen from its own overview.
  const rig = useMemo(() => (key === null ? null : new Rig()), [key]);
  const [stands, setStands] = useState<string | null>(null);
  const [lightable, setLightable] = useState<Lightable>({ theme: '' });
  const wanted = useMatch((s) => s.settings.light);
  const light = useMemo(() => lightOf(lightable, wanted), [lightable, wanted]);
  const picture = `${key} ${fine}`;
  const onDrawn = useCallback(() => { setStands(picture); drawn(); }, [picture, drawn]);
  const ready = useWarmth(({ done, all }) => done >= all);
  const drawable = useDrawable();
  if (drawable === null) return null;
  if (!drawable || state === 'none') return live && <p role="alert" className="notice table-lost">{speak('table.noWebgl')}</p>;
  const visible = seen && stands === picture;
  return (
    <>
      <div className="lasting" data-testid="table" data-ready={ready ? 'yes' : 'no'} aria-hidden={!live} inert={!live} style={{ visibility: visible ? 'visible' : 'hidden' }}>
        <Canvas
          key={`${fine} ${round}`} frameloop="demand" dpr={Math.min(devicePixelRatio, fine ? 2 : 1) * sharpness} shadows={{ type: PCFShadowMap }} gl={({ canvas }) => drawingOn(canvas as HTMLCanvasElement, fine, none)}
          camera={{ fov: FIELD_OF_VIEW, near: 20, far: FAR }} onCreated={unchecked}
        >
          {shown !== null && rig !== null && (
            <Suspense fallback={null}>
              {use === 'workshop' ? <BenchWorld key={key} rig={rig} light={light} onTable={setLightable} onDrawn={onDrawn} /> : <World key={key} {...shown} rig={rig} light={light} onTable={setLightable} onDrawn={onDrawn} />}
            </Suspense>
          )}
          <Lights light={light} size={lightable.size} />
          <WarmUp fine={fine} />
          {likely !== undefined && <Ahead table={likely} fine={fine} />}
          <ContextWatch lost={lost} restored={restored} />
        </Canvas>
      </div>
      {played && rig !== null && <TableKeys rig={rig} />}
      {played && rig !== null && <OfferEdges rig={rig} />}
      {played && visible && <FloatLayer />}
      {played && <CaptionLines captions={sound.captions} />}
      {live && !visible && state === 'drawing' && <Laying />}
      {live && state !== 'drawing' && <p role="status" className="notice table-lost">{speak('table.rebuilding')}</p>}
    </>
  );
}

/** How far drawing is ready, until the table stands. */
function Laying(): ReactNode {
  const speak = useSpeak();
  const done = useWarmth((now) => Math.min(now.done, now.needed));
  const needed = useWarmth((now) => now.needed);
  return <p role="status" className="laying panel">{speak('table.laying')}<progress max={needed + 1} value={done} /></p>;
}
