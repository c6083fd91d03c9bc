import type { FieldQuestion, FromWorker, GroundQuestions, LatticeField, OwnPieces, Question, QuestionName, ToWorker } from './groundTalk.ts';
import { askFor } from '../match/lent.ts';
import { loadTable, type TableFile } from '../table/tableFile.ts';
import { groundWorker } from './workers.ts';

/** What the tools ask about the table; answered off the page's thread. */
export interface Ground {
  ask<N extends QuestionName>(kind: N, args: GroundQuestions[N]['args']): Promise<GroundQuestions[N]['gives']>;
  /** Works a field out in the background; the function it gives gives it up. Questions go first. */
  work(question: FieldQuestion, ends: WorkEnds): () => void;
  /** Milliseconds the terrain took to build; null while it is being built. */
  readonly built: number | null;
  close(): void;
}

/** What becomes of a field: how far it is from 0 to 1, the field, or why there is none. */
interface WorkEnds {
  readonly progress: (share: number) => void;
  readonly done: (field: LatticeField) => void;
  readonly failed: (fault: Error) => void;
}

interface Waiting {
  readonly done: (gives: never) => void;
  readonly failed: (fault: Error) => void;
  readonly progress?: (share: number) => void;
}

/**
 * Starts the worker that measures a table for a match of a rule system. `onFault` hears why a table cannot be measured. `lent`: the table itself, where it is not
 * to be loaded by its id; `pieces`: those on it that no pack holds.
 */
export function openGround(table: string, system: string, onFault: (why: string) => void, lent?: TableFile, pieces: OwnPieces = new Map()): Ground {
  const worker = groundWorker();
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let built: number | null = null;
  const post = (message: ToWorker): void => worker.postMessage(message);
  let send = post;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    switch (data.kind) {
      case 'ready': built = data.milliseconds; return;
      case 'fault': onFault(data.message); return;
      case 'progress': waiting.get(data.id)?.progress?.(data.share); return;
      case 'answer': waiting.get(data.id)?.done(data.gives as never); waiting.delete(data.id); return;
      case 'failed': waiting.get(data.id)?.failed(new Error(data.message)); waiting.delete(data.id); return;
      default: data satisfies never;
    }
  });
  worker.addEventListener('error', (event) => onFault(event.message));
  const lay = (file: TableFile | null): void => post({ kind: 'table', table, system, root: new URL('assets/', document.baseURI).href, file, pieces });
  if (lent !== undefined) lay(lent);
  else if (askFor(table) === undefined) lay(null);
  else {
    // What is asked meanwhile waits until the table is there.
    const early: ToWorker[] = [];
    send = (message) => void early.push(message);
    const go = (): void => { send = post; for (const message of early) post(message); };
    loadTable(table).then((file) => { lay(file); go(); }, (fault: unknown) => { onFault(fault instanceof Error ? fault.message : String(fault)); go(); });
  }
  return {
    get built() { return built; },
    ask: <N extends QuestionName>(kind: N, args: GroundQuestions[N]['args']) => new Promise<GroundQuestions[N]['gives']>((done, failed) => {
      const id = next++;
      waiting.set(id, { done: done as Waiting['done'], failed });
      send({ kind: 'ask', id, question: { kind, args } as Question });
    }),
    work: (question, { progress, done, failed }) => {
      const id = next++;
      waiting.set(id, { done: done as Waiting['done'], failed, progress });
      send({ kind: 'work', id, question });
      return () => { if (waiting.delete(id)) send({ kind: 'stop', id }); };
    },
    close: () => worker.terminate(),
  };
}
