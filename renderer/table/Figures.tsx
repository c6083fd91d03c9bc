import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { match } from '../match/match.ts';
import type { MatchState } from '../match/matchState.ts';
import { offering } from '../tools/offering.ts';
import type { Crew } from './figures/crew.ts';

/** What the look of figures, rings and chips depends on, beside where they are. */
const SHOWN = ['hovered', 'selected', 'hints', 'picks', 'situation', 'settings'] as const satisfies readonly (keyof MatchState)[];

/** The figures, their rims, rings and chips. They move by themselves: see `Crew` and `Heart`. */
export function Figures({ crew }: { readonly crew: Crew }) {
  const invalidate = useThree((s) => s.invalidate);
  useEffect(() => match.subscribe((now, before) => {
    if (SHOWN.every((part) => now[part] === before[part])) return;
    if (now.settings.palette !== before.settings.palette) crew.setPalette(now.settings.palette);
    crew.touch();
    invalidate();
  }), [crew, invalidate]);
  useEffect(() => offering.subscribe((now, before) => {
    if (now.offers === before.offers && now.mark === before.mark) return;
    crew.touch();
    invalidate();
  }), [crew, invalidate]);
  return <primitive object={crew.group} />;
}
