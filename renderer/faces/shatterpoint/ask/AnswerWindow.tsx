import type { ReactNode } from 'react';
import type { PickRequest } from '../../../../engine/core/script.ts';
import { Cost } from '../cards/UnitCard.tsx';
import { abilityOf, called, unitById, type Situation } from '../words/names.ts';
import { useSpeak } from '../../../words/speak.ts';
import type { AskProps } from '../../../ask/askProps.ts';
import { aboutValues, askWords, choicesOf } from './choices.ts';
import { OptionButton } from '../../../ask/OptionButton.tsx';
import { usePickKeys } from '../../../ask/PickBar.tsx';
import { RequestFrame } from '../../../ask/RequestFrame.tsx';

/** The moment to answer with a Reactive ability: what each does and costs now, or pass. */
export function AnswerWindow(props: AskProps<Situation> & { readonly request: PickRequest }): ReactNode {
  const { request, situation, onPick, onPreview } = props;
  const speak = useSpeak();
  const choices = choicesOf(request, situation, speak);
  usePickKeys(request, choices, props);
  const happened = typeof request.about.event === 'string' ? request.about.event : '';
  return (
    <RequestFrame title={askWords(request, situation, speak)} note={speak.has(`shatterpoint.moment.${happened}`) ? speak(`shatterpoint.moment.${happened}`, aboutValues(request.about, situation, speak)) : ''} asked={props.asked}>
      <div className="answers scroll">
        {choices.filter((choice) => choice.role !== 'quiet').map((choice) => {
          const at = choice.id.lastIndexOf('@');
          const unit = at < 0 ? undefined : unitById(situation.view, choice.id.slice(at + 1));
          const ability = unit === undefined ? undefined : abilityOf(situation, unit.id, choice.id.slice(0, at));
          if (ability === undefined || unit === undefined) return <OptionButton key={choice.id} choice={choice} onPick={onPick} onMark={onPreview} />;
          return (
            <OptionButton key={choice.id} choice={{ ...choice, label: ability.name }} onPick={onPick} onMark={(id) => onPreview(id === null ? null : unit.id)}>
              <small className="answers__whose">{called(situation, unit.id)}{ability.cost !== null && <> · <Cost ability={ability} unit={unit} /></>}</small><small>{ability.text}</small>
            </OptionButton>
          );
        })}
      </div>
      <div className="request__options">{choices.filter((choice) => choice.role === 'quiet').map((choice) => <OptionButton key={choice.id} choice={choice} onPick={onPick} onMark={onPreview} />)}</div>
    </RequestFrame>
  );
}
