import type { ReactNode } from 'react';
import type { PlaceRequest } from '../../engine/core/script.ts';
import { Icon, isIcon } from '../ui/Icon.tsx';
import { Key } from '../ui/Key.tsx';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { called, type Situation } from '../faces/shatterpoint/words/names.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import type { AskProps } from './askProps.ts';
import { aboutValues } from '../faces/shatterpoint/ask/choices.ts';
import { useHotkeys } from '../ui/hotkeys.ts';
import { reasonWords } from './reasons.ts';
import { RequestFrame } from './RequestFrame.tsx';

/** Why a figure deploys outside its usual zone (house rule `crowdedDeployment`); undefined where it does not. */
function crowdedWords({ about }: PlaceRequest, situation: Situation, speak: Speak): string | undefined {
  const { crowded, farther, range, host } = about;
  if (crowded === undefined) return undefined;
  return speak(`crowdedHint.${crowded}`, { count: Number(farther), range: Number(range), host: host === undefined ? '' : called(situation, String(host)) });
}

/** A place on the table: the tool works there, this bar says which one it is, confirms and declines. Escape takes the mark up first, then declines. */
export function PlaceBar({ request, situation, asked, aimed, onPlace }: AskProps & { readonly request: PlaceRequest }): ReactNode {
  const speak = useSpeak();
  const word = speak.has(`placeAsk.${request.ask}`) ? request.ask : 'other';
  const title = speak(`placeAsk.${word}`, aboutValues({ ...request.about, figure: request.figure }, situation, speak));
  const ready = aimed !== null && aimed.refusal === null;
  const confirm = (): void => { if (ready) onPlace(aimed.at); };
  const stay = (): void => onPlace(null);
  useHotkeys({ Enter: ready ? confirm : undefined, ...(request.optional ? { N: stay, ...(aimed === null ? { Escape: stay } : {}) } : {}) });
  return (
    <RequestFrame title={title} note={crowdedWords(request, situation, speak) ?? speak(`placeHint.${word}`)} asked={asked} tabs={false}>
      <div className="place">
        {aimed?.refusal != null
          ? <p className="place__bad"><Icon name="no" /> {reasonWords(aimed.refusal, situation, speak, request)} <RuleLink rule={aimed.refusal.rule} /></p>
          : aimed?.crowds !== undefined
            ? <p className="place__bad">{speak(`followersHint.${aimed.crowds.kind}`, { who: called(situation, aimed.crowds.figure) })} <RuleLink rule="SP-DEPLOY-03" /></p>
            : <p className="place__hint">{isIcon(word) && <Icon name={word} />} {speak('placeBar.pick')}</p>}
        <button type="button" className={`option${ready ? ' main' : ''}`} aria-disabled={ready ? undefined : true} onClick={confirm}>
          <span className="option__text"><b>{speak('placeBar.confirm')}</b>{aimed === null && <small>{speak('placeBar.chooseFirst')}</small>}{aimed?.refusal != null && <small>{speak('placeBar.cannot')}</small>}</span><Key name="↵" />
        </button>
        {request.optional && <button type="button" className="option quiet" aria-keyshortcuts="N Escape" onClick={stay}><span className="option__text"><b>{speak('placeBar.skip')}</b><small>{speak('placeBar.skipHint')}</small></span><Key name="N" /></button>}
      </div>
    </RequestFrame>
  );
}
