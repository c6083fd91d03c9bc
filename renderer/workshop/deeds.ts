/** Everything that can be done with the table on the bench: each deed is one step that can be taken back. */
import { aligned, freshGroup, spread, turnedTogether, type Line } from '../../engine/space/draft/arrange.ts';
import { doing, redone, undone, type Deed, type Draft } from '../../engine/space/draft/draft.ts';
import { isFlat } from '../../engine/space/draft/mark-shapes.ts';
import { raisedTogether, rests, snapped, type Along } from '../../engine/space/draft/snap.ts';
import { turned } from '../../engine/space/terrain/turned.ts';
import { tenth } from '../../engine/shape/point.ts';
import { freshIds } from '../../engine/space/terrain/fresh-ids.ts';
import { marksOf } from '../../engine/space/terrain/marks.ts';
import { MOST_FEATURES, type Feature } from '../../engine/space/terrain/table.ts';
import type { HeadChange, TableEdit } from '../../engine/space/terrain/table-edit.ts';
import { speak } from '../words/speak.ts';
import { bench, chosenOf, looseOf, marksNow, onTable, say, shownBy, withGroups, type BenchState } from './bench.ts';
import { seenNow } from './seen.ts';

/** The bench with the table on it. Throws where there is none. */
export const now = (): BenchState & { readonly draft: Draft } => {
  const state = bench.getState();
  if (state.draft === null) throw new Error('no table lies on the bench');
  return state as BenchState & { readonly draft: Draft };
};

/** Pieces whose turn goes with the grid are turned by this much (degrees). */
const QUARTERS = 15;
/** The greatest height of a piece (mm), by how much they are raised and lowered, and by how little. */
const [HIGHEST, STOREY, MILLIMETRE] = [1000, 45, 1];

/** A change that leaves no place that the table names beside it. */
function kept({ table }: Draft, edit: TableEdit): TableEdit {
  if (edit.kind !== 'set' || edit.to.at === undefined) return edit;
  const mark = marksOf(table).find(({ id }) => id === edit.feature);
  if (mark === undefined) return edit;
  const { at } = onTable({ piece: `@${mark.of.kind}`, at: [edit.to.at[0], edit.to.at[1]] }, table.size);
  return { ...edit, to: { ...edit.to, at } };
}

/** Does something as one step; `chosen` are selected afterwards. */
export function does(deed: Deed, edits: readonly TableEdit[], chosen?: readonly string[]): void {
  const { draft } = now();
  const next = doing(draft, deed, edits.map((edit) => kept(draft, edit)));
  bench.setState({ draft: next, dragged: null, lines: [], ...(chosen === undefined ? {} : { selection: chosen }) });
}

const setsTo = (features: Iterable<Feature>): readonly TableEdit[] =>
  [...features].map(({ id, at, turn, level }) => ({ kind: 'set', feature: id, to: { at: [at[0], at[1]], turn, level } }));

/** Selected are only those that are there. */
function stillThere(draft: Draft): Pick<BenchState, 'draft' | 'selection' | 'dragged' | 'lines'> {
  const there = new Set([...draft.table.features, ...marksOf(draft.table)].map(({ id }) => id));
  return { draft, selection: bench.getState().selection.filter((id) => there.has(id)), dragged: null, lines: [] };
}

export const undo = (): void => bench.setState(stillThere(undone(now().draft)));
export const redo = (): void => bench.setState(stillThere(redone(now().draft)));

/** Chooses features with all of their groups, and places that the table names; `more` adds them to what is chosen, or takes them out where all are. */
export function choose(ids: readonly string[], more = false): void {
  const { draft, selection } = now();
  const wanted = new Set(ids);
  const marks = marksOf(draft.table).filter(({ id }) => wanted.has(id));
  const [first] = marks;
  // What is chosen is seen.
  if (first !== undefined && !marksNow(now()).some(({ id }) => id === first.id)) bench.setState({ overlay: shownBy(first.of), match: null, ...(first.of.kind === 'objective' ? { layout: first.of.mission } : {}) });
  const whole = [...withGroups(draft.table.features, ids), ...marks.map(({ id }) => id)];
  if (!more) return bench.setState({ selection: whole });
  const known = new Set(selection);
  const all = whole.every((id) => known.has(id));
  const gone = new Set(whole);
  bench.setState({ selection: all ? selection.filter((id) => !gone.has(id)) : [...new Set([...selection, ...whole])] });
}

/** Chooses everything that is drawn. */
export const chooseAll = (): void => bench.setState({ selection: [...seenNow(now()), ...marksNow(now())].map(({ id }) => id) });

