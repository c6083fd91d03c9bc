import { useState, type ReactNode } from 'react';
import type { PickRequest } from '../../../../engine/core/script.ts';
import { StanceFace } from '../cards/StanceSheet.tsx';
import { faceOf, unitById, type Situation } from '../words/names.ts';
import { useSpeak } from '../../../words/speak.ts';
import type { AskProps } from '../../../ask/askProps.ts';
import { askWords, choicesOf } from './choices.ts';
import { OptionButton } from '../../../ask/OptionButton.tsx';
import { PickBar, usePickKeys } from '../../../ask/PickBar.tsx';
import { RequestFrame } from '../../../ask/RequestFrame.tsx';

/** Two stances side by side, and their buttons. */
export function StancePick(props: AskProps<Situation> & { readonly request: PickRequest }): ReactNode {
  const unit = unitById(props.situation.view, String(props.request.about.unit));
  const face = unit === undefined ? undefined : faceOf(props.situation, unit);
  return face === undefined ? <PickBar {...props} /> : <TwoStances {...props} />;
}

function TwoStances(props: AskProps<Situation> & { readonly request: PickRequest }): ReactNode {
  const { request, situation, onPick } = props;
  const speak = useSpeak();
  const [marked, setMarked] = useState<string | null>(null);
  const [open, setOpen] = useState(true);
  const choices = choicesOf(request, situation, speak);
  usePickKeys(request, choices, props);
  const unit = unitById(situation.view, String(request.about.unit));
  const face = unit === undefined ? undefined : faceOf(situation, unit);
  return (
    <RequestFrame title={askWords(request, situation, speak)} asked={props.asked} className="has-peek">
      <button type="button" className="ghost peek" data-skip aria-pressed={!open} onClick={() => setOpen(!open)}>{speak(open ? 'shatterpoint.hud.seeTable' : 'shatterpoint.card.stances')}</button>
      {open && <div className="stances scroll">
        {choices.map((choice) => {
          const stance = face?.stances[Number(choice.id)];
          return stance === undefined ? null : (
            <StanceFace key={choice.id} stance={stance} chosen={marked === choice.id} />
          );
        })}
      </div>}
      <div className="request__options">{choices.map((choice) => <OptionButton key={choice.id} choice={choice} onPick={onPick} onMark={setMarked} />)}</div>
    </RequestFrame>
  );
}
