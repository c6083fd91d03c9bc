import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { match, stage, useMatch } from '../match/match.ts';
import { Cutaway } from './cutaway.ts';
import { terrainPaint } from './paint.ts';
import { paintGrain } from './surface/wood.ts';
import { instancedTerrain, type TerrainModel } from './terrainModel.ts';

/** The terrain of a table: one draw call for each kind of piece. */
export function Terrain({ model }: { readonly model: TerrainModel }) {
  const fine = useMatch((s) => s.settings.quality === 'high');
  const level = useMatch((s) => s.level);
  const { invalidate, camera, gl } = useThree();
  const drawn = useMemo(() => {
    const grain = fine ? paintGrain() : null;
    const solid = terrainPaint(grain, false);
    const holey = fine ? terrainPaint(grain, true) : null;
    const meshes = instancedTerrain(model, solid);
    return { meshes, solid, holey, grain, cutaway: new Cutaway(model, meshes, solid, holey) };
  }, [model, fine]);
  useEffect(() => invalidate(), [level, invalidate]);
  useFrame(() => {
    // Left-out storeys throw no shadow either.
    if (drawn.cutaway.update(camera.position, stage, match.getState())) gl.shadowMap.needsUpdate = true;
  }, -0.5);
  useEffect(() => () => {
    for (const mesh of drawn.meshes) { mesh.geometry.dispose(); mesh.dispose(); }
    drawn.solid.dispose();
    drawn.holey?.dispose();
    drawn.grain?.dispose();
  }, [drawn]);
  return <>{drawn.meshes.map((mesh) => <primitive key={mesh.name} object={mesh} />)}</>;
}
