/** A body that is one from its feet to its deck, in two: what stands on the ground, and what lies upon that. */
import { part, type Shell } from './shells.ts';
import type { Solid } from './stand.ts';

/** A deck's underside lies at least so high (mm), and has at least this share of the body's rectangle in plan. */
const HIGH = 30;
const SHARE = 0.25;
/** Heights are told apart by so much (mm). */
const BIN = 1;

/** The shell, or its lower and upper part where one may pass below it. Triangles go to the one in which their middle lies. */
export function storeysOf(solid: Solid, shell: Shell): readonly Shell[] {
  const at = undersideOf(solid, shell);
  if (at === null) return [shell];
  const { positions: p, index } = solid;
  const isUpper = (t: number): boolean => (p[index[t * 3]! * 3 + 1]! + p[index[t * 3 + 1]! * 3 + 1]! + p[index[t * 3 + 2]! * 3 + 1]!) / 3 >= at - BIN;
  const two = [shell.triangles.filter(isUpper), shell.triangles.filter((t) => !isUpper(t))];
  return two.filter(({ length }) => length > 0).map((some) => part(solid, shell.source, some));
}

/** The height of the lowest wide face that looks down from above the ground; null where there is none. */
function undersideOf({ positions: p, index }: Solid, { triangles, least, most }: Shell): number | null {
  if (least[1] >= HIGH || most[1] - least[1] < HIGH) return null;
  const areas = new Map<number, number>();
  for (const t of triangles) {
    const [a, b, c] = [index[t * 3]! * 3, index[t * 3 + 1]! * 3, index[t * 3 + 2]! * 3];
    const up = ((p[b + 2]! - p[a + 2]!) * (p[c]! - p[a]!) - (p[b]! - p[a]!) * (p[c + 2]! - p[a + 2]!)) / 2;
    const ys = [p[a + 1]!, p[b + 1]!, p[c + 1]!];
    if (up >= 0 || Math.max(...ys) - Math.min(...ys) > BIN) continue;
    const bin = Math.round(ys[0]! / BIN);
    areas.set(bin, (areas.get(bin) ?? 0) - up);
  }
  const plan = (most[0] - least[0]) * (most[2] - least[2]);
  const found = [...areas].filter(([bin, area]) => bin * BIN >= least[1] + HIGH && area >= plan * SHARE).map(([bin]) => bin * BIN);
  return found.length === 0 ? null : Math.min(...found);
}
