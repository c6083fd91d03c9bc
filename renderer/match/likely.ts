import { useEffect } from 'react';
import type { Link } from '../../engine/host/link.ts';

/** Milliseconds for which a choice rests before the host is told of it. */
const RESTS = 300;

/** Tells the host on which table a match of a rule system may soon begin, so that it makes ready what that needs. */
export function useLikely(call: Link['call'], system: string, table: string): void {
  useEffect(() => {
    if (table === '') return;
    const timer = setTimeout(() => void call('likely', { system, table }).catch(() => undefined), RESTS);
    return () => clearTimeout(timer);
  }, [call, system, table]);
}
