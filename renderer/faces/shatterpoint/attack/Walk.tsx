import { useEffect, type ReactNode } from 'react';
import type { Stance } from '../../../../engine/shatterpoint/cards/card.ts';
import { useMatch } from '../../../match/match.ts';
import { keysFor } from '../../../ui/hotkeys.ts';
import { useSpeak } from '../../../words/speak.ts';
import { TreeDrawing } from '../cards/TreeDrawing.tsx';
import { effectTexts } from '../words/effectTexts.ts';
import { effectWords } from '../words/tell.ts';
import type { AttackPart } from './part.ts';
import { markOption, useMarkedOption } from './marked.ts';

const NO_OPTIONS: readonly string[] = [];

/** The combat tree with the walk so far. What may be chosen now is chosen here too; below it stands what the option looked at does. */
export function Walk({ attack, stance }: AttackPart & { readonly stance: Stance }): ReactNode {
  const speak = useSpeak();
  const request = useMatch((s) => s.request);
  const pick = useMatch((s) => s.pick);
  const marked = useMarkedOption();
  useEffect(() => () => markOption(null), [attack.path.length]);
  const asked = request?.kind === 'pick' && request.ask === 'option' ? request.options : NO_OPTIONS;
  const inTree = new Map(stance.tree.options.map((option) => [option.id, option]));
  const next = asked.filter((option) => inTree.has(option));
  const keys = new Map([...keysFor(asked)].filter(([option]) => inTree.has(option)));
  const looked = marked === null ? undefined : inTree.get(marked);
  const taken = attack.path.flatMap((id) => inTree.get(id)?.effects ?? []);
  return (
    <div className="walk">
      <TreeDrawing
        tree={stance.tree}
        label={`${speak('shatterpoint.card.tree')}: ${stance.name}`}
        path={attack.path}
        left={attack.successes}
        next={next}
        marked={marked}
        onPick={pick}
        onMark={markOption}
        keys={keys}
      />
      <p className="walk__note">
        {looked !== undefined && <><b>{effectWords(looked.effects, speak)}</b> {effectTexts(looked.effects, speak)}</>}
        {looked === undefined && taken.length > 0 && speak('shatterpoint.scene.soFar', { effects: effectWords(taken, speak) })}
      </p>
    </div>
  );
}
