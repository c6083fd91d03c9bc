import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { treeOf } from '../pieceTree.ts';
import { solidsOf } from '../solids.ts';
import { loadPictures, type Pictures } from '../surface/pictures.ts';
import { loadTerrain, type TerrainModel } from '../terrainModel.ts';
import { upload } from './upload.ts';
import { isWarm, useWarmth } from './warmth.ts';

/** Milliseconds between two parts of what a table needs to be pointed at: the menu goes on meanwhile. */
const BETWEEN = 20;

/** Fetches the table that is probably opened next and has it painted; takes it to the card once everything that it is drawn with is ready. */
export function Ahead({ table, fine }: { readonly table: string; readonly fine: boolean }) {
  const gl = useThree((s) => s.gl);
  // The painter has nothing else to do meanwhile. Whoever opens the table hears why it cannot be had.
  useEffect(() => { void painted(table, fine).catch(() => undefined); }, [table, fine]);
  const ready = useWarmth(isWarm);
  useEffect(() => {
    if (!ready) return undefined;
    let over = false;
    const fetched = async (): Promise<void> => {
      const { model, pictures: { mat } } = await painted(table, fine);
      if (over) return;
      await upload(gl, mat);
      // Whatever is pointed at first is found without building anything.
      for (const part of [() => solidsOf(model), ...model.kinds.map((piece) => () => treeOf(piece))]) {
        await new Promise((done) => { setTimeout(done, BETWEEN); });
        if (over) return;
        part();
      }
    };
    fetched().catch(() => undefined);
    return () => { over = true; };
  }, [gl, table, fine, ready]);
  return null;
}

async function painted(table: string, fine: boolean): Promise<{ readonly model: TerrainModel; readonly pictures: Pictures }> {
  const model = await loadTerrain(table);
  return { model, pictures: await loadPictures(model, fine) };
}
