import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Group } from 'three';
import type { PartRef } from '../tools/groundTalk.ts';
import { laid, onLaid } from './laid.ts';
import { partOutline } from './partOutline.ts';
import type { TerrainModel } from './terrainModel.ts';

const NONE: readonly PartRef[] = [];

/** Outlines the parts that keep the movement tool from lying where the pointer holds the figure, or that stop a push on its way. */
export function Stoppers({ model }: { readonly model: TerrainModel }) {
  const invalidate = useThree((s) => s.invalidate);
  const group = useMemo(() => new Group(), []);
  useEffect(() => {
    let drawn = '';
    const draw = (): void => {
      const stoppedBy = laid.request === null ? NONE : (laid.aim?.stoppedBy ?? NONE);
      const key = stoppedBy.map(({ feature, part }) => `${feature}/${part}`).join(' ');
      if (key === drawn) return;
      drawn = key;
      group.clear();
      for (const part of stoppedBy) group.add(...partOutline(part, model));
      invalidate();
    };
    draw();
    return onLaid(draw);
  }, [group, model, invalidate]);
  return <primitive object={group} />;
}
