/** A chance for people: whole percents, but never "0 %" for what can be or "100 %" for what can fail. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return '< 1 %';
  if (share < 1 - 1e-9 && share > 0.99) return '> 99 %';
  return `${Math.round(100 * share)} %`;
}
