import type { ReactNode } from 'react';
import type { PickRequest } from '../../../../engine/core/script.ts';
import type { AskProps } from '../../../ask/askProps.ts';
import type { Choice } from '../../../ask/choice.ts';
import { PickBar } from '../../../ask/PickBar.tsx';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { useSpeak } from '../../../words/speak.ts';
import { readSetup } from '../scale.ts';
import type { Situation } from '../words/names.ts';
import { HiddenBar } from './HiddenBar.tsx';
import { NO_ODDS, readOdds } from './read.ts';
import { hiddenWords, oddsWords } from './words.ts';

/** What the acting character does, or who answers: every shot with the hidden share of its target and its odds. */
export function ShotPick(props: AskProps<Situation> & { readonly request: PickRequest }): ReactNode {
  const { situation, asked, loadOdds } = props;
  const speak = useSpeak();
  const odds = useLoaded(asked, loadOdds, readOdds, NO_ODDS);
  const { vitality } = readSetup(situation.setup);
  const lines = ({ id, hint }: Choice): ReactNode => {
    const here = odds.get(id);
    if (here === undefined) return undefined;
    return <><small className="aim-line"><HiddenBar hidden={here.hidden} /> {hiddenWords(here.hidden, speak)}</small><small>{[hint, oddsWords(here, vitality, speak)].join(' · ')}</small></>;
  };
  return <PickBar {...props} lines={lines} />;
}
