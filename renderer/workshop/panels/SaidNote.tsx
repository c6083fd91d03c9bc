import { useEffect, type ReactNode } from 'react';
import { bench, useBench } from '../bench.ts';

/** How long a note stays (milliseconds): so long in any case, and so much longer for each letter. */
const [LEAST, LETTER] = [5000, 60];

/** What a deed has to say, at the edge of the table. It goes by itself after a while, and with the next change of the table. */
export function SaidNote(): ReactNode {
  const said = useBench((s) => s.said);
  useEffect(() => bench.subscribe((now, before) => {
    if (now.draft !== before.draft && now.said !== null && now.said === before.said) bench.setState({ said: null });
  }), []);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => bench.setState({ said: null }), LEAST + said.words.length * LETTER);
    return () => clearTimeout(timer);
  }, [said]);
  return <p className={`workshop__said${said === null ? '' : ' panel'}`} role="status">{said?.words}</p>;
}
