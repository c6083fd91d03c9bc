import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { PerspectiveCamera } from 'three';
import { feedHeld, isHeld, isHeldKey } from '../measure/heldInput.ts';
import { Thinking } from '../measure/thinking.ts';
import type { Hints } from '../match/hints.ts';
import { match, stage } from '../match/match.ts';
import type { Ground } from '../tools/ground.ts';
import { isOffered } from '../tools/offers.ts';
import { offering } from '../tools/offering.ts';
import { isBehindDialog } from '../ui/hotkeys.ts';
import { step, toolFor, type Tool } from '../tools/tool.ts';
import type { Effect, Input, Under, Way } from '../tools/step.ts';
import { cutAbove } from './cutaway.ts';
import type { Crew } from './figures/crew.ts';
import { lay } from './laid.ts';
import { OfferWork } from './offerWork.ts';
import { PointerLooks } from './pointerLooks.ts';
import type { Rig } from './rig.ts';
import { SLOP } from './Camera.tsx';
import type { Finder } from './under.ts';

/** Distance between the places that are tried for the field (mm). */
const FIELD_CELL = 10;

const ARROWS: Readonly<Record<string, Way>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
/** What the table tells a tool by itself, whoever has the pointer. */
const NEWS: ReadonlySet<Input['kind']> = new Set(['cells', 'aimed', 'reach', 'found']);
const isOpen = ({ figures, markers, spots }: Hints, id: string): boolean => figures.has(id) || markers.has(id) || spots.some(({ option }) => option === id);
/** Keys that only offers have. */
const OFFER_KEYS: Readonly<Record<string, Input>> = { x: { kind: 'next', by: 1 }, v: { kind: 'other' } };
const isControl = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('button, a, input, select, textarea, summary, dialog, [role="button"], [contenteditable]') !== null;

/** Where the arrows mean something by themselves. */
const usesArrows = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('input, select, textarea, dialog, [contenteditable], [data-own-keys]') !== null;

export interface PointerToolsProps {
  readonly crew: Crew;
  readonly rig: Rig;
  readonly finder: Finder;
  readonly ground: Ground;
}

