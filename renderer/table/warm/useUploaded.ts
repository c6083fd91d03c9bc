import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import type { DataTexture } from 'three';
import type { Pictures } from '../surface/pictures.ts';
import { upload } from './upload.ts';

/** Whether all pictures lie on the card. */
export function useUploaded(pictures: Pictures): boolean {
  const gl = useThree((s) => s.gl);
  const [lies, setLies] = useState<Pictures | null>(null);
  useEffect(() => {
    let gone = false;
    const all = Object.values(pictures).filter((picture): picture is DataTexture => picture !== null);
    void Promise.all(all.map((picture) => upload(gl, picture))).then(() => { if (!gone) setLies(pictures); });
    return () => { gone = true; };
  }, [gl, pictures]);
  return lies === pictures;
}
