import type { ReactNode } from 'react';
import { Segments } from '../../../ui/Segments.tsx';
import { UndoPick } from '../../../muster/UndoPick.tsx';
import { useSpeak } from '../../../words/speak.ts';
import type { Draft } from './draft.ts';

interface MatchChoicesProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** A choice and, smaller, what it means. */
const label = (name: string, hint: string): ReactNode => (
  <>
    {name}
    <small>{hint}</small>
  </>
);

/** How long a match is. */
export function LengthPick({ draft, onChange }: MatchChoicesProps): ReactNode {
  const speak = useSpeak();
  const lengths = [
    { value: 2 as const, label: label(speak('shatterpoint.match.full'), speak('shatterpoint.match.fullHint')) },
    { value: 1 as const, label: label(speak('shatterpoint.match.short'), speak('shatterpoint.match.shortHint')) },
  ];
  return <Segments<1 | 2> legend={speak('shatterpoint.match.length')} value={draft.claimsToWin} onChange={(claimsToWin) => onChange({ claimsToWin })} choices={lengths} />;
}

/** Which cards are played, what may be taken back. */
export function MatchChoices({ draft, onChange }: MatchChoicesProps): ReactNode {
  const speak = useSpeak();
  const editions = [
    { value: 'current' as const, label: label(speak('shatterpoint.match.current'), speak('shatterpoint.match.currentHint')) },
    { value: 'firstPrint' as const, label: label(speak('shatterpoint.match.firstPrint'), speak('shatterpoint.match.firstPrintHint')) },
  ];
  return (
    <>
      <Segments<Draft['edition']> legend={speak('shatterpoint.match.edition')} value={draft.edition} onChange={(edition) => onChange({ edition })} choices={editions} />
      <UndoPick value={draft.undo} onChange={(undo) => onChange({ undo })} />
    </>
  );
}
