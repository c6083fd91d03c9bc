/** Facts that one of the three cannot show, or shows without a card saying so, each with its reason. */
import type { Fact } from './facts.ts';

export interface Exception {
  /** Left out: on every unit that has the ability. */
  readonly unit?: string;
  readonly ability: string;
  readonly facts: readonly Fact[];
  readonly why: string;
}

export const exceptions: readonly Exception[] = [
  { ability: 'Genetically Bred Deadeye', facts: ['after an attack'], why: 'Wounds by its attack are counted when the attack is over: the card says “when it wounds”, the code asks the finished attack whom it wounded.' },
  { ability: 'Greater Purpose', facts: ['Immunity exposed'], why: 'An immune unit is never about to gain the condition, so the sentence that answers the coming condition carries the Immunity out.' },
  { ability: 'Cloak and Dagger', facts: ['cannot be targeted'], why: 'The combat action ends by leaving nobody to be targeted.' },
  { ability: 'Dogged Assault', facts: ['may take cover action', 'take cover action'], why: 'The ability is used or not by the player of both units: who uses it takes the action, and nobody is asked twice.' },
  { unit: 'third-sister', ability: 'Your Fear Betrays You', facts: ['lose 1 condition', 'may lose 1 condition'], why: '“One or more”: the first condition has to go, the others may; the code asks in one loop.' },
  { ability: 'This Is Gonna Hurt, Pal', facts: ['own or allied'], why: 'An allied character may be himself: the code only says that he needs no line of sight to himself.' },
];
