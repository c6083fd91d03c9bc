import type { CharacterFace } from '../../../../engine/wartime/face.ts';
import type { Character, State } from '../../../../engine/wartime/state.ts';
import { prettify } from '../../../words/speak.ts';
import type { Situation as SituationOf } from '../../face.ts';
import { characterIn, numberOf } from '../view.ts';

/** How an adventure stands: its view and the characters that there are. */
export type Situation = SituationOf<State, CharacterFace>;

export const faceOf = ({ cards }: Situation, { card }: Pick<Character, 'card'>): CharacterFace | undefined => cards.find(({ id }) => id === card);

/** A character's name; where several have the same card with the numbers of its side and of its base, as in "Scout 2.1". */
export function nameOf(situation: Situation, id: string): string | undefined {
  const self = characterIn(situation.view, id);
  if (self === undefined) return deedNamed(situation, id) ?? situation.cards.find((card) => card.id === id)?.name;
  const name = faceOf(situation, self)?.name ?? prettify(self.card);
  const alone = situation.view.characters.every((other) => other.id === id || other.card !== self.card);
  return alone ? name : `${name} ${self.seat + 1}.${numberOf(id)}`;
}

/** A name in any case. */
export const called = (situation: Situation, id: string): string => nameOf(situation, id) ?? prettify(id);

/** An action or an answer, which goes by the same name on every card. */
export function deedNamed({ cards }: Situation, id: string): string | undefined {
  for (const { actions, answers } of cards) for (const deed of [...actions, ...answers]) if (deed.id === id) return deed.name;
  return undefined;
}

/** What an option stands for: a deed, and who is its target or does it. */
export function partsOf(option: string): { readonly deed: string; readonly who: string | null } {
  const at = option.search(/[:@]/);
  return at < 0 ? { deed: option, who: null } : { deed: option.slice(0, at), who: option.slice(at + 1) };
}
