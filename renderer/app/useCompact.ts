import { useEffect, useState } from 'react';

/** The same limit as in compact.css: 60 rem, where a rem follows the text scale. */
const LIMIT = 60;

const isCompact = (textScale: number): boolean => innerWidth <= LIMIT * 16 * textScale;

/** Whether the frame is in its compact form: large text or a small window. */
export function useCompact(textScale: number): boolean {
  const [compact, setCompact] = useState(() => isCompact(textScale));
  useEffect(() => {
    const look = (): void => setCompact(isCompact(textScale));
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [textScale]);
  return compact;
}
