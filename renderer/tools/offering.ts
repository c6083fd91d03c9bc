import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PickRequest } from '../../engine/core/script.ts';
import type { Path } from '../../engine/host/link.ts';
import type { FieldCells } from './groundTalk.ts';
import { NO_OFFERS, type MoveOffer, type Offers } from './offers.ts';
import type { Advised, Mark } from './step.ts';

/** What the standing question leads on to, as far as it is known, and what a person looks at of it. */
export interface Offering {
  /** The question; null while there is none that leads on. */
  readonly asked: PickRequest | null;
  readonly paths: readonly Path[];
  readonly offers: Offers;
  /** Whose moves are shown. */
  readonly figure: string | null;
  /** The places of each move that is worked out already. */
  readonly fields: ReadonlyMap<MoveOffer, FieldCells>;
  /** What stands marked, and what the pointer passes. */
  readonly mark: Mark | null;
  readonly pointed: Mark | null;
  /** The option of the question that is pointed at or has the focus. */
  readonly looked: string | null;
  /** What a person wants to see of what was advised. */
  readonly advised: Advised | null;
}

export const NO_OFFERING: Offering = {
  asked: null, paths: [], offers: NO_OFFERS, figure: null, fields: new Map(), mark: null, pointed: null, looked: null, advised: null,
};

export const offering = createStore<Offering>(() => NO_OFFERING);

export const useOffering = <T>(pick: (state: Offering) => T): T => useStore(offering, pick);

/** Shows on the table where an advice leads: it is marked there, to be confirmed. */
export const showAdvised = (advised: Advised): void => offering.setState({ advised });

/** An option is looked at, so that the table shows where it leads. */
export const lookAtOption = (looked: string | null): void => { if (offering.getState().looked !== looked) offering.setState({ looked }); };

/** The moves that are shown: those of the chosen figure, or those that the option looked at leads to. */
export const shownMoves = ({ offers, figure }: Pick<Offering, 'offers' | 'figure'>): readonly MoveOffer[] => offers.moves.filter((move) => move.figure === figure);

/** Whether a move is one that the option looked at leads to; every one is where none is looked at that leads to any. */
export function isMeant({ picks }: MoveOffer, { looked, offers }: Pick<Offering, 'looked' | 'offers'>): boolean {
  return looked === null || picks[0] === looked || !offers.moves.some((move) => move.picks[0] === looked);
}
