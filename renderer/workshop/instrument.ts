/** The tape of the workshop: between two places of the table. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { Point } from '../../engine/shape/point.ts';

interface InstrumentState {
  /** Ends of the tape; the second follows the pointer until it is put down. */
  readonly tape: { readonly from: Point; readonly to: Point; readonly laid: boolean } | null;
}

export const instruments = createStore<InstrumentState>(() => ({ tape: null }));
export const useInstrument = <T>(select: (state: InstrumentState) => T): T => useStore(instruments, select);

export const instrument = {
  /** A press on a place of the table with the tape in hand. */
  press(at: Point): void {
    const { tape } = instruments.getState();
    instruments.setState({ tape: tape === null || tape.laid ? { from: at, to: at, laid: false } : { ...tape, to: at, laid: true } });
  },
  move(at: Point | null): void {
    const { tape } = instruments.getState();
    if (tape !== null && !tape.laid && at !== null) instruments.setState({ tape: { ...tape, to: at } });
  },
  /** Takes the tape off the table; whether it lay there. */
  clear(): boolean {
    const { tape } = instruments.getState();
    instruments.setState({ tape: null });
    return tape !== null;
  },
};
