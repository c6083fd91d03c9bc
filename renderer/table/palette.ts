import { Color } from 'three';
import type { Gait } from '../match/hints.ts';
import type { Palette } from '../match/settings.ts';

export interface SideColours {
  readonly bright: string;
  readonly deep: string;
}

/** The sides' patterns, in the order of seats: whoever cannot tell two colours tells these apart. */
export const PATTERNS = ['bars', 'dots', 'checks', 'chevrons', 'net'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** A list with something for each of five seats. */
type ForFive<T> = readonly [T, T, T, T, T];

/**
 * The sides' colours by seat; every use is joined by the seat's pattern. `bright` is read and drawn on dark panels, `deep` fills badges
 * and rims. Their distances to people who see fewer colours, and their contrast, are held by a test.
 */
export const SIDE_COLOURS: Readonly<Record<Palette, ForFive<SideColours>>> = {
  'blue-vermilion': [
    { bright: '#74b6ee', deep: '#1a55a8' }, { bright: '#f08a68', deep: '#b8400a' }, { bright: '#ffe14a', deep: '#e29e03' },
    { bright: '#a866ff', deep: '#3a0f66' }, { bright: '#3ff2cc', deep: '#10cbbf' },
  ],
  'blue-yellow': [
    { bright: '#5ea2f5', deep: '#1c4fa0' }, { bright: '#f6d74a', deep: '#b08d12' }, { bright: '#ff52a2', deep: '#b1173f' },
    { bright: '#37efe1', deep: '#48b8bd' }, { bright: '#7a8f00', deep: '#1a2e04' },
  ],
  'light-dark': [
    { bright: '#f5f0e6', deep: '#cfc6b6' }, { bright: '#a58cf0', deep: '#4a3596' }, { bright: '#fab4fd', deep: '#e860ee' },
    { bright: '#e05c2d', deep: '#550b05' }, { bright: '#56c980', deep: '#068a5c' },
  ],
};

/** A seat's place among the five looks there are. */
export const lookOf = (seat: number): number => Math.min(PATTERNS.length - 1, Math.max(0, seat));
export const sideOf = (palette: Palette, seat: number): SideColours => SIDE_COLOURS[palette][lookOf(seat)]!;
export const linear = (hex: string): Color => new Color(hex);
export const BRASS = '#e8b765';
export const SAGE = '#93cdb6';
export const ALARM = '#ff6a4a';
/** Colours of the kinds of movement. */
export const GAITS: Readonly<Record<Gait, string>> = { walk: '#3fc48a', run: '#4f9dff', climb: '#ffb020', leap: '#c77dff', other: '#f4e9d0' };
