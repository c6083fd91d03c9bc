/** Short names of the chapters, for the head of a refusal. */
const rule = {
  0: 'Words', 1: 'Cards', 2: 'Squads', 3: 'Setting up', 4: 'Winning', 5: 'Initiative', 6: 'Rounds', 7: 'Turns', 8: 'Movement', 9: 'Distance and sight',
  10: 'Targets and cover', 11: 'Attacks', 12: 'Attacks of opportunity', 13: 'Terrain', 16: 'Feats', AMB: 'Rulings',
};

/** Why something is not allowed, by the fixed word of a refusal. */
const refusal = {
  tooFar: 'That square costs {{cost}}; {{left}} movement points are left.',
  enemyInTheWay: 'An enemy stands there: nobody moves through enemies.',
  allyThere: 'An ally stands there: it may be passed, and nobody stops on it.',
  onAlly: 'It stands on an ally’s square and must move on first.',
  attackedAlready: 'It has attacked in this turn already.',
  movedTooFar: 'It has spent {{spent}} movement points: after more than {{speed}} there is no attack.',
  harmless: 'It deals no damage, so it makes no attack.',
  noLineOfSight: 'A wall is in the way of every line to it.',
  anotherIsAdjacent: 'An enemy stands next to the attacker: only adjacent enemies may be attacked.',
  notAdjacent: 'It fights hand to hand: only adjacent enemies may be attacked.',
  coverAndNotNearest: 'It is in cover, and another enemy is nearer.',
  unknownFigure: 'There is no figure {{figure}}.',
  otherSide: '{{figure}} does not fight on this side.',
  uniqueTwice: '{{figure}} is one person and already in the squad.',
  empty: 'The squad has no figure.',
  tooDear: 'The squad costs {{cost}} of {{points}} points.',
};

/** Every word that Miniatures brings in English. */
export const miniatures = { rule, refusal };
