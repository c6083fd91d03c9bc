/** What stands between two squares. */
export const thing = {
  low: 'the low objects on {{square}}',
  solid: 'the big object on {{square}}',
  wall: 'the wall between {{a}} and {{b}}',
  door: 'the closed door between {{a}} and {{b}}',
  doorNumber: 'closed door {{count}}',
  storey: 'what stands between the storeys',
};

/** What would be so on a square. */
export const there = {
  heading: 'From there',
  of: '{{who}} on {{square}}',
  cost_one: '{{count}} movement point to get there',
  cost_other: '{{count}} movement points to get there',
  tooFar: 'After {{spent}} movement points there is no attack: {{speed}} are the most.',
  attacks: 'could attack',
  attackedBy: 'could be attacked by',
  not: 'could not attack',
  nobody: 'nobody',
  unseen: 'out of sight',
  squares_one: '{{count}} square',
  squares_other: '{{count}} squares',
  roll: '{{needed}}+ · {{chance}}',
  cover: 'cover from {{things}}',
  behind: '{{who}} (behind {{things}})',
};

/** The tools in hand, in squares. */
export const measure = {
  squares_one: '{{count}} square',
  squares_other: '{{count}} squares',
  apart: 'Walls part both: there is no way between.',
  round: 'A diagonal step counts 2, and walls are walked round.',
  seen: 'In line of sight',
  blocked: 'Out of sight: {{things}}',
  blockedPlain: 'Out of sight: a wall is in the way of every line',
  cover: '{{who}} has cover from {{things}}',
  noCover: '{{who}} has no cover',
  roll: 'An attack hits on {{needed}} or more: {{chance}}',
};

/** What the tones of the overlays mean. */
export const overlay = {
  reach1: 'may still attack',
  reach2: 'moves twice, no attack',
  reachNote: 'The numbers are what the way there costs.',
  sightBoth: 'in sight',
  sightOut: 'in sight, in cover there',
  danger1: 'one enemy',
  danger2: 'two enemies',
  danger3: 'three or more',
  dangerNote: 'Enemies that could attack it there from where they stand now. Who moves first may attack it elsewhere too.',
};
