/** The sheets of card facts, whose sentences are in other words than ours: brought into ours they are read as our texts are. */
import { z } from 'zod';

const ability = z.object({ name: z.string(), variant: z.string().nullish(), kind: z.string(), cost: z.number().nullable(), text: z.string() });

/** What of a sheet is read. */
export const sheetForm = z.array(z.object({
  id: z.string(),
  abilities: z.array(ability),
  print_2023: z.object({ abilities: z.array(ability).optional() }).nullish(),
  battle_tactics: z.object({ cards: z.array(z.object({ name: z.string(), text: z.string().nullable() })) }).optional(),
}));

export type SheetAbility = z.infer<typeof ability>;

type Words = readonly (readonly [RegExp, string])[];

/** How the sheets name what an ability answers. */
const TRIGGERS: Words = [
  [/^(Trigger: [^.]*?)(?: \((?:before dice|after it resolved)\))?\. /, '$1: '],
  [/^Trigger: own (combat|move|focus) action finished/, 'After this unit’s $1 action'], [/^Trigger: own combat action, all attacks done/, 'After this unit’s combat action'],
  [/^Trigger: own melee attack has resolved/, 'After this unit’s melee attack'],
  [/^Trigger: own attack in a combat action, modify-dice step/, 'When the attack roll of its combat action is modified'], [/^Trigger: own melee attack in a combat action, modify-dice step/, 'When it makes a melee attack in a combat action and dice are modified'],
  [/^Trigger: own attack, modify-dice step/, 'When it attacks and dice are modified'], [/^Trigger: defending, modify-dice step/, 'When it defends and dice are modified'],
  [/^Trigger: own (ranged attack|melee attack)( in a combat action)?, before (?:dice|the target is picked)/, 'When it makes a $1$2'], [/^Trigger: own attack in a combat action, before dice/, 'When it attacks in a combat action'],
  [/^Trigger: own attack on an enemy Primary/, 'When it targets an enemy Primary'],
  [/^Trigger: own combat action, before attacks/, 'In its combat action'], [/^Trigger: own combat action/, 'In its combat action'],
  [/^Trigger: own attack(?: in a (combat action))? finished/, 'After its character attacked in a $1'], [/^Trigger: (its character|a character of another [^.]*?) attacked in a combat action/, 'After $1 attacked in a combat action'],
  [/^Trigger: (an? (?:melee |ranged |enemy )?attack (?:on|against) [^.,]*?) has resolved/, 'After $1'],
  [/^Trigger: (an? [^.]*?) finished an attack in a combat action/, 'After $1 attacked in a combat action'],
  [/^Trigger: ([^.]*?) (?:finished|took) a (combat|move) action/, 'After the $2 action of $1'],
  [/^Trigger: an allied Dathomirian character’s attack dealt damage/, 'After an attack of an allied Dathomirian character that dealt damage'],
  [/^Trigger: (targeted by )/, 'When it is $1'], [/^Trigger: an enemy Primary unit ends its activation/, 'At the end of an enemy Primary unit’s activation'], [/^Trigger: end of own activation/, 'At the end of this unit’s activation'],
  [/^Trigger: wounded by an enemy attack/, 'When an enemy attack wounds this unit'], [/^Trigger: own player reveal(?:s|ed)/, 'When its player reveals'],
  [/^Trigger: about to take/, 'When this unit would take'], [/^Trigger: an opponent gained/, 'When an opponent gained'],
  [/^Trigger: (?:the opponent chooses to activate|an opponent activates) a unit from reserve/, 'When an enemy unit is activated from reserve'],
  [/^Trigger: /, 'When '],
];

