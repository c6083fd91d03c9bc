import type { ReactNode } from 'react';

const left = (x: number): string => `M${x + 8} 5v14L${x} 12Z`;
const right = (x: number): string => `M${x} 5v14l8-7Z`;

/** Symbols of the buttons under a film, on a 24 grid. */
const GLYPHS = {
  play: 'M7 4v16l13-8Z', pause: 'M6 4h4v16H6ZM14 4h4v16h-4Z',
  eventBack: 'M13 7v10l-6-5Z', eventForth: 'M11 7v10l6-5Z', answerBack: left(7), answerForth: right(9),
  activationBack: `${left(4)}${left(12)}`, activationForth: `${right(4)}${right(12)}`, turnBack: `M3 5h2.500v14H3Z${left(6)}${left(14)}`, turnForth: `${right(2)}${right(10)}M18.500 5H21v14h-2.500Z`,
} as const;
export type GlyphName = keyof typeof GLYPHS;

export const Glyph = ({ name }: { readonly name: GlyphName }): ReactNode =>
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true"><path className="f" d={GLYPHS[name]} /></svg>;
