/** Where models are worked on: a thread of its own, which can be ended at any moment. */
import { workBroke } from '../../engine/space/import/breaks.ts';
import { ImportError } from '../../engine/space/import/import-error.ts';
import { modelWorker } from '../tools/workers.ts';
import type { FromModel, ModelWork, Refusal, Step, ToModel, WorkName } from './modelTalk.ts';

/** A model, or what was chosen for it, that cannot become a piece. */
export class ModelRefused extends Error {
  override readonly name = 'ModelRefused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The work was given up. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

interface Waiting {
  readonly done: (gives: never) => void;
  readonly failed: (fault: Error) => void;
  readonly tell: (step: Step, share: number) => void;
}

export class ModelShop {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  /** Has something worked out. Rejects with `ModelRefused`, or with `GivenUp`. `transfer`: what the page gives away with it. */
  ask<N extends WorkName>(work: N, args: ModelWork[N]['args'], tell: Waiting['tell'], transfer: Transferable[] = []): Promise<ModelWork[N]['gives']> {
    const id = this.#next++;
    const worker = (this.#worker ??= this.#open());
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done: done as Waiting['done'], failed, tell });
      worker.postMessage({ id, work, args } as ToModel, transfer);
    });
  }

  /** Ends the thread and forgets the model; what was asked is given up. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#end(new GivenUp('given up'));
  }

  #end(fault: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of waiting) failed(fault);
  }

  #open(): Worker {
    const worker = modelWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<FromModel>) => {
      const waiting = this.#waiting.get(data.id);
      if (data.kind === 'progress') return waiting?.tell(data.step, data.share);
      this.#waiting.delete(data.id);
      if (data.kind === 'done') waiting?.done(data.gives as never);
      else waiting?.failed(new ModelRefused(data.refusal));
    });
    // A thread that ran out of memory takes the model with it.
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      if (this.#worker === worker) this.#worker = null;
      this.#end(new ModelRefused(message === '' ? new ImportError('', 'brokeOff') : workBroke(message)));
    });
    return worker;
  }
}
