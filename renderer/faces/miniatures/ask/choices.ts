import type { Closed, PickRequest } from '../../../../engine/core/script.ts';
import { hasAttacked } from '../../../../engine/miniatures/awaited.ts';
import { DONE } from '../../../../engine/miniatures/squad.ts';
import { DECLINES, type Choice } from '../../../ask/choice.ts';
import { reasonWords } from '../../../ask/reasons.ts';
import type { IconName } from '../../../ui/Icon.tsx';
import { keysFor } from '../../../ui/hotkeys.ts';
import { seatLetter, seatName } from '../../../words/seats.ts';
import { percent } from '../../../words/percent.ts';
import { prettify, type Speak } from '../../../words/speak.ts';
import { doorOf, doorWords } from '../table/doors.ts';
import { figureOf } from '../table/hints.ts';
import { squareName, squareOf } from '../table/squares.ts';
import { figureIn } from '../view.ts';
import { called, cardIn, featOf, type Situation } from '../words/names.ts';
import { signed } from '../words/tell.ts';

const ICONS: Readonly<Record<string, IconName>> = { end: 'done', pass: 'no', attack: 'strike' };

const MELEE = 'melee-attack';

/** The option that Enter stands for: the only one, to strike when one may, and to go first oneself. */
export function usualOf({ ask, options, seat, max }: PickRequest): string | undefined {
  if (max > 1) return undefined;
  if (options.length === 1) return options[0];
  switch (ask) {
    case 'opportunity':
    case 'strafe': return 'attack';
    case 'first': return String(seat);
    case 'answer': return options.find((option) => option !== 'pass');
    default: return undefined;
  }
}

/** The words of one option. */
function optionWords({ ask }: Pick<PickRequest, 'ask'>, option: string, situation: Situation, speak: Speak): string {
  if (ask === 'first') return seatName(situation, Number(option), speak);
  if (ask === 'reinforce' && option !== DONE) return called(situation, option);
  const square = squareOf(option);
  if (square !== null) return speak('miniatures.option.square', { square: squareName(square) });
  const figure = figureOf(option, situation.view);
  if (option.startsWith('still:')) return speak('miniatures.option.still', { target: called(situation, option.slice('still:'.length)) });
  if (option.startsWith('use:')) return called(situation, option.slice('use:'.length));
  if (option.startsWith('reroll:')) return speak('miniatures.option.reroll');
  const door = doorOf(option);
  if (door !== null) {
    const stays = situation.view.doors[door.door]?.open === door.open;
    return doorWords(`miniatures.option.${stays ? 'hold' : ''}${door.open ? (stays ? 'Open' : 'open') : stays ? 'Shut' : 'close'}Door`, situation.view, door.door, speak);
  }
  if (option.startsWith('attack:') && figure !== null) return speak('miniatures.option.attackOn', { target: called(situation, figure) });
  const at = option.lastIndexOf('@');
  if (at > 0) return called(situation, option.slice(0, at));
  if (figure !== null) return called(situation, figure);
  return speak.has(`miniatures.option.${option}`) ? speak(`miniatures.option.${option}`) : prettify(option);
}

/** Faces of the die. */
const SIDES = 20;

/** The chance of a die that must show so much or more, in words. */
export const chanceWords = (needed: number): string => percent((SIDES + 1 - needed) / SIDES);

/** What the die must show for an attack, and how likely that is; undefined for an option that is none. */
function rollWords({ details }: PickRequest, option: string, speak: Speak): string | undefined {
  const needed = details?.[option]?.['needed'];
  return typeof needed === 'number' ? speak('miniatures.hint.roll', { needed, chance: chanceWords(needed) }) : undefined;
}

