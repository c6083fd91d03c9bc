import type { Thing } from '../../../../engine/miniatures/between.ts';
import type { Speak } from '../../../words/speak.ts';
import { doorWords, sidesOf } from '../table/doors.ts';
import { squareName } from '../table/squares.ts';
import { called, type Situation } from '../words/names.ts';

/** What a thing in the way is called. */
export function thingWords(thing: Thing, situation: Situation, speak: Speak): string {
  switch (thing.kind) {
    case 'figure': return called(situation, thing.id);
    case 'low':
    case 'solid': return speak(`miniatures.thing.${thing.kind}`, { square: squareName(thing.at) });
    case 'wall': return speak('miniatures.thing.wall', sidesOf(thing.edge));
    case 'door': return doorWords('miniatures.thing.door', situation.view, thing.door, speak);
    case 'storey': return speak('miniatures.thing.storey');
    default: return thing satisfies never;
  }
}

export const thingsWords = (things: readonly Thing[], situation: Situation, speak: Speak): string => things.map((thing) => thingWords(thing, situation, speak)).join(', ');