/** The pointer and the keys that work on the table: one handler for everything, driving the tool that fits the request. */
export function PointerTools({ crew, rig, finder, ground }: PointerToolsProps) {
  const { gl, camera, invalidate } = useThree();
  useEffect(() => {
    const element = gl.domElement;
    let tool: Tool = { kind: 'look' };
    let asked: unknown = null;
    let pressed: { x: number; y: number } | null = null;
    let busy = false;
    let waiting: Extract<Effect, { do: 'ask' }> | null = null;

    const thinking = new Thinking(ground);
    const work = new OfferWork(ground, FIELD_CELL, {
      offers: (offers) => {
        tool = toolFor(match.getState().hints, offers);
        if (tool.kind === 'offer' && tool.figure !== null) work.choose(tool.figure);
      },
      reach: (cells) => { if (tool.kind === 'offer') feed({ kind: 'reach', cells }); },
      found: (offer, aim, others, fix) => { if (tool.kind === 'offer') feed({ kind: 'found', offer, aim, others, fix }); },
    });

    const feed = (input: Input): void => {
      if (isHeld() && !NEWS.has(input.kind)) return feedHeld(input, (at) => finder.drop(at));
      const { tool: next, effects } = step(tool, input);
      tool = next;
      for (const effect of effects) act(effect);
      if (tool.kind === 'place') lay({ fixed: tool.fixed });
    };
    /** Whether the tool does anything at an input: Tab that it has no use for goes on to the next button. */
    const does = (input: Input): boolean => {
      const { tool: next, effects } = step(tool, input);
      return next !== tool || effects.length > 0;
    };
    const ask = (effect: Extract<Effect, { do: 'ask' }>): void => {
      if (busy) {
        waiting = effect.fix || waiting === null || !waiting.fix ? effect : waiting;
        return;
      }
      busy = true;
      ground.ask('aim', { request: effect.request, spot: effect.spot }).then((aim) => {
        if (tool.kind === 'place' && tool.request === effect.request) feed({ kind: 'aimed', aim, fix: effect.fix });
      }, (fault: unknown) => match.setState({ fault: String(fault) })).finally(() => {
        busy = false;
        const next = waiting;
        waiting = null;
        if (next !== null) ask(next);
      });
    };
    const act = (effect: Effect): void => {
      const state = match.getState();
      switch (effect.do) {
        case 'hover': if (effect.id !== state.hovered) lookAlong(effect.id);
          state.hover(effect.id); element.style.cursor = effect.id !== null && (isOpen(state.hints, effect.id) || isOffered(offering.getState().offers, effect.id)) ? 'pointer' : ''; return;
        case 'select': state.select(effect.id); return;
        case 'pick': state.pick(effect.option); return;
        case 'ask': ask(effect); return;
        case 'show': lay({ aim: effect.aim, ...(tool.kind === 'offer' ? { request: effect.aim === null ? null : effect.offer?.request ?? null, fixed: false } : {}) }); invalidate(); return;
        case 'among': work.among(effect); return;
        case 'choose': work.choose(effect.figure); return;
        case 'mark': offering.setState({ mark: effect.mark, pointed: null }); return;
        case 'point': offering.setState({ pointed: effect.mark }); return;
        case 'go': work.go(effect.picks, effect.at); return;
        case 'aim': state.aim(effect.aimed); return;
        case 'place': void state.answer({ kind: 'place', at: effect.at }); return;
        default: effect satisfies never;
      }
    };
    /** While a target is chosen, what is hovered is looked at along a line of sight. */
    const lookAlong = (id: string | null): void => {
      const { request, hints, look, preview } = match.getState();
      if (request?.kind !== 'pick' || request.ask !== 'target') return;
      const from = request.about['attacker'] ?? request.about['character'];
      if (id !== null && typeof from === 'string' && (hints.figures.has(id) || hints.closed.has(id))) look({ kind: 'sight', from, to: id });
      else if (preview !== null) look(null);
    };
    const under = (x: number, y: number): Under => {
      const box = element.getBoundingClientRect();
      const [right, up] = [((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2];
      return finder.find(right, up, camera as PerspectiveCamera, stage, crew, cutAbove(match.getState().level));
    };

    /** Takes up the tool for a new request and lays out its field. */
    const change = (): void => {
      const { hints, aimed } = match.getState();
      if (asked === hints) return;
      asked = hints;
      tool = toolFor(hints);
      const request = hints.place;
      lay({ request, field: null, aim: null, fixed: false });
      invalidate();
      const failed = (fault: unknown): void => match.setState({ fault: String(fault) });
      work.take(hints).catch(failed);
      if (request === null) return;
      // A mark that stands already is laid again: the scene was built anew.
      if (aimed !== null) ask({ do: 'ask', request, spot: aimed.at, fix: true });
      ground.ask('field', { request, cell: FIELD_CELL }).then((field) => {
        if (match.getState().hints !== hints) return;
        lay({ field });
        invalidate();
        feed({ kind: 'cells', cells: field.cells });
      }, failed);
    };

    const looks = new PointerLooks(({ x, y, alt }) => {
      const found = under(x, y);
      if (alt) thinking.at(found.spot); else thinking.stop();
      if (isHeld()) element.style.cursor = 'crosshair';
      if (!alt) feed({ kind: 'hover', under: found });
    });
    /** What the keys say of where to aim comes before where the pointer was. */
    const byKey = (input: Input): void => {
      looks.drop();
      feed(input);
    };

    const move = (event: PointerEvent): void => {
      if (event.buttons === 0) looks.move({ x: event.clientX, y: event.clientY, alt: event.altKey });
    };
    const leave = (): void => {
      looks.leave();
      thinking.stop();
      // What only followed the pointer is gone with it.
      if (tool.kind === 'offer' && tool.mark === null) {
        lay({ aim: null, request: null });
        offering.setState({ pointed: null });
      }
      feed({ kind: 'hover', under: { thing: null, spot: null } });
    };
    const down = (event: PointerEvent): void => { pressed = event.button === 0 ? { x: event.clientX, y: event.clientY } : null; };
    const up = (event: PointerEvent): void => {
      const from = pressed;
      pressed = null;
      if (from === null || event.button !== 0 || Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLOP) return;
      feed({ kind: 'click', under: under(event.clientX, event.clientY), twice: event.detail > 1 });
    };
    const release = (event: KeyboardEvent): void => {
      if (event.key !== 'Alt' || !thinking.on) return;
      event.preventDefault();
      thinking.stop();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Alt' && looks.pointed !== null) {
        event.preventDefault();
        thinking.at(under(looks.pointed.x, looks.pointed.y).spot);
        return;
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBehindDialog()) return;
      const way = ARROWS[event.key];
      if (way !== undefined && !event.shiftKey && tool.kind !== 'look' && !usesArrows(event.target)) {
        // A button keeps no focus that the arrows leave: Enter then confirms, and Tab goes over the table.
        if (event.target instanceof HTMLButtonElement) event.target.blur();
        byKey({ kind: 'arrow', way, turn: rig.now.turn });
      } else if (event.key === 'Tab' && !isControl(event.target) && does({ kind: 'cycle', by: event.shiftKey ? -1 : 1 })) byKey({ kind: 'cycle', by: event.shiftKey ? -1 : 1 });
      else if (event.key === 'Enter' && !isControl(event.target) && tool.kind !== 'look') byKey({ kind: 'confirm' });
      else if (event.key === 'Escape' && tool.kind !== 'look') byKey({ kind: 'cancel' });
      else if (tool.kind === 'offer' && !event.shiftKey && OFFER_KEYS[event.key] !== undefined) byKey(OFFER_KEYS[event.key]!);
      else return;
      event.preventDefault();
    };
    /** Whether a key is the mark's of an offer: Enter and Tab where the focus is on no control, Escape anywhere but in a dialog. */
    const isMarkKey = ({ key: name, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      if (tool.kind !== 'offer' || tool.mark === null || isHeld() || ctrlKey || metaKey || altKey || document.querySelector('dialog[open], [data-layer]') !== null) return false;
      return name === 'Escape' || ((name === 'Enter' || name === 'Tab') && !isControl(target));
    };
    /** Before anybody else hears of them: with an instrument in hand, or while a mark stands, their keys answer nothing by the way. */
    const heldKey = (event: KeyboardEvent): void => {
      if (isMarkKey(event)) {
        byKey(event.key === 'Escape' ? { kind: 'cancel' } : event.key === 'Tab' ? { kind: 'cycle', by: event.shiftKey ? -1 : 1 } : { kind: 'confirm' });
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (!isHeldKey(event)) return;
      const way = ARROWS[event.key];
      byKey(way !== undefined ? { kind: 'arrow', way, turn: rig.now.turn } : event.key === 'Tab' ? { kind: 'cycle', by: event.shiftKey ? -1 : 1 } : { kind: 'confirm' });
      event.preventDefault();
      event.stopPropagation();
    };
    const stop = match.subscribe(change);
    const stopAdvised = offering.subscribe(({ advised }, before) => {
      if (advised !== null && advised !== before.advised && tool.kind === 'offer') feed({ kind: 'advised', advised });
    });
    change();
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    window.addEventListener('keydown', key);
    window.addEventListener('keydown', heldKey, { capture: true });
    window.addEventListener('keyup', release);
    return () => {
      stop();
      stopAdvised();
      work.stop();
      thinking.stop();
      window.removeEventListener('keydown', heldKey, { capture: true });
      window.removeEventListener('keyup', release);
      looks.drop();
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      window.removeEventListener('keydown', key);
    };
  }, [gl, camera, crew, rig, ground, finder, invalidate]);
  return null;
}
