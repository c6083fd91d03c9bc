/** Ladders, stairs, lifts and doors (SP-INGR-01 to SP-INGR-06). */
import { onTable } from './ground.ts';
import { elevation, within } from '../plane/measure.ts';
import type { Body, Levels } from '../../shape/shape.ts';
import type { IngressPoint, Terrain } from '../terrain/terrain.ts';

/** Whether an ingress point lies on the battlefield. One beyond its edge can neither be entered nor come out of (SP-MOVE-03). */
export const liesOnTable = (terrain: Terrain, { at }: IngressPoint): boolean => onTable(terrain, at.x, at.z, 0);

/** The ingress points a body may use: within `range` mm of its base and at the same Elevation (SP-INGR-02). */
export const ingressNear = (terrain: Terrain, body: Body, range: number, levels: Levels): readonly IngressPoint[] =>
  terrain.ingress.filter((point) => within(body, { at: point.at, radius: 0 }, range) && elevation(point.at.y, body.at.y, levels) === 'same' && liesOnTable(terrain, point));

/** The points connected to `point` that lie at another Elevation than height `y` in mm, on the table or not (SP-INGR-01, SP-INGR-04). */
export const connectedTo = ({ ingress }: Terrain, point: IngressPoint, y: number, levels: Levels): readonly IngressPoint[] =>
  ingress.filter(({ id, group, at }) => group === point.group && id !== point.id && elevation(at.y, y, levels) !== 'same');

/** Those of them that one can come out of (SP-INGR-03). */
export const exitsOf = (terrain: Terrain, point: IngressPoint, y: number, levels: Levels): readonly IngressPoint[] =>
  connectedTo(terrain, point, y, levels).filter((exit) => liesOnTable(terrain, exit));
