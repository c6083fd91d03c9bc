/** Along which ways characters go. */
import { cm } from '../shape/point.ts';
import type { ToolZone } from '../space/move/reach.ts';
import { movement } from './archetype.ts';
import { LEVELS } from './geometry-rules.ts';

/** Up to `times` MOV of a base along a way wide enough for it, bent at most once (WT-8.1). */
export function wayZone(base: number, times: number, levels = LEVELS): ToolZone {
  const length = cm(times * movement({ base })) - base / 2;
  return { kind: 'tool', tool: { length, width: base, beyondTip: false, centred: true }, over: false, levels, wedge: null };
}
