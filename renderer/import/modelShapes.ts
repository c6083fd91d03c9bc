/** What rules read of a piece, as it is drawn over the model and told beside it. */
import { STOREY } from '../../engine/space/ground/grid.ts';
import { isOnStorey } from '../../engine/space/ground/storeys.ts';
import type { LatticeField } from '../../engine/space/fields/fields.ts';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import { USUAL_SIZE } from '../../engine/space/terrain/size.ts';
import { fieldTones, overShapes } from '../workshop/overShapes.ts';
import { type GroundOverlay, tellsGround } from '../workshop/overGround.ts';
import { heightShapes, matterShapes, NO_SHAPES, wayShapes, type OverlayShapes } from '../workshop/overlayShapes.ts';
import { aloneOn } from './aloneOn.ts';
import type { Shows } from './importer.ts';
import { isRaised, type ModelOver } from './modelGround.ts';

export interface ModelShapes {
  readonly shapes: OverlayShapes;
  /** Places over the table, and the tones of their classes. */
  readonly field: LatticeField | null;
  readonly tones: readonly string[];
  /** Rules read nothing of what is to be shown. */
  readonly none: boolean;
}

const DRAWN: Readonly<Partial<Record<Shows, typeof heightShapes>>> = { heights: heightShapes, matter: matterShapes, ways: wayShapes };
const NOTHING: ModelShapes = { shapes: NO_SHAPES, field: null, tones: [], none: false };

/** Whether the ground told everything, and it is nothing that the piece brings. */
function isNothing(overlay: GroundOverlay, { field, givers, grid }: ModelOver): boolean {
  switch (overlay) {
    case 'room': return field !== null && !isRaised(field);
    case 'cover': return field !== null && givers?.length === 0 && field.values.every((value) => value === 0);
    case 'squares': return grid !== null && grid.storeys.length === 1 && grid.storeys.every(({ kinds, walls, doors }) =>
      walls.length === 0 && doors.every((edges) => edges.length === 0) && kinds.every((kind) => kind === 'open'));
    default: return overlay satisfies never;
  }
}

/** What games on squares take for cover lies on the floors of squares: the model is seen through for it. */
const onSquares = ({ givers }: ModelOver): boolean => givers?.some(({ how }) => how === 'wall' || how === 'low') === true;

function groundShapes(overlay: GroundOverlay, over: ModelOver): OverlayShapes {
  const shapes = overShapes(overlay, over, over);
  return overlay === 'cover' && onSquares(over) ? { ...shapes, through: true } : shapes;
}

/** Heights (mm) at which a piece has floors that games on squares read as none, from the lowest: a floor less than half a storey high is a low object to them. */
export const offStoreys = ({ parts }: PieceModel): readonly number[] =>
  [...new Set(parts.flatMap(({ surfaces }) => surfaces.map(({ y }) => Math.round(y))))].filter((y) => y > STOREY / 2 && !isOnStorey(y)).sort((a, b) => a - b);

/** What is drawn of a piece; nothing while there is none. */
export function modelShapes(shows: Shows, model: PieceModel | null, over: ModelOver): ModelShapes {
  if (model === null) return NOTHING;
  if (tellsGround(shows)) return { shapes: groundShapes(shows, over), field: over.field, tones: fieldTones(shows), none: isNothing(shows, over) };
  const shapes = DRAWN[shows]?.(aloneOn(USUAL_SIZE), () => model);
  return shapes === undefined ? NOTHING : { ...NOTHING, shapes, none: shapes.faces.length === 0 && shapes.bars.length === 0 };
}
