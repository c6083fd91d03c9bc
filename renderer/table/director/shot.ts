import type { Point } from '../../../engine/shape/point.ts';
import type { Actor } from '../../match/actor.ts';
import type { Marker } from '../../match/tableau.ts';
import type { Body } from './lens.ts';

/** The whole table, who acts, both sides of an attack, somebody on the way, somebody who goes up or down, or something that changes the match. */
export type ShotKind = 'overview' | 'actor' | 'pair' | 'follow' | 'climb' | 'moment';

/** What a picture should show. */
export interface Shot {
  readonly kind: ShotKind;
  /** Whatever must be in the picture; the first is what it is about. */
  readonly must: readonly Body[];
  /** What is welcome in it as long as the first stays high enough, the most welcome first. */
  readonly may: readonly Body[];
  /** How many of the most welcome are missed: another direction is taken for their sake. None where nothing is said. */
  readonly missed?: number;
  /** Seconds that it is looked at beyond what happens in it. */
  readonly hold: number;
  /** Whom the camera goes along with, and how far (mm). */
  readonly along?: { readonly figure: string; readonly by: Point };
}

/** Height of a figure with its base (mm): that of somebody grown. */
const FIGURE = 38;
const LYING = 16;
/** Half the width of a base where no card tells it (mm). */
const BASE = 20;
const TOKEN = { high: 6, radius: 13 } as const;

/** What a figure takes up where it stands, or at a place that it goes to. */
export const bodyOf = (actor: Pick<Actor, 'x' | 'y' | 'z' | 'base' | 'lying'>, { x, y, z }: Pick<Actor, 'x' | 'y' | 'z'> = actor): Body => ({
  x, y, z, high: actor.lying > 0.5 ? LYING : FIGURE, radius: actor.base === null ? BASE : actor.base / 2,
});

export const bodyOfMarker = ({ at: { x, y, z } }: Pick<Marker, 'at'>): Body => ({ x, y, z, ...TOKEN });

/** Height in CSS pixels that the first of a shot has at least, and at most: a little above 70, since seen from above it is foreshortened. */
export const HEIGHTS: Readonly<Record<ShotKind, readonly [least: number, most: number]>> = {
  overview: [0, 60], actor: [72, 90], pair: [72, 130], follow: [72, 90], climb: [84, 130], moment: [80, 140],
};

/** Whether it is shown where only what matters moves the camera. */
export const matters = ({ kind }: Shot): boolean => kind === 'pair' || kind === 'moment';
