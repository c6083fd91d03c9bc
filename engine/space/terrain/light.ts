/** The light that a table can be seen in. No rule knows it: it is data of a table that only the screen reads. */
import { z } from 'zod';

/** Hours: how a table is lit. */
export const HOURS = ['dusk', 'noon', 'night', 'storm'] as const;
export type HourName = (typeof HOURS)[number];

/** Weathers: what is in the air over it. */
export const WEATHERS = ['clear', 'steam', 'dust', 'snow', 'rain'] as const;
export type WeatherName = (typeof WEATHERS)[number];

/** What a table's file says of its light; a file that says nothing is lit after its theme. */
export const lightForm = z.object({ hour: z.enum(HOURS), weather: z.enum(WEATHERS) });
export type TableLight = z.infer<typeof lightForm>;
