/** The thread that measures tables, for tests: on the page's own. */
import { readPiece } from '../../engine/space/terrain/piece.ts';
import { buildTerrain } from '../../engine/space/terrain/table.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import { groundRules } from '../faces/ground.ts';
import { answer } from './answers.ts';
import { fieldSteps } from './fieldSteps.ts';
import type { GroundRules } from './groundRules.ts';
import type { FieldQuestion, FromWorker, LatticeField, ToWorker } from './groundTalk.ts';

/** What was said to all of them, in order, and how many are still there. */
export const heard: ToWorker[] = [];
export const open = new Set<GroundHere>();

interface Laid { readonly terrain: Terrain; readonly rules: GroundRules }

/** It lays tables of pieces that no pack holds, and answers no more once it was ended. */
export class GroundHere {
  #listen: (event: { readonly data: FromWorker }) => void = () => {};
  readonly #stopped = new Set<number>();
  #laid: Promise<Laid> = Promise.reject(new Error('no table yet'));

  constructor() {
    this.#laid.catch(() => {});
    open.add(this);
  }

  addEventListener(kind: string, listen: (event: { readonly data: FromWorker }) => void): void {
    if (kind === 'message') this.#listen = listen;
  }

  postMessage(message: ToWorker): void {
    heard.push(message);
    switch (message.kind) {
      case 'table': this.#laid = build(message); return;
      case 'stop': this.#stopped.add(message.id); return;
      case 'ask': return this.#tell(message.id, this.#laid.then(({ terrain, rules }) => answer(terrain, rules, message.question)));
      case 'work': return this.#tell(message.id, this.#laid.then((laid) => this.#field(laid, message.id, message.question)));
      default: message satisfies never;
    }
  }

  terminate(): void {
    open.delete(this);
  }

  #tell(id: number, gives: Promise<unknown>): void {
    const say = (data: FromWorker): void => { if (open.has(this) && !this.#stopped.has(id)) this.#listen({ data }); };
    gives.then((found) => say({ kind: 'answer', id, gives: found }), (fault: unknown) => say({ kind: 'failed', id, message: String(fault) }));
  }

  /** Step after step; the page has its turn between two. */
  async #field({ terrain, rules }: Laid, id: number, question: FieldQuestion): Promise<LatticeField | null> {
    const steps = fieldSteps(terrain, rules, question);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) return step.value;
      await new Promise((next) => { setTimeout(next, 0); });
      if (this.#stopped.has(id) || !open.has(this)) return null;
    }
  }
}

async function build({ file, pieces, system }: Extract<ToWorker, { readonly kind: 'table' }>): Promise<Laid> {
  const models = await Promise.all([...pieces].map(async ([name, bytes]) => [name, await readPiece(bytes)] as const));
  return { terrain: buildTerrain(file!, new Map(models)), rules: await groundRules(system) };
}
