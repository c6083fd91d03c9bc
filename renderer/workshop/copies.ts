/** Copies on the bench: copied, cut and pasted, beside each other or across the table. Each is one step that can be taken back. */
import { copiesAcross, copiesOf, middleOf, type Across } from '../../engine/space/draft/arrange.ts';
import { mirrored, type Mirrored } from '../../engine/space/draft/mirror.ts';
import { speak } from '../words/speak.ts';
import { bench, chosenOf, say } from './bench.ts';
import { does, now, removeAll, roomFor } from './deeds.ts';
import { listed, pieceWords } from './workshopWords.ts';

/** How far a copy lies from what it was made of (mm). */
const BESIDE = 25.4;

export const copy = (): void => { if (chosenOf(now()).length > 0) bench.setState({ clip: chosenOf(now()) }); };

export function cut(): void {
  copy();
  removeAll(chosenOf(now()).filter(({ locked }) => locked !== true));
}

/** Puts copies of what was copied beside it, or with its middle at a place; false where there is no room for so many. */
export async function paste(at?: readonly [number, number]): Promise<boolean> {
  const { clip, draft, kit } = now();
  if (clip.length === 0 || kit === null) return true;
  if (!roomFor(clip.length)) return false;
  await kit.bring(clip.map(({ piece }) => piece));
  const middle = middleOf(clip, kit.shape) ?? [0, 0];
  const by = at === undefined ? [BESIDE, BESIDE] as const : [at[0] - middle[0], at[1] - middle[1]] as const;
  const copies = copiesOf(draft.table.features, clip, by);
  bench.setState(({ come }) => ({ come: come + 1 }));
  does('paste', [{ kind: 'add', features: [...copies] }], copies.map(({ id }) => id));
  return true;
}

export function duplicate(): boolean {
  const features = chosenOf(now());
  if (features.length === 0) return true;
  if (!roomFor(features.length)) return false;
  const copies = copiesOf(now().draft.table.features, features, [BESIDE, BESIDE]);
  does('duplicate', [{ kind: 'add', features: [...copies] }], copies.map(({ id }) => id));
  return true;
}

/** Copies on the other half of the table; without a choice of everything. Pieces without a mirror image among their turns are named. */
export function copyAcross(across: Across): boolean {
  const { draft, kit } = now();
  const chosen = chosenOf(now());
  const features = chosen.length > 0 ? chosen : draft.table.features;
  if (features.length === 0) return true;
  if (!roomFor(features.length)) return false;
  const mirrorOf = (piece: string): Mirrored | undefined => {
    const model = kit?.model(piece);
    return model === undefined ? undefined : mirrored(model);
  };
  const copies = copiesAcross(draft.table.features, features, across, mirrorOf);
  does('copyAcross', [{ kind: 'add', features: [...copies] }], copies.map(({ id }) => id));
  const kinds = across === 'halfTurn' ? [] : [...new Set(features.map(({ piece }) => piece))].filter((piece) => mirrorOf(piece)?.exact === false);
  if (kinds.length > 0) say(speak('workshop.said.inexact', { names: listed(kinds.map((piece) => pieceWords(piece, speak)), speak) }));
  return true;
}