/** Whether there is room for so many features more; where there is none that is said. */
export function roomFor(count: number): boolean {
  const fits = now().draft.table.features.length + count <= MOST_FEATURES;
  if (!fits) say(speak('workshop.tooMany', { most: MOST_FEATURES }));
  return fits;
}

/** The piece that was reached for last. */
let reached = '';

/** Takes a piece in hand; its shape comes with it. */
export async function take(piece: string): Promise<void> {
  const { kit, held } = now();
  // Until it has come nothing is in hand: nobody puts down what was in hand before.
  bench.setState({ held: null, lines: [] });
  reached = piece;
  if (held?.piece === piece) return;
  await kit?.need([piece]);
  if (reached !== piece || bench.getState().draft === null) return;
  bench.setState(({ come }) => ({ held: { piece, turn: held?.turn ?? 0, place: null }, selection: [], tool: 'move', come: come + 1 }));
}

/** Where the piece in hand would go near a place (mm). */
export function holdAt(x: number, z: number, level: number): void {
  const { held, draft, kit, snaps } = now();
  if (held === null || kit === null) return;
  const place = snapped({ id: '', piece: held.piece, at: [tenth(x), tenth(z)], turn: held.turn, level }, draft.table.features, kit.shape, snaps);
  bench.setState({ held: { ...held, place }, lines: place.lines });
}

/** Puts the piece in hand down where it is held; another of its kind stays in hand. */
export function putDown(): boolean {
  const { held, draft } = now();
  if (held?.place == null || !roomFor(1)) return false;
  const { at, turn, level } = held.place;
  const [id] = freshIds(draft.table.features, [held.piece]);
  does('place', [{ kind: 'add', features: [{ id: id!, piece: held.piece, at: [at[0], at[1]], turn, level }] }], [id!]);
  return true;
}

export function letGoOfHeld(): boolean {
  if (bench.getState().held === null) return false;
  bench.setState({ held: null, lines: [] });
  return true;
}

/** Turns what is in hand, or what is chosen together about its middle (degrees). */
export function turnBy(by: number): void {
  const { held, kit } = now();
  if (held !== null) {
    const turn = turned(held.turn + by);
    return bench.setState({ held: { ...held, turn, place: held.place === null ? null : { ...held.place, turn } } });
  }
  const features = looseOf(now());
  if (features.length > 0 && kit !== null) does('turn', turnedTogether(features, kit.shape, by));
}

/** The next turn of the grid, in a direction. */
export const turnStep = (direction: 1 | -1): void => turnBy(direction * (now().snaps.angles ? QUARTERS : 1));

/** Moves what is chosen by so much (mm); one nudge after another is one step. */
export function nudge(x: number, z: number): void {
  const features = looseOf(now());
  if (features.length > 0) does('nudge', features.map(({ id, at }) => ({ kind: 'set', feature: id, to: { at: [tenth(at[0] + x), tenth(at[1] + z)] } })));
}

/** Raises or lowers what is chosen; not below the table. */
export function raise(by: number): void {
  const features = looseOf(now()).filter((one) => !isFlat(one));
  if (features.length === 0) return;
  const least = Math.min(...features.map(({ level }) => level));
  const most = Math.max(...features.map(({ level }) => level));
  const way = Math.min(HIGHEST - most, Math.max(-least, by));
  does('raise', features.map(({ id, level }) => ({ kind: 'set', feature: id, to: { level: tenth(level + way) } })));
}

export const raiseStep = (direction: 1 | -1, fine = false): void => raise(direction * (fine ? MILLIMETRE : STOREY));

/** Puts each chosen piece onto what lies under its middle. */
export function drop(): void {
  const { kit } = now();
  if (kit === null) return;
  const features = looseOf(now());
  const rest = besides(features);
  const only = { grid: 0, edges: false, decks: true, ladders: false };
  const fallen: Feature[] = [];
  for (const feature of [...features].sort((a, b) => a.level - b.level)) {
    fallen.push({ ...feature, level: snapped(feature, [...rest, ...fallen], kit.shape, only).level });
  }
  does('drop', setsTo(fallen));
}

/** What stands on the table besides some things. */
function besides(things: readonly Feature[]): readonly Feature[] {
  const ids = new Set(things.map(({ id }) => id));
  return now().draft.table.features.filter(({ id }) => !ids.has(id));
}

/** Where a drag leads: a place in plan, the height of what is under the pointer where it tells one, and the axis along which alone hands move. */
interface DragTo {
  readonly at: readonly [number, number];
  readonly level?: number;
  readonly along?: Along;
}

/**
 * Where chosen pieces would stand that are dragged by so much, drawn to what is near the first of them. Where nothing tells a height, one that rests on
 * a deck or the table is put onto what comes under it, and one in the air keeps its height.
 */
