import type { CardFace } from '../../../../engine/shatterpoint/cards/card.ts';
import type { AttackKind, CharacterId } from '../../../../engine/shatterpoint/state/state.ts';
import type { Act, Way } from '../../../match/actor.ts';
import type { Means } from '../../../match/means.ts';
import type { Situation } from '../words/names.ts';

function cardOf(character: CharacterId, { view, cards }: Situation): { readonly card: CardFace; readonly stance: number } | null {
  const unit = view.units.find(({ characters }) => characters.some(({ id }) => id === character));
  const card = cards.find(({ id }) => id === unit?.card);
  return unit === undefined || card === undefined ? null : { card, stance: unit.stance };
}

/** What a character attacks with; undefined while no card tells it. */
export function attackMeans(character: CharacterId, kind: AttackKind, situation: Situation): Means | undefined {
  const { card, stance } = cardOf(character, situation) ?? {};
  return card?.stances[stance ?? 0]?.[kind].means ?? undefined;
}

/** How a unit uses an ability: with the Force where that costs some of whoever brings any, by a command where it is one. */
export function abilityAct(unit: string, ability: string, { view, cards }: Situation): Act {
  const card = cards.find(({ id }) => id === view.units.find((other) => other.id === unit)?.card);
  const used = card?.abilities.find(({ id, name }) => id === ability || name === ability);
  if (card === undefined || used === undefined) return 'crouch';
  if ((used.cost ?? 0) > 0 && card.tags.includes('Force User')) return 'force';
  return used.kind === 'tactic' ? 'command' : 'crouch';
}

/** How a character jumps: on jets where its card says so. */
export const jumpWay = (character: CharacterId, situation: Situation): Way => (cardOf(character, situation)?.card.jets === true ? 'jet' : 'leap');
