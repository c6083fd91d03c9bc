import type { ReactNode } from 'react';

/** Somebody on a base, for whom there is no picture. */
export const Silhouette = (): ReactNode => (
  <svg className="figure-picture figure-picture--none" viewBox="0 0 160 200" aria-hidden="true">
    <ellipse cx="80" cy="170" rx="56" ry="17" />
    <path d="M80 46a15 15 0 0 1 9 27c14 4 20 14 21 32l2 28-10 2-4-20-2 50H64l-2-50-4 20-10-2 2-28c1-18 7-28 21-32a15 15 0 0 1 9-27Z" />
  </svg>
);
