/** The thread that reads models, for tests: on the page's own. */
import type { ImportError } from '../../engine/space/import/import-error.ts';
import { makePiece, takeApart, type Taken } from '../../engine/space/import/make-piece.ts';
import type { RawModel } from '../../engine/space/import/raw.ts';
import { readModel } from '../../engine/space/import/read-model.ts';
import { guessStance } from '../../engine/space/import/stance.ts';
import { thinnerReady } from '../../engine/space/import/thin.ts';
import type { FromModel, ToModel } from './modelTalk.ts';

/** What was asked of it, in order. */
export const asked: string[] = [];

/** The thread, on the page's own: it answers in turn, and no more once it was ended. */
export class Here {
  #listen: (event: { readonly data: FromModel }) => void = () => {};
  #ended = false;
  #model: RawModel | null = null;
  #taken: Taken | null = null;

  addEventListener(kind: string, listen: (event: { readonly data: FromModel }) => void): void {
    if (kind === 'message') this.#listen = listen;
  }

  postMessage(message: ToModel): void {
    asked.push(message.work);
    const { id } = message;
    const say = (data: FromModel): void => { if (!this.#ended) this.#listen({ data }); };
    this.#work(message).then((gives) => say({ kind: 'done', id, gives }), ({ field, code, details, technical, message: text }: ImportError) => {
      say({ kind: 'refused', id, refusal: { field, code, details, technical, message: text } });
    });
  }

  terminate(): void {
    this.#ended = true;
  }

  async #work(message: ToModel): Promise<never> {
    if (message.work === 'read') {
      const beside = new Map([...message.args.beside].map(([name, data]) => [name, new Uint8Array(data)]));
      this.#model = await readModel(new Uint8Array(message.args.bytes), { beside });
      return { format: this.#model.format, leftOut: [], triangles: 1, stance: guessStance(this.#model) } as never;
    }
    if (message.work === 'stand') {
      this.#taken = takeApart(this.#model!, message.args.stance);
      return { parts: this.#taken.proposal.parts, size: this.#taken.solid.size, triangles: 1 } as never;
    }
    await thinnerReady();
    return await makePiece(this.#taken!, message.args.choices, message.args.author) as never;
  }
}
