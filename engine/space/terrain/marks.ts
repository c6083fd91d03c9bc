/** Places that a table names, as hands take hold of them: its objectives, the corners of its deployments, the ends of its own ways. Lengths in mm. */
import { FEWEST_CORNERS } from './table-sketch.ts';
import type { FeatureChange } from './table-edit.ts';
import type { TableFile } from './table-form.ts';

type Named = Pick<TableFile, 'objectives' | 'layouts' | 'deployment' | 'ingress'>;
type Sought = NonNullable<TableFile['objectives']>;
type Way = NonNullable<TableFile['ingress']>[number];

/** Which place of a table a mark stands for. `mission`: whose layout an objective is of, null for those of all missions; `corner` counts in its outline from 0. */
export type MarkOf =
  | { readonly kind: 'objective'; readonly mission: string | null; readonly id: string }
  | { readonly kind: 'corner'; readonly seat: number; readonly corner: number }
  | { readonly kind: 'way'; readonly id: string; readonly end: 'from' | 'to' };

/** A place that a table names, under an id that no other of its places has; `level` is 0 but for the ends of ways. */
export interface Mark {
  readonly id: string;
  readonly of: MarkOf;
  readonly at: readonly [x: number, z: number];
  readonly level: number;
}

/** The id of a place of a table: no feature's that was laid by hand begins so. */
export function markId(of: MarkOf): string {
  switch (of.kind) {
    case 'objective': return of.mission === null ? `@objective/${of.id}` : `@layout/${of.mission}/${of.id}`;
    case 'corner': return `@corner/${of.seat}/${of.corner}`;
    case 'way': return `@way/${of.end}/${of.id}`;
    default: return of satisfies never;
  }
}

const known = new WeakMap<object, readonly Mark[]>();

/** All marks of a table: its objectives, corners and ends of ways, as the file has them. The same list for the same table. */
export function marksOf(table: Named): readonly Mark[] {
  let marks = known.get(table);
  if (marks === undefined) known.set(table, (marks = list(table)));
  return marks;
}

function list({ objectives = [], layouts = [], deployment = [], ingress = [] }: Named): readonly Mark[] {
  const mark = (of: MarkOf, at: Mark['at'], level = 0): Mark => ({ id: markId(of), of, at, level });
  return [
    ...objectives.map(({ id, at }) => mark({ kind: 'objective', mission: null, id }, at)),
    ...layouts.flatMap(({ mission, objectives: sought }) => sought.map(({ id, at }) => mark({ kind: 'objective', mission, id }, at))),
    ...deployment.flatMap(({ seat, outline }) => outline.map((at, corner) => mark({ kind: 'corner', seat, corner }, at))),
    ...ingress.flatMap((way) => (['from', 'to'] as const).map((end) => mark({ kind: 'way', id: way.id, end }, [way[end][0], way[end][2]], way[end][1]))),
  ];
}

/** A table with one of its places elsewhere, and what brings that back; null where it names no such place, or nothing of the change is about it. */
export function withMark<T extends Named>(table: T, id: string, { at, level }: FeatureChange): { readonly table: T; readonly back: FeatureChange } | null {
  const mark = marksOf(table).find((one) => one.id === id);
  if (mark === undefined) return null;
  const up = mark.of.kind === 'way' ? level : undefined;
  if (at === undefined && up === undefined) return null;
  const [x, z] = at ?? mark.at;
  const back: FeatureChange = { ...(at === undefined ? {} : { at: [mark.at[0], mark.at[1]] as const }), ...(up === undefined ? {} : { level: mark.level }) };
  return { table: { ...table, ...moved(table, mark.of, [x, z], up ?? mark.level) }, back };
}

/** The lists of objectives of a table, each made another: those of all missions where `mission` is null. */
function eachSought({ objectives, layouts }: Named, mission: string | null, change: (list: Sought) => Sought): Named {
  return mission === null ? { objectives: change(objectives ?? []) }
    : { layouts: layouts!.map((one) => (one.mission === mission ? { ...one, objectives: change(one.objectives) } : one)) };
}

function moved(table: Named, of: MarkOf, at: [number, number], level: number): Named {
  const { deployment, ingress } = table;
  switch (of.kind) {
    case 'objective': return eachSought(table, of.mission, (list) => list.map((one) => (one.id === of.id ? { ...one, at } : one)));
    case 'corner': return { deployment: deployment!.map((one) => (one.seat === of.seat ? { ...one, outline: one.outline.map((old, i) => (i === of.corner ? at : old)) } : one)) };
    case 'way': return { ingress: ingress!.map((one) => (one.id === of.id ? { ...one, [of.end]: [at[0], level, at[1]] satisfies Way['from'] } : one)) };
    default: return of satisfies never;
  }
}

/**
 * What is left of the lists of a table's places without these; of lists that lose none, nothing is said. A way goes with either of its ends,
 * an outline with so many of its corners that none is left.
 */
export function withoutMarks(table: Named, ids: ReadonlySet<string>): Named {
  const gone = marksOf(table).filter(({ id }) => ids.has(id)).map(({ of }) => of);
  if (gone.length === 0) return {};
  const ways = new Set(gone.flatMap((of) => (of.kind === 'way' ? [of.id] : [])));
  const objectives = gone.filter((of) => of.kind === 'objective');
  const left = (list: Sought, of: string | null): Sought => list.filter(({ id }) => !objectives.some((one) => one.mission === of && one.id === id));
  const layouts = (table.layouts ?? []).map((one) => ({ ...one, objectives: left(one.objectives, one.mission) }));
  const corners = gone.filter((of) => of.kind === 'corner');
  const outlines = (table.deployment ?? []).flatMap((zone) => {
    const outline = zone.outline.filter((_, i) => !corners.some(({ seat, corner }) => seat === zone.seat && corner === i));
    return outline.length < FEWEST_CORNERS ? [] : [{ ...zone, outline }];
  });
  return {
    ...(objectives.some(({ mission }) => mission === null) ? { objectives: left(table.objectives!, null) } : {}),
    ...(objectives.every(({ mission }) => mission === null) ? {} : { layouts }),
    ...(corners.length === 0 ? {} : { deployment: outlines }),
    ...(ways.size === 0 ? {} : { ingress: table.ingress!.filter(({ id }) => !ways.has(id)) }),
  };
}
