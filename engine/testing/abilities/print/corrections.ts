/** What the sheets of card facts have otherwise than the print, or say in words that `sheet.ts` does not bring into ours: each line with what it rests on. */
import type { Fact } from '../facts.ts';
import type { Edition } from '../rows.ts';

/**
 * What a correction rests on: `sheet` the sheet itself, whose words the script misread; `card` the printed card, compared with the sheet;
 * `rules` a rule that makes both the same.
 */
type Source = 'sheet' | 'card' | 'rules';

export interface Correction {
  /** Left out: on every unit that has the ability. */
  readonly unit?: string;
  readonly ability: string;
  /** Left out: in both. */
  readonly edition?: Edition;
  /** Facts that go, and facts that come. */
  readonly not?: readonly Fact[];
  readonly but?: readonly Fact[];
  readonly source: Source;
  readonly why: string;
}

/** Where the printed card differs from the sheet. */
const printed: readonly Correction[] = [
  { unit: 'captain-cassian-andor', ability: 'Make Ten Men Feel Like a Hundred', but: ['another'], source: 'card', why: 'The card lets another allied unit be chosen than the one that was wounded; the sheet leaves the word out.' },
  { ability: 'Expose Flank', but: ['elevation'], source: 'card', why: 'The card asks for a higher elevation; the sheet only says higher.' },
  { unit: 'c-3po-and-r2-d2', ability: '“Divine Influence”', not: ['climbs while engaged: unit within 5'], but: ['climbs while engaged: character within 5'], source: 'card', why: 'The card gives Scale to units and the climb to characters; the sheet takes both for units.' },
  { unit: 'lando-calrissian', ability: 'Conflicting Responsibilities', not: ['may pick'], but: ['its player', 'gain tag', 'may gain tag'], source: 'card', why: 'The card answers the own player’s order cards only; tags that a unit has are tags gained.' },
  { unit: 'rc-1138-boss', ability: 'Delta, Give Me An Explosive Solution', but: ['lose all Hunker'], source: 'card', why: 'All Hunker tokens go.' },
  { unit: 'ig-11', ability: 'Are You Refusing My Request?', not: ['not wounded'], but: ['in an attack'], source: 'card', why: 'Momentum is lost where the attack does not wound: nothing is asked of how the defender stood before.' },
  { unit: 'ig-88b', ability: 'I Engineer Success, Yet...It Eludes Me', not: ['not wounded'], source: 'card', why: 'As for IG-11: the attack does not wound.' },
  { unit: 'clone-sergeant-hunter', ability: 'It’s Hard to Compete with a Jedi', but: ['in an attack', 'is exposed'], source: 'card', why: 'All failures while this unit is exposed.' },
  { ability: 'Forming Up, Sir', not: ['character within 3'], but: ['unit within 3'], source: 'card', why: 'A character of the unit that moved has to be in range, be it one that moved or not: the unit has to be (SP-MEAS-10).' },
  { unit: 'jyn-erso', ability: 'I Rebel', not: ['for each'], but: ['twice in its own activation'], source: 'card', why: 'Twice in its own activation instead of the one use of every turn.' },
];

