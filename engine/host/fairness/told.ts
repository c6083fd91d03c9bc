/** What links are told of a table that is played out. */
import type { OwnPlaces } from '../../shape/named.ts';
import type { Estimate } from './share.ts';

/** A share with its 95 % interval, and how many games were won. */
export interface Fair extends Estimate {
  readonly won: number;
}

/** What came of playing a table out so far: what was measured, and how often. */
export interface PlayedOut {
  readonly system: string;
  readonly contest: string | null;
  /** The places of the table's own that it was played with. */
  readonly own: OwnPlaces;
  /** Games that are to be played, that were played, and those of them that somebody won. */
  readonly wanted: number;
  readonly games: number;
  readonly decided: number;
  /** 'waiting' while somebody plays a match; 'ended' before its time. */
  readonly state: 'running' | 'waiting' | 'done' | 'ended';
  /** Why it ended before its time; empty where somebody ended it. */
  readonly fault: string;
  /** Missions or squads that were left out, as the table cannot hold them. */
  readonly leftOut: number;
  /** Points of the near side, a draw being half of one for each; with deployments of the table's own of whoever deploys in the first one. Either side goes first as often. */
  readonly near: Fair;
  readonly farWon: number;
  /** Wins of who goes first among decided games, on either side as often. */
  readonly first: Fair;
  /** Turns of a game, on average. */
  readonly turns: number;
  /** Milliseconds since 1970 of the last game that was played; null before any was. */
  readonly saved: number | null;
  /** Whether it was played on another state of the table than the present one (other pieces, or other places of those that it was played with), or by another version of the program. */
  readonly outdated: boolean;
}

/** That the last result could not be written beside the table, or what lies there could not be read. */
export interface Trouble {
  readonly what: 'unkept' | 'unread';
  readonly cause: string;
}

/** Which places of a table's own a contest can be played out with. */
export interface OwnChoice extends OwnPlaces {
  readonly system: string;
  readonly contest: string;
}
