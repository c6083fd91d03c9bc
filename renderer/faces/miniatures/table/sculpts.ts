import type { CardFace } from '../../../../engine/miniatures/face.ts';
import type { Figure } from '../../../../engine/miniatures/state.ts';

type Posed = Pick<CardFace, 'sculpt' | 'poses'>;

/** File name of the model of a squad's figures of one card, counted from 0: they take its poses in turn. */
export function sculptOf({ sculpt, poses = [] }: Posed, nth: number): string {
  const all = [sculpt, ...poses];
  return all[nth % all.length]!;
}

/** File name of a figure's model: which of its squad's of the same card it is says in what pose. */
export const figureSculpt = (card: Posed, figure: Figure, figures: readonly Figure[]): string =>
  sculptOf(card, figures.filter(({ seat, card: id }) => seat === figure.seat && id === figure.card).findIndex(({ id }) => id === figure.id));
