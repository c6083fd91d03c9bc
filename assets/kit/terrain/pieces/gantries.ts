/** Gantries: decks one storey up that join edge to edge, each with railings only where nothing joins. */
import { type DeckSide, BAY, deckFloor, deckLegs, deckRails, type Rails } from '../modelling/decks.ts';
import { sign } from '../modelling/plates.ts';
import { pipe } from '../modelling/round.ts';
import { soup } from '../modelling/soup.ts';
import { stairs } from '../modelling/walkways.ts';
import { STOREY, type Part, type Piece, onFloor, onMat, onNeighbour, openwork, part, walkway } from '../piece.ts';

/** How far a flight of stairs reaches out from the deck it serves, mm. */
const RUN = 108;
const FLIGHT = 56;

const gantry = (name: string, w: number, d: number, rails: Rails, gap?: number): Piece => ({
  name,
  make: (theme) => {
    const floor = deckFloor(w, d, STOREY, rails, theme);
    if (w > BAY) {
      floor.add(
        pipe([[-w / 2 + 4, STOREY - 9, -14], [w / 2 - 4, STOREY - 9, -14]], 2, theme.steel, 4, 7),
        pipe([[-w / 2 + 4, STOREY - 8.5, -20], [w / 2 - 4, STOREY - 8.5, -20]], 1.3, theme.accent, 4, 6),
      );
    }
    const railings = deckRails(w, d, STOREY, rails, theme, gap);
    if (w > BAY && d === BAY && rails.back === 'whole') railings.add(sign('A-7', 6.5, theme).at(0, STOREY + 4, d / 2 - 0.6).turned(180));
    const parts: Part[] = [part('deck', walkway, floor), part('legs', openwork, deckLegs(w, d, STOREY, theme))];
    if ((Object.keys(rails) as DeckSide[]).some((side) => rails[side] !== 'none')) parts.push(part('railings', openwork, railings));
    return parts;
  },
});

/** Two bays with a railing on both long sides. */
export const gantrySpan = gantry('gantry-span', BAY * 2, BAY, { front: 'whole', back: 'whole' });
/** Two bays, the front left open for a roof or another deck. */
export const gantrySpanOpen = gantry('gantry-span-open', BAY * 2, BAY, { back: 'whole' });
/** Two bays with an opening in the middle of the front railing for a ladder, a lift or stairs. */
export const gantrySpanGap = gantry('gantry-span-gap', BAY * 2, BAY, { front: 'gap', back: 'whole' });
/** One bay railed at the back and on the left. */
export const gantryCorner = gantry('gantry-corner', BAY, BAY, { back: 'whole', left: 'whole' });
/** One bay railed at the back only. */
export const gantryTee = gantry('gantry-tee', BAY, BAY, { back: 'whole' });
/** One bay open on all sides. */
export const gantryCross = gantry('gantry-cross', BAY, BAY, {});
/** One bay open at the front only: a lookout. */
export const gantryEnd = gantry('gantry-end', BAY, BAY, { back: 'whole', left: 'whole', right: 'whole' });
/** Two by two bays; every side has an opening one bay wide in its middle. */
export const gantryPlatform = gantry('gantry-platform', BAY * 2, BAY * 2, { front: 'gap', right: 'gap', back: 'gap', left: 'gap' }, BAY);
/** Two by two bays, railed on the left and right; front and back have an opening one bay wide. */
export const gantryBridge = gantry('gantry-bridge', BAY * 2, BAY * 2, { front: 'gap', right: 'whole', back: 'gap', left: 'whole' }, BAY);

/** One bay with a flight of stairs down from its front, railed at the back. */
export const gantryStairs: Piece = {
  name: 'gantry-stairs',
  make: (theme) => {
    const rails: Rails = { back: 'whole' };
    return [
      part('deck', walkway, deckFloor(BAY, BAY, STOREY, rails, theme)),
      part('stairs', { ...walkway, ingress: [{ kind: 'stairs', from: onMat(0, BAY / 2 + RUN + 27), to: onFloor(0, BAY / 2 - 24) }] }, stairs(FLIGHT, STOREY, RUN, theme).at(0, 0, BAY / 2)),
      part('railings', openwork, deckRails(BAY, BAY, STOREY, rails, theme)),
      part('legs', openwork, deckLegs(BAY, BAY, STOREY, theme)),
    ];
  },
};

/** A flight of stairs to set against any edge one storey up; its back is z = 0. */
export const stairFlight: Piece = {
  name: 'stair-flight',
  make: (theme) => [
    part('stairs', { ...walkway, ingress: [{ kind: 'stairs', from: onMat(0, RUN + 27), to: onNeighbour(0, -24, STOREY) }] }, soup(stairs(FLIGHT, STOREY, RUN, theme))),
  ],
};
