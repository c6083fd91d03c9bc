import type { Point } from '../../engine/shape/point.ts';
import type { Under } from '../tools/step.ts';

/** What a measure begins or ends at: a figure or objective by its id, wherever it goes, or a point of the table. */
export type Anchor = { readonly kind: 'thing'; readonly id: string } | { readonly kind: 'spot'; readonly at: Point };

export type InstrumentKind = 'measure' | 'sight';
export type OverlayKind = 'reach' | 'sight' | 'danger';

/** The measuring tool or the sight tool in hand. */
export interface Instrument {
  readonly kind: InstrumentKind;
  /** Where it begins; null until that is chosen. */
  readonly from: Anchor | null;
  /** Where it ends: under the pointer, or where it was put. */
  readonly to: Anchor | null;
  /** The end was put down and no longer follows the pointer. */
  readonly fixed: boolean;
}

export type InstrumentInput =
  | { readonly kind: 'hover'; readonly under: Under }
  | { readonly kind: 'click'; readonly under: Under }
  /** Tab and Shift+Tab, through everything on the table. */
  | { readonly kind: 'cycle'; readonly by: 1 | -1; readonly things: readonly string[] }
  /** Arrow keys, from where the measure ends to a place beside it. */
  | { readonly kind: 'nudge'; readonly at: Point }
  | { readonly kind: 'confirm' };

/** Takes an instrument up, at a figure that was selected before. */
export const takeUp = (kind: InstrumentKind, selected: string | null): Instrument => ({ kind, from: selected === null ? null : { kind: 'thing', id: selected }, to: null, fixed: false });

const anchorOf = ({ thing, spot }: Under): Anchor | null => (thing !== null ? { kind: 'thing', id: thing } : spot === null ? null : { kind: 'spot', at: spot });

const sameAnchor = (a: Anchor | null, b: Anchor | null): boolean =>
  a === b || (a !== null && b !== null && (a.kind === 'thing' ? b.kind === 'thing' && a.id === b.id : b.kind === 'spot' && a.at.x === b.at.x && a.at.y === b.at.y && a.at.z === b.at.z));

/** One input's effect on the instrument: the first click begins, the second puts the end down, the third begins anew. Nothing else on the table hears of them. */
export function stepInstrument(now: Instrument, input: InstrumentInput): Instrument {
  switch (input.kind) {
    case 'hover': return follow(now, anchorOf(input.under));
    case 'click': return put(now, anchorOf(input.under));
    case 'cycle': return follow(now.fixed ? { ...now, fixed: false } : now, next(now, input.things, input.by));
    case 'nudge': return follow(now.fixed ? { ...now, fixed: false } : now, { kind: 'spot', at: input.at });
    case 'confirm': return put(now, now.to);
    default: return input satisfies never;
  }
}

const follow = (now: Instrument, to: Anchor | null): Instrument => (now.fixed || sameAnchor(now.to, to) ? now : { ...now, to });

function put(now: Instrument, at: Anchor | null): Instrument {
  if (at === null) return now;
  if (now.from === null || now.fixed) return { ...now, from: at, to: null, fixed: false };
  return sameAnchor(now.from, at) ? now : { ...now, to: at, fixed: true };
}

/** The thing after the one that the measure ends at, going round, its beginning left out. */
function next({ from, to }: Instrument, things: readonly string[], by: 1 | -1): Anchor | null {
  const open = things.filter((id) => from?.kind !== 'thing' || id !== from.id);
  if (open.length === 0) return to;
  const at = to?.kind === 'thing' ? open.indexOf(to.id) : -1;
  return { kind: 'thing', id: open[at < 0 ? (by > 0 ? 0 : open.length - 1) : (at + by + open.length) % open.length]! };
}

