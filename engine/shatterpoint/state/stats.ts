/** Numbers that abilities change when they are read. Keywords are numbers too: 0 is "has it not". */
export const STATS = [
  // Dice and results of an attack; the owner of the number is the attacking or the defending unit.
  'attackDice', 'defenseDice', 'attackExpertise', 'defenseExpertise', 'attackRerolls', 'attackRerollFailures', 'defenseRerollFailures', 'failureToStrike',
  'cover', 'coverIgnored', 'coverReduced', 'protection', 'protectionIgnored', 'criticalsFixed', 'untargetable', 'allysEyes',
  // Keywords
  'steadfast', 'impact', 'sharpshooter', 'scale', 'immuneStrained', 'immuneDisarmed', 'immuneExposed', 'immunePinned',
  // Movement
  'advanceAsReposition', 'dashAsAdvance', 'dashAsAdvancePrice', 'advanceAsRepositionPrice', 'moveAsJump', 'climbWhileEngaged', 'immovable', 'deployRange', 'deployBeside',
  // Tokens and objectives
  'hunkerWhileEngaged', 'keepsHunker', 'winsTies', 'locksControl', 'contests', 'contestsWounded', 'healRange', 'momentumForWound',
  // Force and order cards
  'abilityCost', 'tax', 'reserveCost', 'reserveToBottom', 'noReserve', 'damageForForce', 'damageForAlly', 'momentumForForce', 'hunkerForForce', 'combatActions',
] as const;

export type Stat = (typeof STATS)[number];

/** Stats whose texts carry a number in brackets, so that the same text from two cards adds up and a lost one is taken off (SP-STACK-02, -03). Immunity is none of them (SP-STACK-04). */
export const BRACKETED: readonly Stat[] = ['cover', 'impact', 'sharpshooter'];

/** The stat of Immunity [condition] (SP-KEY-01). */
export const IMMUNITY = { strained: 'immuneStrained', disarmed: 'immuneDisarmed', exposed: 'immuneExposed', pinned: 'immunePinned' } as const;

/** Keywords without a number: they are had or not (SP-STACK-01, -04). */
const PLAIN: readonly Stat[] = ['protection', 'steadfast', 'scale', ...Object.values(IMMUNITY)];

/**
 * A number after something was added to it or taken off. A keyword never falls below 0, so what is gained after too great a loss counts in full (SP-STACK-03);
 * one without a number is there after any gain, however often it was gained, and gone after a loss (SP-STACK-01).
 */
export function adjusted(stat: Stat, value: number, amount: number): number {
  if (BRACKETED.includes(stat)) return Math.max(0, value + amount);
  if (PLAIN.includes(stat)) return amount === 0 ? value : amount > 0 ? 1 : 0;
  return value + amount;
}
