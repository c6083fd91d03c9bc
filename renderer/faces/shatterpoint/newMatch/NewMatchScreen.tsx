import { useMemo, useState, type ReactNode } from 'react';
import type { MissionMap } from '../../../../engine/shatterpoint/exchange/index.ts';
import type { NewMatchProps } from '../../face.ts';
import { useLikely } from '../../../match/likely.ts';
import { writeKept } from '../../../muster/kept.ts';
import { cardsOf } from '../printed.ts';
import { matchArgs } from './draft.ts';
import { draftOn, LAST, lastDraft } from './lastDraft.ts';
import { NewMatch } from './NewMatch.tsx';
import type { AskFaults } from './tableFit.ts';

/** Sets up a match from what the host offers, beginning with the one last set up on this machine, as far as it can be played again. */
export function NewMatchScreen({ catalogue, call, systems, table: wanted, busy, onBack, onStart }: NewMatchProps): ReactNode {
  const offered = catalogue.systems.find(({ id }) => id === 'shatterpoint');
  const missions = (offered?.missions ?? []) as readonly MissionMap[];
  const cards = useMemo(() => cardsOf(catalogue, 'current'), [catalogue]);
  const start = useMemo(() => (wanted === undefined ? lastDraft(catalogue) : draftOn(catalogue, wanted)), [catalogue, wanted]);
  const [table, setTable] = useState(start.table);
  useLikely(call, 'shatterpoint', table);
  const askFaults: AskFaults = useMemo(() => (asked) => call('tableFaults', { system: 'shatterpoint', table: asked }), [call]);
  return (
    <NewMatch
      systems={systems}
      tables={catalogue.tables}
      call={call}
      cards={cards}
      {...(missions.length > 0 ? { missions } : {})}
      askFaults={askFaults}
      onTable={setTable}
      start={start}
      busy={busy}
      onBack={onBack}
      onStart={(draft) => {
        writeKept(LAST, draft);
        onStart(matchArgs(draft));
      }}
    />
  );
}