/** Where both say the same by the rules. */
const same: readonly Correction[] = [
  { ability: 'Commanding Presence', not: ['character within 3'], but: ['unit within 3'], source: 'rules', why: 'A unit is within a range when one of its characters is (SP-MEAS-10), and conditions are gained by units (SP-CARD-08).' },
  { unit: 'snowtrooper-lieutenant', ability: 'Imperial Discipline', not: ['character within 3'], but: ['unit within 3'], source: 'rules', why: 'As for Commanding Presence: a unit is within a range when one of its characters is (SP-MEAS-10).' },
  { unit: 'jango-fett', ability: 'Not So Fast', edition: 'first print', not: ['character within 3'], but: ['unit within 3'], source: 'rules', why: 'A unit with a character within a range is within that range (SP-MEAS-10).' },
  { unit: 'rc-1140-fixer', ability: 'Grab Yourself Some Bacta, Trooper', not: ['heal 1'], but: ['may heal 1'], source: 'rules', why: 'A heal may always be left (SP-ICON-12).' },
  { unit: 'padawan-learners', ability: 'Stretch Out With Your Feelings', edition: 'current', not: ['another', 'character within 3', 'may heal 1'], but: ['heals reach 3'], source: 'rules', why: 'A heal has its own unit and allied ones in reach (SP-ICON-12): only the range is another.' },
  { unit: 'queen-padme-amidala', ability: 'Coordinated Fire: 2 Damage', edition: 'first print', but: ['another'], source: 'rules', why: 'She is no Handmaiden herself: an allied Handmaiden unit is another one.' },
  { unit: 'echo-and-tech', ability: 'Fight Smarter, Not Harder', not: ['holds Hunker'], source: 'rules', why: 'That one was dropped says no more than that one was held.' },
  { unit: 'cc-3636-commander-wolffe', ability: 'Wolfpack', not: ['in an attack'], source: 'rules', why: 'It changes how criticals of attacks stand and answers nothing.' },
  { unit: 'b2-battle-droids', ability: 'Close Range Annihilation', but: ['in an attack'], source: 'sheet', why: '“Attacks … may reroll”.' },
];

