import type { Answer } from '../core/script.ts';
import type { Thought } from '../search/plan.ts';

/** A plan of one answer. */
export const thoughtOf = (answer: Answer): Thought => ({ plan: [{ asked: '', answer }], value: null, playouts: 0 });
