/** A model as its file holds it: in its own unit, with its own axes. */
import type { Beside } from './beside.ts';
import type { DracoModule } from './draco-module.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Triangles of one object and one material. */
export interface RawPart {
  /** What the file calls the object, and the material; empty where it says nothing. */
  readonly name: string;
  readonly material: string;
  /** Linear, each 0 to 1. */
  readonly colour: Rgb;
  /** Each 0 to 1. */
  readonly rough: number;
  readonly metal: number;
  readonly glow: number;
  /** x, y, z of each corner. */
  readonly positions: Float32Array;
  /** Three corners a triangle. */
  readonly index: Uint32Array;
  /** Linear colours of the corners where they have some of their own: red, green, blue. */
  readonly colours: Float32Array | null;
}

export type ModelFormat = 'glTF' | 'OBJ' | 'STL';

/** Something of a model that is left out, for whoever brought it. */
export type LeftOut = 'materials' | 'texture' | 'lines' | 'motion';

export interface RawModel {
  readonly format: ModelFormat;
  readonly parts: readonly RawPart[];
  /** What of it is not read. */
  readonly leftOut: readonly LeftOut[];
}

/** A picture, unpacked: red, green, blue and opacity of each pixel, 0 to 255, rows from above. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Unpacks a picture's bytes; null where they cannot be. Whoever reads models gives it: a page has one of its own. */
export type Unpack = (bytes: Uint8Array, kind: string) => Promise<Pixels | null>;

/** Told how far a long work has come: what it does now, and how much of that is done, 0 to 1. */
export type Tell = (step: 'reading' | 'checking' | 'splitting' | 'thinning' | 'shaping' | 'writing', share: number) => void;

/**
 * What reading a model is given beside its bytes. Without `unpack` models are plainly coloured; `draco` starts the decoder of what Draco packed, once it
 * is needed; `beside`: the only other files that the model may name.
 */
export interface Reading {
  readonly unpack?: Unpack;
  readonly draco?: () => Promise<DracoModule>;
  readonly beside?: Beside;
  readonly tell?: Tell;
}

/** What a surface looks like of which a file says nothing: a plain grey. */
export const PLAIN = { colour: [0.32, 0.33, 0.35] as Rgb, rough: 0.75, metal: 0.05, glow: 0 } as const;
