import { DataTexture, Vector2, type WebGLRenderer } from 'three';
import { reached } from './fence.ts';

/** Bytes that are handed to the card at once: more would hold the page up until it has taken them. */
const AT_ONCE = 2_000_000;

const uploaded = new WeakMap<WebGLRenderer, WeakMap<DataTexture, Promise<void>>>();

/** Takes a picture to the card in strips; once for each renderer. Resolves when it lies there whole, or the context is lost. */
export function upload(gl: WebGLRenderer, texture: DataTexture): Promise<void> {
  const known = uploaded.get(gl) ?? new WeakMap<DataTexture, Promise<void>>();
  uploaded.set(gl, known);
  let done = known.get(texture);
  if (done === undefined) {
    done = strips(gl, texture);
    known.set(texture, done);
  }
  return done;
}

async function strips(gl: WebGLRenderer, texture: DataTexture): Promise<void> {
  const context = gl.getContext() as WebGL2RenderingContext;
  const { data, width, height } = texture.image as { readonly data: Uint8Array<ArrayBuffer>; readonly width: number; readonly height: number };
  // First only the room for it.
  texture.source.dataReady = false;
  gl.initTexture(texture);
  texture.source.dataReady = true;
  const rows = Math.max(1, Math.floor(AT_ONCE / (width * 4)));
  for (let y = 0; y < height && !context.isContextLost(); y += rows) {
    const many = Math.min(rows, height - y);
    const strip = new DataTexture(data.subarray(y * width * 4, (y + many) * width * 4), width, many);
    // Its smaller pictures are made of all strips.
    texture.generateMipmaps = y + many >= height;
    gl.copyTextureToTexture(strip, texture, null, new Vector2(0, y));
    texture.generateMipmaps = true;
    await reached(context);
  }
}
