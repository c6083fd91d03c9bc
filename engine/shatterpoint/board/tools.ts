/** How movement tools lie for each kind of movement. */
import type { Levels, Wedge } from '../../shape/shape.ts';
import type { ToolZone } from '../../space/move/reach.ts';
import type { ShatterpointSetup } from '../state/setup.ts';

/** The kinds that use a movement tool, Advance or Dash (SP-MOVE-01, SP-ADV-01, SP-DASH-01, SP-CLIMB-01, SP-JUMP-01, -02). */
export type ToolMove = 'advance' | 'dash' | 'climb' | 'jump' | 'reposition';

/** The tool lies from the base, may cross bases and the table's edge; climbs and jumps lead over whatever stands there (SP-TOOL-01…06, SP-CLIMB-01, SP-JUMP-01). */
export function toolZone({ scale, houseRules }: Pick<ShatterpointSetup, 'scale' | 'houseRules'>, how: ToolMove, levels: Levels, wedge: Wedge | null): ToolZone {
  const long = how === 'advance' || how === 'reposition';
  const tool = { length: long ? scale.advance : scale.dash, width: scale.toolWidth, beyondTip: houseRules.toolMayEndBeyondTip };
  return { kind: 'tool', tool, over: how === 'climb' || how === 'jump', levels, wedge };
}
