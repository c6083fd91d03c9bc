import { useCallback, type CSSProperties, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Situation } from '../faces/face.ts';
import type { Said } from '../match/floats.ts';
import { stage, useMatch } from '../match/match.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useSpeak, type Speak } from '../words/speak.ts';
import { overHeads } from './floatPlaces.ts';

const ICONS = { harm: 'damage', heal: 'heal', missed: 'no', noDamage: 'block', wounded: 'wounded', defeated: 'defeated' } as const satisfies Readonly<Record<string, IconName>>;

/** Symbol and words of what is said; null where the rule system has none for it. */
function wordsOf(said: Said, { face }: Situation, speak: Speak): { readonly icon: IconName; readonly text: string } | null {
  if (said.kind === 'word') return { icon: ICONS[said.word], text: speak(`float.${said.word}`) };
  if (said.kind !== 'token') return { icon: ICONS[said.kind], text: speak(`float.${said.kind}`, { amount: said.amount }) };
  const token = face.words.token(said.icon, speak);
  return token === null ? null : { icon: token.icon, text: speak('float.token', { name: token.name, count: said.amount }) };
}

/** What happens to figures, over their heads for a moment. The log tells the same, so that it is seen only. */
export function FloatLayer(): ReactNode {
  const list = useStore(stage.floats.store, (s) => s.list);
  const situation = useMatch((s) => s.situation);
  const figures = [...new Set(list.map(({ figure }) => figure))];
  if (situation === null || figures.length === 0) return null;
  return <div className="floats" aria-hidden="true">{figures.map((figure) => <OverHead key={figure} figure={figure} situation={situation} said={list.filter((float) => float.figure === figure)} />)}</div>;
}

interface OverHeadProps {
  readonly figure: string;
  readonly situation: Situation;
  readonly said: readonly { readonly key: number; readonly said: Said }[];
}

function OverHead({ figure, situation, said }: OverHeadProps): ReactNode {
  const speak = useSpeak();
  const join = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    overHeads.set(figure, element);
    stage.wake();
    return () => { overHeads.delete(figure); };
  }, [figure]);
  return (
    <p className="floats__over" ref={join} style={{ '--reading': stage.reading } as CSSProperties}>
      {said.map(({ key, said: one }) => {
        const words = wordsOf(one, situation, speak);
        return words === null ? null : <span key={key} className={`float is-${one.kind === 'word' ? one.word : one.kind}`}><Icon name={words.icon} />{words.text}</span>;
      })}
    </p>
  );
}
