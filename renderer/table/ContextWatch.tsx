import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { ContextEnds } from './graphics.ts';
import { giveBack } from './shared.ts';

/** Stands in a scene and tells of its context; leaves nothing of the renderer behind when the scene or the context goes. */
export function ContextWatch({ lost, restored, drawn }: ContextEnds) {
  const gl = useThree((s) => s.gl);
  const first = useRef(true);
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
  // After the picture was drawn: see `DiceTray`.
  useFrame(() => {
    if (!first.current || gl.getContext().isContextLost()) return;
    first.current = false;
    drawn();
  }, 2);
  return null;
}
