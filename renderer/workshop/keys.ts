/** Keys of the workshop: those that people know from editors. */
import { tenth } from '../../engine/shape/point.ts';
import { isBehindDialog } from '../ui/hotkeys.ts';
import { bench, chosenThings, GRID, type Tool } from './bench.ts';
import { copy, cut, duplicate, paste } from './copies.ts';
import { chooseAll, drop, group, hide, holdAt, lock, nudge, putDown, raiseStep, redo, remove, turnStep, undo } from './deeds.ts';
import { inHand, instrument, instruments } from './instrument.ts';
import { view } from './scene/view.ts';
import { topAt } from './seen.ts';

/** What the keys need of the screen. */
export interface KeyEnds {
  readonly onHelp: () => void;
  readonly onKeep: () => void;
}

/** A nudge without a grid, and a fine one (mm). */
const [NUDGE, FINE] = [5, 0.5];

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('input:not([type="range"]):not([type="checkbox"]), select, textarea, [data-own-keys]') !== null;
const isPressable = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('button, a, summary, [role="option"], [role="radio"]') !== null;

const isOnPalette = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('.palette__piece') !== null;

const isTool = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('.workshop__strip [role="radio"]') !== null;
/** Lists have their own arrows; the tools, each a button, have none. */
const hasArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !isTool(target) && target.closest('[role="listbox"], [role="radiogroup"], [role="tablist"]') !== null;

/** Tools by their letter, as editors have them. */
const TOOL_KEYS: Readonly<Record<string, Tool>> = { w: 'move', e: 'turn', r: 'raise', m: 'measure', f: 'figure' };

/** Points at another place of the table with what is in hand, from the middle of the view on. */
function aimBy(x: number, z: number): void {
  const state = bench.getState();
  const { aim } = instruments.getState();
  const [halfX, halfZ] = state.draft!.table.size.map((side) => side / 2) as [number, number];
  const within = (place: number, half: number): number => tenth(Math.min(half, Math.max(-half, place)));
  const [atX, atZ] = [within((aim?.x ?? view.rig?.now.x ?? 0) + x, halfX), within((aim?.z ?? view.rig?.now.z ?? 0) + z, halfZ)];
  instrument.aim({ x: atX, y: tenth(topAt(state, atX, atZ)), z: atZ });
}

/** Moves what is in hand, or what is chosen, along the table as it is seen now. */
function arrow(right: number, down: number, fine: boolean): boolean {
  const state = bench.getState();
  const { held, snaps, selection } = state;
  const turn = view.rig?.now.turn ?? 0;
  // The way on the table that is nearest to the one on the screen.
  const quarter = Math.round(turn / (Math.PI / 2));
  const [s, c] = [Math.round(Math.sin((quarter * Math.PI) / 2)), Math.round(Math.cos((quarter * Math.PI) / 2))];
  const [x, z] = [right * c + down * s, -right * s + down * c];
  if (held !== null) {
    const [atX, atZ] = held.place?.at ?? [view.rig?.now.x ?? 0, view.rig?.now.z ?? 0];
    const step = fine ? FINE : GRID * 2;
    const [toX, toZ] = [atX + x * step, atZ + z * step];
    // As under a pointer: onto what is seen there.
    holdAt(toX, toZ, snaps.decks ? tenth(topAt(state, toX, toZ)) : held.place?.level ?? 0);
    return true;
  }
  if (inHand(state)) {
    const step = fine ? FINE : GRID;
    aimBy(x * step, z * step);
    return true;
  }
  if (selection.length === 0) return false;
  const step = fine ? FINE : snaps.grid > 0 ? snaps.grid : NUDGE;
  nudge(x * step, z * step);
  return true;
}

/** Looks at what is chosen. */
export function lookAtChosen(): void {
  const [first] = chosenThings(bench.getState());
  if (first !== undefined) view.rig?.focus(first.at[0], first.level, first.at[1]);
}

type Deed = () => unknown;

const withControl = (shift: boolean, { onKeep }: KeyEnds): Readonly<Record<string, Deed>> => ({
  z: shift ? redo : undo, y: redo, c: copy, x: cut, v: () => paste(), d: duplicate, a: chooseAll, g: () => group(!shift), s: onKeep,
});

const ARROWS = [['ArrowLeft', -1, 0], ['ArrowRight', 1, 0], ['ArrowUp', 0, -1], ['ArrowDown', 0, 1]] as const;

const plain = ({ altKey, shiftKey }: KeyboardEvent): Readonly<Record<string, Deed>> => ({
  Delete: remove, Backspace: remove, ',': () => turnStep(1), '.': () => turnStep(-1), PageUp: () => raiseStep(1, altKey), PageDown: () => raiseStep(-1, altKey),
  ...(shiftKey ? {} : Object.fromEntries(ARROWS.map(([key, right, down]) => [key, () => arrow(right, down, altKey)]))),
  g: () => group(!shiftKey), l: lock, h: hide, d: drop, End: lookAtChosen,
});

/** Listens to the keys of the workshop until it is told to stop. */
export function listen(ends: KeyEnds): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isBehindDialog() || isTyping(event.target) || bench.getState().draft === null) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const done = (): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (key === '?') {
      done();
      return ends.onHelp();
    }
    const control = event.ctrlKey || event.metaKey;
    const tool = control || event.altKey ? undefined : TOOL_KEYS[key];
    if (tool !== undefined) {
      done();
      return bench.setState({ tool, held: null, lines: [] });
    }
    // On the palette Enter takes a piece and lets go of it; once it is held over the table it puts it down.
    const { held } = bench.getState();
    if (key === 'Enter' && held !== null && (!isPressable(event.target) || (held.place !== null && isOnPalette(event.target)))) {
      done();
      if (held.place === null) arrow(0, 0, false);
      putDown();
      return;
    }
    // With tape or figure in hand Enter presses where keys point; a button that is not one of the tools keeps its own.
    if (key === 'Enter' && !control && inHand(bench.getState()) && (!isPressable(event.target) || (isTool(event.target) && instruments.getState().aim !== null))) {
      done();
      if (instruments.getState().aim === null) aimBy(0, 0);
      return instrument.press(instruments.getState().aim!);
    }
    const deed = control ? withControl(event.shiftKey, ends)[key] : plain(event)[key];
    if (deed === undefined || (key.startsWith('Arrow') && hasArrows(event.target))) return;
    done();
    void deed();
  };
  window.addEventListener('keydown', press, { capture: true });
  return () => window.removeEventListener('keydown', press, { capture: true });
}
