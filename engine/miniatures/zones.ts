/** Where squads deploy: rows along the edges, or outlines that the table draws (`tableDeployment`): a house rule, but where the table says that they are printed (SWM-3.1, SWM-3.2). */
import { InputError } from '../core/form.ts';
import { EPSILON } from '../shape/point.ts';
import type { Outline } from '../shape/shape.ts';
import { depthWithin, edgesOfRing } from '../space/plane/ring.ts';
import { deploymentFault, describePlacesFault, NO_PLACES, outlineOf } from '../space/terrain/named-places.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import type { Board, DeployZone } from './board.ts';
import type { MiniaturesSetup } from './setup.ts';
import { SIDES } from './squad.ts';

type Size = Pick<Board, 'columns' | 'rows'>;

/** Both zones of a skirmish: the first squad's along the near edge (SWM-3.6, SWM-AMB-02), or those that the table outlines, with squares whose middle lies in them. Throws where one is missing. */
export function deployZones({ square, deployRows, tableDeployment }: Pick<MiniaturesSetup, 'square' | 'deployRows' | 'tableDeployment'>, board: Size, { named = NO_PLACES }: Pick<Terrain, 'named'>): readonly DeployZone[] {
  return SIDES.map((_, seat) => (tableDeployment ? outlined(board, square, outlineOf(named, seat)) : along(board, seat, deployRows)));
}

/** Every square of a storey, row by row. */
const squaresOf = <T>({ columns, rows }: Size, each: (column: number, row: number) => T): T[] =>
  Array.from({ length: columns * rows }, (_, i) => each(i % columns, Math.floor(i / columns)));

const along = (board: Size, seat: number, rows: number): DeployZone =>
  ({ beyond: squaresOf(board, (_, row) => Math.max(0, (seat === 0 ? board.rows - 1 - row : row) - rows + 1)), whole: false });

function outlined(board: Size, square: number, outline: Outline): DeployZone {
  const edges = edgesOfRing(outline);
  const depth = (column: number, row: number): number => depthWithin(edges, (column + 0.5 - board.columns / 2) * square, (row + 0.5 - board.rows / 2) * square);
  return { beyond: squaresOf(board, (column, row) => Math.max(0, Math.ceil((-depth(column, row) - EPSILON) / square))), whole: true };
}

/** Throws `InputError` naming the seat that has no outline. Who finds no room in one stands beside it (SWM-3.2, SWM-3.6). */
export function checkOutlines({ table }: Pick<MiniaturesSetup, 'table'>, terrain: Pick<Terrain, 'named'>): void {
  const fault = deploymentFault(terrain.named ?? NO_PLACES, SIDES.length);
  if (fault !== null) throw new InputError('setup', `tableDeployment: table "${table}", ${describePlacesFault(fault)}`);
}
