/** The pieces that a table is laid out with: their shapes for hands, and as they are drawn. */
import { formed } from '../../engine/core/form.ts';
import { MARK_SHAPES } from '../../engine/space/draft/mark-shapes.ts';
import { shapeOf, type Shape } from '../../engine/space/draft/outline.ts';
import { readPiece } from '../../engine/space/terrain/piece.ts';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import { pieceTagsForm, type PieceTags } from '../../engine/space/terrain/piece-tags.ts';
import { pieceBytes } from '../table/packs.ts';
import { loadPiece, type DrawnPiece } from '../table/pieces.ts';
import { FileMissing } from '../table/unpacked.ts';
import { standIn } from './standIn.ts';

/** A piece that is there to be laid: what rules read of it, and what is drawn. */
interface Ready {
  readonly model: PieceModel;
  readonly drawn: DrawnPiece;
  /** It is not here: this stands in for it. */
  readonly missing?: true;
}

let catalogue: Promise<PieceTags> | undefined;

async function readCatalogue(): Promise<PieceTags> {
  const reply = await fetch('assets/catalogue/pieces.json');
  if (!reply.ok) throw new Error(`the list of pieces cannot be read (${reply.status})`);
  const { data, fault } = formed(pieceTagsForm, await reply.json());
  if (fault !== null) throw new Error(`the list of pieces: ${fault.path.join('.')}: ${fault.cause}`);
  return data.pieces;
}

/** All pieces by name, with what they are. Rejects where the list cannot be read; then it is asked for again. */
export function loadCatalogue(): Promise<PieceTags> {
  catalogue ??= readCatalogue();
  catalogue.catch(() => { catalogue = undefined; });
  return catalogue;
}

async function modelOf(theme: string, name: string): Promise<PieceModel> {
  return { ...(await readPiece(await pieceBytes(theme, name))), name };
}

/** Pieces of one theme, fetched as they are needed. */
export class Kit {
  readonly theme: string;
  readonly #ready = new Map<string, Ready>();
  readonly #coming = new Map<string, Promise<void>>();

  constructor(theme: string) {
    this.theme = theme;
  }

  /** Fetches pieces that are not there yet. Rejects naming the first that cannot be had. */
  async need(names: Iterable<string>): Promise<void> {
    await Promise.all([...new Set(names)].map((name) => this.#fetch(name)));
  }

  /** The same for a table that names pieces which are not here: a stand-in marks where each of those stands. */
  async bring(names: Iterable<string>): Promise<void> {
    await Promise.all([...new Set(names)].map((name) => this.#fetch(name).catch((why: unknown) => {
      if (!(why instanceof FileMissing)) throw why;
      this.#ready.set(name, { ...standIn(name), missing: true });
    })));
  }

  /** Whether a stand-in stands for a piece. */
  isMissing(name: string): boolean {
    return this.#ready.get(name)?.missing === true;
  }

  #fetch(name: string): Promise<void> {
    let coming = this.#coming.get(name);
    if (coming === undefined) {
      coming = Promise.all([modelOf(this.theme, name), loadPiece(this.theme, name)]).then(([model, drawn]) => void this.#ready.set(name, { model, drawn }));
      this.#coming.set(name, coming);
      coming.catch(() => this.#coming.delete(name));
    }
    return coming;
  }

  drawn(name: string): DrawnPiece | undefined {
    return this.#ready.get(name)?.drawn;
  }

  model(name: string): PieceModel | undefined {
    return this.#ready.get(name)?.model;
  }

  /** The shape of a piece, or of what hands hold of a place that the table names. */
  readonly shape = (name: string): Shape | undefined => {
    const model = this.model(name);
    return model === undefined ? MARK_SHAPES.get(name) : shapeOf(model);
  };
}
