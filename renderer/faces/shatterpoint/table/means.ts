import type { CardFace } from '../../../../engine/shatterpoint/cards/card.ts';
import type { AttackKind, CharacterId } from '../../../../engine/shatterpoint/state/state.ts';
import type { Act, Way } from '../../../match/actor.ts';
import type { Means } from '../../../match/means.ts';
import type { Situation } from '../words/names.ts';

/** What a weapon's name says of it; the first that fits counts. */
const RANGED: readonly (readonly [name: RegExp, means: Means])[] = [
  [/saber|thrown|sling|kni(fe|ves)|spear/i, 'thrown'], [/force|magick|lightning|flame|spark|eye|conjured/i, 'power'], [/\bbow$/i, 'bow'],
  [/heavy|cannon|gatling|mortar|sniper|bowcaster|annihilator|long rifle|throwers|pacification|bo-rifle/i, 'heavyBlaster'],
];
const MELEE: readonly typeof RANGED[number][] = [
  [/saber/i, 'saber'], [/flame/i, 'power'], [/blaster|point blank|rifle/i, 'blaster'], [/blade|kni(fe|ves)|spear|trident|lance|talon|jaws|prod/i, 'blade'],
];

/** What an attack of a kind with a weapon of this name is made with. Where its name tells a way of fighting, the blade that its bearer has counts. */
export function meansOf(kind: AttackKind, name: string, others: readonly string[]): Means {
  const found = (kind === 'ranged' ? RANGED : MELEE).find(([pattern]) => pattern.test(name));
  if (found !== undefined) return found[1];
  if (others.some((other) => /saber/i.test(other))) return kind === 'ranged' ? 'power' : 'saber';
  return kind === 'ranged' ? 'blaster' : 'blunt';
}

function cardOf(character: CharacterId, { view, cards }: Situation): { readonly card: CardFace; readonly stance: number } | null {
  const unit = view.units.find(({ characters }) => characters.some(({ id }) => id === character));
  const card = cards.find(({ id }) => id === unit?.card);
  return unit === undefined || card === undefined ? null : { card, stance: unit.stance };
}

/** What a character attacks with; undefined while no card tells it. */
export function attackMeans(character: CharacterId, kind: AttackKind, situation: Situation): Means | undefined {
  const { card, stance } = cardOf(character, situation) ?? {};
  const held = card?.stances[stance ?? 0];
  if (card === undefined || held === undefined) return undefined;
  return meansOf(kind, held[kind].chart?.name ?? '', card.stances.flatMap(({ melee, ranged }) => [melee.chart?.name ?? '', ranged.chart?.name ?? '']));
}

/** How a unit uses an ability: with the Force where that costs some of whoever brings any, by a command where it is one. */
export function abilityAct(unit: string, ability: string, { view, cards }: Situation): Act {
  const card = cards.find(({ id }) => id === view.units.find((other) => other.id === unit)?.card);
  const used = card?.abilities.find(({ id, name }) => id === ability || name === ability);
  if (card === undefined || used === undefined) return 'crouch';
  if ((used.cost ?? 0) > 0 && card.tags.includes('Force User')) return 'force';
  return used.kind === 'tactic' ? 'command' : 'crouch';
}

/** How a character jumps: on jets where its card gives it some. */
export const jumpWay = (character: CharacterId, situation: Situation): Way =>
  (cardOf(character, situation)?.card.abilities.some(({ name }) => /jet ?pack|rocket|thruster/i.test(name)) === true ? 'jet' : 'leap');
