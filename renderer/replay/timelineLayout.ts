import type { FilmOpening } from '../../engine/host/link.ts';
import type { IconName } from '../ui/Icon.tsx';

type Marks = FilmOpening['marks'];
type Mark = Marks[number];

/** Kinds of marks drawn as icons, the weightiest first: each its own shape. */
const ICONS: readonly (readonly [kind: string, icon: IconName])[] = [
  ['score', 'struggle'], ['defeat', 'defeated'], ['wound', 'wounded'], ['control', 'flag'], ['power', 'force'], ['help', 'plus'], ['door', 'door'], ['attack', 'melee'],
];

/** Marks that stand so near that one icon stands for all; `marks[0]` is the weightiest. */
export interface Cluster {
  /** Answers after which the weightiest stands. */
  readonly at: number;
  /** 0 … 1 along the timeline: the middle of its place, so that no two icons overlap. */
  readonly place: number;
  readonly icon: IconName;
  readonly kind: string;
  readonly marks: readonly Mark[];
}

/** Places side by side, in each of which one icon is drawn, where the width is not known. */
const PLACES = 56;
/** Width of a place in rem. */
const PLACE = 1.4;

/** Width of a turn's number with what keeps it apart from the next, in rem. */
const NUMBER = 1.9;

/** How many icons fit side by side into a width in px, where a rem has `rem` px; never none. */
export const placesIn = (width: number, rem: number): number => (width > 0 ? Math.max(1, Math.floor(width / (PLACE * rem))) : PLACES);

const weightOf = ({ kind }: Mark): number => ICONS.findIndex(([known]) => known === kind);

/** The icons of a timeline from left to right: what stands in the same place is one. */
export function clustersOf({ marks, length }: Pick<FilmOpening, 'marks' | 'length'>, places = PLACES): readonly Cluster[] {
  const found = new Map<number, Mark[]>();
  for (const mark of marks) {
    if (weightOf(mark) < 0) continue;
    const place = Math.min(places - 1, Math.floor((mark.at / Math.max(1, length)) * places));
    const here = found.get(place);
    if (here === undefined) found.set(place, [mark]);
    else here.push(mark);
  }
  return [...found].map(([place, near]) => {
    const sorted = [...near].sort((a, b) => weightOf(a) - weightOf(b) || a.at - b.at);
    const first = sorted[0]!;
    return { at: first.at, place: (place + 0.5) / places, icon: ICONS[weightOf(first)]![1], kind: first.kind, marks: sorted };
  });
}

/** Where turns begin; `label` is left out where the last one stands too near to be read beside it, on a line as long as so many places. */
export function turnTicks({ marks, length }: Pick<FilmOpening, 'marks' | 'length'>, places = PLACES): readonly { readonly at: number; readonly place: number; readonly label: string | null }[] {
  const room = NUMBER / (PLACE * places);
  let turn = 0;
  let labelled = -1;
  return marks.filter(({ kind }) => kind === 'turn').map(({ at, event }) => {
    const { turn: said, round } = event as { readonly turn?: unknown; readonly round?: unknown };
    turn = typeof said === 'number' ? said : typeof round === 'number' ? round : turn + 1;
    const place = at / Math.max(1, length);
    const fits = place - labelled >= room;
    if (fits) labelled = place;
    return { at, place, label: fits ? String(turn) : null };
  });
}
