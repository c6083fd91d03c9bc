import type { ReactNode } from 'react';
import type { PlaceRequest } from '../../engine/core/script.ts';
import { Icon, isIcon } from '../ui/Icon.tsx';
import { Key } from '../ui/Key.tsx';
import { usePointedRule } from '../rulebook/book.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { called } from '../faces/naming.ts';
import { ownKey } from '../words/own.ts';
import { useSpeak } from '../words/speak.ts';
import type { Situation } from '../faces/face.ts';
import type { AskProps } from './askProps.ts';
import { useHotkeys } from '../ui/hotkeys.ts';
import { reasonWords } from './reasons.ts';
import { RequestFrame } from './RequestFrame.tsx';

/** A place on the table: the tool works there, this bar says which one it is, confirms and declines. Escape takes the mark up first, then declines. */
export function PlaceBar({ request, situation, asked, aimed, onPlace }: AskProps<Situation> & { readonly request: PlaceRequest }): ReactNode {
  const speak = useSpeak();
  const { asks, rules, id } = situation.face;
  const word = speak.has(ownKey(id, `placeAsk.${request.ask}`, speak)) ? request.ask : 'other';
  const title = speak(ownKey(id, `placeAsk.${word}`, speak), asks.about({ ...request.about, figure: request.figure }, situation, speak));
  const ready = aimed !== null && aimed.refusal === null;
  const confirm = (): void => { if (ready) onPlace(aimed.at); };
  const stay = (): void => onPlace(null);
  usePointedRule(aimed?.refusal?.rule ?? null);
  useHotkeys({ Enter: ready ? confirm : undefined, ...(request.optional ? { N: stay, ...(aimed === null ? { Escape: stay } : {}) } : {}) });
  return (
    <RequestFrame title={title} note={asks.placeNote(request, situation, speak) ?? speak(ownKey(id, `placeHint.${word}`, speak))} asked={asked} tabs={false}>
      <div className="place">
        {aimed?.refusal != null
          ? <p className="place__bad" aria-live="polite"><Icon name="no" /> {reasonWords(aimed.refusal, situation, speak, request)} <RuleLink rule={aimed.refusal.rule} /></p>
          : aimed?.crowds !== undefined
            ? <p className="place__bad">{speak(`followersHint.${aimed.crowds.kind}`, { who: called(situation, aimed.crowds.figure) })} <RuleLink rule={rules.followers} /></p>
            : aimed?.stop !== undefined && rules.pushStops !== undefined
              ? <p className="place__hint" aria-live="polite">{speak(`pushStop.${aimed.stop}`)} <RuleLink rule={rules.pushStops[aimed.stop]} /></p>
              : <p className="place__hint">{isIcon(word) && <Icon name={word} />} {speak('placeBar.pick')}</p>}
        <button type="button" className={`option${ready ? ' main' : ''}`} aria-disabled={ready ? undefined : true} onClick={confirm}>
          <span className="option__text"><b>{speak('placeBar.confirm')}</b>{aimed === null && <small>{speak('placeBar.chooseFirst')}</small>}</span><Key name="↵" />
        </button>
        {request.optional && <button type="button" className="option quiet" aria-keyshortcuts="N Escape" onClick={stay}><span className="option__text"><b>{speak('placeBar.skip')}</b><small>{speak('placeBar.skipHint')}</small></span><Key name="N" /></button>}
      </div>
    </RequestFrame>
  );
}
