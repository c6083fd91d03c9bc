import type { ReactNode } from 'react';
import { useMatch } from '../../../match/match.ts';
import { useBeginner, useFold } from '../../useFold.ts';
import { characterIn } from '../view.ts';
import { faceOf, type Situation } from '../words/names.ts';
import { CharacterCard } from './CharacterCard.tsx';

/** The card of the character that matters now: the one that is announced to act, the selected one, else the one asked about, else the acting one. */
export function HudCard({ situation, compact }: { readonly situation: Situation; readonly compact: boolean }): ReactNode {
  const selected = useMatch((s) => s.selected);
  const request = useMatch((s) => s.request);
  const { view } = situation;
  const about = request === null ? undefined : request.kind === 'place' ? request.figure : request.about['character'];
  const beginner = useBeginner();
  const character = [beginner, selected, about, view.activation?.character].map((id) => (typeof id === 'string' ? characterIn(view, id) : undefined)).find((found) => found !== undefined);
  const { folded, over, fold } = useFold(compact, character !== undefined);
  const card = character === undefined ? undefined : faceOf(situation, character);
  if (character === undefined || card === undefined) return null;
  return <CharacterCard character={character} card={card} situation={situation} folded={folded} over={over} onFold={fold} />;
}
