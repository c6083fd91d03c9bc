import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const turn: Chapter = chapter('turn', 'The turn', {
  'SP-TURN-01': 'Players take turns, the First Player first. In your turn you are the active player.',
  'SP-TURN-02': 'Step 1: what happens at the start of the turn. The active player’s effects come first and the opponent’s second; non-player effects follow, in the order the active player likes.',
  'SP-TURN-03': 'Step 2: turn over the top card of your order deck, or take the card you have in reserve instead.',
  'SP-TURN-04': 'With an empty order deck and a card in reserve, you must take the reserved card.',
  'SP-TURN-05': 'If the card you turn over belongs to a defeated unit, it leaves the game and you turn over another.',
  'SP-TURN-06': 'Step 3: the card’s unit activates.',
  'SP-TURN-07': 'Step 4: what happens at the start of an activation, such as recovery, loss of Hunker tokens and Tactic abilities.',
  'SP-TURN-08': 'Step 5: you make the unit’s actions, two at most, and use its abilities and special rules.',
  'SP-TURN-09': 'Step 6: what happens at the end of an activation. The active player’s effects come first and the opponent’s second; non-player effects follow as the active player orders them.',
  'SP-TURN-10': 'Step 7: the activation is over. Nothing can be used at this point.',
  'SP-TURN-11': 'Step 8: what happens at the end of the turn, in the same order as at its start: active player, opponent, non-player effects.',
  'SP-TURN-12': 'Control of the Active objectives is checked as the very last part of step 8.',
  'SP-TURN-13': 'Step 9: for each Active objective you control, the struggle token moves one space toward your momentum. This is left out in the first turn of the game.',
  'SP-TURN-14': 'Momentum for where the struggle token stands is gained in step 9, right after the token has moved.',
  'SP-TURN-15': 'Step 10: the unit that activated this turn is defeated if its Injured tokens have reached its Durability.',
  'SP-TURN-16': 'Step 11: if somebody won the struggle this turn, the struggle is reset.',
  'SP-TURN-17': 'Step 12: the turn ends. If you have no card left in deck and reserve you refresh your order deck. Then your opponent’s turn begins.',
  'SP-TURN-18': 'You activate exactly one unit in your turn. Others act only when an effect lets them.',
  'SP-TURN-19': 'With no unit left to activate, you skip steps 2 to 7 and step 10, but play the rest of the turn. You have not lost for that reason alone.',
});
