/** Copies on the bench: copied, cut and pasted, beside each other or across the table. Each is one step that can be taken back. */
import { copiesAcross, copiesOf, middleOf, type Across } from '../../engine/space/draft/arrange.ts';
import { NO_PLACES_COPIED, placesOf, withPlaces, withPlacesAcross, type Copied, type Places } from '../../engine/space/draft/mark-copies.ts';
import { mirrored, type Mirrored } from '../../engine/space/draft/mirror.ts';
import type { Deed } from '../../engine/space/draft/draft.ts';
import type { TableEdit } from '../../engine/space/terrain/table-edit.ts';
import type { Feature } from '../../engine/space/terrain/table.ts';
import { MOST_OBJECTIVES, MOST_WAYS } from '../../engine/space/terrain/table-sketch.ts';
import { speak } from '../words/speak.ts';
import { bench, chosenOf, chosenThings, layoutOf, say, type Clip } from './bench.ts';
import { choose, does, now, removeAll, roomFor } from './deeds.ts';
import { listed, pieceWords } from './workshopWords.ts';

/** How far a copy lies from what it was made of (mm). */
const BESIDE = 25.4;

const NOTHING_SAID: Copied = { to: {}, ids: [] };

const isEmpty = ({ features, places }: Clip): boolean => features.length + places.objectives.length + places.ways.length === 0;

/** Everything chosen that can be copied: pieces, objectives and ways that the table names. */
function chosenClip(): Clip {
  const { draft } = now();
  const things = chosenThings(now());
  const features = chosenOf(now());
  return { features, places: features.length === things.length ? NO_PLACES_COPIED : placesOf(draft.table, new Set(things.map(({ id }) => id))), pasted: 0 };
}

export function copy(): void {
  const clip = chosenClip();
  if (!isEmpty(clip)) bench.setState({ clip });
}

export function cut(): void {
  copy();
  // Corners stay: what is cut is what was copied.
  removeAll(chosenThings(now()).filter(({ locked, piece }) => locked !== true && piece !== '@corner'));
}

/** Adds copies as one step and chooses them; false where the places find no room, which is said. */
function adds(deed: Deed, features: readonly Feature[], places: Copied | null): boolean {
  if (places === null) {
    say(speak('workshop.tooManyPlaces', { objectives: MOST_OBJECTIVES, ways: MOST_WAYS }));
    return false;
  }
  const ids = [...features.map(({ id }) => id), ...places.ids];
  if (ids.length === 0) return true;
  const edits: TableEdit[] = [];
  if (features.length > 0) edits.push({ kind: 'add', features: [...features] });
  if (places.ids.length > 0) edits.push({ kind: 'head', to: places.to });
  does(deed, edits, ids);
  if (places.ids.length > 0) choose(ids);
  return true;
}

/** Where hands would take hold of places. */
const thingsOf = ({ objectives, ways }: Places): readonly Feature[] => [
  ...objectives.map(([x, z]): Feature => ({ id: '', piece: '@objective', at: [x, z], turn: 0, level: 0 })),
  ...ways.flatMap(({ from, to }) => [from, to].map(([x, y, z]): Feature => ({ id: '', piece: '@way', at: [x, z], turn: 0, level: y }))),
];

/** The table with a clip's copies, as far from where it was copied. */
const copied = ({ features, places }: Clip, by: readonly [number, number]): readonly [readonly Feature[], Copied | null] => {
  const { draft } = now();
  return [copiesOf(draft.table.features, features, by), withPlaces(draft.table, layoutOf(now()), places, by)];
};

/** Puts copies of what was copied beside it, each time a step further, or with its middle at a place; false where there is no room for so many. */
export async function paste(at?: readonly [number, number]): Promise<boolean> {
  const { clip, kit } = now();
  if (isEmpty(clip) || kit === null) return true;
  if (!roomFor(clip.features.length)) return false;
  await kit.bring(clip.features.map(({ piece }) => piece));
  const middle = middleOf([...clip.features, ...thingsOf(clip.places)], kit.shape) ?? [0, 0];
  const step = BESIDE * (clip.pasted + 1);
  const by = at === undefined ? [step, step] as const : [at[0] - middle[0], at[1] - middle[1]] as const;
  const copies = copied(clip, by);
  bench.setState(({ come }) => ({ come: come + 1 }));
  const room = adds('paste', ...copies);
  if (room && at === undefined) bench.setState({ clip: { ...clip, pasted: clip.pasted + 1 } });
  return room;
}

export function duplicate(): boolean {
  const clip = chosenClip();
  if (isEmpty(clip)) return true;
  return roomFor(clip.features.length) && adds('duplicate', ...copied(clip, [BESIDE, BESIDE]));
}

/**
 * Copies on the other half of the table; without a choice of everything. Of deployments the side opposite gets the same one. Pieces without a mirror image
 * among their turns are named.
 */
export function copyAcross(across: Across): boolean {
  const { draft, kit } = now();
  const things = chosenThings(now());
  const features = things.length > 0 ? chosenOf(now()) : draft.table.features;
  if (!roomFor(features.length)) return false;
  const mirrorOf = (piece: string): Mirrored | undefined => {
    const model = kit?.model(piece);
    return model === undefined ? undefined : mirrored(model);
  };
  const places = things.length > 0 && things.length === features.length ? NOTHING_SAID
    : withPlacesAcross(draft.table, things.length === 0 ? null : new Set(things.map(({ id }) => id)), across);
  const copies = copiesAcross(draft.table.features, features, across, mirrorOf);
  if (!adds('copyAcross', copies, places)) return false;
  if (copies.length + (places?.ids.length ?? 0) === 0) {
    say(speak(things.some(({ piece }) => piece === '@corner') ? 'workshop.said.sameSide' : 'workshop.said.imagesThere'));
    return true;
  }
  const kinds = across === 'halfTurn' ? [] : [...new Set(features.map(({ piece }) => piece))].filter((piece) => mirrorOf(piece)?.exact === false);
  if (kinds.length > 0) say(speak('workshop.said.inexact', { names: listed(kinds.map((piece) => pieceWords(piece, speak)), speak) }));
  return true;
}
