import { useEffect } from 'react';
import { laid, onLaid } from '../table/laid.ts';
import { plan } from './prospects.ts';

/** While a place is being chosen, the ghost is what is thought of. */
export function useGhostPlans(): void {
  useEffect(() => {
    let ours = false;
    const look = (): void => {
      const { request, aim } = laid;
      if (request !== null && aim !== null) {
        ours = true;
        plan({ figure: request.figure, at: aim.at });
      } else if (ours) {
        ours = false;
        plan(null);
      }
    };
    look();
    const stop = onLaid(look);
    return () => {
      stop();
      plan(null);
    };
  }, []);
}
