/** What texts say of who, how near, how many and what is so, phrase by phrase; an earlier phrase hides a later one. */
import { number } from './deeds.ts';

export interface Phrase {
  readonly words: RegExp;
  /** Facts, from the match and the clause that it stands in. */
  says(match: RegExpMatchArray, clause: string): readonly string[];
  /** Says who or how near: of a keyword with the keyword before it. */
  readonly of?: true;
}

const plain = (words: RegExp, ...facts: readonly string[]): Phrase => ({ words, says: () => facts });
const of = (words: RegExp, ...facts: readonly string[]): Phrase => ({ ...plain(words, ...facts), of: true });
const itself = (words: RegExp): Phrase => ({ words, says: ([word]) => [word!] });

/** What is measured to: the last such word before the range; the own unit is where it is measured from. */
const NOUNS = /(?<!this )\b(units?|characters?|targets?|objectives?|enem(?:y|ies)|all(?:y|ies)|ones?|it|them)\b|\bthis unit\b/g;
const KINDS: Readonly<Record<string, string>> = { unit: 'unit', character: 'character', target: 'character', objective: 'objective', one: 'character' };

function rangeOf({ index, 1: n }: RegExpMatchArray, clause: string): readonly string[] {
  const noun = [...clause.slice(0, index).matchAll(NOUNS)].at(-1)?.[1] ?? '';
  const kind = KINDS[noun.replace(/s$/, '')];
  return [kind === undefined ? `within ${n}` : `${kind} within ${n}`];
}

/** Attack dice or defense dice, as the clause says. */
function diceOf([, n, side]: RegExpMatchArray, clause: string): readonly string[] {
  const sides = /attack and defense rolls/.test(clause) ? ['attack', 'defense'] : [side?.trim() ?? (/[Dd]efense rolls?/.test(clause) ? 'defense' : 'attack')];
  return sides.map((each) => `${each} dice +${number(n)}`);
}

const players: readonly Phrase[] = [
  plain(/\b(?:an|the) opponent (?:gains?|gained) momentum\b|\b(?:an|the) opponent (?=claims|gains)|\banother player (?=claims)/g, 'the opponent'),
  plain(/\bits player (?=reveals|refreshes|may pick)|\btheir turn\b/g, 'its player'),
  plain(/\bthat (?:an|the) opponent controls\b|\bthat opponents control\b|\bopposing control token\b|\bthat another player controls\b/g, 'the opponent controls'),
  plain(/\bplayer does not control\b/g, 'its player does not control'), plain(/\bits player controls\b/g, 'its player controls'),
  { words: /\bcosts 1 Force less\b/g, says: (_match, clause) => [/^Reserving\b/.test(clause) ? 'reserve costs 1 Force less' : 'costs 1 Force less'] },
  plain(/\bOpponents pay 1 Force more to reserve\b/g, 'reserve costs 1 Force more', 'enemy'),
  plain(/\blacks the ready Force for an ability\b|\bwould spend Force on an ability\b|\beach ready Force in the pool\b|\bmore momentum than this unit’s player\b/g),
  { words: /\bmay shuffle (?:up to )?(\d) of its Battle Tactics cards\b/g, says: ([, n]) => [`up to ${n} cards`] },
  plain(/\bmay take (?:damage equal to the cost of its abilities|as much damage) instead(?: of spending Force)?\b/g, 'damage for Force'), plain(/\bdrop Hunker tokens to pay for abilities, 1 Force for each\b/g, 'Hunker for Force'),
  plain(/\bcontrol (?:of it )?cannot be lost\b/g, 'hold control'),
];

const measures: readonly Phrase[] = [
  { words: /\b(?:placed|deploy) within range (\d)(?: of (?:its squad’s|the) Primary)?(?: instead of range 1)?/g, says: ([, n]) => [`placed within ${n}`] },
  plain(/\binstead of the Primary\b/g),
  { words: /\breaches allied characters within range (\d)/g, says: ([, n]) => [`heals reach ${n}`, 'allied'] },
  { words: /\b[Ww]ithin range (\d)\b/g, says: rangeOf, of: true },
  plain(/\brange and line of sight of this attack\b/g),
  plain(/\bin (?:range and )?line of sight\b/g, 'line of sight'),
  plain(/\bhigher elevation\b/g, 'elevation'), plain(/\btoward (?:this unit’s player’s side|its player’s momentum|their side)\b/g), plain(/\btoward\b/g, 'toward'), plain(/\baway\b/g, 'away'),
];

const whom: readonly Phrase[] = [
  of(/\b(?:one of this unit’s characters|a character of this unit|this unit|its own) or (?:an? |another )?(?=allied)|\bthis unit and (?=allied)/gi, 'own or allied'),
  plain(/\bthe other (?=may)/g),
  of(/\b(?:another|others?|different|except)\b/gi, 'another'),
  of(/\b(?:allied|ally|allies)\b/gi, 'allied'), of(/\b(?:enemy|enemies)\b/gi, 'enemy'),
  plain(/\bof either player\b|\bevery (?=(?:other )?(?:unit|character) within)/g, 'either player'),
  plain(/\bof its squad\b/g, 'squad', 'allied'), plain(/\bmay (?:be picked|pick)\b/g, 'may pick'),
];

