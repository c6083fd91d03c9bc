import { useEffect, useState } from 'react';
import type { Prospect } from '../../../../engine/shatterpoint/prospect/prospect.ts';
import { standing } from '../view.ts';
import type { Situation } from '../words/names.ts';
import type { Instrument } from '../../../measure/chart.ts';
import { readProspect } from './readProspect.ts';
import { prospectAt } from '../../../measure/prospects.ts';

/** Cover [n] of one figure against the other as the rules count it, the greatest of the attacks it could make; null when it could make none. */
export function coverIn({ others }: Prospect, target: string): number | null {
  const attacks = others.find(({ id }) => id === target)?.attacks ?? [];
  return attacks.length === 0 ? null : Math.max(...attacks.map(({ cover }) => cover));
}

/** The cover that the figure at the end of the sight tool has against the one at its beginning; null while nobody can tell. */
export function useCoverOf({ from, to }: Instrument, situation: Situation | null): number | null {
  const [cover, setCover] = useState<number | null>(null);
  const attacker = from?.kind === 'thing' ? from.id : null;
  const target = to?.kind === 'thing' ? to.id : null;
  const view = situation?.view ?? null;
  useEffect(() => {
    setCover(null);
    const at = view === null || attacker === null ? null : (standing(view, attacker)?.character.at ?? null);
    if (at === null || attacker === null || target === null) return undefined;
    let over = false;
    void prospectAt({ figure: attacker, at }).then((told) => {
      const prospect = readProspect(told);
      if (!over && prospect !== null) setCover(coverIn(prospect, target));
    });
    return () => { over = true; };
  }, [attacker, target, view]);
  return cover;
}
