/** What the page and the thread that reads models say to each other. */
import type { ImportRefusal } from '../../engine/space/import/import-error.ts';
import type { MadePart, MadePiece, Note, Choices } from '../../engine/space/import/make-piece.ts';
import type { ProposedPart } from '../../engine/space/import/propose.ts';
import type { LeftOut, ModelFormat, Tell } from '../../engine/space/import/raw.ts';
import type { Size, Stance } from '../../engine/space/import/stance.ts';

/** What a thing is worked out of, and what comes of it. */
export interface ModelWork {
  /** A file's bytes, and those of the files beside it by their names: how it most likely stands. */
  read: { readonly args: { readonly bytes: ArrayBuffer; readonly beside: ReadonlyMap<string, ArrayBuffer> }; readonly gives: ReadModel };
  /** The model in a stance: the parts it falls into. */
  stand: { readonly args: { readonly stance: Stance }; readonly gives: Apart };
  /** The piece as it was chosen. */
  make: { readonly args: { readonly choices: Choices; readonly author: string }; readonly gives: Made };
}
export type WorkName = keyof ModelWork;

export interface ReadModel {
  readonly format: ModelFormat;
  readonly leftOut: readonly LeftOut[];
  readonly triangles: number;
  readonly stance: Stance;
}

export interface Apart {
  readonly parts: readonly ProposedPart[];
  readonly size: Size;
  readonly triangles: number;
}

export interface Made extends Omit<MadePiece, 'bytes'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly parts: readonly MadePart[];
  readonly notes: readonly Note[];
}

/** Why a model, or what was chosen for it, cannot become a piece; `message` says it in the engine's own words. */
export type Refusal = ImportRefusal & { readonly message: string };

/** How a long work is told of. */
export type Step = Parameters<Tell>[0];

export type ToModel = { readonly [N in WorkName]: { readonly id: number; readonly work: N; readonly args: ModelWork[N]['args'] } }[WorkName];
export type FromModel =
  | { readonly kind: 'progress'; readonly id: number; readonly step: Step; readonly share: number }
  | { readonly kind: 'done'; readonly id: number; readonly gives: ModelWork[WorkName]['gives'] }
  | { readonly kind: 'refused'; readonly id: number; readonly refusal: Refusal };
