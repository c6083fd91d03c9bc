import { parentPort } from 'node:worker_threads';
import { ReadingHere } from '../../host/reading/here.ts';
import { answerReading } from '../../node/read.ts';
import type { HostSystem } from '../../host/offer.ts';
import { toyProjector } from '../memory.ts';
import { toy } from './toy.ts';

/** A reading thread for the toy that crashes for a goal of 13, hangs for a goal of 14 and fills its memory for a goal of 15. */
const rules: HostSystem = {
  ...(toy as HostSystem),
  readSetup(input) {
    const { goal } = input as { readonly goal?: number };
    if (goal === 13) process.exit(3);
    while (goal === 14);
    for (const all: number[][] = []; goal === 15; ) all.push(new Array<number>(100_000).fill(all.length));
    return toy.readSetup(input);
  },
};
answerReading(parentPort!, new ReadingHere([{ rules, cards: [], starter: (table) => ({ table }), projector: toyProjector }], () => Promise.resolve(null)));
