import { pickOne, type Script } from '../../core/script.ts';
import type { Ability, Game, Use } from '../game/game.ts';
import { timesUsed } from '../game/read.ts';
import type { Unit } from '../state/state.ts';
import { mayPay } from './force.ts';
import { useAbility } from './window.ts';

export interface Usable {
  readonly ability: Ability;
  readonly use: Use;
}

export const usesOf = (game: Game, unit: Unit): Usable[] =>
  game.content.card(unit.card).abilities.flatMap((ability) => ability.parts.flatMap((part) => (part.part === 'use' ? [{ ability, use: part }] : [])));

/** The Active icon: one Active ability without its printed cost; tax is still paid, no "Action:" (SP-ICON-13, -14). */
export function* freeActive(game: Game, unit: Unit): Script {
  if (game.state.activation?.unit !== unit.id) return;
  const usable = usesOf(game, unit).filter((candidate) => !candidate.use.action && canUseFree(game, unit, candidate));
  if (usable.length === 0) return;
  const pick = yield* pickOne({ seat: unit.seat, ask: 'freeActive', about: { unit: unit.id } }, [...usable.map(({ ability }) => ability.id), 'none']);
  const chosen = usable.find(({ ability }) => ability.id === pick);
  if (chosen === undefined) return;
  yield* useAbility(game, unit, chosen.ability, paysTax(game) ? 0 : null, () => chosen.use.run(game, unit));
}

const paysTax = (game: Game): boolean => game.content.setup.houseRules.freeActivePaysTax;

const canUseFree = (game: Game, unit: Unit, { ability, use }: Usable): boolean =>
  timesUsed(unit, ability.id) < use.times && (!paysTax(game) || mayPay(game, unit, 0, ability.id)) && use.can(game, unit);
