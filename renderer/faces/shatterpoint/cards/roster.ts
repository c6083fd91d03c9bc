import type { Player, Unit } from '../../../../engine/shatterpoint/state/state.ts';
import type { Speak } from '../../../words/speak.ts';
import type { RosterRow, RosterSide } from '../../face.ts';
import { cardsInDeck } from '../view.ts';
import { cardName, faceOf, type Situation } from '../words/names.ts';
import { tokensOf, tokenKey } from './UnitTokens.tsx';

/** Where a unit's order card is, as far as the player who looks may know. */
function stateOf(unit: Unit, player: Player, { view }: Situation, speak: Speak): string {
  if (unit.defeated) return speak('shatterpoint.card.defeated');
  if (view.activation?.unit === unit.id) return speak('shatterpoint.roster.acts');
  if (player.reserve === unit.id) return speak('shatterpoint.roster.reserve');
  if (player.top.includes(unit.id)) return speak('shatterpoint.roster.top');
  const inDeck = player.deck.left.includes(unit.id) || player.bottom.includes(unit.id);
  return inDeck ? speak('shatterpoint.roster.toCome') : speak('shatterpoint.roster.cameUp');
}

function rowOf(unit: Unit, player: Player, situation: Situation, speak: Speak): RosterRow {
  const face = faceOf(situation, unit);
  const health = speak('shatterpoint.roster.health', {
    damage: unit.damage, stamina: face?.stamina ?? '?', wounds: unit.wounded + unit.injured, durability: face?.durability ?? '?',
  });
  const tokens = tokensOf(unit).map(({ id, icon, count }) => ({ icon, name: speak(tokenKey(id)), count }));
  return { id: unit.id, name: face?.name ?? unit.id, health, tokens, state: stateOf(unit, player, situation, speak), gone: unit.defeated };
}

/** What is left in a side's order deck, as far as the player who looks may know it. */
function deckOf(player: Player, situation: Situation, speak: Speak): readonly string[] {
  const names = (cards: readonly string[]): string => cards.map((card) => cardName(situation, card, speak)).sort().join('; ');
  const { deck, top, bottom, discard, reserve } = player;
  return [
    speak('shatterpoint.hud.deckLeft', { count: cardsInDeck(player) }),
    ...(deck.left.length > 0 ? [speak('shatterpoint.roster.unordered', { cards: names(deck.left) })] : []),
    ...(top.length > 0 ? [speak('shatterpoint.hud.deckTop', { cards: top.map((card) => cardName(situation, card, speak)).join('; ') })] : []),
    ...(bottom.length > 0 ? [speak('shatterpoint.hud.deckBottom', { cards: bottom.map((card) => cardName(situation, card, speak)).join('; ') })] : []),
    ...(reserve === null ? [] : [speak('shatterpoint.roster.kept', { card: cardName(situation, reserve, speak) })]),
    ...(discard.length > 0 ? [`${speak('shatterpoint.hud.discard')}: ${names(discard)}`] : []),
  ];
}

/** Every unit of each side and what is left in its order deck. */
export const rosterOf = (situation: Situation, speak: Speak): readonly RosterSide[] =>
  situation.view.players.map((player, seat) => ({
    seat,
    rows: situation.view.units.filter((unit) => unit.seat === seat).map((unit) => rowOf(unit, player, situation, speak)),
    lines: situation.view.phase === 'play' ? deckOf(player, situation, speak) : [],
  }));
