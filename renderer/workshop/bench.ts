/** The table that is being laid out at this window, and what hands hold: what React draws of the workshop. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { TableCheck } from '../../engine/space/check/check.ts';
import type { Draft } from '../../engine/space/draft/draft.ts';
import type { Snapped, Snaps } from '../../engine/space/draft/snap.ts';
import type { Feature } from '../../engine/space/terrain/table.ts';
import type { Kit } from './kit.ts';

export type Tool = 'move' | 'turn' | 'raise' | 'measure' | 'figure';
export const TOOLS: readonly Tool[] = ['move', 'turn', 'raise', 'measure', 'figure'];

/** Shapes that rules read, drawn over the table. */
export const OVERLAYS = ['none', 'heights', 'matter', 'cover', 'ways', 'room', 'squares', 'missions'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** A piece in hand that is not on the table yet, and where it would go. */
export interface Held {
  readonly piece: string;
  readonly turn: number;
  readonly place: Snapped | null;
}

/** Whether what was done lies on disk. */
export type Keeping = 'kept' | 'waiting' | 'failed';

export interface BenchState {
  /** Id of the table; null while none is laid out. */
  readonly table: string | null;
  readonly draft: Draft | null;
  readonly kit: Kit | null;
  /** Goes up whenever pieces have come that were not there. */
  readonly come: number;
  readonly selection: readonly string[];
  readonly hovered: string | null;
  readonly tool: Tool;
  readonly held: Held | null;
  /** Where what is being dragged would go, by id; null while nothing is. */
  readonly dragged: ReadonlyMap<string, Feature> | null;
  /** Lines that what is in hand was drawn to. */
  readonly lines: Snapped['lines'];
  /** A rectangle that is being drawn around pieces, in pixels of the window. */
  readonly marquee: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  readonly snaps: Snaps & { readonly angles: boolean };
  readonly hidden: ReadonlySet<string>;
  /** Height from which on nothing is drawn (mm); null for everything. */
  readonly slice: number | null;
  readonly clip: readonly Feature[];
  readonly keeping: Keeping;
  readonly fault: string | null;
  /** What a deed has to say, in words; null once it was read or something else was done. */
  readonly said: { readonly words: string } | null;
  readonly overlay: Overlay;
  /** The match whose objectives and deployments are shown by its name; null for the table's own. */
  readonly match: string | null;
  readonly check: TableCheck | null;
  readonly checking: boolean;
  /** Which share of a check that takes long is done (0 to 1); null while none does. */
  readonly checked: number | null;
}

/** Steps of a nudge and lines of the grid (mm). */
export const GRID = 12.7;

const EMPTY: BenchState = {
  table: null, draft: null, kit: null, come: 0, selection: [], hovered: null, tool: 'move', held: null, dragged: null, lines: [], marquee: null,
  snaps: { grid: 0, edges: true, decks: true, ladders: true, angles: true }, hidden: new Set(), slice: null, clip: [], keeping: 'kept', fault: null, said: null,
  overlay: 'none', match: null, check: null, checking: false, checked: null,
};

export const bench = createStore<BenchState>(() => EMPTY);
export const useBench = <T>(select: (state: BenchState) => T): T => useStore(bench, select);

/** Says something at the edge of the table. */
export const say = (words: string): void => bench.setState({ said: { words } });

/** Clears the bench; what was cut or copied, and what pieces are drawn to, stays. */
export function clearBench(): void {
  const { clip, snaps } = bench.getState();
  bench.setState({ ...EMPTY, clip, snaps });
}

/** Tells of changes of the pieces, of these parts of the state, and of nothing else; gives what ends it. */
export const onPieces = (parts: readonly (keyof BenchState)[], tell: () => void): (() => void) => bench.subscribe((now, before) => {
  if (now.draft?.table.features !== before.draft?.table.features || (['kit', 'come', 'dragged', ...parts] as const).some((part) => now[part] !== before[part])) tell();
});

const NOTHING: readonly Feature[] = [];

/** Features of the table as they are drawn now: what is dragged stands where it is held. */
export function featuresNow({ draft, dragged }: Pick<BenchState, 'draft' | 'dragged'>): readonly Feature[] {
  const features = draft?.table.features ?? NOTHING;
  return dragged === null ? features : features.map((feature) => dragged.get(feature.id) ?? feature);
}

/** Those that are chosen, in the order of the table. */
export function chosenOf({ draft, selection }: Pick<BenchState, 'draft' | 'selection'>): readonly Feature[] {
  if (selection.length === 0) return NOTHING;
  const wanted = new Set(selection);
  return (draft?.table.features ?? NOTHING).filter(({ id }) => wanted.has(id));
}

/** Chosen ones that hands may move: not the locked ones. */
export const looseOf = (state: Pick<BenchState, 'draft' | 'selection'>): readonly Feature[] => chosenOf(state).filter(({ locked }) => locked !== true);

/** A feature with all of its group. */
export function withGroups(features: readonly Feature[], ids: readonly string[]): readonly string[] {
  const wanted = new Set(ids);
  const groups = new Set(features.flatMap(({ id, group }) => (wanted.has(id) && group !== undefined ? [group] : [])));
  return features.flatMap(({ id, group }) => (wanted.has(id) || (group !== undefined && groups.has(group)) ? [id] : []));
}

