import { useMemo } from 'react';
import { useBench } from './bench.ts';
import { squareShapes } from './squareShapes.ts';
import { useTrial } from './trial.ts';
import { COVER_TONES, TRIAL_TONES } from './trialTones.ts';
import { coverShapes, heightShapes, matchShapes, matterShapes, NO_SHAPES, ownShapes, wayShapes, type OverlayShapes } from './overlayShapes.ts';

/** What is shown over the table as it is laid out now. */
export function useOverlay(): OverlayShapes {
  const overlay = useBench((s) => s.overlay);
  const table = useBench((s) => s.draft?.table);
  const kit = useBench((s) => s.kit);
  const come = useBench((s) => s.come);
  const match = useBench((s) => s.match);
  const matches = useBench((s) => s.check?.matches);
  const found = match === null ? undefined : matches?.find(({ name }) => name === match);
  const grid = useTrial((s) => s.grid);
  const base = useTrial((s) => s.base);
  const givers = useTrial((s) => s.givers);
  return useMemo(() => {
    if (table === undefined || kit === null) return NO_SHAPES;
    const modelOf = (piece: string): ReturnType<typeof kit.model> => kit.model(piece);
    switch (overlay) {
      case 'heights': return heightShapes(table, modelOf, (found ?? matches?.[0])?.levels);
      case 'matter': return matterShapes(table, modelOf);
      case 'cover': return givers === null ? NO_SHAPES : coverShapes(givers, COVER_TONES);
      case 'ways': return wayShapes(table, modelOf);
      case 'room': return { ...NO_SHAPES, legend: [{ colour: TRIAL_TONES.trial[0]!, word: 'room', values: { base } }] };
      case 'squares': return grid === null ? NO_SHAPES : squareShapes(grid);
      case 'missions': return found === undefined ? ownShapes(table) : matchShapes(table, found);
      default: return NO_SHAPES;
    }
  }, [overlay, table, kit, come, grid, base, givers, found, matches]);
}
