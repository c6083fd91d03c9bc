import { useEffect, useState } from 'react';
import { placesIn } from './timelineLayout.ts';

/** How many icons fit side by side into an element, as its width changes. */
export function usePlaces(box: { readonly current: HTMLElement | null }): number {
  const [places, setPlaces] = useState(() => placesIn(0, 16));
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = (): void => setPlaces(placesIn(element.clientWidth, parseFloat(getComputedStyle(document.documentElement).fontSize)));
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  return places;
}
