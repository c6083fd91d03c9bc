import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { match, stage } from '../../match/match.ts';
import { cutAbove } from '../cutaway.ts';
import type { Crew } from '../figures/crew.ts';
import { Footing } from './footing.ts';

/** Where the figures of the stage touch the ground of a table. */
export function Footings({ crew, theme }: { readonly crew: Crew; readonly theme: string }) {
  const footing = useMemo(() => new Footing(theme), [theme]);
  const radiusOf = useMemo(() => (id: string): number => crew.radiusOf(id), [crew]);
  useEffect(() => () => footing.dispose(), [footing]);
  // After the figures were moved.
  useFrame(() => footing.follow(stage.actors.values(), cutAbove(match.getState().level), radiusOf), -0.7);
  return <primitive object={footing.mesh} />;
}
