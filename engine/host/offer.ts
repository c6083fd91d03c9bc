import type { RuleSystem, Setup } from '../core/rules.ts';
import type { TableDemand } from '../shape/demand.ts';
import type { Session } from '../core/session.ts';
import type { Styles } from '../core/style.ts';
import type { Mirrored, Offering } from '../core/offering.ts';
import type { Projector } from './film.ts';
import { projectorOf } from './projector.ts';

/** A rule system as the host sees it: it carries states and events without knowing what is in them. */
export type HostSystem = RuleSystem<unknown, unknown, unknown>;

/** The odds of each option of what a session asks, or of one option, whatever is asked; null where there are none. It changes nothing. */
export type Forecaster = (session: Session<unknown, unknown>, option?: string) => Readonly<Record<string, unknown>> | null;

/** A rule system with the cards it shows in menus. */
export interface Offered {
  readonly rules: HostSystem;
  /** Plain data (Shatterpoint: `CardFace`s). */
  readonly cards: readonly unknown[];
  /** Plain data of the missions to choose from, where the system has such. */
  readonly missions?: readonly unknown[];
  /** For matches of a setup on a terrain: the odds of each option of what a session asks, or null. */
  readonly odds?: (setup: Setup, terrain: unknown) => Forecaster;
  /** What the library says of a saved match: names of what each seat plays, and how it stands in a state that was kept (null: none was). Never throws: the file may be anybody's. */
  readonly summary?: (setup: unknown, state: unknown) => { readonly teams: readonly string[]; readonly score: string };
  /** What stands in the way of its missions on a terrain, as plain data (Shatterpoint: `PlaceFault`s); empty when every one can be played there. */
  readonly tableFaults?: (terrain: unknown) => readonly unknown[];
  /** What its matches ask of a table. */
  readonly tableDemands?: (terrain: unknown) => readonly TableDemand[];
  /** Styles in which its computer seats can play beside the balanced one. */
  readonly styles?: Styles;
  readonly squares?: true;
  /** How its matches are shown from their events alone. */
  readonly projector?: Projector;
  /** What the computer plays against itself to see whether a table is fair. */
  readonly mirrored?: Mirrored;
  /** A setup to start with on a table: what the command line plays when it is given none. */
  starter(table: string): unknown;
}

/** A rule system's offering as the host carries it. */
export const offer = <S, E, T>({ rules, odds, tableFaults, tableDemands, film, ...plain }: Offering<S, E, T>): Offered => ({
  ...plain,
  rules: rules as HostSystem,
  projector: projectorOf(film),
  ...(odds === undefined ? {} : { odds: odds as NonNullable<Offered['odds']> }),
  ...(tableFaults === undefined ? {} : { tableFaults: tableFaults as NonNullable<Offered['tableFaults']> }),
  ...(tableDemands === undefined ? {} : { tableDemands: tableDemands as NonNullable<Offered['tableDemands']> }),
});

/** The offered system of this id, or undefined. */
export const offeredAs = (systems: readonly Offered[], id: string): Offered | undefined => systems.find(({ rules }) => rules.id === id);
