/** Tables after changes, with the changes that take them back. */
import type { FeatureChange, HeadChange, TableEdit } from './table-edit.ts';
import { withMark, withoutMarks } from './marks.ts';
import { headForms, type Feature, type TableFile } from './table-form.ts';

/** A table after changes, and the changes that take them back: after those its file is the same to the last letter. */
export interface Edited {
  readonly table: TableFile;
  readonly undo: readonly TableEdit[];
}

/** Makes changes one after another. A change of what is not there changes nothing and needs no taking back. */
export function edited(table: TableFile, edits: readonly TableEdit[]): Edited {
  const bench = new Bench(table);
  const undo: (readonly TableEdit[])[] = [];
  for (const edit of edits) undo.push(bench.make(edit));
  return { table: bench.table, undo: undo.reverse().flat() };
}

/** A table under change: of many changed features each is found at once. */
class Bench {
  #table: TableFile;
  #features: Feature[] | null = null;
  #places: Map<string, number> | null = null;

  constructor(table: TableFile) {
    this.#table = table;
  }

  get table(): TableFile {
    return this.#features === null ? this.#table : { ...this.#table, features: this.#features };
  }

  /** Makes a change; gives what takes it back, in the order to be done. */
  make(edit: TableEdit): readonly TableEdit[] {
    switch (edit.kind) {
      case 'add': return this.#add(edit);
      case 'remove': return this.#remove(new Set(edit.features));
      case 'set': return this.#set(edit.feature, edit.to);
      case 'head': return this.#head(edit.to);
      case 'put': return this.#put(edit);
      case 'drop': return this.#drop(edit);
      default: return edit satisfies never;
    }
  }

  get #list(): Feature[] {
    return (this.#features ??= [...this.#table.features]);
  }

  get #placeOf(): Map<string, number> {
    return (this.#places ??= new Map((this.#features ?? this.#table.features).map((feature, place) => [feature.id, place])));
  }

