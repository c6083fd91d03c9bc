/** What is collected on the way through the code of one ability. */
import type { Source } from './source.ts';
import type { Choice } from './values.ts';

/** A fact that code states; of several ways to word it one is enough. */
export interface Said {
  readonly ways: readonly string[];
  /** The rules see to it already, so that no card need say it. */
  readonly soft: boolean;
  /** Which part of the ability states it. */
  readonly part: number;
}

export interface Walk {
  readonly source: Source;
  /** Names of the unit's stances. */
  readonly stances: readonly string[];
  readonly said: Said[];
  /** Inside what a player may decline; `fresh` until something is done there. */
  may: { fresh: boolean; readonly pick: boolean } | null;
  /** Keywords that are being given: they stand before the facts of who has them. */
  keyword: string | null;
  /** Somebody may be picked out of the own unit and its allies: nobody is left out. */
  ownToo: boolean;
  /** How many calls deep. */
  depth: number;
  /** Which part of the ability is gone through. */
  part: number;
}

/** Notes a fact. */
export const say = (walk: Walk, ...ways: readonly string[]): void => void walk.said.push({ ways, soft: false, part: walk.part });

/** Notes a fact that the rules see to already. */
export const saySoftly = (walk: Walk, ...ways: readonly string[]): void => void walk.said.push({ ways, soft: true, part: walk.part });

/** Notes who is meant or how near: of a keyword with the keyword before it. */
export const sayOf = (walk: Walk, ...ways: readonly string[]): void => say(walk, ...ways.map((way) => (walk.keyword === null ? way : `${walk.keyword}: ${way}`)));

/** The same where the rules see to it. */
export const saySoftlyOf = (walk: Walk, ...ways: readonly string[]): void => saySoftly(walk, ...ways.map((way) => (walk.keyword === null ? way : `${walk.keyword}: ${way}`)));

/**
 * Notes something that happens: the first thing within a choice is what the player may do, what follows there is either worded so or stated.
 * `may`: it can be declined by itself.
 */
export function sayDone(walk: Walk, deed: string | readonly string[], may = false): void {
  const fresh = walk.may?.fresh === true;
  for (const each of typeof deed === 'string' ? [deed] : deed) {
    if (may) say(walk, `may ${each}`);
    else if (fresh && walk.may!.pick) picked(walk, each);
    else if (fresh) say(walk, `may ${each}`);
    else if (walk.may !== null) say(walk, `may ${each}`, each);
    else say(walk, each);
  }
  if (walk.may !== null) walk.may.fresh = false;
}

/** What happens to somebody who may be picked: either is worded as what may be left. */
function picked(walk: Walk, deed: string): void {
  say(walk, `may ${deed}`, 'may pick');
  saySoftly(walk, deed);
}

/** Goes through a part that a player may leave in some way, or through one that is as it was. */
export function within<T>(walk: Walk, may: Choice | null, part: () => T): T {
  const before = walk.may;
  if (may !== null) walk.may = { fresh: true, pick: may === 'pick' };
  const result = part();
  walk.may = before;
  return result;
}
