/** Ten sentences that teach it. */
export const learn = {
  1: 'Each side brings six units in two squads. Win two struggles to win the match.',
  2: 'On your turn, reveal the top card of your order deck. Its unit activates.',
  3: 'For 1 Force you may keep the card in reserve and reveal another.',
  4: 'A unit takes up to two different actions: move, combat, focus, recover, take cover, ability.',
  5: 'Advance and dash stay level or go down. Climb and jump reach other levels.',
  6: 'A character within range 2 of an enemy is engaged: it dashes instead of advancing and cannot shoot.',
  7: 'In an attack both sides roll. Successes walk through the combat tree, one option each.',
  8: 'Damage equal to stamina wounds a unit, and the other side gains momentum.',
  9: 'A character within range 2 of an active objective contests it. Control moves the struggle token to your side.',
  10: 'When the token meets your momentum, you win the struggle.',
};
