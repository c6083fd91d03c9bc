/** What each mission set is called. */
const name = {
  'shifting-priorities': 'Shifting Priorities',
  'sabotage-showdown': 'Sabotage Showdown',
  'never-tell-me-the-odds': 'Never Tell Me the Odds',
  'first-contact': 'First Contact',
  'strategic-positions': 'Strategic Positions',
  'crossfire': 'Crossfire',
  'high-ground': 'High Ground',
  'supply-lines': 'Supply Lines',
};

/** Each mission's own rules. */
const rules = {
  'shifting-priorities': 'From struggle II on the active player rolls a defense die as the turn starts; the active objective with that face becomes a priority. While you control a priority, the struggle token moves 1 space further on your turn. In the first print priorities are removed after every turn.',
  'sabotage-showdown': 'A unit that the Shatterpoint card chooses has the tactic of the struggle card this turn. From struggle II on a defense die makes one active objective a priority for the turn: whoever controls it moves the struggle token 1 space further.',
  'never-tell-me-the-odds': 'Each struggle card names a kind of unit. Once in your turn, when such a unit of yours wounds an enemy unit, you may spend 1 Force to move the struggle token 1 space toward you. From struggle II on a defense die makes one active objective a priority for the turn, worth 1 space more.',
  'first-contact': 'When a Shatterpoint card is used, both players carry out the ploy of the struggle card before the unit is chosen, the active player first. From struggle II on, a player who controls 3 or more active objectives after the struggle token has moved, and has not won, may see the plan change: the opponent may spend 1 Force or 1 momentum to put another card of the phase in play and choose its map. The track stays, and so does control of objectives that remain active.',
  'strategic-positions': 'The struggle card gives an advantage near inactive objectives. From struggle II on, with no priority on the table, the active player rolls two defense dice as the turn starts and makes both objectives priorities; on a double the other player picks the second. Control of both moves the struggle token 1 space further on your turn, and then both are removed.',
  'crossfire': 'Ranged attacks on a character that contests an active objective roll 1 attack die more.',
  'high-ground': 'While you control an active objective that lies above the level of the table, the struggle token moves 1 space further on your turn.',
  'supply-lines': 'A unit that ends its activation contesting an active objective that its player controls may lose 1 damage or 1 condition.',
};

/** What struggle cards print besides their maps. */
const effect = {
  'press-forward': { name: 'Press Forward', text: 'Every character of the unit may dash.' },
  'stick-to-the-plan': { name: 'Stick to the Plan', text: 'Refresh 1 Force.' },
  'regroup': { name: 'Regroup', text: 'The unit loses 2 damage or 1 condition.' },
  'primary': { name: 'Challenging the odds', text: 'Primary units challenge the odds.' },
  'secondary': { name: 'Challenging the odds', text: 'Secondary units challenge the odds.' },
  'supporting': { name: 'Challenging the odds', text: 'Supporting units challenge the odds.' },
  'improvise': { name: 'Improvise', text: 'Each player does one of these: refresh 2 Force; one character may dash and its unit may not be chosen this turn; or take a unit’s card from the own order deck into reserve, and that unit may not be chosen this turn.' },
  'false-trail': { name: 'False Trail', text: 'Each player may take the control token off one active objective.' },
  'fresh-troops': { name: 'Fresh Troops', text: 'Each player picks an own supporting unit: its characters may reposition, and it may not be chosen this turn.' },
  'patch-up': { name: 'Patch Up', text: 'Each player picks an own unit, which may lose its Wounded token, up to 3 damage and 1 condition.' },
  'right-hand': { name: 'Right Hand', text: 'Each player picks an own secondary unit: its characters may reposition.' },
  'second-wind': { name: 'Second Wind', text: 'Each player takes one Injured token off an own unit, or refreshes 2 Force when there is none.' },
  'last-stride': { name: 'Last Stride', text: 'Each player picks an own primary unit: its characters may reposition.' },
  'defensive-positions': { name: 'Defensive Positions', text: 'Characters within range 2 of an inactive objective have Cover [1].' },
  'seize-the-initiative': { name: 'Seize the Initiative', text: 'The first player chooses the map. Characters within range 2 of an inactive objective have Cover [1].' },
  'calculated-strike': { name: 'Calculated Strike', text: 'Every character of a unit that begins its activation within range 2 of an inactive objective may dash. If none moved, the unit has Impact [1] and Sharpshooter [1] until the end of the turn.' },
  'neutral-zone': { name: 'Neutral Zone', text: 'When a unit ends its activation within range 2 of an inactive objective, its player refreshes 1 Force.' },
};

/** Parts of a mission's own rules that are asked about or paid for. */
const part = {
  'change-of-plan': 'Change of plan',
  'changeOfPlan': 'Change of plan',
  'second-priority': 'the second priority',
  'challenging-the-odds': 'Challenging the odds',
  'challengingTheOdds': 'Challenging the odds',
  'priorityRoll': 'Roll for the priority',
  'prioritiesLeave': 'Take priorities away',
  'shatterpointTactic': 'Tactic of the struggle card',
  'cleverPloy': 'Ploy of the struggle card',
  'chosenAgain': 'Units may be chosen again',
  'calculatedStrike': 'Calculated Strike',
  'neutralZone': 'Neutral Zone',
  'supply': 'Supply',
};

export const mission = { name, rules, effect, part };

/** Printed missions that cannot be played yet, and what no source has of them. */
export const leftOut = {
  heading: 'Missions not yet playable: {{operations}} Key Operations, {{encounters}} Legendary Encounters',
  why: 'Their own cards are known, but not the rules that they stand on. What is missing of each:',
  kind: { keyOperation: 'Key Operation', legendaryEncounter: 'Legendary Encounter' },
  gap: {
    trackerSpaces: 'which spaces of the struggle tracker count for momentum and so decide the countdown',
    woundMomentum: 'what momentum a wounded unit adds or removes',
    start: 'who is Aggressor, who is Sentinel, and who begins',
    deployment: 'where and in which order units deploy',
    armoredTarget: 'how an attack fills the track of an Armored Target',
    icons: 'some icons, too small to be read for certain',
    misprint: 'a row whose icons are misprinted',
    wording: 'which of two readings of a choice is meant',
    places: 'the exact places of {{places}}',
    legend: 'a Galactic Legend unit with its cards',
    minions: 'the rules of Minion units',
    threePlayers: 'the order of play of one player against two',
    trackIcons: 'what the Force icons of the victory track do',
  },
};
