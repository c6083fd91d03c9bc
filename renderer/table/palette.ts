import { Color } from 'three';
import type { Palette } from '../match/settings.ts';

export interface SideColours {
  readonly bright: string;
  readonly deep: string;
}

/** The two sides' colours; every use is joined by a pattern (bars for the first seat, teeth or dots for the second). */
export const SIDE_COLOURS: Readonly<Record<Palette, readonly [SideColours, SideColours]>> = {
  'blue-vermilion': [{ bright: '#74b6ee', deep: '#1a55a8' }, { bright: '#f08a68', deep: '#b8400a' }],
  'blue-yellow': [{ bright: '#5ea2f5', deep: '#1c4fa0' }, { bright: '#f6d74a', deep: '#b08d12' }],
  'light-dark': [{ bright: '#f5f0e6', deep: '#cfc6b6' }, { bright: '#a58cf0', deep: '#4a3596' }],
};

export const sideOf = (palette: Palette, seat: number): SideColours => SIDE_COLOURS[palette][seat === 1 ? 1 : 0];
export const linear = (hex: string): Color => new Color(hex);
export const BRASS = '#e8b765';
export const SAGE = '#93cdb6';
export const ALARM = '#ff6a4a';