const keywords: readonly Phrase[] = [
  plain(/\bProtection does not help\b/g, 'no Protection'), plain(/\bno Cover\b/g, 'no Cover'),
  { words: /\bCover reduced by (\d), to no less than 0\b/g, says: ([, n]) => [`Cover reduced by ${n}`] },
  { words: /\b(Sharpshooter|Impact|Cover) \[(\d)\]/g, says: ([, word, n]) => [`${word} ${n}`] },
  { words: /\bImmunity \[(\w+)\]/g, says: ([, condition]) => [`Immunity ${condition}`] },
  itself(/\b(?:Protection|Steadfast|Scale)\b/g), plain(/\bmay climb while engaged\b/g, 'climbs while engaged'),
  plain(/\bkeeps? (?:their |its )?Hunker tokens (?:when|and may|while)\b[^.;]*\bengaged(?: and can gain them)?/g, 'Hunker while engaged'), plain(/\bwould lose its Hunker tokens\b[^.;]*\bmay keep them\b/g, 'keeps Hunker'),
  { words: /\bties for control of [^.;]*?\bgo to\b/g, says: ([all]) => ['wins ties', 'contests', ...(all!.includes('active objective') ? ['active objective'] : [])] },
  plain(/\bcan neither remove nor replace its player’s control token\b/g, 'locks control'), plain(/\btied\b/g, 'tied'),
  plain(/\bcannot be targeted\b|\bcannot target\b/g, 'cannot be targeted'), plain(/\bcannot be reserved\b/g, 'cannot be reserved'), plain(/\bcan neither push nor pull\b/g, 'cannot be pushed'),
  plain(/\bgain no momentum\b/g, 'no momentum'), plain(/\bpay nothing more for active and reactive abilities because of Wounded and Injured tokens\b/g, 'no tax'),
  plain(/\bmake 2 combat actions\b/g, '2 combat actions'),
];

const dice: readonly Phrase[] = [
  { words: /\broll (\d) (attack|defense) (?:dice|die)\b/g, says: ([, n, side]) => [`roll ${n} ${side} dice`] },
  { words: /\b(\d) (attack |defense )?(?:die|dice) more\b/g, says: diceOf },
  { words: /(?<=for every 3 damage on it and )(\d) more\b/g, says: ([, n]) => [`attack dice +${n}`] },
  { words: /\b(\d) dice are added to the attack roll\b/g, says: ([, n]) => [`attack dice +${n}`] },
  plain(/\bas many dice are added to its roll\b/g, 'attack dice +1', 'defense dice +1', 'for each'),
  { words: /\badds? (\d) damage to the (?:damage )?pool\b/g, says: ([, n]) => [`pool +${n}`] },
  { words: /\badds? (\d) expertise\b/g, says: () => ['expertise'] },
  plain(/\bnext (?=(?:melee )?attack\b)|\bits first attack\b/g, 'next attack'),
  { words: /\b(?:for every|for each full) (\d) damage\b/g, says: ([, n]) => ['for each', `for each ${n}`] },
  plain(/\bfor each one\b|\b(?:for each|for every|and one more for each)(?: of its)?(?: Wounded and)?(?: Injured tokens?)?|\bas many attack dice as\b|\beach (?=critical)|\beach adds\b/g, 'for each'),
  { words: /\b(\d) or more\b/g, says: ([, n]) => [`${n} or more`] },
  { words: /\bUp to (\d) enemy units\b/g, says: ([, n]) => [`${n} or more`, 'enemy'] },
  { words: /\b(critical|strike|expertise|failure|block)s?\b(?! chart)/gi, says: ([, face]) => [face!.toLowerCase()] },
  plain(/\bhalf of the damage pool\b/g, 'half'), { words: /\b(melee|ranged)\b(?! expertise)/gi, says: ([kind]) => [kind!.toLowerCase()] },
];

const states: readonly Phrase[] = [
  plain(/\bnot wounded\b|\bunwounded\b/g, 'not wounded'),
  plain(/\b(?:is|are|becomes) wounded\b|\bwounded (?=allied)|\bthat wounds it\b/g, 'wounded'),
  plain(/\bWounded (?:or|and) Injured tokens?\b/g, 'holds Wounded', 'holds Injured'),
  plain(/\bholds? a Hunker token\b|\bheld none\b|\blost any\b/g, 'holds Hunker'), plain(/\bholds an Injured token\b/g, 'holds Injured'),
  plain(/\bthe unit has damage\b/g, 'has damage'), plain(/\bengaged\b/g, 'engaged'), plain(/\bcontests?\b/g, 'contests'), plain(/\bactive objectives?\b/g, 'active objective'),
  plain(/\bcombat actions?\b/g, 'combat action'), { words: /\b(focus|move|recover) action\b(?<!makes? a focus action)/g, says: ([, action]) => [`${action} action`] },
  plain(/\b(?:the|a) Shatterpoint card\b/g, 'Shatterpoint card'),
  plain(/\bin the (?:order )?deck\b|\bfrom the deck\b/g, 'deck'), plain(/\bin reserve\b|\bfrom reserve\b/g, 'reserve'),
  plain(/\buntil the end of the turn\b/gi, 'until the end of the turn'),
];

export const phrases: readonly Phrase[] = [...players, ...keywords, ...measures, ...dice, ...states, ...whom];
