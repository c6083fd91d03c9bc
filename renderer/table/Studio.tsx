import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { match } from '../match/match.ts';
import { rootSize } from '../ui/rootSize.ts';
import { director } from './director/theDirector.ts';
import { insetOf } from './dice/inset.ts';
import { freeOf } from './director/freeArea.ts';
import { diceWindowNow, onPanels, panelsNow } from './director/panels.ts';
import { Sightlines } from './director/sightlines.ts';
import type { Rig } from './rig.ts';
import type { TerrainModel } from './terrainModel.ts';

/** Lends the drawn table to the director. */
export function Studio({ model, rig }: { readonly model: TerrainModel; readonly rig: Rig }) {
  const get = useThree((s) => s.get);
  const lines = useMemo(() => new Sightlines(model), [model]);
  useEffect(() => {
    const part = director.join({
      rig,
      hides: (eye, to) => lines.hides(eye, to),
      size: () => get().size,
      free: (dice) => {
        const { size } = get();
        const held = diceWindowNow();
        const inset = dice && held !== 'hidden' ? [insetOf(size, held, rootSize(size, match.getState().settings.textScale))] : [];
        return freeOf(size, [...panelsNow(), ...inset]);
      },
    });
    const deaf = onPanels(() => director.relaid());
    return () => {
      deaf();
      part();
    };
  }, [rig, lines, get]);
  return null;
}
