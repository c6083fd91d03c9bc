import { useEffect, useState } from 'react';
import { painter } from './surface/painter.ts';

/** Whether this browser can draw with WebGL 2 at all; null until that is known. */
export function useDrawable(): boolean | null {
  const [drawable, setDrawable] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    void painter().drawable.then((yes) => { if (!gone) setDrawable(yes); });
    return () => { gone = true; };
  }, []);
  return drawable;
}
