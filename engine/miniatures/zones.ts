/** Where squads deploy: rows along the edges, or outlines that the table draws (house rule `tableDeployment`). */
import { InputError } from '../core/form.ts';
import type { PlacesFault } from '../shape/demand.ts';
import { EPSILON } from '../shape/point.ts';
import type { Outline } from '../shape/shape.ts';
import { depthWithin, edgesOfRing } from '../space/plane/ring.ts';
import { deploymentFault, describePlacesFault, NO_PLACES, outlineOf } from '../space/terrain/named-places.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import type { Board, DeployZone } from './board.ts';
import { gangwayOf } from './gait.ts';
import type { Card } from './game.ts';
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

/** Throws `InputError` naming the seat that has no outline, or whose squad finds no room in it. */
export function checkOutlines(setup: MiniaturesSetup, board: Board, terrain: Pick<Terrain, 'named'>, cards: ReadonlyMap<string, Card>): void {
  const fault = deploymentFault(terrain.named ?? NO_PLACES, SIDES.length) ?? roomFault(setup, board, deployZones(setup, board, terrain), cards);
  if (fault !== null) throw new InputError('setup', `tableDeployment: table "${setup.table}", ${describePlacesFault(fault)}`);
}

/** Large figures first, each on the first squares that are free. */
function roomFault({ teams }: MiniaturesSetup, board: Board, zones: readonly DeployZone[], cards: ReadonlyMap<string, Card>): PlacesFault | null {
  for (const [seat, { figures, reinforcements }] of teams.entries()) {
    const taken = new Set<number>();
    const squad = [...figures, ...(reinforcements ?? [])];
    const room = squad.map((id) => cards.get(id)!.large === true).sort((a, b) => Number(b) - Number(a)).filter((wide) => {
      const { stops, covers } = gangwayOf(board, { wide, flies: false });
      const isFree = (square: number): boolean => zones[seat]!.beyond[square] === 0 && !taken.has(square);
      const place = stops.findIndex((stop, i) => stop && i < board.columns * board.rows && covers[i]!.every(isFree));
      covers[place]?.forEach((square) => taken.add(square));
      return place >= 0;
    }).length;
    if (room < squad.length) return { why: 'deploymentRoom', seat, room, figures: squad.length };
  }
  return null;
}