/** Where the sheet says it, in words that the script cannot read. */
const misread: readonly Correction[] = [
  { ability: 'Uncertain Loyalties', but: ['gain tag'], source: 'sheet', why: '“choose: tags”.' },
  { unit: 'aurra-sing', ability: 'Expendable Distraction', edition: 'current', but: ['enemy', 'in an attack'], source: 'sheet', why: '“Ranged attack … on a defender”.' },
  { unit: 'captain-cassian-andor', ability: 'We’ve All Done Terrible Things', but: ['enemy', 'in an attack'], source: 'sheet', why: '“Its ranged attack … the defender”.' },
  { unit: 'ct-9904-elite-squad-leader', ability: 'Expendable Distraction', but: ['enemy', 'in an attack'], source: 'sheet', why: '“Its ranged attack … the defender”.' },
  { ability: 'On Contract', but: ['gain tag'], source: 'sheet', why: '“this unit has that tag”.' },
  { ability: 'Impatience for Victory Will Guarantee Defeat', but: ['keeps Hunker', 'gain Hunker'], source: 'sheet', why: '“may keep it”, and a sentence whose comma is missing.' },
  { ability: 'Galen Said I could Get Right By Myself, If I was Brave Enough', not: ['Immunity exposed: Rebel Alliance', 'Steadfast: Spy', 'within 3'], but: ['Steadfast: character within 3', 'Immunity exposed: character within 3'], source: 'sheet', why: 'The range stands before both parts of the sentence, each with a keyword of its own.' },
  { unit: 'captain-cassian-andor', ability: 'Make Ten Men Feel Like a Hundred', not: ['Impact: Rebel Alliance', 'Impact: allied', 'Sharpshooter: Rebel Alliance', 'Sharpshooter: allied'], but: ['Rebel Alliance'], source: 'sheet', why: 'The keywords go to the unit that was chosen, whoever is near.' },
  { unit: 'arf-clone-troopers', ability: 'Coordinated Fire: Exposed', edition: 'first print', but: ['gain exposed'], source: 'sheet', why: '“If the target is within range 5 … gains exposed”, without a comma.' },
  { ability: 'Bring It On, Clankers', but: ['Hunker gained'], source: 'sheet', why: '“When … gains hunker”.' },
  { ability: 'Mayhem', but: ['gain disarmed', 'gain exposed'], source: 'sheet', why: 'The second and third result are named without their verb.' },
  { ability: 'Always Gets the Job Done', but: ['gain disarmed', 'gain exposed'], source: 'sheet', why: 'As for Mayhem: the verb stands only once.' },
  { ability: 'Surely You Can Do Better', but: ['spend 1 to 3 Force', 'in an attack'], source: 'sheet', why: '“Variable cost 1-3 Force, while defending”.' },
  { unit: 'ct-411-commander-ponds', ability: 'Forward Scout', edition: 'current', not: ['place', 'primary'], but: ['squad'], source: 'sheet', why: 'The Primary is the one of the squad, where deployment is measured from.' },
  { unit: 'ct-411-commander-ponds', ability: 'Forward Scout', edition: 'first print', not: ['primary'], source: 'sheet', why: 'As on the current card: the Primary is the one of the squad.' },
  { ability: 'Genetically Bred Deadeye', but: ['may lose 1 condition', 'in an attack'], source: 'sheet', why: '“Before dice … may remove conditions”.' },
  { ability: 'Peace and Security for the Galaxy', but: ['take control'], source: 'sheet', why: '“take control” stands behind “at the end of its activation” without a comma.' },
  { ability: 'Battle Tactics: Primitive Artifice', not: ['another'], but: ['up to 1 cards'], source: 'sheet', why: '“One … card may be put in”; the other order card is the next one drawn.' },
  { ability: 'Patience', but: ['may card to top', 'may card to bottom', 'order card reserved'], source: 'sheet', why: '“may be put on top or bottom”, “Whenever its card goes to reserve”.' },
  { ability: 'Knowledge and Defense', not: ['engaged', 'may gain Hunker'], but: ['Hunker while engaged', 'for each'], source: 'sheet', why: '“keep and may gain hunker while engaged”, “once per token”.' },
  { unit: 'general-veers', ability: 'We Are the Storm', edition: 'current', but: ['remove control'], source: 'sheet', why: '“remove its control token”.' },
  { ability: 'Secrets Uncovered', but: ['remove control'], source: 'sheet', why: '“Remove the opposing control token” at the head of the sentence.' },
  { ability: 'There Is One Job...', but: ['enemy', 'before the first struggle card'], source: 'sheet', why: '“pick an opponent”, “Before the first mission card is revealed”.' },
  { ability: 'Fair? What’s Fair?', but: ['gain strained'], source: 'sheet', why: 'The comma before the verb is missing.' },
  { ability: 'Special Forces Conditioning', but: ['may lose 1 damage', 'may lose 1 condition'], source: 'sheet', why: '“May remove 1 damage and one condition from itself”.' },
  { ability: 'I Am a Jedi, Like My Father Before Me', but: ['Immunity pinned: allied', 'Immunity pinned: Rebel Alliance', 'Immunity pinned: own or allied', 'Immunity pinned: unit within 5'], source: 'sheet', why: 'Both kinds of Immunity go to the same units.' },
  { ability: 'Flow of the Force', not: ['reserve'], but: ['its player', 'before the next order card'], source: 'sheet', why: '“before revealing or choosing from reserve”.' },
  { unit: 'jedi-master-mace-windu', ability: 'Tempered Aggression', edition: 'current', but: ['may spend 1 to 3 Force', 'attack dice +1', 'defense dice +1', 'for each'], source: 'sheet', why: '“spend 1-3 Force to add that many dice to its roll”, be it attack or defense; an innate sentence that costs is the player’s choice.' },
  { unit: 'jedi-master-mace-windu', ability: 'Tempered Aggression', edition: 'first print', not: ['after an attack', 'reroll 1'], but: ['in an attack', 'may reroll 1', 'spend Force'], source: 'sheet', why: '“Variable cost: after all dice of its attack were rolled”.' },
  { ability: 'We Can Do This the Simple Way or the Difficult Way', but: ['use the chart', 'after an attack'], source: 'sheet', why: '“if so the defender uses”, “and afterwards”.' },
  { ability: 'Goodbye', not: ['toward'], but: ['its player', 'move the struggle token 1', 'turn ends'], source: 'sheet', why: '“at the end of own turn … move the Struggle token 1 per Momentum toward own Momentum”.' },
  { ability: 'How You Doin’ Ya Old Pirate?', but: ['either player'], source: 'sheet', why: '“any … unit”.' },
  { ability: 'Hedged Bets', but: ['its player', 'gain a condition', 'order deck refreshed'], source: 'sheet', why: '“Before refreshing the order deck”, “gains one of choice”.' },
  { ability: 'Sabacc Shift', but: ['allied'], source: 'sheet', why: 'The next card is the own player’s.' },
  { ability: 'Unexpected Allies', but: ['gain tag'], source: 'sheet', why: '“also have the Ewok tag”.' },
  { ability: 'He’s the Brains, Sweetheart', but: ['in an attack'], source: 'sheet', why: '“may reroll … of its ranged attack”.' },
  { ability: 'Undying Loyalty', but: ['shuffle the card'], source: 'sheet', why: '“if its order card is in reserve shuffle it”, without a comma.' },
  { ability: 'Last Stand of the Jedi', but: ['attack dice +2'], source: 'sheet', why: '“Attack and defense rolls” at the head of the sentence.' },
  { ability: 'What Does This Do?', but: ['may use the chart', 'is exposed', 'is pinned', 'in an attack'], source: 'sheet', why: '“In a melee attack on an enemy with exposed or pinned it may use”.' },
  { unit: 'queen-padme-amidala', ability: 'Servant of the People', edition: 'first print', but: ['wounded'], source: 'sheet', why: '“even while wounded”.' },
  { ability: 'Let’s Get in There and Start Breaking Things', not: ['dash'], but: ['may advance', 'may take 1 damage', 'may reposition', 'may take 2 damage'], source: 'sheet', why: '“may become … for 1 damage”.' },
  { ability: 'Cloak and Dagger', not: ['after an action'], but: ['next attack'], source: 'sheet', why: '“Its first attack”, and the action that ends is no occasion.' },
  { ability: 'Pathfinders', but: ['may advance'], source: 'sheet', why: '“a dash … may be an advance instead”.' },
  { ability: 'Daughter of Mandalore', not: ['dash', 'advance', 'climb', 'reposition'], but: ['may jump'], source: 'sheet', why: '“any … of theirs may be a jump instead”.' },
  { unit: 'shin-hati', ability: 'Impatience', not: ['for each'], but: ['Hunker for Force'], source: 'sheet', why: '“drop hunker to reduce an ability’s cost by 1 Force per token”.' },
];

