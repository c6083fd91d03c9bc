/** Measures that have names of their own. */
export const measure = {
  same: 'Same Elevation',
  lengths: 'Marked: advance {{advance}} mm (A), dash {{dash}} mm (D)',
};

/** What would be so at a place. */
export const there = {
  heading: 'From there',
  sees: 'Sees',
  hits: 'Could attack',
  hitBy: 'Could be attacked by, from where they stand',
  engaged: 'Engaged with',
  contests: 'Contests',
  takes: '{{name}}, and would take it',
  nobody: 'nobody',
  of: '{{count}} of {{all}} enemies',
  dice: '{{attack}} attack dice against {{defense}} defense dice',
  ways: 'Gets there by',
  noWay: 'No way there now.',
  actions_one: '{{count}} action',
  actions_other: '{{count}} actions',
  force: '{{count}} Force',
};
