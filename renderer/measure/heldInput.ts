import type { Point } from '../../engine/shape/point.ts';
import { match, stage } from '../match/match.ts';
import type { Input, Way } from '../tools/step.ts';
import { baseOf, thingsOn } from './bases.ts';
import { feedInstrument, instruments } from './instruments.ts';

/** Arrow keys move the end of a measure by this much (mm). */
const NUDGE = 10;

/** Where keys do what they do everywhere: the tools' own buttons and notes, the rules, dialogs, fields. */
const ELSEWHERE = '.rail__button, .table-notes, .rulebook, dialog, input, textarea, select, [contenteditable]';

/** Whether a key belongs to the instrument in hand: Tab, Enter and the arrows, unless they are pressed where they have a meaning of their own. */
export function isHeldKey({ key, target, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (!isHeld() || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return false;
  if (key !== 'Tab' && key !== 'Enter' && (shiftKey || !key.startsWith('Arrow'))) return false;
  return !(target instanceof HTMLElement) || target.closest(ELSEWHERE) === null;
}

export const isHeld = (): boolean => instruments.getState().held !== null;

/** Sends what pointer and keys do on the table to the instrument in hand, and only there. `drop` finds the surface below a place. */
export function feedHeld(input: Input, drop: (at: Point) => Point | null): void {
  switch (input.kind) {
    case 'hover':
      match.getState().hover(input.under.thing);
      return feedInstrument(input);
    case 'click':
    case 'confirm': return feedInstrument(input);
    case 'cycle': return feedInstrument({ ...input, things: thingsOn(stage) });
    case 'arrow': {
      const at = drop(beside(input.way, input.turn));
      return at === null ? undefined : feedInstrument({ kind: 'nudge', at });
    }
    default:
  }
}

/** The place beside the measure's end in a direction as the camera sees it. */
function beside(way: Way, turn: number): Point {
  const { held } = instruments.getState();
  const end = held?.to ?? held?.from ?? null;
  const { x, y, z } = (end === null ? null : baseOf(end, stage, match.getState()))?.at ?? { x: 0, y: 0, z: 0 };
  const [s, c] = [Math.sin(turn) * NUDGE, Math.cos(turn) * NUDGE];
  const [dx, dz] = way === 'up' ? [-s, -c] : way === 'down' ? [s, c] : way === 'left' ? [-c, s] : [c, -s];
  return { x: x + dx, y, z: z + dz };
}
