import { useMemo } from 'react';
import { isMark } from '../../engine/space/draft/mark-shapes.ts';
import { edited } from '../../engine/space/terrain/edited.ts';
import type { TableFile } from '../../engine/space/terrain/table.ts';
import { layoutOf, useBench, type BenchState } from './bench.ts';
import { overShapes } from './overShapes.ts';
import { useTrial } from './trial.ts';
import { heightShapes, matchShapes, matterShapes, NO_SHAPES, ownShapes, wayShapes, withGrips, type OverlayShapes } from './overlayShapes.ts';

/** What is dragged where a place that the table names is among it: what is shown follows. */
const heldMarks = ({ dragged }: BenchState): BenchState['dragged'] => (dragged !== null && [...dragged.values()].some(isMark) ? dragged : null);

/** The table with its places where they are held. */
const withHeld = (table: TableFile, held: NonNullable<BenchState['dragged']>): TableFile => edited(table, [...held.values()].filter(isMark)
  .map(({ id, at, level }) => ({ kind: 'set', feature: id, to: { at, level } }))).table;

/** The table with the objectives of the mission whose layout is shown. */
const laidOut = (table: TableFile, layout: string | null): TableFile =>
  (layout === null ? table : { ...table, objectives: table.layouts!.find(({ mission }) => mission === layout)!.objectives });

/** What is shown over the table as it is laid out now. */
export function useOverlay(): OverlayShapes {
  const overlay = useBench((s) => s.overlay);
  const laid = useBench((s) => s.draft?.table);
  const held = useBench(heldMarks);
  const layout = useBench(layoutOf);
  const kit = useBench((s) => s.kit);
  const come = useBench((s) => s.come);
  const match = useBench((s) => s.match);
  const matches = useBench((s) => s.check?.matches);
  const found = match === null ? undefined : matches?.find(({ name }) => name === match);
  const grid = useTrial((s) => s.grid);
  const storey = useTrial((s) => s.storey);
  const base = useTrial((s) => s.base);
  const givers = useTrial((s) => s.givers);
  return useMemo(() => {
    if (laid === undefined || kit === null) return NO_SHAPES;
    const table = held === null ? laid : withHeld(laid, held);
    const modelOf = (piece: string): ReturnType<typeof kit.model> => kit.model(piece);
    switch (overlay) {
      case 'heights': return heightShapes(table, modelOf, (found ?? matches?.[0])?.levels);
      case 'matter': return matterShapes(table, modelOf);
      case 'ways': return wayShapes(table, modelOf);
      case 'cover': case 'room': case 'squares': return overShapes(overlay, { field: null, givers, grid }, { base, storey });
      case 'missions': return found === undefined ? withGrips(table, ownShapes(laidOut(table, layout))) : matchShapes(table, found);
      default: return NO_SHAPES;
    }
  }, [overlay, laid, held, layout, kit, come, grid, storey, base, givers, found, matches]);
}