/** What stands small under an option: what an attack must roll, how a figure is, what a feat does. */
function hintWords(request: PickRequest, option: string, situation: Situation, speak: Speak): string {
  const { ask } = request;
  const { details } = request;
  if (ask === 'reinforce' && option !== DONE) return speak('miniatures.setUp.pointsValue', { count: Number(details?.[option]?.['cost']) });
  const roll = rollWords(request, option, speak);
  if ((ask === 'opportunity' || ask === 'strikers' || ask === 'strafe') && roll !== undefined) return roll;
  if (speak.has(`miniatures.hint.${ask}.${option}`)) return speak(`miniatures.hint.${ask}.${option}`);
  if (option.startsWith('use:')) return featOf(situation, option.slice('use:'.length))?.text ?? '';
  const payer = ask === 'payer' ? option : option.startsWith('reroll:') ? option.slice('reroll:'.length) : null;
  if (payer !== null) return speak('miniatures.hint.force', { name: called(situation, payer), count: figureIn(situation.view, payer)?.force ?? 0 });
  if (option.startsWith('still:')) return roll ?? '';
  const id = figureOf(option, situation.view);
  const figure = id === null ? undefined : figureIn(situation.view, id);
  const card = figure === undefined ? undefined : cardIn(situation, figure);
  if (figure === undefined || card === undefined) return '';
  const at = option.lastIndexOf('@');
  if (at > 0) return featOf(situation, option.slice(0, at))?.text ?? '';
  const left = speak('miniatures.card.hitPointsOf', { left: card.hitPoints - figure.damage, whole: card.hitPoints });
  if (roll !== undefined) return speak('miniatures.hint.target', { roll, left });
  if (option.startsWith('attack:')) return left;
  return speak('miniatures.hint.figure', { attack: signed(card.attack), damage: card.damage, left });
}

function iconOf({ ask, about }: PickRequest, option: string, situation: Situation): IconName | null {
  if (option.startsWith('use:') || option.startsWith('reroll:') || option === 'faster') return 'force';
  if (option.startsWith('attack:') || option.startsWith('still:')) {
    const attacker = figureIn(situation.view, String(about['figure']));
    const card = attacker === undefined ? undefined : cardIn(situation, attacker);
    return card?.feats.some(({ id }) => id === MELEE) === true ? 'melee' : 'ranged';
  }
  if (option.includes('@')) return 'reactive';
  if (ask === 'activate') return 'active';
  return ICONS[option] ?? null;
}

/**
 * Squares are pointed at on the table; in a list they would only be in the way. So would enemies out of sight, and after the attack of the turn all
 * of them: a click on one says why.
 */
function inOrder({ options, closed }: PickRequest, { view: { turn } }: Situation): readonly string[] {
  const isTold = ({ option, why }: Closed): boolean => !options.includes(option) && why !== 'noLineOfSight' && !(turn !== null && hasAttacked(turn) && option.startsWith('attack:'));
  const all = [...options, ...closed.filter(isTold).map(({ option }) => option)];
  const late = (option: string): number => (option === 'end' ? 2 : DECLINES.includes(option) ? 1 : 0);
  return all.filter((option) => squareOf(option) === null).sort((a, b) => late(a) - late(b));
}

const roleOf = (option: string): Choice['role'] => (option === 'end' ? 'end' : DECLINES.includes(option) ? 'quiet' : 'normal');

/** Everything a pick offers but squares, open and closed, with words, symbols and keys. */
export function choicesOf(request: PickRequest, situation: Situation, speak: Speak): readonly Choice[] {
  const order = inOrder(request, situation);
  const keys = keysFor(order);
  return order.map((id) => {
    const closed: Closed | null = request.options.includes(id) ? null : request.closed.find(({ option }) => option === id) ?? null;
    const figure = figureOf(id, situation.view);
    const seat = request.ask === 'first' ? Number(id) : figure === null ? null : figureIn(situation.view, figure)?.seat ?? null;
    return {
      id, label: optionWords(request, id, situation, speak), hint: hintWords(request, id, situation, speak),
      icon: iconOf(request, id, situation), key: keys.get(id), closed, why: closed === null ? '' : reasonWords(closed, situation, speak, request), role: roleOf(id), side: seat === null ? null : seatLetter(seat),
    };
  });
}
