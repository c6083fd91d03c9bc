import type { ReactNode } from 'react';
import type { PickRequest } from '../../../../engine/core/script.ts';
import { damageOf } from '../attack/Pool.tsx';
import { markOption, useMarkedOption } from '../attack/marked.ts';
import { called, faceOf, unitFor, type Situation } from '../words/names.ts';
import { useSpeak } from '../../../words/speak.ts';
import { effectWords } from '../words/tell.ts';
import type { AskProps } from '../../../ask/askProps.ts';
import type { Choice } from '../../../ask/choice.ts';
import { askWords, choicesOf } from './choices.ts';
import { useHotkeys } from '../../../ui/hotkeys.ts';
import { OptionButton } from '../../../ask/OptionButton.tsx';
import { PickBar, usePickKeys } from '../../../ask/PickBar.tsx';
import { RequestFrame } from '../../../ask/RequestFrame.tsx';

/** The next option of the combat tree that stands beside the fight: by button, or walked with the arrow keys. */
export function CombatTree(props: AskProps<Situation> & { readonly request: PickRequest }): ReactNode {
  const attack = props.situation.view.attacks.at(-1);
  const unit = attack === undefined ? undefined : unitFor(props.situation.view, attack.attacker);
  const stance = unit === undefined ? undefined : faceOf(props.situation, unit)?.stances[unit.stance];
  return attack === undefined || stance === undefined ? <PickBar {...props} /> : <Steps {...props} />;
}

function Steps(props: AskProps<Situation> & { readonly request: PickRequest }): ReactNode {
  const { request, situation, onPick } = props;
  const speak = useSpeak();
  const marked = useMarkedOption();
  const attack = situation.view.attacks.at(-1)!;
  const unit = unitFor(situation.view, attack.attacker)!;
  const inTree = new Map(faceOf(situation, unit)!.stances[unit.stance]!.tree.options.map((option) => [option.id, option]));
  const choices = choicesOf(request, situation, speak).map((choice): Choice => {
    const option = inTree.get(choice.id);
    if (option === undefined) return choice;
    const words = effectWords(option.effects, speak);
    return {
      ...choice,
      label: words.charAt(0).toUpperCase() + words.slice(1),
      hint: speak('shatterpoint.card.poolAfter', { count: attack.pool + damageOf(option.effects) }),
      icon: null,
    };
  });
  const next = request.options.filter((option) => inTree.has(option));
  usePickKeys(request, choices, props);
  const step = (by: 1 | -1) => (): void => {
    const at = marked === null ? -1 : next.indexOf(marked);
    const option = next[at < 0 ? (by === 1 ? 0 : next.length - 1) : (at + by + next.length) % next.length] ?? null;
    markOption(option);
    if (option !== null) document.querySelector<HTMLElement>(`.request [data-option="${CSS.escape(option)}"]`)?.focus();
  };
  const take = (): void => {
    const only = next.length === 1 ? next[0] : undefined;
    const option = marked !== null && next.includes(marked) ? marked : only;
    if (option !== undefined) onPick(option);
  };
  const keys = {
    ArrowDown: step(1),
    ArrowUp: step(-1),
    ArrowRight: marked === null ? step(1) : take,
    ...(marked === null ? {} : { Enter: take }),
  };
  useHotkeys(keys, next.length > 0);
  return (
    <RequestFrame title={askWords(request, situation, speak)} note={`${called(situation, attack.attacker)} → ${called(situation, attack.defender)}`} asked={props.asked}>
      <div className="request__options">
        {choices.map((choice) => (
          <OptionButton key={choice.id} choice={choice} main={choice.id === marked} onPick={onPick} onMark={markOption} />
        ))}
      </div>
    </RequestFrame>
  );
}
