import { tenth } from '../../shape/point.ts';

/** A turn between −180 and 180 degrees; half a turn is 180. */
export const turned = (turn: number): number => tenth(180 - ((((180 - turn) % 360) + 360) % 360));
