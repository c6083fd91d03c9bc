/** What somebody is about to do, or did: told before it happens, and afterwards in short. */
export const act = {
  begins: '{{who}} acts',
  walk: '{{who}} moves',
  run: '{{who}} runs',
  climb: '{{who}} climbs',
  leap: '{{who}} jumps',
  other: '{{who}} is moved',
  attacks: '{{who}} attacks {{target}}',
};
