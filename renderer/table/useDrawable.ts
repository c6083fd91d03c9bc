import { useEffect, useState } from 'react';
import { drawing, fitsFor } from '../match/quality.ts';
import { pace } from './pace.ts';
import { painter } from './surface/painter.ts';

/** Whether this browser can draw with WebGL 2 at all; null until that is known, and how well. */
export function useDrawable(): boolean | null {
  const [drawable, setDrawable] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([painter().drawable, painter().speed]).then(([yes, speed]) => {
      if (speed?.software === true) pace.isSlow();
      drawing.setState({ fits: fitsFor(speed), card: speed?.software === false });
      if (!gone) setDrawable(yes);
    });
    return () => { gone = true; };
  }, []);
  return drawable;
}
