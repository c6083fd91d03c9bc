/** What Shatterpoint says of itself; its id stands before the keys. Its other words stand in `renderer/words/en`, from when it was the only one. */
export const en = {
  /** How to play, in two minutes. */
  learn: {
    step1: 'Each side brings six units in two squads. Win two struggles to win the match.',
    step2: 'On your turn, reveal the top card of your order deck. Its unit activates.',
    step3: 'For 1 Force you may keep the card in reserve and reveal another.',
    step4: 'A unit takes up to two different actions: move, combat, focus, recover, take cover, ability.',
    step5: 'Advance and dash stay level or go down. Climb and jump reach other levels.',
    step6: 'A character within range 2 of an enemy is engaged: it dashes instead of advancing and cannot shoot.',
    step7: 'In an attack both sides roll. Successes walk through the combat tree, one option each.',
    step8: 'Damage equal to stamina wounds a unit, and the other side gains momentum.',
    step9: 'A character within range 2 of an active objective contests it. Control moves the struggle token to your side.',
    step10: 'When the token meets your momentum, you win the struggle.',
  },
  system: { name: 'Shatterpoint', hint: 'Strike teams fight for objectives' },
};
