import type { Page } from '@playwright/test';

/** What is wrong with how a screen lies in its window, each in words. */
export interface Flaws {
  /** Lines of text that are cut off, by their own box, by one around them or by the window. */
  readonly cut: readonly string[];
  /** Buttons, links and fields with something else over their middle, or beyond the window. */
  readonly covered: readonly string[];
  /** A scrollbar of the whole page, and boxes that scroll sideways. */
  readonly scrolls: readonly string[];
  /** Lines of text that lie over each other. */
  readonly crossed: readonly string[];
  /** Text too small to read. */
  readonly tiny: readonly string[];
  /** Signs that explain themselves neither by words beside them nor by a tooltip or title. */
  readonly mute: readonly string[];
}

/** Nothing to complain of. */
export const NO_FLAWS: Flaws = { cut: [], covered: [], scrolls: [], crossed: [], tiny: [], mute: [] };

/** Measures the page as it is drawn: the sheet on top, or else all of it. What is scrolled away is left out. */
export const flaws = (page: Page): Promise<Flaws> => page.evaluate(() => {
  interface Box { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  interface Line { readonly of: Element; readonly box: Box }
  /** Text below this size (px). */
  const LEAST = 11.4;
  const top = document.querySelector('dialog[open]') ?? document.body;
  const name = (of: Element): string => {
    const words = of.textContent.trim() === '' ? of.getAttribute('aria-label') ?? '' : of.textContent.trim();
    return `${of.tagName.toLowerCase()}${[...of.classList].map((each) => `.${each}`).join('')} “${words.slice(0, 40)}”`;
  };
  const visible = (of: Element): boolean =>
    of.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && of.closest('.sr, .tip__box:not(:popover-open)') === null
    && getComputedStyle(of).clipPath !== 'inset(50%)'; // there for whoever listens alone
  const cuts = (way: string): boolean => way === 'hidden' || way === 'clip';
  const scrolled = (way: string): boolean => way === 'auto' || way === 'scroll';
  const middle = ({ left, top: from, right, bottom }: Box): Element | null => document.elementFromPoint((left + right) / 2, (from + bottom) / 2);
  const meets = (a: Box, b: Box): boolean => a.left < b.right - 2 && a.right > b.left + 2 && a.top < b.bottom - 2 && a.bottom > b.top + 2;
  const aside = (box: Box, frame: Box, by = 1): boolean => box.left < frame.left - by || box.right > frame.right + by;
  const beyond = (box: Box, frame: Box, by = 1): boolean => box.top < frame.top - by || box.bottom > frame.bottom + by;

  /** How a box is seen through those around it: cut off, scrolled away in part, or whole. */
  const through = (of: Element, box: Box): 'whole' | 'cut' | 'scrolled' => {
    for (let around: Element | null = of; around !== null && around !== document.documentElement; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      if ((scrolled(overflowY) && beyond(box, frame)) || (scrolled(overflowX) && aside(box, frame))) return 'scrolled';
      if ((cuts(overflowX) && aside(box, frame)) || (cuts(overflowY) && beyond(box, frame, 2.5))) return 'cut';
      if (position === 'fixed') break;
    }
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return aside(box, window) || beyond(box, window) ? 'cut' : 'whole';
  };

  const cut: string[] = [];
  const tiny: string[] = [];
  const lines: Line[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const of = walker.currentNode.parentElement;
    if (of === null || walker.currentNode.textContent?.trim() === '' || of.closest('script, style, option, textarea') !== null || !visible(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.length === 0) continue;
    // A drawing has a measure of its own.
    const size = of.closest('svg') === null ? Number.parseFloat(getComputedStyle(of).fontSize) : boxes[0]!.height / 1.2;
    if (size < LEAST) tiny.push(name(of));
    const seen = boxes.map((box) => ({ of, box, how: through(of, box) }));
    lines.push(...seen.filter(({ how }) => how === 'whole'));
    if (seen.some(({ how }) => how === 'cut') || (getComputedStyle(of).textOverflow === 'ellipsis' && of.scrollWidth > of.clientWidth + 1)) cut.push(name(of));
  }

  const onTop = ({ of, box }: Line): boolean => {
    const hit = middle(box);
    return hit === null || of.contains(hit) || hit.contains(of) || hit instanceof HTMLCanvasElement;
  };
  const read = lines.filter(onTop);
  const crossed = read.flatMap((one, i) => read.slice(i + 1)
    .filter((other) => one.of !== other.of && meets(one.box, other.box))
    .map((other) => `${name(one.of)} × ${name(other.of)}`));

  const covered: string[] = [];
  for (const key of top.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    const box = key.getBoundingClientRect();
    if (!visible(key) || box.width === 0 || box.height === 0) continue;
    const how = through(key.parentElement ?? key, box);
    const hit = middle(box);
    if (how === 'cut') covered.push(`${name(key)} is cut off`);
    else if (how === 'whole' && hit !== null && !key.contains(hit) && !hit.contains(key)) covered.push(`${name(key)} under ${name(hit)}`);
  }

  const { scrollWidth, scrollHeight } = document.documentElement;
  const scrolls = [
    ...(scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page'] : []),
    ...[...top.querySelectorAll('*')]
      .filter((box) => scrolled(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1 && visible(box)).map(name),
  ];

  const worded = (words: string | null): boolean => /\p{L}{2}/u.test(words ?? '');
  const mute = [...top.querySelectorAll('svg, .pips, .meter')].filter((sign) => {
    if (!visible(sign) || sign.parentElement?.closest('svg') != null || sign.closest('.tip, [title]') !== null) return false;
    const button = sign.closest('button');
    if (button !== null) return !worded(button.textContent);
    const around = sign.closest('label, a, summary, th, td, h2, h3, p, li') ?? sign.parentElement!;
    return !worded(around.textContent) && !worded(around.getAttribute('aria-label')) && !worded(sign.getAttribute('aria-label'));
  }).map((sign) => `${sign.getAttribute('class') ?? ''} in ${name(sign.parentElement!)}`);

  const once = (of: readonly string[]): readonly string[] => [...new Set(of)];
  return { cut: once(cut), covered: once(covered), scrolls: once(scrolls), crossed: once(crossed), tiny: once(tiny), mute: once(mute) };
});
