import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { useMatch } from '../match/match.ts';
import { terrainPaint } from './paint.ts';
import { paintGrain } from './surface/wood.ts';
import { cutAbove, instancedTerrain, type TerrainModel } from './terrainModel.ts';

/** The terrain of a table: one draw call for each kind of piece. */
export function Terrain({ model }: { readonly model: TerrainModel }) {
  const fine = useMatch((s) => s.settings.quality === 'high');
  const level = useMatch((s) => s.level);
  const invalidate = useThree((s) => s.invalidate);
  const material = useMemo(() => terrainPaint(fine ? paintGrain() : null), [fine]);
  const meshes = useMemo(() => instancedTerrain(model, material), [model, material]);
  useEffect(() => {
    cutAbove(model, meshes, level);
    invalidate();
  }, [model, meshes, level, invalidate]);
  useEffect(() => () => {
    for (const mesh of meshes) { mesh.geometry.dispose(); mesh.dispose(); }
    material.dispose();
  }, [meshes, material]);
  return <>{meshes.map((mesh) => <primitive key={mesh.name} object={mesh} />)}</>;
}
