import { z } from 'zod';
import { HOURS } from '../../engine/space/terrain/light.ts';
import { soundForm } from '../sound/settings.ts';
import { speedsForm } from './speeds.ts';

const settingsForm = z.object({
  /** 1 … 2, times the size that the window gives the root's text. */
  textScale: z.number().min(1).max(2).catch(1),
  palette: z.enum(['blue-vermilion', 'blue-yellow', 'light-dark']).catch('blue-vermilion'),
  reducedMotion: z.boolean().catch(false),
  /** How loud what is. */
  sound: soundForm,
  /** When the camera goes by itself to what is shown. */
  camera: z.enum(['follows', 'matters', 'never']).catch('follows'),
  /** How the table is drawn: as it fits the machine, or as the person says. */
  quality: z.enum(['auto', 'high', 'low']).catch('auto'),
  /** Pixels that the table is drawn with, of those that the window has, along each edge: 0.25 … 1. Drawing takes as long as they are many. */
  sharpness: z.coerce.number().min(0.25).max(1).catch(1),
  /** The hour that tables are lit at: each its own, or one for all. */
  light: z.enum(['table', ...HOURS]).catch('table'),
  /** How fast the opponent's turn and our own results are shown. */
  speed: speedsForm,
  /** Whether the card of who is chosen or acts stands open beside the table. */
  card: z.boolean().catch(false),
  /** Whether the table is covered when one person hands the screen to another. */
  curtain: z.boolean().catch(false),
  language: z.string().catch('en'),
});

export type Settings = z.infer<typeof settingsForm>;
export type Palette = Settings['palette'];

const KEY = 'gantry.settings';
/** Settings that the page's address may say, for as long as the page stands. */
const ASKED = ['quality', 'sharpness', 'camera', 'sound'] as const;

const wantsCalm = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Reads the settings kept by this browser; anything missing or damaged gets its default. */
export function readSettings(): Settings {
  let kept: unknown = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    kept = {};
  }
  const first = typeof kept === 'object' && kept !== null ? kept : {};
  const words = new URLSearchParams(typeof location === 'undefined' ? '' : location.search);
  const asked = Object.fromEntries(ASKED.flatMap((key) => (words.has(key) ? [[key, words.get(key)]] : [])));
  return settingsForm.parse({ reducedMotion: wantsCalm(), ...first, ...asked });
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that refuses storage plays with the defaults next time.
  }
}
