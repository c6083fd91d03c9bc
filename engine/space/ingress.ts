/** Ladders, stairs, lifts and doors (SP-INGR-01 to SP-INGR-06). */
import { elevation, within } from './measure.ts';
import type { Body, Levels } from './shape.ts';
import type { IngressPoint, Terrain } from './terrain.ts';

/** The ingress points a body may use: within `range` mm of its base and at the same Elevation (SP-INGR-02). */
export const ingressNear = ({ ingress }: Terrain, body: Body, range: number, levels: Levels): readonly IngressPoint[] =>
  ingress.filter(({ at }) => within(body, { at, radius: 0 }, range) && elevation(at.y, body.at.y, levels) === 'same');

/** The points connected to `point` that lie at another Elevation than height `y` in mm (SP-INGR-03, SP-INGR-04). */
export const exitsOf = ({ ingress }: Terrain, point: IngressPoint, y: number, levels: Levels): readonly IngressPoint[] =>
  ingress.filter(({ id, group, at }) => group === point.group && id !== point.id && elevation(at.y, y, levels) !== 'same');
