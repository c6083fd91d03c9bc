import type { Thing } from '../../../../engine/miniatures/between.ts';
import type { Wall } from '../../../../engine/miniatures/board.ts';
import type { Speak, Values } from '../../../words/speak.ts';
import { besideEdge, squareName } from '../table/squares.ts';
import type { MatchView } from '../view.ts';
import { called, type Situation } from '../words/names.ts';

/** The edge in the middle of a door; undefined where nobody told where it is. */
export function doorEdge({ board }: Pick<MatchView, 'board'>, door: number): Wall | undefined {
  const edges = board.doors?.[door] ?? [];
  return edges[Math.floor(edges.length / 2)];
}

/** Names of the squares on both sides of an edge. */
export function sidesOf(edge: Wall): Values {
  const [a, b] = besideEdge(edge);
  return { a: squareName(a), b: squareName(b) };
}

/** What a thing in the way is called. */
export function thingWords(thing: Thing, situation: Situation, speak: Speak): string {
  switch (thing.kind) {
    case 'figure': return called(situation, thing.id);
    case 'low':
    case 'solid': return speak(`miniatures.thing.${thing.kind}`, { square: squareName(thing.at) });
    case 'wall': return speak('miniatures.thing.wall', sidesOf(thing.edge));
    case 'door': {
      const edge = doorEdge(situation.view, thing.door);
      return edge === undefined ? speak('miniatures.thing.doorNumber', { count: thing.door + 1 }) : speak('miniatures.thing.door', sidesOf(edge));
    }
    case 'storey': return speak('miniatures.thing.storey');
    default: return thing satisfies never;
  }
}

export const thingsWords = (things: readonly Thing[], situation: Situation, speak: Speak): string => things.map((thing) => thingWords(thing, situation, speak)).join(', ');
