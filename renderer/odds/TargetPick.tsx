import { useState, type ReactNode } from 'react';
import type { PickRequest } from '../../engine/core/script.ts';
import type { AskProps } from '../ask/askProps.ts';
import { askWords, choicesOf, type Choice } from '../ask/choices.ts';
import { OptionButton } from '../ask/OptionButton.tsx';
import { PickBar, usePickKeys } from '../ask/PickBar.tsx';
import { RequestFrame } from '../ask/RequestFrame.tsx';
import { called } from '../words/names.ts';
import { useSpeak } from '../words/speak.ts';
import { OddsPanel, oddsWords } from './OddsPanel.tsx';
import type { OddsByOption } from './odds.ts';
import { useOdds } from './useOdds.ts';

type TargetPickProps = AskProps & { readonly request: PickRequest };

/** Whom, or how, to attack: every option with its odds, and the odds at length of the one that is looked at. Without odds it is a plain pick. */
export function TargetPick(props: TargetPickProps): ReactNode {
  const odds = useOdds(props.asked, props.foretell);
  return odds.size === 0 ? <PickBar {...props} /> : <Foretold {...props} odds={odds} />;
}

function Foretold(props: TargetPickProps & { readonly odds: OddsByOption }): ReactNode {
  const { request, situation, odds, onPick, onPreview } = props;
  const speak = useSpeak();
  const [marked, setMarked] = useState<string | null>(null);
  const choices = choicesOf(request, situation, speak);
  usePickKeys(request, choices, props);
  // The panel stays with the option that was looked at last, at first with the best one.
  const mark = (id: string | null): void => { if (id !== null && odds.has(id)) setMarked(id); onPreview(id); };
  const shown = odds.get(marked ?? '') ?? [...odds.values()].reduce((best, each) => (each.mean > best.mean ? each : best));
  return (
    <RequestFrame title={askWords(request, situation, speak)} {...(props.note === undefined ? {} : { note: props.note })} asked={props.asked}>
      <div className={`request__options${choices.length > 12 ? ' many' : ''}`}>
        {choices.map((choice) => <OptionButton key={choice.id} choice={choice} onPick={onPick} onMark={mark}>{lines(choice)}</OptionButton>)}
      </div>
      <OddsPanel odds={shown} situation={situation} />
    </RequestFrame>
  );

  function lines(choice: Choice): ReactNode {
    const here = odds.get(choice.id);
    if (here === undefined) return choice.hint !== '' && <small>{choice.hint}</small>;
    const hint = request.ask === 'attackKind' ? speak('odds.best', { who: called(situation, here.defender) }) : choice.hint;
    return <><small className="odds__line">{oddsWords(here, situation, speak)}</small><small>{hint}</small></>;
  }
}
