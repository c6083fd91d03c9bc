/** The table that is being laid out at this window, and what hands hold: what React draws of the workshop. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { TableCheck } from '../../engine/space/check/check.ts';
import type { Draft } from '../../engine/space/draft/draft.ts';
import { NO_PLACES_COPIED, type Places } from '../../engine/space/draft/mark-copies.ts';
import { isMark, thingOf } from '../../engine/space/draft/mark-shapes.ts';
import type { Snapped, Snaps } from '../../engine/space/draft/snap.ts';
import { marksOf, type Mark } from '../../engine/space/terrain/marks.ts';
import type { Feature } from '../../engine/space/terrain/table.ts';
import type { Kit } from './kit.ts';

export type Tool = 'move' | 'turn' | 'raise' | 'measure' | 'figure';
export const TOOLS: readonly Tool[] = ['move', 'turn', 'raise', 'measure', 'figure'];

/** What the panel at the side shows. */
export const SIDES = ['piece', 'list', 'table', 'check'] as const;
export type SideTab = (typeof SIDES)[number];

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

export interface Clip {
  readonly features: readonly Feature[];
  readonly places: Places;
  /** How often copies of it were put beside it: each lies beside the one before. */
  readonly pasted: number;
}

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
  readonly side: SideTab;
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
  /** What was copied or cut: pieces, and places that a table named. */
  readonly clip: Clip;
  readonly keeping: Keeping;
  readonly fault: string | null;
  /** What a deed has to say, in words; null once it was read or something else was done. */
  readonly said: { readonly words: string } | null;
  readonly overlay: Overlay;
  /** The match whose objectives and deployments are shown by its name; null for the table's own. */
  readonly match: string | null;
  /** The mission (`SYSTEM/MISSION`) whose objectives are laid out; null for those of all missions. */
  readonly layout: string | null;
  readonly check: TableCheck | null;
  readonly checking: boolean;
  /** Why the last check was not finished; empty where it was. */
  readonly checkFault: string;
  /** Which share of a check that takes long is done (0 to 1); null while none does. */
  readonly checked: number | null;
}

/** Steps of a nudge and lines of the grid (mm). */
export const GRID = 12.7;

const EMPTY: BenchState = {
  table: null, draft: null, kit: null, come: 0, selection: [], hovered: null, tool: 'move', side: 'piece', held: null, dragged: null, lines: [], marquee: null,
  snaps: { grid: 0, edges: true, decks: true, ladders: true, angles: true }, hidden: new Set(), slice: null, clip: { features: [], places: NO_PLACES_COPIED, pasted: 0 }, keeping: 'kept', fault: null, said: null,
  overlay: 'none', match: null, layout: null, check: null, checking: false, checkFault: '', checked: null,
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

/** Pieces that are chosen, in the order of the table. */
export function chosenOf({ draft, selection }: Pick<BenchState, 'draft' | 'selection'>): readonly Feature[] {
  if (selection.length === 0) return NOTHING;
  const wanted = new Set(selection);
  return (draft?.table.features ?? NOTHING).filter(({ id }) => wanted.has(id));
}

/** What has to be shown over the table for a mark to be seen: the table's own places, or its ways. */
export const shownBy = ({ kind }: Mark['of']): Overlay => (kind === 'way' ? 'ways' : 'missions');

/** The mission whose own layout is shown; null where it has none. */
export const layoutOf = ({ draft, layout }: Pick<BenchState, 'draft' | 'layout'>): string | null =>
  (draft?.table.layouts?.some(({ mission }) => mission === layout) === true ? layout : null);

type Shown = Pick<BenchState, 'draft' | 'dragged' | 'overlay' | 'match' | 'layout'>;

/** Places that the table names, as far as they are shown over it: things that hands move like pieces, where they are held now. */
export function marksNow({ draft, dragged, overlay, match, layout }: Shown): readonly Feature[] {
  if (draft === null || (overlay !== 'ways' && (overlay !== 'missions' || match !== null))) return NOTHING;
  const sought = layoutOf({ draft, layout });
  return marksOf(draft.table).filter(({ of }) => shownBy(of) === overlay && (of.kind !== 'objective' || of.mission === sought)).map((mark) => dragged?.get(mark.id) ?? thingOf(mark));
}

/** Everything that hands may choose, where it is held now. */
export function thingsNow(state: Shown): readonly Feature[] {
  const marks = marksNow(state);
  return marks.length === 0 ? featuresNow(state) : [...featuresNow(state), ...marks];
}

/** What is chosen of all that: pieces, then marks. */
export function chosenThings(state: Shown & Pick<BenchState, 'selection'>): readonly Feature[] {
  if (state.selection.length === 0) return NOTHING;
  const wanted = new Set(state.selection);
  return [...chosenOf(state), ...marksNow({ ...state, dragged: null }).filter(({ id }) => wanted.has(id))];
}

/** Chosen things that hands may move: no locked pieces. */
export const looseOf = (state: Parameters<typeof chosenThings>[0]): readonly Feature[] => chosenThings(state).filter(({ locked }) => locked !== true);

/** A thing as far as it may go: places that the table names lie on it. */
export function onTable<T extends Pick<Feature, 'piece' | 'at'>>(thing: T, [width, depth]: readonly [number, number]): T {
  if (!isMark(thing)) return thing;
  const within = (place: number, side: number): number => Math.min(side / 2, Math.max(-side / 2, place));
  return { ...thing, at: [within(thing.at[0], width), within(thing.at[1], depth)] };
}

/** What is drawn of things is told anew by these parts of the state, beside those of pieces. */
export const THINGS = ['draft', 'overlay', 'match', 'layout', 'selection'] as const satisfies readonly (keyof BenchState)[];

/** A feature with all of its group. */
export function withGroups(features: readonly Feature[], ids: readonly string[]): readonly string[] {
  const wanted = new Set(ids);
  const groups = new Set(features.flatMap(({ id, group }) => (wanted.has(id) && group !== undefined ? [group] : [])));
  return features.flatMap(({ id, group }) => (wanted.has(id) || (group !== undefined && groups.has(group)) ? [id] : []));
}

