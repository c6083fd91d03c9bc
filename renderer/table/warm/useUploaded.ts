import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import type { DataTexture } from 'three';
import type { Pictures } from '../surface/pictures.ts';
import { upload } from './upload.ts';

/** Whether all pictures lie on the card. */
export function useUploaded(pictures: Pictures): boolean {
  const one = useMemo(() => ({ pictures }), [pictures]);
  return useLying(one) === one;
}

/** Of things that are drawn with pictures the one whose pictures were last brought to the card: the one before while these are on their way, null before the first. */
export function useLying<T extends { readonly pictures: Pictures }>(one: T): T | null {
  const gl = useThree((s) => s.gl);
  const [lies, setLies] = useState<T | null>(null);
  useEffect(() => {
    let gone = false;
    const all = Object.values(one.pictures).filter((picture): picture is DataTexture => picture !== null);
    void Promise.all(all.map((picture) => upload(gl, picture))).then(() => { if (!gone) setLies(one); });
    return () => { gone = true; };
  }, [gl, one]);
  return lies;
}
