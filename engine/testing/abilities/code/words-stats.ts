/** What it says when a card changes a number of the rules, now or until the end of the turn. */
import { sayAmounts } from './words-actions.ts';
import { amountsOf, textsOf, UNKNOWN, type Value } from './values.ts';
import { say, sayDone, saySoftly, type Walk } from './walk.ts';
import type { Meaning } from './meaning.ts';

/** Keywords with a number in brackets, and those without. */
const BRACKETED: Readonly<Record<string, string>> = { cover: 'Cover', impact: 'Impact', sharpshooter: 'Sharpshooter' };
const KEYWORDS: Readonly<Record<string, string>> = {
  protection: 'Protection', steadfast: 'Steadfast', scale: 'Scale', immuneStrained: 'Immunity strained', immuneDisarmed: 'Immunity disarmed', immuneExposed: 'Immunity exposed', immunePinned: 'Immunity pinned',
  climbWhileEngaged: 'climbs while engaged',
};
/** Numbers that are counted in dice, results or Force. */
const COUNTED: Readonly<Record<string, (n: string) => readonly string[]>> = {
  attackDice: (n) => [`attack dice +${n}`], defenseDice: (n) => [`defense dice +${n}`],
  attackExpertise: () => ['expertise'], defenseExpertise: () => ['expertise'],
  attackRerolls: (n) => [`may reroll ${n}`], attackRerollFailures: (n) => [`may reroll ${n}`, 'failure'], defenseRerollFailures: (n) => [`may reroll ${n === '99' ? 'all' : n}`, 'failure'],
  coverReduced: (n) => [`Cover reduced by ${n}`], dashAsAdvancePrice: (n) => ['may advance', `may take ${n} damage`], advanceAsRepositionPrice: (n) => ['may reposition', `may take ${n} damage`],
  deployRange: (n) => [`placed within ${1 + Number(n)}`, 'may place'], healRange: (n) => [`heals reach ${2 + Number(n)}`], combatActions: (n) => [`${1 + Number(n)} combat actions`],
  allysEyes: (n) => [`character within ${n}`], abilityCost: (n) => [`costs ${n} Force less`],
};
/** All the others: what they allow or forbid. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  coverIgnored: ['no Cover'], protectionIgnored: ['no Protection'], criticalsFixed: ['critical'], untargetable: ['cannot be targeted'],
  advanceAsReposition: ['may reposition'], dashAsAdvance: ['may advance'], moveAsJump: ['may jump'], immovable: ['cannot be pushed'], deployBeside: ['placed within 1', 'may place'],
  hunkerWhileEngaged: ['Hunker while engaged'], keepsHunker: ['keeps Hunker'], winsTies: ['wins ties', 'contests'], locksControl: ['locks control', 'contests'], contests: ['contests'], contestsWounded: ['contests', 'wounded'],
  momentumForWound: ['no momentum'], tax: ['no tax'], reserveToBottom: ['may card to bottom'], noReserve: ['cannot be reserved'],
  damageForForce: ['damage for Force'], damageForAlly: ['damage for Force'], momentumForForce: ['may spend 1 momentum'], hunkerForForce: ['Hunker for Force'],
};

/** The word of a keyword, without its number; null for other numbers. */
export const keywordOf = (stat: string): string | null => BRACKETED[stat] ?? KEYWORDS[stat] ?? null;

/** Says that a number is changed by so much. */
export function sayStat(walk: Walk, stat: string, amount: Value): void {
  if (BRACKETED[stat] !== undefined) return sayAmounts(walk, amount, (n) => `${BRACKETED[stat]} ${n}`);
  if (KEYWORDS[stat] !== undefined) return say(walk, KEYWORDS[stat]);
  if (stat === 'reserveCost') return amountsOf(amount).forEach(({ n }) => say(walk, `reserve costs ${Math.abs(n)} Force ${n < 0 ? 'less' : 'more'}`));
  if (stat === 'winsTies') saySoftly(walk, 'active objective');
  if (stat === 'healRange') saySoftly(walk, 'allied');
  if (stat === 'momentumForWound') for (const each of ['wounded', 'on a wound']) saySoftly(walk, each);
  const plain = PLAIN[stat];
  if (plain !== undefined) for (const each of plain) say(walk, each);
  else if (COUNTED[stat] === undefined) throw new Error(`the vocabulary lacks the number ${stat}`);
  else for (const { n, each, per } of amountsOf(amount)) {
    for (const text of COUNTED[stat](String(Math.abs(n)))) say(walk, text);
    if (each) say(walk, 'for each');
    if (per !== undefined) say(walk, `for each ${per}`);
  }
}

export const stats: Readonly<Record<string, Meaning>> = {
  gainUntilTurnEnds: (walk, args) => {
    say(walk, 'until the end of the turn');
    for (const stat of textsOf(args[2])) sayStat(walk, stat, args[3] === undefined || (args[3].is === 'word' && args[3].word === undefined) ? { is: 'word', word: 1 } : args[3]);
    return UNKNOWN;
  },
  gainTagUntilTurnEnds: (walk) => {
    say(walk, 'until the end of the turn');
    sayDone(walk, 'gain tag');
    return UNKNOWN;
  },
};
