import type { PickRequest } from '../../core/script.ts';
import type { Random } from '../../core/rng.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { standing } from '../board/measure.ts';
import { attackChoices } from '../attack/attack.ts';
import type { Unit } from '../state/state.ts';
import { adviceOn, advisedPick } from './advice.ts';
import { allowance, careWorth } from './stakes.ts';

/** Which token is best lost, the worst one first. Damage comes before them while a wound is near. */
const BURDENS: readonly string[] = ['wounded', 'strained', 'exposed', 'disarmed', 'damage', 'pinned'];

/** What a heal takes away: damage of a unit near a wound, then conditions, then damage, of the unit that is worst off. */
export function pickRelief(game: Game, { about, options }: PickRequest): string {
  let best = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const [what, whose] = option.split('@') as [string, string?];
    const value = what === 'none' ? -10 : reliefWorth(game, what, unitOf(game.state, whose ?? String(about['unit'])), Number(about['amount'] ?? 1));
    if (value > most) [best, most] = [option, value];
  }
  return best;
}

function reliefWorth(game: Game, what: string, unit: Unit, amount: number): number {
  if (what !== 'damage') return 1 - 0.1 * BURDENS.indexOf(what);
  const lacking = game.content.card(unit.card).stamina - unit.damage;
  return 0.6 + 0.25 * (Math.min(amount, unit.damage) - 1) + (lacking <= 2 ? 0.45 : 0) + 0.05 * careWorth(game, unit);
}

/** Force while there is enough of it, else damage that does not wound, else tokens. */
export function pickPayment(game: Game, asked: PickRequest, random: Random): string {
  const told = advisedPick(game, asked);
  if (told !== null) return told;
  const { about, options, seat } = asked;
  const price = Number(about['price'] ?? 1);
  const bears = (unit: Unit): boolean => unit.wounded === 0 && unit.damage + price <= game.content.card(unit.card).stamina / 2;
  const tight = price > allowance(game, seat);
  if (options.includes('force') && !(tight && options.includes('hunker'))) {
    const bearer = options.find((option) => option.startsWith('damage@') && bears(unitOf(game.state, option.slice('damage@'.length))));
    if (!tight || random() < 0.5) return 'force';
    if (options.includes('damage') && bears(unitOf(game.state, String(about['unit'])))) return 'damage';
    return bearer ?? 'force';
  }
  return options.find((option) => option === 'hunker') ?? options.find((option) => option !== 'none')!;
}

/** As many as the player can well afford. */
export function pickSpend(game: Game, asked: PickRequest): string {
  const { options, seat } = asked;
  const most = Math.max(1, Math.round(allowance(game, seat)));
  return advisedPick(game, asked) ?? options.filter((option) => Number(option) <= most).at(-1) ?? options[0]!;
}

/** A "may" is used; damage for it only by a unit that can bear it, and to get ready only by one that will attack. */
export function pickMay(game: Game, asked: PickRequest): string {
  const told = advisedPick(game, asked);
  if (told !== null) return told;
  const { about, options } = asked;
  const yes = options.includes('yes') ? 'yes' : options[0]!;
  const { activation } = game.state;
  if (about['what'] === 'takeDamage') {
    const unit = unitOf(game.state, String(about['unit']));
    const willAttack = activation !== null && activation.spent < 2 && !activation.made.includes('combat') && standing(unit).some((id) => attackChoices(game, id, {}).length > 0);
    return unit.damage + 1 < game.content.card(unit.card).stamina && (willAttack || adviceOn(game, asked).purpose !== 'ready') ? yes : 'no';
  }
  return yes;
}

/** Small prices are paid while Force is left for the turns to come. */
export const pickMayPay = (game: Game, asked: PickRequest, random: Random): string =>
  advisedPick(game, asked) ?? (Number(asked.about['price'] ?? 1) <= allowance(game, asked.seat) || random() < 0.3 ? 'yes' : 'no');

