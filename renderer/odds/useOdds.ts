import { useEffect, useState } from 'react';
import { NO_ODDS, readOdds, type OddsByOption } from './odds.ts';

/** The odds of the question that stands, once they are here. A question without any, or a host that cannot tell, has none. */
export function useOdds(asked: string, loadOdds: (() => Promise<unknown>) | undefined): OddsByOption {
  const [odds, setOdds] = useState(NO_ODDS);
  useEffect(() => {
    let over = false;
    setOdds(NO_ODDS);
    if (loadOdds !== undefined) void loadOdds().then((told) => { if (!over) setOdds(readOdds(told)); }, () => {});
    return () => { over = true; };
    // `loadOdds` belongs to the question: another question, another answer.
  }, [asked]);
  return odds;
}
