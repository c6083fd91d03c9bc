import type { OverlayKind } from './chart.ts';

/** The tones of each overlay, as its field and its legend show them. */
export const TONES: Readonly<Record<OverlayKind, readonly string[]>> = {
  reach: ['#38bd80', '#4080c7'],
  sight: ['#33c7cc', '#6b80f2', '#ed6659'],
  danger: ['#f2c247', '#f27829', '#d91f1f'],
};
