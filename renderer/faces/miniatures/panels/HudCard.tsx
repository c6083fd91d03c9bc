import { useState, type ReactNode } from 'react';
import { useMatch } from '../../../match/match.ts';
import { useEscape, useHotkeys } from '../../../ui/hotkeys.ts';
import { figureIn } from '../view.ts';
import { cardIn, type Situation } from '../words/names.ts';
import { FigureCard } from './FigureCard.tsx';

/** The card of the figure that matters now: the selected one, else the one asked about, else the acting one. */
export function HudCard({ situation, compact }: { readonly situation: Situation; readonly compact: boolean }): ReactNode {
  const selected = useMatch((s) => s.selected);
  const request = useMatch((s) => s.request);
  const [turned, setTurned] = useState<{ readonly figure: string; readonly folded: boolean } | null>(null);
  const { view } = situation;
  const about = request?.kind === 'pick' ? request.about['figure'] ?? request.about['attacker'] : undefined;
  const named = [selected, about, view.turn?.figure].filter((id) => id !== undefined && id !== null);
  const figure = named.map((id) => figureIn(view, String(id))).find((found) => found !== undefined);
  const folded = figure !== undefined && turned?.figure === figure.id ? turned.folded : compact;
  const fold = (): void => { if (figure !== undefined) setTurned({ figure: figure.id, folded: !folded }); };
  useHotkeys({ U: fold });
  useEscape(fold, compact && !folded && figure !== undefined);
  const card = figure === undefined ? undefined : cardIn(situation, figure);
  if (figure === undefined || card === undefined) return null;
  return <FigureCard figure={figure} card={card} situation={situation} folded={folded} over={compact && !folded} onFold={fold} />;
}
