import type { TableSize } from '../../../engine/space/terrain/size.ts';
import type { DrawingSpeed } from './drawingSpeed.ts';
import type { Footprint } from './shade.ts';

/** A picture that is painted for the table: the mat of a theme and a size with the contact shadows of what stands on it, or one that every table has. */
export type Picture =
  | { readonly kind: 'mat'; readonly theme: string; readonly size: TableSize; readonly standing: readonly Footprint[] }
  | { readonly kind: 'matBump' | 'wood' | 'planks' | 'grain' | 'room' };

/** A picture's pixels: red, green, blue and alpha, the lowest row first, as the graphics card wants them. */
export interface Painted {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

export interface ToPainter {
  readonly id: number;
  readonly picture: Picture;
}

export type FromPainter =
  | { readonly kind: 'drawable'; readonly yes: boolean; readonly speed: DrawingSpeed | null }
  | { readonly kind: 'painted'; readonly id: number; readonly painted: Painted }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
