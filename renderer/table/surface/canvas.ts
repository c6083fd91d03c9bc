import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';

export type Sheet = CanvasRenderingContext2D;

export function sheet(width: number, height = width): Sheet {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D canvas');
  return context;
}

/** A square picture from a function of pixel number; it writes red, green, blue and alpha (0…255) into `out`. */
export function painted(size: number, colour: (index: number, out: Uint8ClampedArray, at: number) => void): HTMLCanvasElement {
  const g = sheet(size);
  const image = g.createImageData(size, size);
  for (let i = 0; i < size * size; i++) colour(i, image.data, i * 4);
  g.putImageData(image, 0, 0);
  return g.canvas;
}

export interface TextureKind {
  readonly colour: boolean;
  readonly repeat?: readonly [number, number];
  readonly sharpness?: number;
}

export function textureOf(canvas: HTMLCanvasElement, { colour, repeat, sharpness = 8 }: TextureKind): Texture {
  const texture = new CanvasTexture(canvas);
  if (colour) texture.colorSpace = SRGBColorSpace;
  if (repeat !== undefined) {
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.repeat.set(repeat[0], repeat[1]);
  }
  texture.anisotropy = sharpness;
  return texture;
}
