import type { CardFace } from '../../engine/shatterpoint/cards/card.ts';

/** Units that have a sculpt of their own; the files carry their card ids, with the number of each character of a pair. */
const SCULPTED = new Set([
  'general-anakin-skywalker', 'cc-7567-captain-rex', '501st-clone-troopers', 'ahsoka-tano-jedi-no-more', 'bo-katan-kryze', 'clan-kryze-mandalorians',
  'lord-maul', 'gar-saxon', 'mandalorian-super-commandos', 'asajj-ventress', 'kalani', 'b1-battle-droids',
]);

/** Whose sculpts stand in for which tags: the first match counts. One sculpt for single characters, two for pairs. */
const STAND_INS: readonly { readonly tag: string; readonly single: string; readonly pair: readonly [string, string] }[] = [
  { tag: 'Battle Droid', single: 'kalani', pair: ['b1-battle-droids-1', 'b1-battle-droids-2'] },
  { tag: 'Droid', single: 'kalani', pair: ['b1-battle-droids-1', 'b1-battle-droids-2'] },
  { tag: 'Mandalorian', single: 'bo-katan-kryze', pair: ['clan-kryze-mandalorians-1', 'clan-kryze-mandalorians-2'] },
  { tag: 'Clone Trooper', single: 'cc-7567-captain-rex', pair: ['501st-clone-troopers-1', '501st-clone-troopers-2'] },
  { tag: 'Stormtrooper', single: 'cc-7567-captain-rex', pair: ['501st-clone-troopers-2', '501st-clone-troopers-1'] },
  { tag: 'Sith', single: 'lord-maul', pair: ['lord-maul', 'asajj-ventress'] },
  { tag: 'Dathomirian', single: 'asajj-ventress', pair: ['asajj-ventress', 'ahsoka-tano-jedi-no-more'] },
  { tag: 'Inquisitorius', single: 'asajj-ventress', pair: ['asajj-ventress', 'lord-maul'] },
  { tag: 'Padawan', single: 'ahsoka-tano-jedi-no-more', pair: ['ahsoka-tano-jedi-no-more', 'general-anakin-skywalker'] },
  { tag: 'Force User', single: 'general-anakin-skywalker', pair: ['general-anakin-skywalker', 'ahsoka-tano-jedi-no-more'] },
  { tag: 'Trooper', single: 'gar-saxon', pair: ['mandalorian-super-commandos-1', 'mandalorian-super-commandos-2'] },
];
const ANYBODY = { single: 'gar-saxon', pair: ['gar-saxon', 'cc-7567-captain-rex'] } as const;

/** File name of a character's model: its own sculpt, else the nearest one by the unit's tags. `number` counts characters from 1. */
export function sculptOf(card: string, face: Pick<CardFace, 'tags' | 'characters'>, number: number): string {
  const pair = face.characters > 1;
  if (SCULPTED.has(card)) return pair ? `${card}-${number}` : card;
  const found = STAND_INS.find(({ tag }) => face.tags.includes(tag)) ?? ANYBODY;
  return pair ? found.pair[(number - 1) % 2]! : found.single;
}
