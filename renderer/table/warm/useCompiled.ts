import { useThree } from '@react-three/fiber';
import { useEffect, useState, type RefObject } from 'react';
import type { Object3D } from 'three';
import { reached } from './fence.ts';

/** Whether everything in a part of the scene can be drawn without waiting for its programs. They are compiled from the time on when `begins` is true, and nobody is held up meanwhile. */
export function useCompiled(part: RefObject<Object3D | null>, begins: boolean): boolean {
  const [compiled, setCompiled] = useState(false);
  const get = useThree((s) => s.get);
  useEffect(() => {
    if (!begins || part.current === null) return undefined;
    let over = false;
    const { gl, camera, scene } = get();
    const compile = async (): Promise<void> => {
      await gl.compileAsync(part.current!, camera, scene);
      await reached(gl.getContext() as WebGL2RenderingContext);
    };
    // What cannot be compiled ahead is compiled where it is drawn first.
    void compile().catch(() => undefined).then(() => { if (!over) setCompiled(true); });
    return () => { over = true; };
  }, [part, begins, get]);
  return compiled;
}
