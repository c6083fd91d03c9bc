/** Instruments of the workshop: a tape between two places of the table, and a figure that is put down to try it. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { Point } from '../../engine/shape/point.ts';
import { bench, type BenchState } from './bench.ts';
import { trial } from './trial.ts';

interface InstrumentState {
  /** Ends of the tape; the second follows the pointer until it is put down. */
  readonly tape: { readonly from: Point; readonly to: Point; readonly laid: boolean } | null;
  /** The place that keys point at; null while nothing is pointed at so. */
  readonly aim: Point | null;
}

export const instruments = createStore<InstrumentState>(() => ({ tape: null, aim: null }));
export const useInstrument = <T>(select: (state: InstrumentState) => T): T => useStore(instruments, select);

/** Whether tape or figure is in hand, and nothing else. */
export const inHand = ({ tool, held }: Pick<BenchState, 'tool' | 'held'>): boolean => held === null && (tool === 'measure' || tool === 'figure');

export const instrument = {
  /** Keys point at a place of the table: what is in hand follows as it does the pointer. */
  aim(at: Point): void {
    instrument.move(at);
    instruments.setState({ aim: at });
  },
  /** A press on a place of the table with tape or figure in hand. */
  press(at: Point): void {
    if (bench.getState().tool === 'figure') {
      const first = trial.getState().figure === null;
      return trial.setState(first ? { figure: at, aim: null, pressed: null, walked: null, told: null } : { aim: at, pressed: at });
    }
    const { tape } = instruments.getState();
    instruments.setState({ tape: tape === null || tape.laid ? { from: at, to: at, laid: false } : { ...tape, to: at, laid: true } });
  },
  /** The pointer is there, or nowhere; keys point no more. */
  move(at: Point | null): void {
    if (instruments.getState().aim !== null) instruments.setState({ aim: null });
    if (bench.getState().tool === 'figure') {
      const { figure, pressed } = trial.getState();
      if (figure !== null && pressed === null) trial.setState({ aim: at });
      return;
    }
    const { tape } = instruments.getState();
    if (tape !== null && !tape.laid && at !== null) instruments.setState({ tape: { ...tape, to: at } });
  },
  /** Takes tape and figure off the table, and points nowhere; whether there was one of them. */
  clear(): boolean {
    const { tape, aim } = instruments.getState();
    const { figure } = trial.getState();
    instruments.setState({ tape: null, aim: null });
    trial.setState({ figure: null, aim: null, pressed: null, walked: null, told: null });
    return tape !== null || figure !== null || aim !== null;
  },
};
