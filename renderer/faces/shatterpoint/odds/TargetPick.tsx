import { useEffect, useState, type ReactNode } from 'react';
import type { PickRequest } from '../../../../engine/core/script.ts';
import type { OptionOdds } from '../../../../engine/shatterpoint/offer.ts';
import type { AskProps } from '../../../ask/askProps.ts';
import type { Choice } from '../../../ask/choice.ts';
import { PickBar } from '../../../ask/PickBar.tsx';
import { called, type Situation } from '../words/names.ts';
import { useSpeak } from '../../../words/speak.ts';
import { OddsPanel, oddsWords } from './OddsPanel.tsx';
import { useOdds } from './useOdds.ts';

/** Whom, or how, to attack: every option with its odds, and the odds at length of the one that is looked at. Without odds it is a plain pick. */
export function TargetPick(props: AskProps<Situation> & { readonly request: PickRequest }): ReactNode {
  const { request, situation, asked, loadOdds, onPreview } = props;
  const speak = useSpeak();
  const odds = useOdds(asked, loadOdds);
  const [marked, setMarked] = useState<string | null>(null);
  const best = [...odds].reduce<readonly [string, OptionOdds] | null>((found, each) => (found === null || each[1].mean > found[1].mean ? each : found), null);
  const first = request.ask === 'target' ? best?.[0] : undefined;
  // The best target is looked at from the beginning, with the line of sight to it.
  useEffect(() => { if (first !== undefined) onPreview(first); }, [first, asked]);
  if (best === null) return <PickBar {...props} />;
  // The panel stays with the option that was looked at last, at first with the best one.
  const preview = (id: string | null): void => { if (id !== null && odds.has(id)) setMarked(id); onPreview(id); };
  const shown = odds.get(marked ?? '') ?? best[1];
  const lines = (choice: Choice): ReactNode => {
    const here = odds.get(choice.id);
    if (here === undefined) return undefined;
    const hint = request.ask === 'attackKind' ? speak('shatterpoint.odds.best', { who: called(situation, here.defender) }) : choice.hint;
    return <><small className="odds__line">{oddsWords(here, situation, speak)}</small><small>{hint}</small></>;
  };
  return <PickBar {...props} onPreview={preview} lines={lines}><OddsPanel odds={shown} situation={situation} /></PickBar>;
}
