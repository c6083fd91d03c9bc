import type { ReactNode } from 'react';
import type { Chart as ChartFace, ChartEntry, ChartRow } from '../../../../engine/shatterpoint/cards/card.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { Icon, isIcon, type IconName } from '../../../ui/Icon.tsx';

const rowApplies = (row: ChartRow, expertise: number): boolean => expertise >= row.min && (row.max === null || expertise <= row.max);

const span = ({ min, max }: ChartRow): string => (max === null ? `${min}+` : min === max ? String(min) : `${min}–${max}`);

function Entry({ entry, speak }: { readonly entry: ChartEntry; readonly speak: Speak }): ReactNode {
  const show = (name: string): ReactNode => (isIcon(name) ? <Icon name={name} label={name in FACES ? speak(`shatterpoint.face.${name}`) : speak(`shatterpoint.effect.${name}`, { count: 1 })} /> : name);
  if ('add' in entry) return show(entry.add);
  if ('effect' in entry) return show(entry.effect);
  return <>{show(entry.from)}<span className="arrow" aria-label={speak('shatterpoint.card.becomes')}>→</span>{show(entry.to)}</>;
}

const FACES = { critical: 1, strike: 1, block: 1, failure: 1 };

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
              <th scope="row"><Icon name={icon} /> {span(row)}{hit && <span className="sr"> {speak('shatterpoint.card.inUse')}</span>}</th>
              <td>{row.entries.map((entry, index) => <Entry key={index} entry={entry} speak={speak} />)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
