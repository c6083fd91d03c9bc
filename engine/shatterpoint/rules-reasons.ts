/** Rules that no program can show to hold, each with the reason why. */
export const ruleReasons: Readonly<Record<string, string>> = {
  'SP-CARD-13': 'The icon is a reminder printed on a card of the box; that the Tactic is resolved is shown under SP-ABIL-08.',
};
