import { useMemo, useState, type ReactNode } from 'react';
import type { MissionFace } from '../../../../engine/shatterpoint/exchange/index.ts';
import type { NewMatchProps } from '../../face.ts';
import { useLikely } from '../../../match/likely.ts';
import { cardsOf } from '../printed.ts';
import { firstDraft, matchArgs } from './draft.ts';
import { keepDraft, lastDraft } from './lastDraft.ts';
import { NewMatch } from './NewMatch.tsx';
import type { AskFaults } from './tableFit.ts';

/** Sets up a match from what the host offers, beginning with the one last set up in this window. */
export function NewMatchScreen({ catalogue, call, systems, busy, onBack, onStart }: NewMatchProps): ReactNode {
  const offered = catalogue.systems.find(({ id }) => id === 'shatterpoint');
  const missions = (offered?.missions ?? []) as readonly MissionFace[];
  const cards = useMemo(() => cardsOf(catalogue, 'current'), [catalogue]);
  const start = useMemo(() => lastDraft() ?? firstDraft(catalogue.tables, cards), [catalogue, cards]);
  const [table, setTable] = useState(start.table);
  useLikely(call, 'shatterpoint', table);
  const askFaults: AskFaults = useMemo(() => (table) => call('tableFaults', { system: 'shatterpoint', table }), [call]);
  return (
    <NewMatch
      systems={systems}
      tables={catalogue.tables}
      cards={cards}
      {...(missions.length > 0 ? { missions } : {})}
      askFaults={askFaults}
      onTable={setTable}
      start={start}
      busy={busy}
      onBack={onBack}
      onStart={(draft) => {
        keepDraft(draft);
        onStart(matchArgs(draft));
      }}
    />
  );
}
