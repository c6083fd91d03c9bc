import type { Sheet } from './canvas.ts';
import { drawingSpeed, measured, type DrawingSpeed } from './drawingSpeed.ts';
import { lookOf } from './looks.ts';
import { matBump, playMat } from './mat.ts';
import type { FromPainter, Painted, Picture, ToPainter } from './painterTalk.ts';
import { contactShadows } from './shade.ts';
import { roomPicture } from './room.ts';
import { oiledWood, paintGrain, planks } from './wood.ts';

const say = (message: FromPainter, transfer: Transferable[] = []): void => (self as unknown as Worker).postMessage(message, transfer);

/**
 * Whether this browser draws with WebGL 2 at all, and how fast. The first context of a window starts the browser's graphics, which takes up
 * to seconds: here nobody waits for it.
 */
function drawable(): { readonly yes: boolean; readonly speed: DrawingSpeed | null } {
  try {
    const context = measured().getContext('webgl2');
    const speed = context === null ? null : drawingSpeed(context);
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return { yes: context !== null, speed };
  } catch {
    return { yes: false, speed: null };
  }
}

function paint(picture: Picture): Sheet {
  switch (picture.kind) {
    case 'mat': return playMat(lookOf(picture.theme), contactShadows(picture.standing, picture.size), picture.size);
    case 'matBump': return matBump();
    case 'wood': return oiledWood();
    case 'planks': return planks();
    case 'grain': return paintGrain();
    case 'room': return roomPicture();
    default: return picture satisfies never;
  }
}

/** The pixels of a sheet, upside down. */
function pixelsOf(sheet: Sheet): Painted {
  const { width, height } = sheet.canvas;
  const { data } = sheet.getImageData(0, 0, width, height);
  const pixels = new Uint8ClampedArray(data.length);
  const row = width * 4;
  for (let y = 0; y < height; y++) pixels.set(data.subarray(y * row, (y + 1) * row), (height - 1 - y) * row);
  return { width, height, pixels };
}

self.addEventListener('message', ({ data: { id, picture } }: MessageEvent<ToPainter>) => {
  try {
    const painted = pixelsOf(paint(picture));
    say({ kind: 'painted', id, painted }, [painted.pixels.buffer]);
  } catch (fault) {
    say({ kind: 'failed', id, message: fault instanceof Error ? fault.message : String(fault) });
  }
});
say({ kind: 'drawable', ...drawable() });