/** How they name tokens, dice, players and the rest. */
const WORDS: Words = [
  [/\b([Oo])nce per turn when\b/g, '$1nce per turn, when'], [/\b(?:became wounded)\b/g, 'becomes wounded'], [/\bwounded (?=an enemy|another allied|an allied|this unit)/g, 'wounds '], [/^After wounding an? /, 'When it wounds an '], [/\bAfter its character wounds\b/, 'When its character wounds'],
  [/\bMomentum\b/g, 'momentum'], [/\bStruggle token 1 toward own momentum\b/gi, 'struggle token moves 1 space'], [/\bmove the (?=struggle token moves)/gi, 'the '], [/\bsetup\b/g, 'set-up'],
  [/\b([Ww])hile not wounded\b/g, '$1hile it is not wounded'], [/\buntil end of turn\b/g, 'until the end of the turn'], [/\b(\d) times\b/g, '$1times'], [/\b3times\b/g, 'three times'], [/, at once|\b at once\b/g, ''],
  [/ in range and line of sight\b/g, ''], [/\b(?:[Oo]ne |an |the |[Ee]very |[Ee]ach )?own characters?\b/g, 'one of this unit’s characters'],
  [/\b(gains?) hunker\b/g, '$1 a Hunker token'], [/\bgains a hunker token\b/g, 'gains a Hunker token'], [/\b(?:has|holds any|holds|had|hold) (?:any )?hunker(?: token)?\b/g, 'holds a Hunker token'],
  [/\b(drops?|loses|removes) (?:all (?:of it|hunker|its hunker))\b/g, '$1 all its Hunker tokens'], [/\bany number of hunker\b/g, 'any number of Hunker tokens'], [/\bdrop one own hunker\b/g, 'drop one of this unit’s Hunker tokens'],
  [/\bhunker when\b/g, 'Hunker tokens when'], [/\bhunker\b/g, 'Hunker token'], [/\bholds any Injured\b|\bwith an Injured\b/g, 'holds an Injured'], [/\bany Injured\b/g, 'an Injured'],
  [/\bGain (an|two) Injured tokens?\b/g, 'It gains $1 Injured tokens'], [/\bgain an Injured token\b/g, 'gain an Injured token'], [/\btwo Injured\b/g, '2 Injured'], 
  [/\bmay (?:remove|drop) (one|a) Wounded token\b/g, 'may lose a Wounded token'], [/\b(?:drops?) (one|a) Wounded token\b/g, 'loses a Wounded token'], [/\bremoves\b/g, 'loses'], [/\bmay (?:remove|drop) (?=up|\d|one|all|1)/g, 'may lose '], [/\b1 condition\b/g, 'one condition'], [/\b(?:remove|drop) one condition\b/g, 'lose one condition'],
  [/\b(?:gets? |get )\+(\d) ((?:attack |defense )?(?:die|dice))\b/g, 'have $1 $2 more'], [/\bmay have (\d) dice more\b/g, 'may add $1 dice'], [/\+(\d) ((?:attack |defense )?(?:die|dice))\b/g, 'add $1 $2'], [/\bAdd\b/g, 'add'],
  [/(?<![Oo]nce )\bper\b/g, 'for each'], [/\btwo\b/g, '2'], [/\bany (critical|strike|expertise|failure|block)\b/g, 'a $1'],
  [/\b(?:takes?|take) a free (focus|take cover) action\b/g, 'makes a $1 action'], [/\bmay makes a\b/g, 'may make a'], [/\ba free focus action is allowed\b/g, 'it may make a focus action'], [/\b[Ff]ree focus action\b/g, 'makes a focus action'],
  [/\bone extra tag of choice\b|\bone tag of choice\b/g, 'one tag of its player’s choice'], [/\bgains one tag of its player’s choice\b/g, 'has one tag of its player’s choice'],
  [/\b(?:on|to) top or bottom\b/g, 'to the top or the bottom'], [/\bcannot be the target of\b/g, 'cannot be targeted by'], [/\bchosen through\b/g, 'chosen with'],
  [/\bgain (1|one more) momentum\b/g, 'this unit’s player gains 1 momentum'], [/\blose 1 momentum\b/g, 'its player loses 1 momentum'], [/\bpays 1 Force\b/g, 'spends 1 Force'], [/\b(\d) more Force\b/g, '$1 Force'], [/\brefresh 1 more\b/g, 'refresh 1 Force'],
  [/\b((?:[Ww]hen|[Ww]hile|[Ii]f)\b[^,:;.]*?) (?=(?:it|the unit|that unit|this unit|one of this unit’s characters|one character|this unit’s player|its characters|its unit|the struggle token|every allied unit|both units) (?:gains?|loses|takes|may|have|cannot|adds?|moves|goes)\b)/g, '$1, '],
  [/, if so (?=this|one)/g, '; if it does, '], [/; if so (?=this|one)/g, '; if it does, '], [/\bafterwards, if\b/g, 'if'], [/\bif afterwards\b/g, 'if'], [/\bafter it resolves\b/g, 'after that attack'],
  [/\broll (?:an?|one) (attack|defense) die\b/g, 'roll 1 $1 die'], [/\bin (?:neither )?(?:the )?deck (?:or|nor) (?:in )?reserve\b/g, 'in the deck or in reserve'], [/(?<!in )\bline of sight\b/g, 'in line of sight'], [/\band in line\b/g, 'and in line'],
  [/^(?:Costs an action|Action): /, 'Action: '], [/\bcontrolled by another player\b/g, 'that another player controls'], [/\bcontrolled by opponents\b/g, 'that opponents control'], [/\bnot controlled by its player\b/g, 'that its player does not control'],
  [/\bat least 2\b/g, '2 or more'], [/\bloses all damage and conditions\b/g, 'loses all its damage and conditions'], [/\bMay pick\b/g, 'It may pick'], [/^May /, 'This unit may '], [/, then refresh\b/g, '. Then refresh'], [/\bdo one of:? /g, 'do one of these: '], [/, then one of gain\b/g, ', then do one of these: gain'],
  [/\bfor a makes a\b/g, 'to make a'], [/\bhad none\b/g, 'held none'], [/\bwas dropped\b/g, 'lost any'], [/\bthe unit is injured\b/g, 'the unit holds an Injured token'], [/\beach own activation\b/g, 'each of its activations'],
  [/\b[Aa]fter it resolves\b/g, 'after that attack'], [/\beither gains a Hunker token or makes a focus action \(optional\)/, 'may gain a Hunker token or make a focus action'], [/\bafter own focus action the unit\b/, 'after its focus action: the unit'],
  [/\bwhen the unit focuses each of,? its\b/, 'after the unit’s focus action each of its'], [/\bcannot remove or replace\b/, 'can neither remove nor replace'], [/\btargets of its melee attacks get no Protection\b/, 'Protection does not help targets of its melee attacks'],
  [/\bhave Hunker token\b|\bwith Hunker token\b/, 'hold a Hunker token'], [/\bcannot push or pull\b/, 'can neither push nor pull'], [/\btake 2 combat actions\b/, 'make 2 combat actions'], [/\bcosts its player 1 Force\b/, 'costs 1 Force'], [/\btake control of\b/, 'takes control of'],
  [/\bif that unit has any damage\b/, 'if the unit has damage'], [/\b[Bb]efore choosing a unit with\b/, 'Before a unit is chosen with'], [/\bare put within\b/, 'are placed within'], [/\bthe Primary within range 1\b/, 'the Primary is placed within range 1'],
  [/\bmay go within range 2 \(not 1\) of the first placed character of the squad’s Primary\b/, 'may be placed within range 2 of its squad’s Primary'], [/\bmakes an attack of its combat action, before the dice\b/, 'attacks in a combat action'], [/\+(\d) (?=against)/g, '$1 '],
  [/\bthe top order card\b/, 'the top card of the order deck'], [/\bmay take damage equal to (?:the|an ability’s) cost instead(?: of spending the Force)?/, 'may take as much damage instead'], [/\bdo not pay more for\b/, 'pay nothing more for'], [/\bWounded or Injured tokens\.$/, 'Wounded and Injured tokens.'],
  [/\bAfter changing stance\b/, 'After this unit changed its stance,'], [/\bhas revealed an order card\b/, 'reveals an order card'], [/\bUntil end of turn\b/, 'Until the end of the turn'], [/\bmelee or ranged attack\b/, 'attack'], [/\bits own activation\b/g, 'its activation'],
  [/\bWhile wounded\b/, 'While it is wounded'], [/\bcannot attack allied Primary or Secondary characters\b/, 'cannot target allied Primary or Secondary characters'], [/\bof, its\b/g, 'of its'],
  [/\bcontesting\b/g, 'that contests'], [/\bcontested\b/g, 'contests'], [/ \(not below 0\)/, ', to no less than 0'], [/\bthere takes 1;/, 'there takes 1 damage;'],
  [/\b(push|pull) (?:that enemy|the enemy|it) range\b/g, '$1 range'], [/\bmove one of this unit’s characters range\b/g, 'pull range'], [/\bshowed\b/g, 'shows'], [/\bexpertise results?\b/g, 'expertise'],
  [/\bTies for control of\b/g, 'ties for control of'], [/\bstance (?=[A-Z])/g, 'the stance '], [/\bswap its active stance\b/g, 'flip its stance card'],
];

/** A sentence of a sheet in our words. */
export const inOurWords = (text: string): string =>
  [...TRIGGERS, ...WORDS].reduce((words, [theirs, ours]) => words.replace(theirs, ours), text.replaceAll('\'', '’')).replace(/(: )(Pick|Add|Roll|Refresh|Change|If|One|Each|Every|It|The|That|Reroll|Spend|All|Take)\b/g, (_all, colon: string, word: string) => colon + word.toLowerCase());
