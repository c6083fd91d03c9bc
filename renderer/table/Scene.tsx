import { Canvas, useThree } from '@react-three/fiber';
import { type ReactNode, Suspense, use, useEffect, useMemo } from 'react';
import { ACESFilmicToneMapping, PCFShadowMap } from 'three';
import { match, stage, useMatch } from '../match/match.ts';
import { useSpeak } from '../words/speak.ts';
import { Camera } from './Camera.tsx';
import { ContextWatch } from './ContextWatch.tsx';
import { DiceTray } from './DiceTray.tsx';
import { Crew } from './figures/crew.ts';
import { Figures } from './Figures.tsx';
import { Ghost } from './Ghost.tsx';
import { useGraphics } from './graphics.ts';
import { Heart } from './Heart.tsx';
import { openGround } from '../tools/ground.ts';
import { InstrumentScene } from '../measure/InstrumentScene.tsx';
import { OverlayScene } from '../measure/OverlayScene.tsx';
import { FaceScene } from './FaceScene.tsx';
import { Lights } from './Lights.tsx';
import { Objectives } from './Objectives.tsx';
import { OfferEdges } from './OfferEdges.tsx';
import { OfferFields } from './OfferFields.tsx';
import { PointerTools } from './PointerTools.tsx';
import { joinProbe } from './probe.ts';
import { NameTag } from './NameTag.tsx';
import { ReachField } from './ReachField.tsx';
import { FIELD_OF_VIEW, Rig } from './rig.ts';
import { Ruler } from './Ruler.tsx';
import { Stoppers } from './Stoppers.tsx';
import { Spots } from './Spots.tsx';
import { Studio } from './Studio.tsx';
import { Table } from './Table.tsx';
import { Terrain } from './Terrain.tsx';
import { TableKeys } from './TableKeys.tsx';
import { loadTerrain } from './terrainModel.ts';
import { ToolMesh } from './ToolMesh.tsx';
import { Finder } from './under.ts';

/** What is drawn: a table, measured as a rule system measures. */
interface Laid {
  readonly table: string;
  readonly system: string;
}

function World({ table, system, rig }: Laid & { readonly rig: Rig }) {
  const model = use(loadTerrain(table));
  const invalidate = useThree((s) => s.invalidate);
  const crew = useMemo(() => new Crew(match.getState().settings.palette, match.getState().settings.quality === 'high', () => stage.wake(), (why) => match.setState({ fault: why })), []);
  const ground = useMemo(() => openGround(table, system, (why) => match.setState({ fault: why })), [table, system]);
  useEffect(() => () => ground.close(), [ground]);
  useEffect(() => {
    invalidate();
    return () => crew.dispose();
  }, [crew, invalidate]);
  const finder = useMemo(() => new Finder(model), [model]);
  useEffect(() => stage.lieOn((at) => finder.carries(at)), [finder]);
  const get = useThree((s) => s.get);
  useEffect(() => joinProbe({ get, crew, rig, model }), [get, crew, rig, model]);
  return (
    <>
      <Lights theme={model.table.theme} />
      <Table model={model} />
      <Terrain model={model} />
      <Figures crew={crew} />
      <Heart crew={crew} rig={rig} />
      <Objectives />
      <ReachField />
      <OfferFields />
      <Spots />
      <ToolMesh />
      <Ghost />
      <Stoppers model={model} />
      <Ruler model={model} ground={ground} />
      <InstrumentScene model={model} ground={ground} />
      <OverlayScene ground={ground} />
      <FaceScene />
      <NameTag />
      <DiceTray />
      <Camera rig={rig} />
      <Studio model={model} rig={rig} />
      <PointerTools crew={crew} rig={rig} finder={finder} ground={ground} />
    </>
  );
}

/** The drawn table. `children` are further things in the scene. */
export function Scene({ table, system, children }: Laid & { readonly children?: ReactNode }) {
  const quality = useMatch((s) => s.settings.quality);
  const rig = useMemo(() => new Rig(), []);
  const fine = quality === 'high';
  const speak = useSpeak();
  const { state, round, lost, restored, drawn } = useGraphics();
  if (state === 'none') return <p role="alert" className="notice table-lost">{speak('table.noWebgl')}</p>;
  return (
    <>
    <Canvas
      key={`${quality} ${round}`} frameloop="demand" dpr={fine ? [1, 2] : 1} shadows={{ type: PCFShadowMap }} gl={{ antialias: fine, toneMapping: ACESFilmicToneMapping, toneMappingExposure: 1.2, powerPreference: 'high-performance' }}
      camera={{ fov: FIELD_OF_VIEW, near: 20, far: 8000 }}
    >
      <Suspense fallback={null}>
        <World table={table} system={system} rig={rig} />
        {children}
        <ContextWatch lost={lost} restored={restored} drawn={drawn} />
      </Suspense>
    </Canvas>
    <TableKeys rig={rig} />
    <OfferEdges rig={rig} />
    {state !== 'drawing' && <p role="status" className="notice table-lost">{speak('table.rebuilding')}</p>}
    </>
  );
}