  #relist(features: Feature[]): void {
    this.#features = features;
    this.#places = null;
  }

  #add({ features, at }: Extract<TableEdit, { kind: 'add' }>): readonly TableEdit[] {
    const known = this.#placeOf;
    const own = new Set<string>();
    const fresh = features.map((feature, i) => ({ feature: plain(feature), place: at?.[i] ?? Infinity }))
      .filter(({ feature: { id } }) => !known.has(id) && !own.has(id) && own.add(id))
      .sort((a, b) => (a.place === b.place ? 0 : a.place - b.place));
    if (fresh.length === 0) return [];
    const list: Feature[] = [];
    let next = 0;
    for (const old of this.#list) {
      while (next < fresh.length && fresh[next]!.place <= list.length) list.push(fresh[next++]!.feature);
      list.push(old);
    }
    for (; next < fresh.length; next++) list.push(fresh[next]!.feature);
    this.#relist(list);
    return [{ kind: 'remove', features: fresh.map(({ feature }) => feature.id) }];
  }

  #remove(gone: ReadonlySet<string>): readonly TableEdit[] {
    const taken = this.#list.flatMap((feature, place) => (gone.has(feature.id) ? [{ feature, place }] : []));
    const marks = this.#unmark(gone);
    if (taken.length === 0) return marks;
    this.#relist(this.#list.filter((feature) => !gone.has(feature.id)));
    return [{ kind: 'add', features: taken.map(({ feature }) => feature), at: taken.map(({ place }) => place) }, ...marks];
  }

  /** Takes away places that the table names. */
  #unmark(gone: ReadonlySet<string>): readonly TableEdit[] {
    const left = Object.entries(withoutMarks(this.#table, gone)).map(([key, list = []]) => [key, list.length === 0 ? null : list]);
    return left.length === 0 ? [] : this.#head(Object.fromEntries(left) as HeadChange);
  }

  #set(feature: string, to: FeatureChange): readonly TableEdit[] {
    const place = this.#placeOf.get(feature);
    if (place === undefined) return this.#mark(feature, to);
    const before = this.#list[place]!;
    const back: FeatureChange = {};
    const now = { ...before };
    if (to.piece !== undefined) { back.piece = before.piece; now.piece = to.piece; }
    if (to.at !== undefined) { back.at = [before.at[0], before.at[1]]; now.at = [to.at[0], to.at[1]]; }
    if (to.turn !== undefined) { back.turn = before.turn; now.turn = to.turn; }
    if (to.level !== undefined) { back.level = before.level; now.level = to.level; }
    if (to.group !== undefined) { back.group = before.group ?? null; now.group = to.group ?? undefined; }
    if (to.locked !== undefined) { back.locked = before.locked ?? false; now.locked = to.locked || undefined; }
    this.#list[place] = plain(now);
    return [{ kind: 'set', feature, to: back }];
  }

  /** Moves a place that the table names. */
  #mark(mark: string, to: FeatureChange): readonly TableEdit[] {
    const moved = withMark(this.#table, mark, to);
    if (moved === null) return [];
    this.#table = moved.table;
    return [{ kind: 'set', feature: mark, to: moved.back }];
  }

  #head(to: HeadChange): readonly TableEdit[] {
    const { features: _, ...before } = this.#table;
    const keys = Object.keys(to).filter((key) => to[key as keyof HeadChange] !== undefined) as (keyof HeadChange)[];
    if (keys.length === 0) return [];
    const back = Object.fromEntries(keys.map((key) => [key, before[key] ?? null])) as HeadChange;
    this.#table = inOrder({ ...this.#table, ...Object.fromEntries(keys.map((key) => [key, to[key] ?? undefined])) });
    return [{ kind: 'head', to: back }];
  }

  #put({ objectives, deployment, ingress }: Extract<TableEdit, { kind: 'put' }>): readonly TableEdit[] {
    const { objectives: laid = [], deployment: outlined = [], ingress: ways = [] } = this.#table;
    return this.#head({
      ...(objectives === undefined ? {} : { objectives: instead(laid, objectives, ({ id }) => id) }),
      ...(deployment === undefined ? {} : { deployment: instead(outlined, deployment, ({ seat }) => seat) }),
      ...(ingress === undefined ? {} : { ingress: instead(ways, ingress, ({ id }) => id) }),
    });
  }

  #drop({ from, id: gone }: Extract<TableEdit, { kind: 'drop' }>): readonly TableEdit[] {
    const list = this.#table[from] ?? [];
    return list.some((one) => one.id === gone) ? this.#head({ [from]: list.filter((one) => one.id !== gone) }) : [];
  }
}

/** A list with others in place of those that are called the same; what is new comes last. */
function instead<T>(list: readonly T[], others: readonly T[], called: (one: T) => string | number): T[] {
  const rest = new Map(others.map((one) => [called(one), one]));
  const kept = list.map((one) => {
    const other = rest.get(called(one)) ?? one;
    rest.delete(called(one));
    return other;
  });
  return [...kept, ...rest.values()];
}

/** A feature with its fields in the order of the file, and nothing where it says nothing. */
const plain = ({ id: own, piece, at, turn, level, group, locked }: { readonly [K in keyof Feature]: Feature[K] | undefined }): Feature =>
  ({ id: own!, piece: piece!, at: at!, turn: turn!, level: level!, ...(group === undefined ? {} : { group }), ...(locked === undefined ? {} : { locked }) });

const ORDER = [...Object.keys(headForms), 'version', 'features', 'picture'] as readonly (keyof TableFile)[];

/** A table with its fields in the order of the file, and nothing where it says nothing. */
export function inOrder(table: TableFile): TableFile {
  const said = ORDER.flatMap((key) => (table[key] === undefined ? [] : [[key, table[key]] as const]));
  return Object.fromEntries(said) as unknown as TableFile;
}
