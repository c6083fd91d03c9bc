import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const abilities: Chapter = chapter('abilities', 'Abilities', {
  'SP-ABIL-01': 'Abilities are Active, Reactive or Innate. Tactic and Identity abilities are Innate ones of a special kind; only Primary units have an Identity.',
  'SP-ABIL-02': 'You may use an Active ability whenever you like while its unit is activating. It has a price in Force, which may be 0.',
  'SP-ABIL-03': 'An Active ability that begins with “Action:” also takes one of the unit’s actions.',
  'SP-ABIL-04': '“At any time” still means between effects: never in the middle of an attack, a movement, another ability or anything else being resolved.',
  'SP-ABIL-05': 'You may use a Reactive ability only when the thing its text names has just happened, in either player’s turn. It has a price in Force, which may be 0.',
  'SP-ABIL-06': 'To one event you may answer with one Reactive ability. Your opponent may answer the same event with one as well.',
  'SP-ABIL-07': 'Innate, Tactic and Identity abilities are free and always on.',
  'SP-ABIL-08': 'A Tactic ability happens when its unit’s activation starts.',
  'SP-ABIL-09': 'The text of an Identity says when it happens. It is not Reactive, so you may still answer the same event with a Reactive ability.',
  'SP-ABIL-10': 'Pay for an Active or Reactive ability by turning that much Ready Force to Spent. Without enough Ready Force for its cost and any extra cost you cannot use it.',
  'SP-ABIL-11': 'Wounds make abilities dearer: an Active or Reactive ability costs 1 Force more for each Wounded and each Injured token on its unit.',
  'SP-ABIL-12': 'If the effect of an ability depends on the Force paid, the extra Force for wounds is not counted.',
  'SP-ABIL-13': 'No effect can bring the cost of an ability below 0.',
  'SP-ABIL-14': 'A unit may use the same Active or Reactive ability only once in a turn, be it your turn or your opponent’s; the next turn it may again. Some cards allow more.',
  'SP-ABIL-15': 'Ability texts use icons for many effects. Inside a text, the words around the icon tell who is affected.',
  'SP-ABIL-16': 'Each thing that happens is a single event for both players. “The attack was resolved” and the later “the combat action was resolved” are two events, so each can be answered.',
  'SP-ABIL-17': 'Setting a card aside in reserve, passing the Shatterpoint card and costs named by the mission are not abilities. Wounds never make them dearer.',
});
