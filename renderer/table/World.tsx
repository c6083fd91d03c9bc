import { useFrame, useThree } from '@react-three/fiber';
import { use, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Group } from 'three';
import { match, stage } from '../match/match.ts';
import { isFine, useFine } from '../match/quality.ts';
import { Announced } from './Announced.tsx';
import { Camera } from './Camera.tsx';
import { DiceTray } from './DiceTray.tsx';
import { Crew } from './figures/crew.ts';
import { Figures } from './Figures.tsx';
import { Ghost } from './Ghost.tsx';
import { Heart } from './Heart.tsx';
import { openGround } from '../tools/ground.ts';
import { InstrumentScene } from '../measure/InstrumentScene.tsx';
import { OverlayScene } from '../measure/OverlayScene.tsx';
import { FaceScene } from './FaceScene.tsx';
import type { TableLight } from '../../engine/space/terrain/light.ts';
import type { Lightable } from './light/lightOf.ts';
import { lampsFor } from './light/shine.ts';
import { Footings } from './light/Footings.tsx';
import { Weather } from './weather/Weather.tsx';
import { letGo } from './shared.ts';
import { Objectives } from './Objectives.tsx';
import { OfferFields } from './OfferFields.tsx';
import { PointerTools } from './PointerTools.tsx';
import { pace } from './pace.ts';
import { joinProbe } from './probe.ts';
import { NameTag } from './NameTag.tsx';
import { ReachField } from './ReachField.tsx';
import type { Rig } from './rig.ts';
import { Ruler } from './Ruler.tsx';
import { Stoppers } from './Stoppers.tsx';
import { Spots } from './Spots.tsx';
import { Studio } from './Studio.tsx';
import { Table } from './Table.tsx';
import { Terrain } from './Terrain.tsx';
import { loadPictures } from './surface/pictures.ts';
import { loadTerrain } from './terrainModel.ts';
import { sound } from '../sound/theSound.ts';
import { ToolMesh } from './ToolMesh.tsx';
import { Finder } from './under.ts';
import { useUploaded } from './warm/useUploaded.ts';
import { isWarm, useWarmth } from './warm/warmth.ts';

/** A table, measured as a rule system measures. */
export interface Laid {
  readonly table: string;
  readonly system: string;
}

interface WorldEnds {
  readonly light: TableLight;
  /** Told the table, whose light lies on it. */
  readonly onTable: (table: Lightable) => void;
  /** Told when the first picture stands. */
  readonly onDrawn: () => void;
}

/** Everything that stands on and around one table. */
export function World({ table, system, rig, light, onTable, onDrawn }: Laid & { readonly rig: Rig } & WorldEnds) {
  const fine = useFine();
  const model = use(loadTerrain(table));
  const pictures = use(loadPictures(model, fine));
  const invalidate = useThree((s) => s.invalidate);
  const crew = useMemo(() => new Crew(match.getState().settings.palette, isFine(), () => stage.wake(), (why) => match.setState({ fault: why })), []);
  const ground = useMemo(() => openGround(table, system, (why) => match.setState({ fault: why })), [table, system]);
  useEffect(() => () => ground.close(), [ground]);
  useEffect(() => {
    invalidate();
    return () => crew.dispose();
  }, [crew, invalidate]);
  const finder = useMemo(() => new Finder(model), [model]);
  useEffect(() => stage.lieOn((at) => finder.carries(at)), [finder]);
  useEffect(() => sound.walkOn(model), [model]);
  const get = useThree((s) => s.get);
  useLayoutEffect(() => {
    lampsFor(model);
    rig.over(model.table.size);
    onTable(model.table);
  }, [model, rig, onTable]);
  // Nothing is drawn before it can be drawn without waiting.
  const ready = useWarmth(isWarm);
  const lies = useUploaded(pictures);
  const warm = ready && lies;
  useEffect(() => {
    get().gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [warm, get, invalidate]);
  const first = useMemo(() => ({ drawn: false }), []);
  useEffect(() => joinProbe({ get, crew, rig, model, stands: () => first.drawn }), [get, crew, rig, model, first]);
  // Whatever can be seen first is soon drawn better.
  useFrame(() => { if (!first.drawn) pace.passes(); }, -1);
  // After the picture was drawn: see `DiceTray`.
  useFrame(({ gl }) => {
    if (first.drawn || !warm || gl.getContext().isContextLost()) return;
    first.drawn = true;
    onDrawn();
    sound.begin(model);
    if (pace.coarse && crew.ready(stage)) invalidate();
  }, 2);
  const root = useRef<Group>(null);
  // While everything still hangs in it.
  useLayoutEffect(() => {
    const all = root.current!;
    return () => letGo(all);
  }, []);
  return (
    <group ref={root} visible={warm}>
      <Table pictures={pictures} size={model.table.size} hour={light.hour} />
      <Terrain model={model} grain={pictures.grain} />
      <Figures crew={crew} />
      <Footings crew={crew} theme={model.table.theme} />
      <Weather model={model} weather={light.weather} />
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
      <Announced />
      <DiceTray wood={pictures.wood} size={model.table.size} />
      <Camera rig={rig} />
      <Studio model={model} rig={rig} />
      <PointerTools crew={crew} rig={rig} finder={finder} ground={ground} />
    </group>
  );
}
