/** Why something is not allowed, by the fixed word of a refusal. */
export const refusal = {
  title: 'Not allowed',
  titleFor: '{{rule}}: not allowed',
  showRule: 'Rule {{rule}}',
  unknown: 'The rules do not allow this now ({{word}}).',
  over: 'The match is over.',
  wrongKind: 'That is not an answer to this question.',
  notOffered: 'That is not one of the choices.',
  wrongCount: 'Choose the right number of things.',
  twice: 'Choose each thing only once.',
  noSuchFace: 'The die has no such face.',
  mustPlace: 'This move cannot be declined.',
  late: 'Another answer came first.',
  notYours: 'Another player is asked now.',
  undoOff: 'This match was set up without taking back.',
  undoNowhere: 'There is no answer of yours to take back to.',
  undoBoundary: 'Dice have fallen, a card was drawn or another side has answered: that stands.',
  redoNothing: 'Nothing was taken back.',
  offTable: 'That is off the table.',
  unsupported: 'The base must stand completely on one surface.',
  noRoom: 'The figure does not fit there: terrain is in the way.',
  overlapsBase: 'Another base is in the way.',
  tokenNotHeld: 'The token would not lie flat there.',
  outOfReach: 'That is too far to go.',
  outOfRange: 'That is out of range.',
  notApart: 'This move may not end beside an enemy.',
  higher: 'That is too high to go there.',
  toolBlocked: 'Terrain is in the way.',
  outsideWedge: 'That is not in the direction this move must take.',
  directionOutsideWedge: 'It may not be moved in that direction.',
  otherElevation: 'That is on another level.',
  tooFarFromEdge: 'It must be deployed along your own edge.',
  outsideOutline: 'It must be deployed within your outline on the table.',
  mustMove: 'This move cannot be declined.',
  noDirection: 'Choose a direction, away from where it stands.',
};

/** The same reasons where the rules send details: names instead of ids, numbers, what is in the way. */
export const refusalWith = {
  wrongKind: 'This question wants {{expected}}, not {{got}}.',
  notOffered: '{{option}} is not one of the choices.',
  wrongCount: 'Choose at least {{min}} and at most {{max}}; {{got}} are chosen.',
  twice: '{{option}} is chosen twice. Choose each thing only once.',
  noSuchFace: 'A die with {{sides}} sides has no face {{face}}.',
  noRoom: 'The figure does not fit there. In the way: {{part}}.',
  toolBlocked: 'Terrain is in the way: {{part}}.',
  tokenNotHeld: 'The token would not lie flat there. In the way: {{part}}.',
  overlapsBase: 'The base of {{base}} is in the way.',
};

/** Kinds of answers, for a refusal of the wrong one. */
export const answerKind = {
  pick: 'a choice',
  place: 'a place',
  roll: 'dice',
};

/** Short names of the rule families, for the head of a refusal. */
export const rule = {
  none: 'The rules',
};
