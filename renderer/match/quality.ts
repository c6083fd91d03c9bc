import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { match, useMatch } from './match.ts';
import type { Settings } from './settings.ts';

/** How the table can be drawn: finely, or plainly for machines that draw slowly. */
export type Quality = 'high' | 'low';

/** What was found out about this machine. */
export interface Found {
  /** It draws without a graphics card. */
  readonly software: boolean;
  /** Milliseconds of the small picture that was drawn to know how fast that goes (`drawingSpeed.ts`). */
  readonly milliseconds: number;
}

/** Milliseconds of the small picture up to which a machine is tried with fine ones. Whoever is slow all the same is found out in play. */
const QUICK = 5;

/** What a machine is good for. One that could not be measured is drawn for plainly. */
export const fitsFor = (found: Found | null): Quality => (found !== null && !found.software && found.milliseconds <= QUICK ? 'high' : 'low');

/** What this start of the program knows of drawing; nothing of it is kept. */
interface Drawing {
  /** What this machine is good for; null until it was measured. */
  readonly fits: Quality | null;
  /** A graphics card draws, however slow it is. */
  readonly card: boolean;
  /** Fine pictures came slowly while something moved, and plain ones are drawn since: a word on it stands until it is answered. */
  readonly lowered: 'no' | 'said' | 'heard';
}

export const drawing = createStore<Drawing>(() => ({ fits: null, card: false, lowered: 'no' }));

/** How the table is drawn: as the person wishes; where that is left to the program, as the machine can. */
export function drawnAs({ quality }: Pick<Settings, 'quality'>, { fits, lowered }: Pick<Drawing, 'fits' | 'lowered'>): Quality {
  if (quality !== 'auto') return quality;
  return lowered === 'no' && fits === 'high' ? 'high' : 'low';
}

/** Whether it may be lowered: only what was not chosen by a person, and once. */
export const mayLower = (settings: Pick<Settings, 'quality'>, now: Pick<Drawing, 'fits' | 'lowered'>): boolean => settings.quality === 'auto' && drawnAs(settings, now) === 'high';

/** Whether the table is drawn finely now. */
export const isFine = (): boolean => drawnAs(match.getState().settings, drawing.getState()) === 'high';

/** Whether edges are drawn soft, which costs little on a card and much without one. */
export const isSoft = (fine: boolean, { card }: Pick<Drawing, 'card'>): boolean => fine || card;

export function useFine(): boolean {
  const settings = useMatch((s) => s.settings);
  return drawnAs(settings, useStore(drawing)) === 'high';
}

export const useDrawing = <T>(pick: (now: Drawing) => T): T => useStore(drawing, pick);
