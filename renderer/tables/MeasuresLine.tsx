import type { ReactNode } from 'react';
import type { Measures } from '../../engine/space/check/check.ts';
import { MOST_DRAWN } from '../../engine/space/check/drawn.ts';
import { useSpeak } from '../words/speak.ts';

/** What a table is, in numbers: of what is drawn how much may be, of what its sides share each side's. */
export function MeasuresLine({ measures: { pieces, kinds, triangles, height, cover, sight } }: { readonly measures: Measures }): ReactNode {
  const speak = useSpeak();
  const number = (of: number): string => of.toLocaleString(speak.language());
  const drawn = { kinds: number(kinds), mostKinds: number(MOST_DRAWN.kinds), triangles: number(triangles), most: number(MOST_DRAWN.triangles) };
  return (
    <div className="findings__measures">
      <p>{speak('tables.measures.pieces', { count: pieces })} {speak('tables.measures.drawn', drawn)} {speak('tables.measures.height', { height })}</p>
      <table>
        <thead><tr><td /><th scope="col">{speak('tables.measures.near')}</th><th scope="col">{speak('tables.measures.far')}</th></tr></thead>
        <tbody>{([['sight', sight], ['cover', cover]] as const).map(([what, shares]) => (
          <tr key={what}><th scope="row">{speak(`tables.measures.${what}`)}</th>{shares.map((share, side) => <td key={side}>{speak('tables.measures.share', { share })}</td>)}</tr>
        ))}</tbody>
      </table>
    </div>
  );
}
