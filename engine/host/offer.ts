import type { RuleSystem } from '../core/rules.ts';

/** A rule system as the host sees it: it carries states and events without knowing what is in them. */
export type HostSystem = RuleSystem<unknown, unknown, unknown>;

/** A rule system with the cards it shows in menus. */
export interface Offered {
  readonly rules: HostSystem;
  /** Plain data (Shatterpoint: `CardFace`s). */
  readonly cards: readonly unknown[];
  /** A setup to start with on a table: what the command line plays when it is given none. */
  starter(table: string): unknown;
}

/** The offered system of this id, or undefined. */
export const offeredAs = (systems: readonly Offered[], id: string): Offered | undefined => systems.find(({ rules }) => rules.id === id);
