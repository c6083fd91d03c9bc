/** Instruments of the workshop: a tape between two places of the table, and a figure that is put down to try it. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { Point } from '../../engine/shape/point.ts';
import { bench } from './bench.ts';
import { trial } from './trial.ts';

interface InstrumentState {
  /** Ends of the tape; the second follows the pointer until it is put down. */
  readonly tape: { readonly from: Point; readonly to: Point; readonly laid: boolean } | null;
}

export const instruments = createStore<InstrumentState>(() => ({ tape: null }));
export const useInstrument = <T>(select: (state: InstrumentState) => T): T => useStore(instruments, select);

export const instrument = {
  /** A press on a place of the table with tape or figure in hand. */
  press(at: Point): void {
    if (bench.getState().tool === 'figure') {
      const first = trial.getState().figure === null;
      return trial.setState(first ? { figure: at, aim: null, pressed: null, walked: null, told: null } : { aim: at, pressed: at });
    }
    const { tape } = instruments.getState();
    instruments.setState({ tape: tape === null || tape.laid ? { from: at, to: at, laid: false } : { ...tape, to: at, laid: true } });
  },
  move(at: Point | null): void {
    if (bench.getState().tool === 'figure') {
      const { figure, pressed } = trial.getState();
      if (figure !== null && pressed === null) trial.setState({ aim: at });
      return;
    }
    const { tape } = instruments.getState();
    if (tape !== null && !tape.laid && at !== null) instruments.setState({ tape: { ...tape, to: at } });
  },
  /** Takes tape and figure off the table; whether one lay there. */
  clear(): boolean {
    const { tape } = instruments.getState();
    const { figure } = trial.getState();
    instruments.setState({ tape: null });
    trial.setState({ figure: null, aim: null, pressed: null, walked: null, told: null });
    return tape !== null || figure !== null;
  },
};
