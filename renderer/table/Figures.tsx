import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { match } from '../match/match.ts';
import type { Crew } from './figures/crew.ts';

/** The figures, their rims, rings and chips. They move by themselves: see `Crew` and `Heart`. */
export function Figures({ crew }: { readonly crew: Crew }) {
  const invalidate = useThree((s) => s.invalidate);
  useEffect(() => match.subscribe((now, before) => {
    if (now.hovered === before.hovered && now.selected === before.selected && now.hints === before.hints && now.picks === before.picks && now.situation === before.situation && now.settings === before.settings) return;
    if (now.settings.palette !== before.settings.palette) crew.setPalette(now.settings.palette);
    crew.touch();
    invalidate();
  }), [crew, invalidate]);
  return <primitive object={crew.group} />;
}
