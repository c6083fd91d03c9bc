import type { ReactNode } from 'react';
import type { Measures } from '../../engine/space/check/check.ts';
import { useSpeak } from '../words/speak.ts';

/** What a table is, in numbers. */
export function MeasuresLine({ measures: { pieces, triangles, height, cover } }: { readonly measures: Measures }): ReactNode {
  const speak = useSpeak();
  const values = { count: pieces, triangles: triangles.toLocaleString(speak.language()), height, cover: Math.round((cover[0] + cover[1]) / 2) };
  return <p className="findings__measures">{speak('tables.measures', values)}</p>;
}
