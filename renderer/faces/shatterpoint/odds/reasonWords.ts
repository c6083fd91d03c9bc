import type { OptionOdds } from '../../../../engine/shatterpoint/offer.ts';
import { abilityById, called, type Situation } from '../words/names.ts';
import { prettify, type Speak } from '../../../words/speak.ts';

type Reason = OptionOdds['reasons'][number];

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Where a reason comes from: an ability's name, or a fixed word. */
const whyWords = ({ source, ability }: Reason, situation: Situation, speak: Speak): string => {
  if (ability !== undefined) return abilityById(situation, ability)?.name ?? prettify(ability);
  return speak.has(`shatterpoint.odds.source.${source}`) ? speak(`shatterpoint.odds.source.${source}`) : prettify(source);
};

/** What counts on one side of an attack, in short: "stance 7", "focus +1", "Exposed: no expertise". */
export function reasonWords({ reasons }: OptionOdds, side: 'attack' | 'defense', situation: Situation, speak: Speak): string[] {
  return reasons.flatMap((reason) => {
    const { on, amount } = reason;
    const why = whyWords(reason, situation, speak);
    const mine = side === 'attack';
    if (on === `${side}Dice`) return [speak('shatterpoint.odds.dice', { why, count: reason.source === 'card' ? amount : signed(amount) })];
    if (on === `${side}Expertise`) return [speak('shatterpoint.odds.expertise', { why, count: signed(amount) })];
    if (on === `${side}Barred`) return [speak('shatterpoint.odds.barred', { condition: speak(mine ? 'shatterpoint.option.disarmed' : 'shatterpoint.option.exposed') })];
    if (on === 'rerolls' && amount > 0 === mine) return [speak(mine ? 'shatterpoint.odds.rerolls' : 'shatterpoint.odds.opposingRerolls', { count: Math.abs(amount) })];
    if (on === 'failureToStrike' && mine) return [speak('shatterpoint.odds.turned', { why })];
    if (on === 'pool' && mine) return [speak('shatterpoint.odds.pool', { why, count: signed(amount) })];
    return on === 'protection' && !mine ? [speak('shatterpoint.odds.protection')] : [];
  });
}

/** Abilities that may still be used and are left out, with their owners. */
export const unsettledWords = ({ unsettled }: OptionOdds, situation: Situation, speak: Speak): string =>
  unsettled.map(({ unit, ability }) => speak('shatterpoint.odds.abilityOf', { ability: abilityById(situation, ability)?.name ?? prettify(ability), who: called(situation, unit) })).join(', ');
