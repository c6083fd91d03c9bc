import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { loadPictures } from '../surface/pictures.ts';
import { loadTerrain } from '../terrainModel.ts';
import { upload } from './upload.ts';
import { useWarmth } from './warmth.ts';

/** Fetches and paints the table that is probably opened next, once everything else is ready: its pieces, its mat, and both on the card. */
export function Ahead({ table, fine }: { readonly table: string; readonly fine: boolean }) {
  const gl = useThree((s) => s.gl);
  const ready = useWarmth(({ done, all }) => done >= all);
  useEffect(() => {
    if (!ready) return undefined;
    let over = false;
    const fetched = async (): Promise<void> => {
      const { mat } = await loadPictures(await loadTerrain(table), fine);
      if (!over) await upload(gl, mat);
    };
    // Whoever opens the table hears why it cannot be had.
    fetched().catch(() => undefined);
    return () => { over = true; };
  }, [gl, table, fine, ready]);
  return null;
}
