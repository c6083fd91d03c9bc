import { useEffect } from 'react';
import { match } from '../match/match.ts';
import { laid, onLaid } from '../table/laid.ts';
import { middleOf } from '../tools/spots.ts';
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

/** While an area of the table is pointed at that a figure may go to, that is what is thought of. `isPlace`: whether an option is such an area. */
export function useSpotPlans(isPlace: (option: string) => boolean): void {
  useEffect(() => {
    let ours = false;
    const look = (): void => {
      const { hints, hovered, request } = match.getState();
      const spot = hovered === null || !isPlace(hovered) ? undefined : hints.spots.find(({ option }) => option === hovered);
      const figure = request?.kind === 'pick' ? request.about['figure'] : undefined;
      if (spot !== undefined && typeof figure === 'string') {
        ours = true;
        const { x, z, y = 0 } = middleOf(spot);
        plan({ figure, at: { x, y, z } });
      } else if (ours) {
        ours = false;
        plan(null);
      }
    };
    look();
    const stop = match.subscribe(look);
    return () => {
      stop();
      plan(null);
    };
  }, []);
}
