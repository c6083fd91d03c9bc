import { painterWorker } from '../../tools/workers.ts';
import { canDraw } from '../webgl.ts';
import type { DrawingSpeed } from './drawingSpeed.ts';
import type { FromPainter, Painted, Picture, ToPainter } from './painterTalk.ts';

interface Waiting {
  readonly done: (painted: Painted) => void;
  readonly failed: (fault: Error) => void;
}

/** Paints pictures off the page's thread, one after another. */
interface Painter {
  paint(picture: Picture): Promise<Painted>;
  /** Whether this browser can draw with WebGL 2 at all. */
  readonly drawable: Promise<boolean>;
  /** How fast it does; null where that could not be measured. */
  readonly speed: Promise<DrawingSpeed | null>;
}

function hire(): Painter {
  const worker = painterWorker();
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let tell = (_: boolean): void => {};
  const drawable = new Promise<boolean>((done) => { tell = done; });
  let clock = (_: DrawingSpeed | null): void => {};
  const speed = new Promise<DrawingSpeed | null>((done) => { clock = done; });
  worker.addEventListener('message', ({ data }: MessageEvent<FromPainter>) => {
    switch (data.kind) {
      // A browser may have graphics for pages alone.
      case 'drawable':
        clock(data.speed);
        tell(data.yes || canDraw());
        return;
      case 'painted': waiting.get(data.id)?.done(data.painted); waiting.delete(data.id); return;
      case 'failed': waiting.get(data.id)?.failed(new Error(data.message)); waiting.delete(data.id); return;
      default: data satisfies never;
    }
  });
  worker.addEventListener('error', ({ message }) => {
    clock(null);
    tell(canDraw());
    for (const { failed } of waiting.values()) failed(new Error(message));
    waiting.clear();
  });
  return {
    drawable, speed,
    paint: (picture) => new Promise((done, failed) => {
      const id = next++;
      waiting.set(id, { done, failed });
      worker.postMessage({ id, picture } satisfies ToPainter);
    }),
  };
}

let hired: Painter | null = null;
/** The window's painter; a window without workers draws nothing either. */
export const painter = (): Painter => (hired ??= typeof Worker === 'undefined' ? { drawable: Promise.resolve(false), speed: Promise.resolve(null), paint: () => Promise.reject(new Error('no worker paints here')) } : hire());
