import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { Texture } from 'three';
import { match, stage, useMatch } from '../match/match.ts';
import { Cutaway } from './cutaway.ts';
import { Doors } from './doors.ts';
import { terrainPaint } from './paint.ts';
import { terrainBatches, type TerrainModel } from './terrainModel.ts';

/** The terrain of a table: one draw call for each kind of piece. `grain` is there in fine drawing. */
export function Terrain({ model, grain }: { readonly model: TerrainModel; readonly grain: Texture | null }) {
  const level = useMatch((s) => s.level);
  const { invalidate, camera, gl } = useThree();
  const drawn = useMemo(() => {
    const solid = terrainPaint(grain, false);
    const holey = grain === null ? null : terrainPaint(grain, true);
    const meshes = terrainBatches(model, solid);
    return { meshes, solid, holey, cutaway: new Cutaway(model, meshes, solid, holey), doors: new Doors(model, meshes) };
  }, [model, grain]);
  useEffect(() => invalidate(), [level, invalidate]);
  useFrame(() => {
    const moved = drawn.doors.update(stage);
    // Left-out storeys throw no shadow either.
    if (drawn.cutaway.update(camera.position, stage, match.getState()) || moved) gl.shadowMap.needsUpdate = true;
  }, -0.5);
  useEffect(() => () => {
    for (const mesh of drawn.meshes) mesh.dispose();
    drawn.solid.dispose();
    drawn.holey?.dispose();
  }, [drawn]);
  return <>{drawn.meshes.map((mesh) => <primitive key={mesh.name} object={mesh} />)}</>;
}
