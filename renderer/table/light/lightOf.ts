import type { HourName, TableLight } from '../../../engine/space/terrain/light.ts';
import type { TableSize } from '../../../engine/space/terrain/size.ts';
import type { Settings } from '../../match/settings.ts';
import { lookOf } from '../surface/looks.ts';
import { hours } from './hours.ts';

/** What of a table's file says how it is lit. */
export interface Lightable {
  readonly theme: string;
  /** How wide and deep what is lit is (mm); as a usual table where it is left out. */
  readonly size?: TableSize | undefined;
  readonly light?: TableLight | undefined;
}

/** Light by theme, of tables that say nothing of it. */
const THEMES: Readonly<Record<string, TableLight>> = {
  refinery: { hour: 'dusk', weather: 'steam' }, snow: { hour: 'night', weather: 'snow' }, desert: { hour: 'noon', weather: 'dust' },
  ship: { hour: 'storm', weather: 'rain' },
};

/** Hour and weather that a table is shown in: its own, unless the person wants another hour; that brings what is usual then over such ground. */
export function lightOf({ theme, light }: Omit<Lightable, 'size'>, wanted: Settings['light']): TableLight {
  const own = light ?? THEMES[theme] ?? THEMES['refinery']!;
  if (wanted === 'table' || wanted === own.hour) return own;
  const hour: HourName = wanted;
  return { hour, weather: hours[hour].usual[lookOf(theme).cold ? 'cold' : 'warm'] };
}
