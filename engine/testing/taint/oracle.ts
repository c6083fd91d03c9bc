/** Who alone knows what of a match, worked out from everything that happened, apart from how the rules hide it. */
import type { Seat } from '../../core/script.ts';
import type { Event } from '../../shatterpoint/state/events.ts';

/** Follows a match from its true events. */
export interface Oracle {
  /** Takes what came of one answer in; for each event the seat that alone may know its card, or null where all may. */
  judge(events: readonly unknown[]): readonly (Seat | null)[];
  /** Things that a seat alone knows now, by seat. */
  secrets(): readonly ReadonlySet<string>[];
}

/** A system that hides nothing. */
const open = (): Oracle => ({ judge: (events) => events.map(() => null), secrets: () => [] });

/** Cards of an order deck that their player has looked at, until they are shown or the deck is shuffled. */
function orderDecks(): Oracle {
  const known = [new Set<string>(), new Set<string>()];
  const judge = (event: Event): Seat | null => {
    switch (event.type) {
      case 'cardLookedAt':
        known[event.seat]!.add(event.card);
        return event.seat;
      case 'cardToTop':
      case 'cardToBottom':
        if (event.from === 'deck') return known[event.seat]!.has(event.card) ? event.seat : null;
        known[event.seat]!.delete(event.card);
        return null;
      case 'cardRevealed':
      case 'cardRemoved':
      case 'cardReserved':
        known[event.seat]!.delete(event.card);
        return null;
      case 'cardReturned':
      case 'deckShuffled':
      case 'deckRefreshed':
        known[event.seat]!.clear();
        return null;
      default:
        return null;
    }
  };
  return { judge: (events) => events.map((event) => judge(event as Event)), secrets: () => known };
}

const ORACLES: Readonly<Record<string, () => Oracle>> = { shatterpoint: orderDecks, miniatures: open, wartime: open };

/** Throws for a system that nobody has said what it hides. */
export function oracleFor(system: string): Oracle {
  const make = ORACLES[system];
  if (make === undefined) throw new Error(`nobody has said what "${system}" hides`);
  return make();
}
