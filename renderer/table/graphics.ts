import { useEffect, useMemo, useState } from 'react';
import { canDraw } from './webgl.ts';

/** A lost context is waited for this long (milliseconds); then a new one is made. */
const PATIENCE = 3000;

/** How drawing goes: it does; the context was lost and is waited for; the scene is being built on a new canvas; none can be had. */
export type GraphicsState = 'drawing' | 'lost' | 'rebuilding' | 'none';

/** What the canvas tells of its context. */
export interface ContextEnds {
  readonly lost: () => void;
  /** The browser has it again. */
  readonly restored: () => void;
  /** The first picture stands. */
  readonly drawn: () => void;
  /** There is none to be had. */
  readonly none: () => void;
}

export interface Graphics extends ContextEnds {
  readonly state: GraphicsState;
  /** Number of the canvas: every loss ends in a new one, which is built from the same state. */
  readonly round: number;
}

/**
 * Follows the graphics context of a scene. What a lost context held is gone for good, so the whole scene is built again on
 * a new canvas: when the browser says that drawing works again, or after a while in any case.
 */
export function useGraphics(): Graphics {
  const [state, setState] = useState<GraphicsState>('drawing');
  const [round, setRound] = useState(0);
  const ends = useMemo((): ContextEnds => ({
    lost: () => setState('lost'),
    restored: () => {
      setState('rebuilding');
      setRound((now) => now + 1);
    },
    drawn: () => setState('drawing'),
    none: () => setState('none'),
  }), []);
  useEffect(() => {
    if (state !== 'lost') return undefined;
    const timer = setTimeout(() => {
      if (canDraw()) ends.restored();
      else ends.none();
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [state, ends]);
  return { ...ends, state, round };
}
