import { paperOf } from './studio.ts';

async function pictureOf(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** What is seen of a picture at a width, on grey: red, green, blue and an opaque fourth for each point. */
function seen(image: HTMLImageElement, width: number, height: number): Uint8ClampedArray {
  const [, paper] = paperOf(width, height);
  paper.fillStyle = '#808080';
  paper.fillRect(0, 0, width, height);
  paper.drawImage(image, 0, 0, width, height);
  return paper.getImageData(0, 0, width, height).data;
}

/** How much two pictures differ on grey: the mean over all points and colours, 0 to 255. The larger one is made as small as the other; two shapes differ by 255. Rejects what is no picture. */
export async function difference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([pictureOf(one), pictureOf(other)]);
  if (a.naturalWidth * b.naturalHeight !== b.naturalWidth * a.naturalHeight) return 255;
  const small = a.naturalWidth < b.naturalWidth ? a : b;
  const [left, right] = [a, b].map((image) => seen(image, small.naturalWidth, small.naturalHeight));
  let sum = 0;
  for (let i = 0; i < left!.length; i++) sum += Math.abs(left![i]! - right![i]!);
  return sum / (left!.length * 0.75);
}
