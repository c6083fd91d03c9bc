import { useEffect, type ReactNode } from 'react';
import { link, match, useMatch } from '../match/match.ts';
import { sentence } from '../match/messages.ts';
import { useSpeak } from '../words/speak.ts';
import { tableNameOf } from '../words/tableName.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { titleWords } from './words.ts';

/** Asks the person about a match that is, or may be, played in another Gantry; nothing while there is none. */
export function PlayedElsewhere({ onShow }: { readonly onShow: (match: string) => void }): ReactNode {
  const speak = useSpeak();
  const { elsewhere, catalogue, loadCatalogue, continueMatch, leaveElsewhere } = useMatch((s) => s);
  const id = elsewhere?.match ?? null;
  useEffect(() => { if (id !== null) void loadCatalogue(); }, [id, loadCatalogue]); // when it was saved last is asked anew
  if (elsewhere === null) return null;
  const { match: asked } = elsewhere;
  const summary = catalogue?.matches.find((one) => one.match === asked);
  const table = tableNameOf(summary ?? { table: '' }, catalogue?.tables);
  const leave = async (): Promise<void> => {
    await leaveElsewhere();
    if (elsewhere.kind === 'taken') onShow(asked);
  };
  const copy = async (): Promise<void> => {
    const made = await link.call('duplicateMatch', { match: asked }).catch((fault: unknown) => sentence(fault));
    await leaveElsewhere();
    await match.getState().loadCatalogue();
    if (typeof made === 'string') match.setState({ fault: made });
    else onShow(made.match);
  };
  return (
    <Elsewhere
      elsewhere={elsewhere}
      name={summary === undefined ? asked : titleWords(summary, table, speak)}
      saved={summary?.saved ?? null}
      onCopy={() => {
        void copy();
      }}
      onLeave={() => {
        void leave();
      }}
      onOpen={() => {
        void continueMatch(asked, elsewhere.kind === 'held' ? elsewhere.by.lock : undefined);
      }}
    />
  );
}
