import type { Locator, Page } from '@playwright/test';

/** A picture of the table as it stands on the bench, kept in the page under a name: pixels of the scene as its camera sees it. */
export const keepPixels = (page: Page, name: string): Promise<void> => page.evaluate((under) => {
  const { gl, scene, camera } = window.__bench!.drawing();
  gl.render(scene, camera);
  const canvas = (gl as unknown as { readonly domElement: HTMLCanvasElement }).domElement;
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
  copy.drawImage(canvas, 0, 0);
  (window.__pixels ??= new Map()).set(under, copy.getImageData(0, 0, canvas.width, canvas.height));
}, name);

/** The same of a picture that is drawn elsewhere, as the window shows it; `hidden`: a selector of what lies over it. */
export async function keepShot(page: Page, of: Locator, name: string, hidden: string): Promise<void> {
  const hide = (visibility: string): Promise<void> => page.evaluate(([which, how]) => {
    for (const one of document.querySelectorAll<HTMLElement>(which)) one.style.visibility = how;
  }, [hidden, visibility] as const);
  await hide('hidden');
  const shot = await of.screenshot();
  await hide('');
  await page.evaluate(async ([under, bytes]) => {
    const drawn = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], { type: 'image/png' }));
    const copy = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d')!;
    copy.drawImage(drawn, 0, 0);
    (window.__pixels ??= new Map()).set(under, copy.getImageData(0, 0, drawn.width, drawn.height));
  }, [name, shot.toString('base64')] as const);
}

declare global {
  interface Window {
    /** Pictures that `keepPixels` kept. */
    __pixels?: Map<string, ImageData>;
  }
}

type Counted = Promise<readonly number[]>;

/** How many pixels of one kept picture went towards each colour from another one: at least a quarter of the way, and nowhere else. */
export const coloured = (page: Page, before: string, after: string, colours: readonly string[]): Counted => page.evaluate(([from, to, wanted]) => {
  const [a, b] = [window.__pixels!.get(from)!.data, window.__pixels!.get(to)!.data];
  return wanted.map((colour) => {
    const goal = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    let count = 0;
    for (let i = 0; i < a.length; i += 4) {
      let [along, whole] = [0, 0];
      for (let k = 0; k < 3; k++) {
        along += (b[i + k]! - a[i + k]!) * (goal[k]! - a[i + k]!);
        whole += (goal[k]! - a[i + k]!) ** 2;
      }
      const share = whole < 900 ? 0 : along / whole;
      const off = Math.max(...[0, 1, 2].map((k) => Math.abs(b[i + k]! - a[i + k]! - share * (goal[k]! - a[i + k]!))));
      if (share > 0.25 && off < 22) count++;
    }
    return count;
  });
}, [before, after, colours] as const);

/** Colours of a legend, that over the table where no other is said, in its order, as #rrggbb. */
export const legendColours = (page: Page, legend = '.workshop__legend'): Promise<readonly string[]> => page.evaluate((within) =>
  [...document.querySelectorAll(`${within} i`)].map((mark) =>
    `#${getComputedStyle(mark).backgroundColor.match(/\d+/g)!.slice(0, 3).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`), legend);
