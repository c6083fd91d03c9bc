/** A gamepad of the standard mapping, as keys. */

/** What is read of a gamepad. */
export interface Pad {
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
  readonly axes: readonly number[];
}

/** A key that something on the pad stands for. */
export interface PadKey {
  readonly key: string;
  readonly shift?: true;
  /** It comes again and again while it is held. */
  readonly again?: true;
}

/** The menu of the screen: no key of a keyboard. */
export const MENU = 'menu';

const direction = (key: string): PadKey => ({ key, again: true });
const [UP, DOWN, LEFT, RIGHT] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map(direction) as [PadKey, PadKey, PadKey, PadKey];

/** By number of button: A, B, X, Y, shoulders, triggers, back, start; the directions. */
const BUTTONS: Readonly<Record<number, PadKey>> = {
  0: { key: 'Enter' }, 1: { key: 'Escape' }, 2: { key: ' ' }, 3: { key: '?' }, 4: { key: 'Tab', shift: true, again: true }, 5: { key: 'Tab', again: true },
  6: { key: '-', again: true }, 7: { key: '+', again: true }, 8: { key: ',' }, 9: { key: MENU }, 12: UP, 13: DOWN, 14: LEFT, 15: RIGHT,
};
/** By number of axis: what it stands for towards its less and its greater end. The right stick turns and tilts. */
const AXES: readonly (readonly [PadKey, PadKey])[] = [[LEFT, RIGHT], [UP, DOWN], [direction('['), direction(']')], [direction('{'), direction('}')]];

/** A stick counts from here on, and a trigger. */
const FAR = 0.55;
const DRAWN = 0.4;
/** Milliseconds until what is held comes again, and then each time. */
const [FIRST, NEXT] = [380, 110];

/** What is held on a pad, each by a name of its own. */
function heldOn({ buttons, axes }: Pad): ReadonlyMap<string, PadKey> {
  const held = new Map<string, PadKey>();
  for (const [number, key] of Object.entries(BUTTONS)) {
    const button = buttons[Number(number)];
    if (button !== undefined && (button.pressed || button.value > DRAWN)) held.set(`b${number}`, key);
  }
  // A stick that leans over means one direction: the one it leans to most.
  for (const first of [0, 2]) {
    const [x = 0, y = 0] = [axes[first], axes[first + 1]];
    const axis = Math.abs(x) >= Math.abs(y) ? first : first + 1;
    const value = axes[axis] ?? 0;
    if (Math.abs(value) > FAR) held.set(`a${axis}${value < 0 ? '-' : '+'}`, AXES[axis]![value < 0 ? 0 : 1]);
  }
  return held;
}

/** Reads a pad again and again: which keys are pressed anew at a time (ms), or come again. */
export class PadReader {
  /** When what is held comes next. */
  readonly #due = new Map<string, number>();

  read(pad: Pad, now: number): readonly PadKey[] {
    const held = heldOn(pad);
    for (const name of this.#due.keys()) if (!held.has(name)) this.#due.delete(name);
    const pressed: PadKey[] = [];
    for (const [name, key] of held) {
      const due = this.#due.get(name);
      if (due !== undefined && (key.again !== true || now < due)) continue;
      this.#due.set(name, now + (due === undefined ? FIRST : NEXT));
      pressed.push(key);
    }
    return pressed;
  }
}
