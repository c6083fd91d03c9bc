import type { ReactNode } from 'react';
import { useMatch } from '../../../match/match.ts';
import { useBeginner, useFold } from '../../useFold.ts';
import { figureIn } from '../view.ts';
import { cardIn, type Situation } from '../words/names.ts';
import { FigureCard } from './FigureCard.tsx';

/** The card of the figure that matters now: the one that is announced to act, the selected one, else the one asked about, else the acting one. */
export function HudCard({ situation, compact }: { readonly situation: Situation; readonly compact: boolean }): ReactNode {
  const selected = useMatch((s) => s.selected);
  const request = useMatch((s) => s.request);
  const { view } = situation;
  const about = request?.kind === 'pick' ? request.about['figure'] ?? request.about['attacker'] : undefined;
  const beginner = useBeginner();
  const named = [beginner, selected, about, view.turn?.figure].filter((id) => id !== undefined && id !== null);
  const figure = named.map((id) => figureIn(view, String(id))).find((found) => found !== undefined);
  const { folded, over, fold } = useFold(compact, figure !== undefined);
  const card = figure === undefined ? undefined : cardIn(situation, figure);
  if (figure === undefined || card === undefined) return null;
  return <FigureCard figure={figure} card={card} situation={situation} folded={folded} over={over} onFold={fold} />;
}
