/** What pictures are painted on: off the page, so that a worker can. */
export type Sheet = OffscreenCanvasRenderingContext2D;

export function sheet(width: number, height = width): Sheet {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D canvas');
  return context;
}

/** A square picture from a function of pixel number; it writes red, green, blue and alpha (0…255) into `out`. */
export function painted(size: number, colour: (index: number, out: Uint8ClampedArray, at: number) => void): Sheet {
  const g = sheet(size);
  const image = g.createImageData(size, size);
  for (let i = 0; i < size * size; i++) colour(i, image.data, i * 4);
  g.putImageData(image, 0, 0);
  return g;
}
