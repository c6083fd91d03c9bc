/** Which rule systems are played on tables of another size. */
import type { TableDemand } from '../../shape/demand.ts';
import { isSize, type TableSize } from '../terrain/size.ts';

/** Rule systems that ask for a table of another size than this one, each with the size that it asks for (mm). */
export const boardsElsewhere = (size: TableSize, demands: readonly TableDemand[]): ReadonlyMap<string, TableSize> =>
  new Map(demands.flatMap(({ board }) => (board === undefined || isSize(size, board.size) ? [] : [[board.system, board.size] as const])));
