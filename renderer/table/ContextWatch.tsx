import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { ContextEnds } from './graphics.ts';
import { giveBack } from './shared.ts';

/** Stands in the canvas and tells of its context; leaves nothing of the renderer behind when the canvas or the context goes. */
export function ContextWatch({ lost, restored }: Pick<ContextEnds, 'lost' | 'restored'>) {
  const gl = useThree((s) => s.gl);
  useEffect(() => {
    const canvas = gl.domElement;
    const leave = (): void => {
      giveBack(gl);
      lost();
    };
    canvas.addEventListener('webglcontextlost', leave);
    canvas.addEventListener('webglcontextrestored', restored);
    if (gl.getContext().isContextLost()) leave();
    return () => {
      canvas.removeEventListener('webglcontextlost', leave);
      canvas.removeEventListener('webglcontextrestored', restored);
      giveBack(gl);
    };
  }, [gl, lost, restored]);
  return null;
}
