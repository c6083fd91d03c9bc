import type { FromWorker, GroundQuestions, QuestionName, ToWorker } from './groundTalk.ts';

/** What the tools ask about the table; answered off the page's thread. */
export interface Ground {
  ask<N extends QuestionName>(kind: N, args: GroundQuestions[N]['args']): Promise<GroundQuestions[N]['gives']>;
  /** Milliseconds the terrain took to build; null while it is being built. */
  readonly built: number | null;
  close(): void;
}

interface Waiting {
  readonly done: (gives: never) => void;
  readonly failed: (fault: Error) => void;
}

/** Starts the worker that measures a table. `onFault` hears why a table cannot be measured. */
export function openGround(table: string, onFault: (why: string) => void): Ground {
  const worker = new Worker(new URL('./ground.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let built: number | null = null;
  const send = (message: ToWorker): void => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    switch (data.kind) {
      case 'ready': built = data.milliseconds; return;
      case 'fault': onFault(data.message); return;
      case 'answer': waiting.get(data.id)?.done(data.gives as never); waiting.delete(data.id); return;
      case 'failed': waiting.get(data.id)?.failed(new Error(data.message)); waiting.delete(data.id); return;
      default: data satisfies never;
    }
  });
  worker.addEventListener('error', (event) => onFault(event.message));
  send({ kind: 'table', table, root: new URL('assets/', document.baseURI).href });
  return {
    get built() { return built; },
    ask: <N extends QuestionName>(kind: N, args: GroundQuestions[N]['args']) => new Promise<GroundQuestions[N]['gives']>((done, failed) => {
      const id = next++;
      waiting.set(id, { done: done as Waiting['done'], failed });
      send({ kind, id, args } as ToWorker);
    }),
    close: () => worker.terminate(),
  };
}
