import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Bars } from '../../measure/bars.ts';
import { useOverlay } from '../useOverlay.ts';
import { facesOver, layShapes, MOST_BARS } from './overlayDrawing.ts';

/** Shapes that rules read, over the table: one draw call for faces, one for bars. */
export function Overlays() {
  const shapes = useOverlay();
  const invalidate = useThree((s) => s.invalidate);
  const bars = useMemo(() => new Bars(MOST_BARS, 0.85), []);
  const mesh = useMemo(facesOver, []);
  useEffect(() => {
    layShapes(mesh, bars, shapes);
    invalidate();
  }, [shapes, mesh, bars, invalidate]);
  useEffect(() => () => {
    mesh.geometry.dispose();
    mesh.material.dispose();
    bars.mesh.geometry.dispose();
    bars.mesh.dispose();
  }, [mesh, bars]);
  return <><primitive object={mesh} /><primitive object={bars.mesh} /></>;
}
