import { useState, type ReactNode } from 'react';
import type { PickRequest } from '../../../../engine/core/script.ts';
import { TreeDrawing } from '../cards/TreeDrawing.tsx';
import { called, faceOf, unitFor, type Situation } from '../words/names.ts';
import { useSpeak } from '../../../words/speak.ts';
import { effectWords } from '../words/tell.ts';
import type { AskProps } from '../../../ask/askProps.ts';
import { AttackCharts, AttackSums, damageOf } from './AttackSheet.tsx';
import type { Choice } from '../../../ask/choice.ts';
import { askWords, choicesOf } from './choices.ts';
import { useHotkeys } from '../../../ui/hotkeys.ts';
import { OptionButton } from '../../../ask/OptionButton.tsx';
import { PickBar, usePickKeys } from '../../../ask/PickBar.tsx';
import { RequestFrame } from '../../../ask/RequestFrame.tsx';

/** The combat tree of the attack being made: click through it, or walk it with the arrow keys. */
export function CombatTree(props: AskProps<Situation> & { readonly request: PickRequest }): ReactNode {
  const attack = props.situation.view.attacks.at(-1);
  const unit = attack === undefined ? undefined : unitFor(props.situation.view, attack.attacker);
  const stance = unit === undefined ? undefined : faceOf(props.situation, unit)?.stances[unit.stance];
  return attack === undefined || stance === undefined ? <PickBar {...props} /> : <Tree {...props} />;
}

function Tree(props: AskProps<Situation> & { readonly request: PickRequest }): ReactNode {
  const { request, situation, onPick, onPreview } = props;
  const speak = useSpeak();
  const [marked, setMarked] = useState<string | null>(null);
  const [open, setOpen] = useState(true);
  const [charts, setCharts] = useState(false);
  const attack = situation.view.attacks.at(-1)!;
  const unit = unitFor(situation.view, attack.attacker)!;
  const stance = faceOf(situation, unit)!.stances[unit.stance]!;
  const inTree = new Map(stance.tree.options.map((option) => [option.id, option]));
  const choices = choicesOf(request, situation, speak).map((choice): Choice => {
    const option = inTree.get(choice.id);
    if (option === undefined) return choice;
    const damage = damageOf(option.effects);
    const words = effectWords(option.effects, speak);
    return {
      ...choice,
      label: words.charAt(0).toUpperCase() + words.slice(1),
      hint: speak('shatterpoint.card.poolAfter', { count: attack.pool + damage }),
      icon: null,
    };
  });
  const next = request.options.filter((option) => inTree.has(option));
  const mark = (id: string | null): void => { setMarked(id); onPreview(null); };
  usePickKeys(request, choices, props);
  const step = (by: 1 | -1) => (): void => {
    const at = marked === null ? -1 : next.indexOf(marked);
    const option = next[at < 0 ? (by === 1 ? 0 : next.length - 1) : (at + by + next.length) % next.length] ?? null;
    setMarked(option);
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
    ...(charts ? { Escape: () => setCharts(false) } : {}),
  };
  useHotkeys(keys, next.length > 0);
  const keysInTree = new Map(choices.flatMap(({ id, key }) => (inTree.has(id) && key !== undefined ? [[id, key] as const] : [])));
  const preview = marked === null ? undefined : inTree.get(marked);
  const note = `${called(situation, attack.attacker)} → ${called(situation, attack.defender)}`;
  return (
    <RequestFrame title={askWords(request, situation, speak)} note={note} asked={props.asked} className="has-peek">
      <button type="button" className="ghost peek" data-skip aria-pressed={!open} onClick={() => setOpen(!open)}>
        {speak(open ? 'shatterpoint.hud.seeTable' : 'shatterpoint.hud.showTree')}
      </button>
      {open && (
        <div className="sheet" data-charts={charts}>
          <AttackCharts attack={attack} situation={situation} stance={stance} />
          <div className="sheet__tree">
            <TreeDrawing
              tree={stance.tree}
              label={`${speak('shatterpoint.card.tree')}: ${stance.name}`}
              path={attack.path}
              left={attack.successes}
              next={next}
              marked={marked}
              onPick={onPick}
              onMark={mark}
              keys={keysInTree}
            />
          </div>
          <AttackSums attack={attack} situation={situation} gain={preview === undefined ? 0 : damageOf(preview.effects)}>
            <button type="button" className="ghost sheet__more" data-skip aria-expanded={charts} onClick={() => setCharts(!charts)}>
              {speak(charts ? 'shatterpoint.card.tree' : 'shatterpoint.card.expertise')}
            </button>
          </AttackSums>
        </div>
      )}
      <div className="request__options">
        {choices.map((choice) => (
          <OptionButton key={choice.id} choice={choice} main={choice.id === marked} onPick={onPick} onMark={mark} />
        ))}
      </div>
    </RequestFrame>
  );
}
