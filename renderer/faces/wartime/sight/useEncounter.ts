import { useEffect, useState } from 'react';
import type { Encounter } from '../../../../engine/wartime/prospect.ts';
import { useMatch } from '../../../match/match.ts';
import { useWartime } from '../useWartime.ts';
import { characterIn } from '../view.ts';
import { aimNow, type AimOf } from './aim.ts';
import { encounterWith, readProspect } from './read.ts';

/** The line of fire that matters now, with what the rules say of it. */
export interface Found extends AimOf {
  readonly encounter: Encounter;
}

/** Asks the host for the line of fire that matters now; null while there is none, things move, or the host has not answered. */
export function useEncounter(): Found | null {
  const situation = useWartime();
  const request = useMatch((s) => s.request);
  const selected = useMatch((s) => s.selected);
  const hovered = useMatch((s) => s.hovered);
  const playing = useMatch((s) => s.playing);
  const loadProspect = useMatch((s) => s.loadProspect);
  const [found, setFound] = useState<Found | null>(null);
  const view = situation?.view ?? null;
  const aim = view === null || playing ? null : aimNow({ request, selected, hovered }, view);
  const [from, to] = [aim?.from ?? null, aim?.to ?? null];
  useEffect(() => {
    setFound(null);
    const at = view === null || from === null ? null : characterIn(view, from)?.at ?? null;
    if (from === null || to === null || at === null) return undefined;
    let over = false;
    void loadProspect(from, at).then((told) => {
      const prospect = readProspect(told);
      const encounter = prospect === null ? undefined : encounterWith(prospect, to);
      if (!over && encounter !== undefined) setFound({ from, to, encounter });
    });
    return () => { over = true; };
  }, [from, to, view, loadProspect]);
  return found;
}
