import { useEffect, useState } from 'react';

/** The same limit as in compact.css, in rem, which follow the text scale. */
const LIMIT = 60;

const isWithin = (textScale: number, limit: number): boolean => innerWidth <= limit * 16 * textScale;

/** Whether the window is at most `limit` rem wide: without one, whether the frame is in its compact form for large text or a small window. */
export function useCompact(textScale: number, limit = LIMIT): boolean {
  const [compact, setCompact] = useState(() => isWithin(textScale, limit));
  useEffect(() => {
    const look = (): void => setCompact(isWithin(textScale, limit));
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [textScale, limit]);
  return compact;
}
