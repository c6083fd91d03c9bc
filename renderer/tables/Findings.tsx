import { useEffect, useState, type ReactNode } from 'react';
import type { CallResult, Link, OwnTable } from '../../engine/host/link.ts';
import type { TableEdit } from '../../engine/space/terrain/table-edit.ts';
import { sentence } from '../match/messages.ts';
import { useSpeak } from '../words/speak.ts';
import { fixesOf } from './fixes.ts';
import { MeasuresLine } from './MeasuresLine.tsx';
import { findingWords, lockedWords, mendWords } from '../words/tableWords.ts';

type Check = CallResult<'checkTable'>;

interface FindingsProps {
  readonly own: OwnTable;
  readonly call: Link['call'];
  readonly onMend: (edits: readonly TableEdit[]) => void;
}

/** What keeps a table from being played as it is meant, the worst first; what can be mended by itself has a button. */
export function Findings({ own: { table, saved }, call, onMend }: FindingsProps): ReactNode {
  const speak = useSpeak();
  const [told, setTold] = useState<Check | { readonly fault: string } | null>(null);
  useEffect(() => {
    let [here, going] = [true, true];
    setTold(null);
    const show = (told: Check | { readonly fault: string }): void => {
      going = false;
      if (here) setTold(told);
    };
    call('checkTable', { table }).then(show, (fault: unknown) => show({ fault: sentence(fault) }));
    return () => {
      here = false;
      if (going) void call('endCheck', { table }).catch(() => null);
    };
  }, [call, table, saved]);
  return (
    <section className="findings" aria-label={speak('tables.check')} aria-busy={told === null}>
      <h3>{speak('tables.check')}</h3>
      {told === null ? <p>{speak('tables.checking')}</p> : 'fault' in told ? <p role="alert" className="bad">{told.fault}</p> : <Told check={told} onMend={onMend} />}
    </section>
  );
}

function Told({ check: { findings, measures }, onMend }: { readonly check: Check; readonly onMend: FindingsProps['onMend'] }): ReactNode {
  const speak = useSpeak();
  const fixes = fixesOf(findings);
  return (
    <>
      {findings.length === 0 && <p className="findings__sound">{speak('tables.sound')}</p>}
      {fixes.length > 1 && <button type="button" className="ghost" onClick={() => onMend(fixes)}>{speak('tables.mendAll', { count: fixes.length })}</button>}
      <ul>{findings.map((one, i) => {
        const { what, why } = findingWords(one, speak);
        const locked = lockedWords(one, speak);
        const { severity, fix } = one;
        return (
          <li key={i} className={`finding is-${severity}`}>
            <i className="finding__severity">{speak(`tables.severity.${severity}`)}</i>
            <span><b>{what}</b> {why}{locked !== null && <em className="finding__locked"> {locked}</em>}</span>
            {fix !== null && <button type="button" className="ghost" aria-label={`${mendWords(one, fix, speak)}: ${what}`} onClick={() => onMend([fix])}>{mendWords(one, fix, speak)}</button>}
          </li>
        );
      })}</ul>
      {measures !== null && <MeasuresLine measures={measures} />}
    </>
  );
}
