import { Color } from 'three';
import type { TableLight } from '../../../engine/space/terrain/light.ts';
import type { TerrainModel } from '../terrainModel.ts';
import { weathers } from '../weather/weathers.ts';
import { hours } from './hours.ts';
import { LampLight, lampsOf } from './lamps.ts';
import { lit } from './lit.ts';

const colour = new Color();

/** How far away the haze is, as shares of the usual way; read on each picture. */
export const haze = { near: 1, far: 1 };

/** Lights whatever is drawn for an hour and a weather, at once. */
export function shine({ hour, weather }: TableLight): void {
  const { lamps, figures, sky, haze: { near, far } } = hours[hour];
  colour.set(lamps.colour).multiplyScalar(lamps.strength);
  lit.lampColour.value.set(colour.r, colour.g, colour.b);
  lit.glass.value = lamps.glass;
  colour.set(figures.edge).multiplyScalar(figures.edgeStrength);
  lit.figureEdge.value.set(colour.r, colour.g, colour.b);
  lit.figureFill.value = figures.fill;
  lit.sideTone.value = figures.outline;
  colour.set(sky.above);
  lit.sky.value.set(colour.r, colour.g, colour.b);
  lit.wet.value = weathers[weather].wet;
  Object.assign(haze, { near, far });
}

/** Lets the lamps of a table shine on it. */
export function lampsFor(model: TerrainModel): void {
  const light = new LampLight(...model.table.size);
  for (const lamp of lampsOf(model)) light.add(lamp);
  shineOn(light);
}

/** Takes what lamps throw to what is drawn. */
export function shineOn(light: LampLight): void {
  light.write(lit.lampMap.value.image.data as Uint8Array);
  lit.lampField.value.set(light.width, light.depth);
  lit.lampMap.value.needsUpdate = true;
}
