/** What texts say that happens, verb by verb, and the facts they state. */

export interface Deed {
  /** The first group is the verb. */
  readonly words: RegExp;
  says(match: RegExpMatchArray): readonly string[];
}

const NUMBERS: Readonly<Record<string, string>> = { one: '1', once: '1', twice: '2', 'three times': '3', a: '1', an: '1', the: '1', its: '1' };
/** A number that stands there as a word, or not at all. */
export const number = (word: string | undefined): string => (word === undefined ? '1' : NUMBERS[word] ?? word);

const plain = (words: RegExp, ...facts: readonly string[]): Deed => ({ words, says: () => facts });

const moves: readonly Deed[] = [
  plain(/\bmay (climb) while engaged\b|\ban (advance), dash, jump or climb\b|\bwould (dash), advance, climb or reposition\b/g),
  { words: /(?<!an |a |, )\b(dash|advance|climb|jump|reposition|dashes|advances)\b/g, says: ([how]) => [how!.replace('dashes', 'dash').replace('advances', 'advance')] },
  { words: /(?<=, )(dash|jump|climb|advance)\b/g, says: ([how]) => [how!] },
  { words: /(?<!A |a |each )\b(heals?)(?: (twice|three times))?\b/g, says: ([, , times]) => [`heal ${number(times)}`] },
  { words: /\b(?:is |are )?(push|pull)(?:ed)? (?:an enemy (?:character )?within range \d (?:of it )?)?range (\d)\b/g, says: ([, way, n]) => [`${way} ${n}`] },
  plain(/\b(shove)\b/g, 'shove'),
  plain(/\b(placed|deploy)(?= within range)/g, 'place'),
];

const attacks: readonly Deed[] = [
  { words: /\b(?:(makes?) an? )?(\d)-dice (?:melee |ranged )?attack\b/g, says: ([, , n]) => [`${n}-dice attack`] },
  plain(/\b(makes?) an? (?:melee |ranged )?attack\b/g, 'attack'),
  plain(/(?<=\bmay )(attack)\b/g, 'attack'),
  { words: /\b(makes?) a (focus|take cover) action\b/g, says: ([, , action]) => [`${action} action`] },
  { words: /\b(adds?) (\d) (attack |defense )?(?:die|dice)\b/g, says: ([, , n, side]) => [`${side?.trim() ?? 'attack'} dice +${n}`] },
  { words: /(?<=against a Supporting, )(2) against a Secondary, 3\b/g, says: () => ['attack dice +2', 'attack dice +3'] },
  { words: /\b(reroll) (?:up to )?(\d|one|as many)\b/g, says: ([, , n]) => [`reroll ${n === 'as many' ? '1' : number(n)}`] },
  plain(/\b(all) of them while\b/g, 'may reroll all'),
  plain(/\b(flip) its stance card\b/g, 'flip'),
  plain(/\b(uses?) (?:the defender’s melee|this unit’s defense) expertise chart\b/g, 'use the chart'),
];

const tokens: readonly Deed[] = [
  { words: /\b(gains?) (an?|\d) (Hunker|Injured) tokens?/g, says: ([, , n, what]) => [what === 'Hunker' ? 'gain Hunker' : `gain ${number(n)} Injured`] },
  { words: /\b(loses?) ((?:the|its|that|a) Wounded token, )?all (?:its )?damage and one condition\b/g, says: ([, , token]) => [...(token === undefined ? [] : ['lose Wounded']), 'lose all damage', 'lose 1 condition'] },
  { words: /\b(loses?|drops?) all (?:its )?(Hunker|Injured) tokens/g, says: ([, , what]) => [`lose all ${what}`] },
  plain(/\b(loses) all of them\b/g, 'lose all Hunker'), plain(/\b(drop) any number of Hunker tokens/g, 'lose any Hunker'), plain(/\b(drop) one of this unit’s Hunker tokens/g, 'lose 1 Hunker'),
  { words: /\b(takes?) (\d) damage\b/g, says: ([, , n]) => [`take ${n} damage`] },
  { words: /\b(loses?) (?:up to )?(\d) damage (?:or|and) one condition\b/g, says: ([, , n]) => [`lose ${n} damage`, 'lose 1 condition'] },
  plain(/\b(loses) all its damage and conditions\b|\ball damage and all conditions (leave) it\b/g, 'lose all damage', 'lose all conditions'),
  plain(/\b(loses?) all its conditions\b/g, 'lose all conditions'),
  plain(/\b(loses?|remove) (?:one|a) condition\b|\b(take) (?:one or more )?conditions off\b/g, 'lose 1 condition'),
  plain(/\b(gains|has|have) (?:the|one) tags? (?:of its player’s choice)\b/g, 'gain tag', 'any tag'),
  plain(/\b(gains|has|have) (?:the|one) tags?\b/g, 'gain tag'),
  plain(/\bis (defeated)\b/g, 'be defeated'),
];

const players: readonly Deed[] = [
  { words: /\b([Rr]efresh) (\d) Force\b/g, says: ([, , n]) => [`refresh ${n} Force`] },
  { words: /\b(spends?|pay) (\d(?: to \d)?) Force\b(?! more)/g, says: ([, , n]) => [`spend ${n} Force`] },
  plain(/\b1 Force (may) be paid\b/g, 'may spend 1 Force'), plain(/\b(spends) Force\b/g, 'spend Force'),
  { words: /\b(spends?) (?:up to )?(\d) momentum\b/g, says: ([, , n]) => [`spend ${n} momentum`] },
  plain(/\b(gains) 1 momentum less\b/g, '1 momentum less'),
  { words: /\b(gains|loses) (\d) momentum\b/g, says: ([, verb, n]) => [`${verb!.replace(/s$/, '')} ${n} momentum`] },
  { words: /\bthe struggle token (?:also )?(moves) (\d) space(?: toward (?:this unit’s player’s side|its player’s momentum|their side))?/g, says: ([, , n]) => [`move the struggle token ${n}`] },
  plain(/\b(?:an|the) opposing control token is (removed)\b|\b(remove) (?:an|the) opposing control token\b|\bits control token is (removed)\b/g, 'remove control'),
  plain(/\b(takes) control of\b/g, 'take control'),
  plain(/\b(look) at the top card\b|^(Look) at the top card\b/g, 'look at the top card'),
  plain(/\b(shuffled?)(?: it| its order card| its card)? into (?:the|its player’s)(?: order)? deck\b/g, 'shuffle the card'),
  plain(/\b(goe?s?|put it) (?:to|on) the top or the bottom\b/g, 'card to top', 'card to bottom'),
  plain(/\bcard (goes )?(?:from the deck )?(?:in)?to reserve\b/g, 'card to reserve'),
  plain(/\b(put) it on the bottom of the order deck\b/g, 'card to bottom'),
];

export const deeds: readonly Deed[] = [...moves, ...attacks, ...tokens, ...players];
