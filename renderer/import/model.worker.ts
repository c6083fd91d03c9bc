import { workBroke } from '../../engine/space/import/breaks.ts';
import { ImportError } from '../../engine/space/import/import-error.ts';
import { makePiece, takeApart, type Taken } from '../../engine/space/import/make-piece.ts';
import type { Pixels, RawModel, Tell } from '../../engine/space/import/raw.ts';
import { readModel } from '../../engine/space/import/read-model.ts';
import { guessStance } from '../../engine/space/import/stance.ts';
import { thinnerReady } from '../../engine/space/import/thin.ts';
import type { Apart, FromModel, Made, ModelWork, ReadModel, Refusal, ToModel } from './modelTalk.ts';

const say = (message: FromModel, transfer: Transferable[] = []): void => (self as unknown as Worker).postMessage(message, transfer);

let model: RawModel | null = null;
let taken: Taken | null = null;

/** Unpacks a picture with the browser's own reader; null where it cannot. */
async function unpack(bytes: Uint8Array, kind: string): Promise<Pixels | null> {
  try {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: kind }), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
    const { width, height } = bitmap;
    const paper = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (paper === null) return null;
    paper.drawImage(bitmap, 0, 0);
    bitmap.close();
    return { width, height, data: paper.getImageData(0, 0, width, height).data };
  } catch {
    return null;
  }
}

const trianglesOf = ({ parts }: RawModel): number => parts.reduce((sum, { index }) => sum + index.length / 3, 0);

async function read({ bytes, beside }: ModelWork['read']['args'], tell: Tell): Promise<ReadModel> {
  [model, taken] = [null, null];
  model = await readModel(new Uint8Array(bytes), { unpack, draco: async () => (await import('./draco.ts')).draco(), tell, beside: new Map([...beside].map(([name, data]) => [name, new Uint8Array(data)])) });
  return { format: model.format, leftOut: model.leftOut, triangles: trianglesOf(model), stance: guessStance(model) };
}

/** What is asked next needs what was asked before. */
const needed = <T>(there: T | null): T => {
  if (there === null) throw new ImportError('', 'gone');
  return there;
};

async function work(asked: ToModel, tell: Tell): Promise<ReadModel | Apart | Made> {
  switch (asked.work) {
    case 'read': return read(asked.args, tell);
    case 'stand': {
      taken = null;
      taken = takeApart(needed(model), asked.args.stance, tell);
      return { parts: taken.proposal.parts, size: taken.solid.size, triangles: taken.solid.index.length / 3 };
    }
    case 'make': {
      await thinnerReady();
      const made = await makePiece(needed(taken), asked.args.choices, asked.args.author, tell);
      return { ...made, bytes: new Uint8Array(made.bytes) };
    }
    default: return asked satisfies never;
  }
}

function refusalOf(fault: unknown): Refusal {
  const { field, code, details, technical, message } = fault instanceof ImportError ? fault : workBroke(fault);
  return { field, code, details, technical, message };
}

/** One after another, in the order asked. */
let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<ToModel>) => {
  const { id } = data;
  last = last.then(() => work(data, (step, share) => say({ kind: 'progress', id, step, share }))).then(
    (gives) => say({ kind: 'done', id, gives }, 'bytes' in gives ? [gives.bytes.buffer] : []),
    (fault: unknown) => say({ kind: 'refused', id, refusal: refusalOf(fault) }),
  );
});
