import type { PickRequest } from '../../../../engine/core/script.ts';
import { planDistance } from '../../../../engine/shape/point.ts';
import type { CharacterId, State } from '../../../../engine/shatterpoint/state/state.ts';
import { costNow } from '../cards/UnitCard.tsx';
import { cardsInDeck } from '../view.ts';
import { abilityOf, asksFor, cardName, faceOf, isTag, tacticsOf, unitById, unitFor, type Situation } from '../words/names.ts';
import type { Speak } from '../../../words/speak.ts';

/** Range 1 to 5 of the printed game in mm, edge to edge. */
const RANGES = [25.4, 76.2, 152.4, 203.2, 254] as const;
const STOREY = 76.2;

const pointOf = (view: State, id: CharacterId) => view.units.flatMap((unit) => unit.characters).find((character) => character.id === id)?.at ?? null;

/** How far two figures stand apart: the smallest range that holds both, and a word when one is higher. */
export function apart(situation: Situation, from: string, to: string, speak: Speak): string {
  const a = pointOf(situation.view, from);
  const b = pointOf(situation.view, to);
  if (a === null || b === null) return '';
  const radius = (id: string): number => {
    const unit = unitFor(situation.view, id);
    const base = unit === undefined ? undefined : faceOf(situation, unit)?.base;
    return (base ?? 40) / 2;
  };
  const gap = planDistance(a, b) - radius(from) - radius(to);
  const range = RANGES.findIndex((limit) => gap <= limit + 0.1) + 1;
  const words = [range === 0 ? speak('shatterpoint.hint.beyond') : speak('shatterpoint.hint.range', { range })];
  if (b.y - a.y > STOREY) words.push(speak('shatterpoint.hint.level', { count: Math.max(1, Math.round((b.y - a.y) / 90)) }));
  return words.join(' · ');
}

function unitHint(situation: Situation, id: string, speak: Speak): string {
  const unit = unitFor(situation.view, id);
  const face = unit === undefined ? undefined : faceOf(situation, unit);
  if (unit === undefined || face === undefined) return '';
  const words = [speak('shatterpoint.hint.damageOf', { damage: unit.damage, stamina: face.stamina })];
  if (unit.wounded > 0) words.push(speak('shatterpoint.card.wounded'));
  return words.join(' · ');
}

function otherStance(situation: Situation, unit: string | number | undefined): string {
  const found = unit === undefined ? undefined : unitById(situation.view, String(unit));
  if (found === undefined) return '';
  return faceOf(situation, found)?.stances.find((_, index) => index !== found.stance)?.name ?? '';
}

function abilityHint(situation: Situation, id: string, unitId: string | undefined, speak: Speak): string {
  const ability = abilityOf(situation, unitId, id);
  const unit = unitId === undefined ? undefined : unitById(situation.view, unitId);
  const cost = ability === undefined || unit === undefined ? null : costNow(ability, unit);
  return cost === null ? '' : speak('shatterpoint.card.cost', { count: cost });
}

const ABOUT_ABILITIES: ReadonlySet<string> = new Set(['choice', 'ability', 'spend', 'may', 'mayPay', 'mayPayMomentum']);

/** What the missions to choose from do, one a line. */
function missionTexts(missions: readonly string[], speak: Speak): string {
  const explained = missions.filter((id) => speak.has(`shatterpoint.mission.rules.${id}`));
  const line = (id: string): string => {
    const text = speak(`shatterpoint.mission.rules.${id}`);
    return speak('shatterpoint.hud.effectOf', { name: speak(`shatterpoint.mission.name.${id}`), text });
  };
  return explained.map(line).join('\n');
}

/**
 * The printed text of the ability, Battle Tactics card or struggle card that a question comes from, or of the missions to
 * choose from; empty when it comes from none.
 */
export function sourceText({ ask, about, seat, options }: PickRequest, situation: Situation, speak: Speak): string {
  if (ask === 'mission') return missionTexts(options, speak);
  const { ability } = about;
  if (typeof ability !== 'string' || !ABOUT_ABILITIES.has(ask)) return '';
  const own = situation.view.units.filter((unit) => unit.seat === seat).map((unit) => faceOf(situation, unit));
  const found = [...own, ...situation.cards].flatMap((face) => [...(face?.abilities ?? []), ...(face?.tactics ?? [])]).find(({ id }) => id === ability);
  return found?.text ?? (speak.has(`shatterpoint.mission.effect.${ability}.text`) ? speak(`shatterpoint.mission.effect.${ability}.text`) : '');
}

/** Whose texts ask for a tag. */
function askersHint(situation: Situation, tag: string, speak: Speak): string {
  const standing = situation.view.units.filter(({ defeated }) => !defeated).map((unit) => faceOf(situation, unit));
  const askers = standing.flatMap((face) => (face !== undefined && asksFor(face, tag) ? [face.name] : []));
  return askers.length === 0 ? '' : speak('shatterpoint.hint.askedBy', { who: askers.join(', ') });
}

/** The small line under an option: what it costs, how far, what it leads to. Empty when there is nothing to add. */
export function hintOf(request: PickRequest, id: string, situation: Situation, speak: Speak): string {
  const { ask, about, seat } = request;
  const player = situation.view.players[seat];
  if (ask === 'act' && id === 'flip') {
    const stance = otherStance(situation, about.unit);
    return stance === '' ? '' : speak('shatterpoint.hint.act.flip', { stance });
  }
  if (ask === 'order' && id === 'reveal') return player === undefined ? '' : speak('shatterpoint.hint.order.reveal', { count: cardsInDeck(player) });
  if (ask === 'order' && id === 'reserve') return player?.reserve === null || player === undefined ? '' : cardName(situation, player.reserve, speak);
  if (ask === 'option' && id === 'stop') return speak('shatterpoint.hint.option.stop', { pool: situation.view.attacks.at(-1)?.pool ?? 0 });
  if (speak.has(`shatterpoint.hint.${ask}.${id}`)) {
    return speak(`shatterpoint.hint.${ask}.${id}`, { price: Number(about.price ?? 1), amount: Number(about.amount ?? 1) });
  }
  if (/^\d+:[a-z]+$/.test(id)) return speak('shatterpoint.hint.die', { number: Number.parseInt(id, 10) + 1 });
  if (ask === 'squad') {
    const squad = situation.view.units.filter((unit) => unit.seat === seat && unit.squad === Number(id));
    return squad.map((unit) => faceOf(situation, unit)?.name ?? '').slice(1).join(', ');
  }
  if (ask === 'tactics') return tacticsOf(situation, id)?.text ?? '';
  if (ask === 'freeActive') return abilityOf(situation, about.unit === undefined ? undefined : String(about.unit), id)?.text ?? '';
  if (id.startsWith('ability:')) return abilityHint(situation, id.slice('ability:'.length), about.unit === undefined ? undefined : String(about.unit), speak);
  if (ask === 'choice' && isTag(situation, id)) return askersHint(situation, id, speak);
  const from = about.attacker ?? about.character;
  if (unitFor(situation.view, id) !== undefined) {
    const far = typeof from === 'string' && from !== id ? apart(situation, from, id, speak) : '';
    return [far, unitHint(situation, id, speak)].filter((word) => word !== '').join(' · ');
  }
  return '';
}