export function drag(anchor: string, to: DragTo): void {
  const { kit, snaps } = now();
  const features = looseOf(now());
  const first = features.find(({ id }) => id === anchor) ?? features[0];
  if (first === undefined || kit === null) return;
  const rest = besides(features);
  const alone = features.length === 1 && !isFlat(first);
  const wanted: Feature = { ...first, at: [tenth(to.at[0]), tenth(to.at[1])], level: alone ? to.level ?? first.level : first.level };
  const decks = alone && snaps.decks && (to.level !== undefined || rests(first, rest, kit.shape));
  const place = snapped(wanted, rest, kit.shape, { ...snaps, decks, ladders: alone && snaps.ladders }, to.along);
  const [dx, dz, up] = [place.at[0] - first.at[0], place.at[1] - first.at[1], place.level - first.level];
  const dragged = features.map((feature): Feature => ({
    ...feature, at: [tenth(feature.at[0] + dx), tenth(feature.at[1] + dz)],
    level: tenth(Math.max(0, feature.level + up)), turn: alone ? place.turn : feature.turn,
  }));
  dragTo(dragged, place.lines);
}

/** Where what is chosen would stand that is raised by so much (mm), drawn to decks that the lowest of it comes near. */
export function lift(by: number): void {
  const { kit, snaps } = now();
  const features = looseOf(now()).filter((one) => !isFlat(one));
  if (features.length > 0 && kit !== null) dragTo(raisedTogether(features, by, besides(features), kit.shape, snaps.decks));
}

/** Chosen pieces as they would stand while hands are on them. */
export function dragTo(features: readonly Feature[], lines: BenchState['lines'] = []): void {
  const { size } = now().draft.table;
  bench.setState({ dragged: new Map(features.map((one) => [one.id, onTable(one, size)])), lines });
}

/** What is dragged stays where it is. */
export function letDragged(deed: 'move' | 'turn' | 'raise'): void {
  const { dragged } = now();
  if (dragged !== null) does(deed, setsTo(dragged.values()));
}

export const dropDragged = (): void => bench.setState({ dragged: null, lines: [], marquee: null });

/** Takes what is chosen off the table. */
export const remove = (): void => removeAll(looseOf(now()));

/** Takes pieces and places that the table names off it. */
export function removeAll(features: readonly Feature[]): void {
  const locked = chosenOf(now()).filter((one) => one.locked === true).map(({ id }) => id);
  if (features.length > 0) does('remove', [{ kind: 'remove', features: features.map(({ id }) => id) }], locked);
}

export function align(line: Line): void {
  const { kit } = now();
  if (kit !== null) does('align', aligned(looseOf(now()), kit.shape, line));
}

export function spreadOut(axis: 'x' | 'z'): void {
  const { kit } = now();
  if (kit !== null) does('spread', spread(looseOf(now()), kit.shape, axis));
}

/** Makes a group of what is chosen, or takes its groups apart. */
export function group(together: boolean): void {
  const { draft } = now();
  const features = chosenOf(now());
  if (features.length === 0) return;
  const name = together ? freshGroup(new Set(draft.table.features.flatMap((one) => one.group ?? []))) : null;
  does(together ? 'group' : 'ungroup', features.map(({ id }) => ({ kind: 'set', feature: id, to: { group: name } })));
}

/** Locks what is chosen, or, where all of it is, unlocks it. */
export function lock(): void {
  const features = chosenOf(now());
  if (features.length === 0) return;
  const locked = !features.every((one) => one.locked === true);
  does(locked ? 'lock' : 'unlock', features.map(({ id }) => ({ kind: 'set', feature: id, to: { locked } })));
}

/** Hides chosen pieces from this window; the table keeps it. Without a choice everything is seen again. */
export function hide(): void {
  const { selection, hidden } = now();
  const features = chosenOf(now());
  if (selection.length === 0) bench.setState({ hidden: new Set() });
  else if (features.length > 0) bench.setState({ hidden: new Set([...hidden, ...features.map(({ id }) => id)]), selection: [] });
}

/** Gives a chosen thing other numbers. */
export function setNumbers(id: string, to: { readonly at?: [number, number]; readonly turn?: number; readonly level?: number }): void {
  does(to.turn !== undefined ? 'turn' : to.level !== undefined ? 'raise' : 'move', [{ kind: 'set', feature: id, to }]);
}

/** Says something else of the table itself. */
export const tell = (deed: Extract<Deed, 'table' | 'objectives' | 'deployment' | 'ways' | 'light'>, to: HeadChange): void => does(deed, [{ kind: 'head', to }]);