export const corrections: readonly Correction[] = [...printed, ...same, ...misread];

/** First-print abilities that the sheets lack, read off the older cards. */
export const added: Readonly<Record<string, string>> = {
  'aurra-sing, first print: Expendable Distraction': 'innate; allied; combat action; enemy; engaged; in an attack; may attack dice +3; not wounded; ranged; take 2 damage',
  'elite-squad-troopers, first print: Coordinated Fire: Exposed': 'reactive 0; Galactic Empire; allied; another; character within 5; combat action; gain exposed; in an attack',
  'general-veers, first print: You Have Your Orders': 'tactic; Galactic Empire; Stormtrooper; allied; may dash; secondary',
  'general-veers, first print: Prepare For a Surface Attack': 'innate; Stormtrooper; allied; card to reserve; deck; defense dice +1; may dash; reserve; set-up ends',
  'general-veers, first print: We Are the Storm': 'identity; activation ends; allied; character within 2; enemy; may dash; take 1 damage; take 3 damage; unit within 2',
  'padawan-learners, first print: Deflect': 'reactive 1; after an attack; failure; ranged; take 2 damage',
  'padawan-learners, first print: Stretch Out With Your Feelings': 'reactive 0; allied; combat action; heals reach 3; in an attack; melee',
  'snowtrooper-lieutenant, first print: Dogged Assault': 'reactive 0; Stormtrooper; after an action; allied; another; combat action; may take cover action; unit within 4',
  'snowtrooper-lieutenant, first print: Commanding Presence': 'innate; Galactic Empire; Trooper; allied; condition coming; may take 1 damage; unit within 3',
  'weequay-pirates, first print: Greedy': 'innate; Steadfast; active objective; contests',
  'weequay-pirates, first print: Pack Hunter': 'innate; Weequay; allied; another; attack dice +2; enemy; engaged; melee',
};
