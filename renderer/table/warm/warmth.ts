import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How far drawing was made ready: variants that were drawn once, and all there are. */
interface Warmth {
  readonly done: number;
  /** Of all, those that every table needs come first. */
  readonly needed: number;
  readonly all: number;
}

export const warmth = createStore<Warmth>(() => ({ done: 0, needed: 1, all: 1 }));

/** Whether the page's address says `ahead=no`: each thing is made ready when it is drawn first, and nothing waits for what is not drawn at all. */
export const isMadeAhead = (search: string): boolean => new URLSearchParams(search).get('ahead') !== 'no';

/** What every table is drawn with is ready. */
export const isWarm = ({ done, needed }: Warmth): boolean => done >= needed;

export const useWarmth = <T>(pick: (now: Warmth) => T): T => useStore(warmth, pick);
