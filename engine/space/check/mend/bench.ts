/** A table on which edits are tried out: what would be found after them. */
import type { Steps } from '../../../core/steps.ts';
import type { TableDemand } from '../../../shape/demand.ts';
import { edited } from '../../terrain/edited.ts';
import { namedPlaces } from '../../terrain/named-places.ts';
import type { PieceModel } from '../../terrain/piece-model.ts';
import { buildTerrain, type TableFile } from '../../terrain/table.ts';
import type { TableEdit } from '../../terrain/table-edit.ts';
import type { Terrain } from '../../terrain/terrain.ts';
import type { Finding } from '../finding.ts';
import { Known, looking } from '../look.ts';

/** A table that was looked through, and what is known of it. */
export interface Looked {
  readonly table: TableFile;
  readonly pieces: ReadonlyMap<string, PieceModel>;
  /** What is asked of a terrain. */
  readonly demands: (terrain: Terrain) => Iterable<TableDemand>;
  /** What is asked of it as it is. */
  readonly demanded: readonly TableDemand[];
  readonly known: Known;
  /** Whether there is no time for what takes such a share of looking through it once. */
  readonly isLate: (share: number) => boolean;
}

/** Edits that change no piece are tried so often: each takes about such a share of all the looking. */
const [PLACES, SHARE] = [60, 0.15] as const;
/** Those that do are: each takes as long as all the looking. So many pieces are looked through once more, and no more edits of a table of few. */
const [PIECES, EDITS] = [500, 10] as const;

export class Bench {
  readonly looked: Looked;
  /** Whether something was not tried for want of time. */
  wasLate = false;
  #places = PLACES;
  #pieces: number;

  constructor(looked: Looked) {
    this.looked = looked;
    this.#pieces = Math.min(EDITS, Math.ceil(PIECES / Math.max(1, looked.table.features.length)));
  }

  /** Whether no more edits are tried that change a piece or a way. */
  get isSpent(): boolean {
    return this.#pieces <= 0;
  }

  /** What is found after an edit; null where so much was tried, or so late, that no more is. */
  *after(edit: TableEdit): Steps<readonly Finding[] | null> {
    const { table, pieces, demands, known, isLate } = this.looked;
    const next = edited(table, [edit]).table;
    const isSame = next.features === table.features && next.ingress === table.ingress;
    if ((isSame ? this.#places-- : this.#pieces--) <= 0) return null;
    if (isLate(isSame ? SHARE : 1)) {
      this.wasLate = true;
      return null;
    }
    if (!isSame) {
      const terrain = buildTerrain(next, pieces);
      yield 0;
      return (yield* looking(next, new Known(terrain), yield* asked(demands(terrain)))).findings;
    }
    return (yield* looking(next, known, yield* asked(demands({ ...known.terrain, named: namedPlaces(next) })))).findings;
  }
}

/** All that is asked of a terrain, a demand a step. */
export function* asked(demands: Iterable<TableDemand>): Steps<readonly TableDemand[]> {
  const all: TableDemand[] = [];
  for (const demand of demands) {
    all.push(demand);
    yield 0;
  }
  return all;
}
