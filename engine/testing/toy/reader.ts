import { parentPort } from 'node:worker_threads';
import { ReadingHere } from '../../host/reading/here.ts';
import { answerReading } from '../../node/read.ts';
import type { HostSystem } from '../../host/offer.ts';
import { toyProjector } from '../memory.ts';
import { toy } from './toy.ts';

/** What no thread bears: it crashes for 13, hangs for 14 and fills its memory for 15. */
function strain(goal: number | undefined): void {
  if (goal === 13) process.exit(3);
  while (goal === 14);
  for (const all: number[][] = []; goal === 15; ) all.push(new Array<number>(100_000).fill(all.length));
}

/** A reading thread for the toy, strained by the goal of a match file and by the width of a table's. */
const rules: HostSystem = {
  ...(toy as HostSystem),
  readSetup(input) {
    strain((input as { readonly goal?: number }).goal);
    return toy.readSetup(input);
  },
};
answerReading(parentPort!, {
  matches: new ReadingHere([{ rules, cards: [], starter: (table) => ({ table }), projector: toyProjector }], () => Promise.resolve(null)),
  tables: {
    read(text) {
      const { width } = JSON.parse(text) as { readonly width: number };
      strain(width);
      return Promise.resolve({ name: 'Toy', width, depth: width, pieces: 0, unheld: [], why: '' });
    },
    suggest: () => Promise.reject(new Error('the toy suggests no table')),
    pieces: () => Promise.resolve(true as const),
  check: () => Promise.resolve({ findings: [], measures: null, matches: [] }),
  },
});
