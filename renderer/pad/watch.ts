import { PadReader, type Pad } from './pad.ts';
import { pressKey } from './press.ts';

const padsNow = (): readonly Pad[] => navigator.getGamepads().filter((pad) => pad !== null && pad.connected && pad.mapping === 'standard') as readonly Pad[];

// The mouse shows where it is by itself.
window.addEventListener('pointerdown', () => { delete document.documentElement.dataset['pad']; });

let watching = false;

/** Reads the pads in every frame for as long as one is connected, and presses what they press. */
export function watchPads(): void {
  if (watching) return;
  watching = true;
  const readers: PadReader[] = [];
  const look = (now: number): void => {
    const pads = padsNow();
    if (pads.length === 0) {
      watching = false;
      return;
    }
    // Whoever plays in another window presses nothing here.
    for (const [i, pad] of pads.entries()) for (const key of (readers[i] ??= new PadReader()).read(pad, now)) if (document.hasFocus()) pressKey(key);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
