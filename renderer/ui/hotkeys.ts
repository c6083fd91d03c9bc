import { useEffect, useRef } from 'react';

/** Letters that mean the same everywhere and are never given to an option. */
const RESERVED = new Set(['G', 'L', 'M', 'O', 'Q', 'U', 'V', 'X', 'Z', '?']);

/** Letters for options that come back again and again. */
const USUAL: Readonly<Record<string, string>> = {
  move: 'W', combat: 'C', focus: 'F', recover: 'R', takeCover: 'T', flip: 'S', end: 'E', advance: 'A', dash: 'D', climb: 'C', jump: 'J', reposition: 'R',
  melee: 'B', ranged: 'R', yes: 'Y', no: 'N', pass: 'P', none: 'N', stop: 'S', stay: 'N', skip: 'N', done: 'E', reveal: 'R', reserve: 'K', activate: 'A',
  near: 'N', far: 'F', push: 'P', pull: 'I', shove: 'S', heal: 'H', damage: 'D',
};

const SPARE = [...'123456789', ...'ABCDEFHIJKNPQRSTVWXYZ'];

/** A key for every option, each its own: the usual letter where it is free, digits for lists, then letters. */
export function keysFor(options: readonly string[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set(RESERVED);
  for (const option of options) {
    const usual = USUAL[option];
    if (usual === undefined || taken.has(usual)) continue;
    keys.set(option, usual);
    taken.add(usual);
  }
  for (const option of options) {
    if (keys.has(option)) continue;
    const spare = SPARE.find((key) => !taken.has(key));
    if (spare === undefined) continue;
    keys.set(option, spare);
    taken.add(spare);
  }
  return keys;
}

type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('input:not([type="range"]), select, textarea, [contenteditable], [data-own-keys]') !== null;
const isPressable = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('button, a, summary, [role="button"]') !== null;

/** Whether a dialog is open: it has all keys. */
export const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;
/** Keys that belong to an instrument while one is in hand. */
const HELD = new Set(['Enter', 'Escape', 'Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
const isToolInHand = (): boolean => document.querySelector('[data-tool]') !== null;
const isUnderLayer = (): boolean => document.querySelector('[data-layer]') !== null;

/**
 * Listens to keys of the whole window. Names are upper-case letters, digits or `KeyboardEvent.key` ("Escape", "ArrowUp").
 * Enter and Space are left to a focused button. A key that does something goes no further, so that the table leaves it alone.
 * While an instrument lies on the table, Enter, Escape, Tab and the arrows are its own. While a dialog is open, in a field and within `data-own-keys` none of them work. Escape belongs to what lies on top (elements with `data-layer`) before it may decline anything.
 */
export function useHotkeys(actions: KeyActions, enabled = true): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!enabled) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isBehindDialog()) return;
      if (event.key === 'Escape' && isUnderLayer()) return;
      if (HELD.has(event.key) && isToolInHand()) return;
      if ((event.key === 'Enter' || event.key === ' ') && isPressable(event.target)) return;
      // Letters with Shift move the camera.
      if (event.shiftKey && /^[a-z]$/i.test(event.key)) return;
      const act = latest.current[event.key.length === 1 ? event.key.toUpperCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [enabled]);
}

/** What Escape closes, the newest last. */
const layers: symbol[] = [];

/** Escape for something that lies on top and is marked with `data-layer`: the one opened last goes first. Not while a dialog is open. */
export function useEscape(close: () => void, enabled = true): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!enabled) return undefined;
    const layer = Symbol('layer');
    layers.push(layer);
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || layers.at(-1) !== layer || isBehindDialog()) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, [enabled]);
}
