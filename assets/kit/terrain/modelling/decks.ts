/** Gantry decks: a grating one storey up with the railings, legs and hazard stripes of its sides. */
import type { Theme } from './paint.ts';
import { stripes } from './plates.ts';
import { type P2, type Soup, soup } from './soup.ts';
import { brace, grating, leg, RAIL_INSET, railing } from './walkways.ts';

/** Gantries meet on a grid of three inches; one bay is a square of this side, mm. */
export const BAY = 76.2;
/** Opening in a railing with a gap, mm: wide enough for a ladder, a lift or a flight of stairs. */
const GAP = 60;

export type DeckSide = 'front' | 'right' | 'back' | 'left';
/** `whole`: railed from end to end; `gap`: railed but for an opening in the middle; `none`: a neighbour joins here. */
export type Rail = 'whole' | 'gap' | 'none';
export type Rails = Readonly<Partial<Record<DeckSide, Rail>>>;

/** Quarter turns that bring the front (+z) round to a side, degrees. */
const sideTurn: Readonly<Record<DeckSide, number>> = { front: 0, right: 90, back: 180, left: 270 };
const sides = Object.keys(sideTurn) as DeckSide[];
const along = (side: DeckSide, w: number, d: number): readonly [length: number, out: number] => (side === 'front' || side === 'back' ? [w, d / 2] : [d, w / 2]);

/** The railings of a `w` by `d` deck whose top is at `height`; `gap` is the width of an opening. */
export function deckRails(w: number, d: number, height: number, rails: Rails, theme: Theme, gap = GAP): Soup {
  const out = soup();
  for (const side of sides) {
    const kind = rails[side] ?? 'none';
    const [length, edge] = along(side, w, d);
    const runs = kind === 'whole' ? [[-length / 2, length]] : kind === 'gap' ? [[-length / 2, (length - gap) / 2], [gap / 2, (length - gap) / 2]] : [];
    for (const [start, run] of runs) out.add(railing(run!, theme).at(start!, height, edge - RAIL_INSET).turned(sideTurn[side]));
  }
  return out;
}

/** The grating of a `w` by `d` deck, its top at `height`, with stripes on every railed side. */
export function deckFloor(w: number, d: number, height: number, rails: Rails, theme: Theme): Soup {
  const out = soup(grating(w, d, theme).at(0, height, 0));
  for (const side of sides) {
    if ((rails[side] ?? 'none') === 'none') continue;
    const [length, edge] = along(side, w, d);
    out.add(stripes(length, 4.6, edge + 0.15, theme, 7).at(0, height - 5, 0).turned(sideTurn[side]));
  }
  return out;
}

/** Where the four legs of a `w` by `d` deck stand, in plan. */
const legPlaces = (w: number, d: number): readonly P2[] => [[-w / 2 + 9, -d / 2 + 9], [w / 2 - 9, -d / 2 + 9], [w / 2 - 9, d / 2 - 9], [-w / 2 + 9, d / 2 - 9]];

/** Four legs under a deck at `height`, cross-braced on its short sides. */
export function deckLegs(w: number, d: number, height: number, theme: Theme): Soup {
  const top = height - 5.6;
  const out = soup(...legPlaces(w, d).map(([x, z]) => leg(top, theme).at(x, 0, z)));
  for (const x of [-1, 1]) out.add(brace([x * (w / 2 - 9), 14, -d / 2 + 12], [x * (w / 2 - 9), top - 8, d / 2 - 12], theme));
  return out;
}
