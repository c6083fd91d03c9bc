/** What the ground tells of a table as it is drawn over it, and what its colours mean. */
import type { GroundOverlay, OverGround } from './overGround.ts';
import { coverShapes, NO_SHAPES, type OverlayShapes } from './overlayShapes.ts';
import { squareShapes } from './squareShapes.ts';
import { COVER_TONES, TRIAL_TONES } from './trialTones.ts';

/** Tones of the classes of a field that an overlay shows. */
export const fieldTones = (overlay: GroundOverlay): readonly string[] => (overlay === 'cover' ? COVER_TONES : TRIAL_TONES.trial);

/** Of which base: its diameter in mm; of which storey of squares, counted from 0, or null for all. */
interface Chosen {
  readonly base: number;
  readonly storey: number | null;
}

/** Faces, bars and colours of an overlay. */
export function overShapes(overlay: GroundOverlay, { givers, grid }: OverGround, { base, storey }: Chosen): OverlayShapes {
  switch (overlay) {
    case 'cover': return givers === null ? NO_SHAPES : coverShapes(givers, COVER_TONES);
    case 'room': return { ...NO_SHAPES, legend: [{ colour: TRIAL_TONES.trial[0]!, word: 'room', values: { base } }] };
    case 'squares': return grid === null ? NO_SHAPES : squareShapes(grid, storey);
    default: return overlay satisfies never;
  }
}
