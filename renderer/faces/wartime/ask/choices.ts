import type { Closed, PickRequest } from '../../../../engine/core/script.ts';
import type { DeedFace } from '../../../../engine/wartime/face.ts';
import { reasonWords } from '../../../ask/reasons.ts';
import type { Choice } from '../../../ask/choice.ts';
import { keysFor } from '../../../ui/hotkeys.ts';
import type { IconName } from '../../../ui/Icon.tsx';
import { seatLetter } from '../../../words/seats.ts';
import { prettify, type Speak } from '../../../words/speak.ts';
import { characterOfOption } from '../table/hints.ts';
import { characterIn } from '../view.ts';
import { called, deedNamed, faceOf, partsOf, type Situation } from '../words/names.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  shoot: 'ranged', move: 'advance', run: 'dash', concentrate: 'focus', wait: 'stay', end: 'done', pass: 'no', keep: 'stay', reroll: 'flip',
  'hit-the-dirt': 'hunker', 'first-shot': 'reactive', 'return-shot': 'ranged',
};

/** Closed shots that are listed at most, where none is open. All others are left to the table, which says of each why it is closed. */
const MOST_CLOSED = 4;

/** A deed as the one who would do it has it: what it costs and takes off. */
export function deedOf(situation: Situation, doer: string, id: string): DeedFace | undefined {
  const self = characterIn(situation.view, doer);
  const card = self === undefined ? undefined : faceOf(situation, self);
  return [...(card?.actions ?? []), ...(card?.answers ?? [])].find((deed) => deed.id === id);
}

const doerOf = ({ ask, about }: PickRequest, who: string | null): string => (ask === 'answer' ? who ?? '' : String(about['character'] ?? ''));

function labelOf(request: PickRequest, option: string, situation: Situation, speak: Speak): string {
  const { deed, who } = partsOf(option);
  if (request.ask === 'act' && deed === 'shoot' && who !== null) return speak('wartime.option.shoot', { who: called(situation, who) });
  if (request.ask === 'answer' && who !== null) return speak('wartime.option.answer', { answer: deedNamed(situation, deed) ?? prettify(deed), who: called(situation, who) });
  if (speak.has(`wartime.option.${option}`)) return speak(`wartime.option.${option}`);
  return called(situation, option);
}

/** What an option costs, and out of turn what it takes off. */
function hintOf(request: PickRequest, option: string, situation: Situation, speak: Speak): string {
  if (option === 'end') return speak('wartime.option.endHint');
  const { deed, who } = partsOf(option);
  const found = deedOf(situation, doerOf(request, who), deed);
  if (found === undefined) return request.ask === 'activate' ? situation.face.words.thing(situation, option, speak)?.state ?? '' : '';
  const cost = speak('wartime.option.cost', { count: found.cost });
  if (request.ask !== 'answer') return cost;
  return `${cost} · ${found.penalty === 0 ? speak('wartime.option.noPenalty') : speak('wartime.option.penalty', { penalty: `−${Math.abs(found.penalty)}` })}`;
}

/** Open options in the order of the rules; what is closed stands where its kind stands. */
function inOrder({ options, closed }: PickRequest): readonly string[] {
  const isShot = (option: string): boolean => option.startsWith('shoot:');
  const shut = closed.map(({ option }) => option);
  const near = closed.filter(({ option, why }) => isShot(option) && why !== 'outOfRange').map(({ option }) => option);
  const open = options.filter(isShot);
  const shots = open.length > 0 ? open : near.slice(0, MOST_CLOSED);
  const rank = ['move', 'run', 'concentrate', 'wait'];
  const rest = [...options, ...shut].filter((option) => !isShot(option));
  const late = (option: string): number => (option === 'end' || option === 'pass' ? 99 : rank.indexOf(option));
  return [...shots, ...rest.sort((a, b) => late(a) - late(b))];
}

/** Everything a pick offers, open and closed, with words, symbols and keys. */
export function choicesOf(request: PickRequest, situation: Situation, speak: Speak): readonly Choice[] {
  const order = inOrder(request);
  const keys = keysFor(order);
  return order.map((id) => {
    const closed: Closed | null = request.options.includes(id) ? null : request.closed.find(({ option }) => option === id) ?? null;
    const who = characterOfOption(situation.view, id);
    const seat = who === null ? undefined : characterIn(situation.view, who)?.seat;
    return {
      id, label: labelOf(request, id, situation, speak), hint: hintOf(request, id, situation, speak), icon: ICONS[partsOf(id).deed] ?? null, key: keys.get(id),
      closed, why: closed === null ? '' : reasonWords(closed, situation, speak, request),
      role: id === 'end' ? 'end' : id === 'pass' || id === 'keep' ? 'quiet' : 'normal', side: seat === undefined ? null : seatLetter(seat),
    };
  });
}
