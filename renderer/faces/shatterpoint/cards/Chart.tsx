import type { ReactNode } from 'react';
import type { Chart as ChartFace, ChartEntry, ChartRow } from '../../../../engine/shatterpoint/cards/card.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { Icon, isIcon, type IconName } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';

const rowApplies = (row: ChartRow, expertise: number): boolean => expertise >= row.min && (row.max === null || expertise <= row.max);

const span = ({ min, max }: ChartRow): string => (max === null ? `${min}+` : min === max ? String(min) : `${min}–${max}`);

const FACES = { critical: 1, strike: 1, block: 1, failure: 1 };

const nameOf = (name: string, speak: Speak): string => (name in FACES ? speak(`shatterpoint.face.${name}`) : speak(`shatterpoint.effect.${name}`, { count: 1 }));

/** A row's entries in words. */
const wordsOf = ({ entries }: ChartRow, speak: Speak): string => entries.map((entry) => {
  if ('add' in entry) return `+ ${nameOf(entry.add, speak)}`;
  return 'effect' in entry ? nameOf(entry.effect, speak) : `${nameOf(entry.from, speak)} ${speak('shatterpoint.card.becomes')} ${nameOf(entry.to, speak)}`;
}).join(', ');

function Entry({ entry, speak }: { readonly entry: ChartEntry; readonly speak: Speak }): ReactNode {
  const show = (name: string): ReactNode => (isIcon(name) ? <Icon name={name} label={nameOf(name, speak)} /> : name);
  if ('add' in entry) return show(entry.add);
  if ('effect' in entry) return show(entry.effect);
  return <>{show(entry.from)}<span className="arrow" aria-label={speak('shatterpoint.card.becomes')}>→</span>{show(entry.to)}</>;
}

interface ChartProps {
  readonly title: string;
  readonly icon: IconName;
  readonly chart: ChartFace;
  /** Expertise results rolled; the row for them is marked. Null: nothing was rolled. */
  readonly expertise: number | null;
}

/** An expertise chart with the row in use marked. */
export function Chart({ title, icon, chart, expertise }: ChartProps): ReactNode {
  const speak = useSpeak();
  return (
    <table className="chart">
      <caption>{title}</caption>
      <tbody>
        {chart.rows.map((row) => {
          const hit = expertise !== null && rowApplies(row, expertise);
          return (
            <tr key={row.min} className={hit ? 'hit' : ''} aria-current={hit || undefined}>
              <th scope="row" title={speak('shatterpoint.card.rowOf', { title, row: span(row) })}><Icon name={icon} /> {span(row)}{hit && <span className="sr"> {speak('shatterpoint.card.inUse')}</span>}</th>
              <td>
                <Tooltip title={speak('shatterpoint.card.rowOf', { title, row: span(row) })} text={wordsOf(row, speak)}>
                  <span className="chart__row" tabIndex={0}>{row.entries.map((entry, index) => <Entry key={index} entry={entry} speak={speak} />)}</span>
                </Tooltip>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
