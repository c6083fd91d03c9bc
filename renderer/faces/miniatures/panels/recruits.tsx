import type { ReactNode } from 'react';
import type { Refusal } from '../../../../engine/core/script.ts';
import type { CardFace } from '../../../../engine/miniatures/face.ts';
import type { Recruit } from '../../../muster/Enlisted.tsx';
import { whyWithDetail } from '../../../words/refusals.ts';
import type { Speak } from '../../../words/speak.ts';
import { FigureCard } from './FigureCard.tsx';

/** Why a squad is not legal, or a figure cannot join it, as a sentence. */
export const reasonOf = ({ rule, why, detail = {} }: Refusal, speak: Speak): string => whyWithDetail({ rule, why, detail }, speak, 'miniatures');

/** A figure's whole card as it is before a skirmish. */
export const cardBefore = (card: CardFace, seat: number): ReactNode => 
  <FigureCard card={card} situation={null} figure={{
    id: card.id, seat, card: card.id, at: null, squeezed: false, damage: 0, force: card.force ?? 0, spirits: 0, lessons: 0,
    activated: false, defeated: false, hired: false,
  }} />;

/** Figures that a side may have. */
export const recruitsOf = (of: readonly CardFace[], whyNot: (id: string) => Refusal | null, speak: Speak): readonly Recruit[] => of.map((card) => {
  const problem = whyNot(card.id);
  return { id: card.id, name: card.name, cost: card.cost, sculpt: card.sculpt, kind: card.faction, words: card.feats.map(({ name }) => name).join(' '), why: problem === null ? '' : reasonOf(problem, speak) };
});
