/** What somebody is about to do, or did: told before it happens, and afterwards in short. */
export const act = {
  begins: 'Next: {{who}}',
  walk: '{{who}} moves',
  run: '{{who}} runs',
  climb: '{{who}} climbs',
  leap: '{{who}} jumps',
  other: '{{who}} is moved',
  attacks: '{{who}} attacks {{target}}',
  takes: '{{side}} takes {{who}}',
  freed: 'Nobody holds {{who}}',
  result: '{{what}}: {{results}}',
  damage_one: '{{count}} damage',
  damage_other: '{{count}} damage',
  unhurt: 'no damage',
  falls: 'falls',
  leaves: 'defeated',
};

/** The strip that tells what others did. */
export const recap = {
  heading: 'What happened',
  close: 'Close what happened',
  again: 'Once more, as it was',
  end: 'Back to now',
};
