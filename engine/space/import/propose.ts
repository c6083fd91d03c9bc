/** Parts of a model and what each most likely is to the rules: a proposal, with the reason. */
import { isLadder, stairsOf, thinAxis } from './climbs.ts';
import type { SolidKind } from './kinds.ts';
import { MOST_PARTS } from './limits.ts';
import type { RawModel, Rgb } from './raw.ts';
import { type Shell, sizeOfShell } from './shells.ts';
import { storeysOf } from './storeys.ts';
import type { Size } from './stance.ts';
import type { Solid } from './stand.ts';
import { covered, viewOf } from './views.ts';

/** Why a part is taken for what it is. */
export type Reason = 'rungs' | 'steps' | 'named' | 'flat' | 'grating' | 'lattice' | 'mass';

export interface ProposedPart {
  readonly id: string;
  /** What the file calls it; empty where it says nothing. */
  readonly name: string;
  readonly kind: SolidKind;
  readonly why: Reason;
  readonly colour: Rgb;
  readonly rough: number;
  readonly metal: number;
  readonly glow: number;
  readonly triangles: number;
  readonly least: Size;
  readonly most: Size;
}

export interface Proposal {
  readonly parts: readonly ProposedPart[];
  /** Of each triangle the number of its part. */
  readonly of: Uint8Array;
}

/** Shells that are looked at one by one; of a model with more the small ones go with their neighbours. */
const MOST_SHELLS = 400;
/** A shell shorter than this goes with its neighbour (mm). */
const SMALL = 9;
/** What begins so far up does not stand on the ground (mm). */
const RAISED = 20;

interface Group {
  readonly source: number;
  /** It does not stand on the ground: figures may pass below it. */
  readonly raised: boolean;
  readonly kind: SolidKind;
  readonly why: Reason;
  readonly shells: Shell[];
}

/** Puts the shells of a model together to parts and says what each seems to be. */
export function propose(model: RawModel, solid: Solid, whole: readonly Shell[]): Proposal {
  const shells = whole.flatMap((shell) => storeysOf(solid, shell));
  const large = shells.filter((shell, i) => i < MOST_SHELLS && Math.max(...sizeOfShell(shell)) >= SMALL);
  const main = large.length > 0 ? large : shells.slice(0, 1);
  const ladders = laddersAmong(solid, main);
  const taken = new Set(ladders.flat());
  const groups: Group[] = ladders.map((some) => ({ source: some[0]!.source, raised: false, kind: 'ladder', why: 'rungs', shells: [...some] }));
  for (const shell of main) {
    if (taken.has(shell)) continue;
    const { kind, why } = kindOf(model, solid, shell);
    const alone = why === 'steps';
    const raised = shell.least[1] >= RAISED;
    const group = alone ? undefined : groups.find((other) => other.source === shell.source && other.raised === raised && other.kind === kind && other.why !== 'rungs');
    if (group === undefined) groups.push({ source: shell.source, raised, kind, why, shells: [shell] });
    else group.shells.push(shell);
  }
  const whose = new Map(groups.flatMap((group) => group.shells.map((shell) => [shell, group] as const)));
  for (const shell of shells) if (!whose.has(shell)) whose.get(nearest(shell, main))!.shells.push(shell);
  const few = joined(groups);
  const of = new Uint8Array(solid.sources.length);
  few.forEach(({ shells: own }, number) => { for (const { triangles } of own) for (const t of triangles) of[t] = number; });
  return { of, parts: few.map((group, i) => described(model, group, `part-${i + 1}`)) };
}

function described({ parts }: RawModel, { source, kind, why, shells }: Group, id: string): ProposedPart {
  const { name, material, colour, rough, metal, glow } = parts[source]!;
  const ends = (pick: (...ns: number[]) => number, of: 'least' | 'most'): Size => [0, 1, 2].map((k) => shells.reduce((best, shell) => pick(best, shell[of][k]!), shells[0]![of][k]!)) as unknown as Size;
  return {
    id, name: [name, material].filter((one) => one !== '').join(' · ').slice(0, 60), kind, why, colour, rough, metal, glow,
    triangles: shells.reduce((sum, { triangles }) => sum + triangles.length, 0), least: ends(Math.min, 'least'), most: ends(Math.max, 'most'),
  };
}

/** No more groups than a piece can have parts: the smallest goes to the largest of its kind, or to the largest of all. */
function joined(groups: readonly Group[]): readonly Group[] {
  const sizeOfGroup = ({ shells }: Group): number => shells.reduce((sum, { area }) => sum + area, 0);
  const sorted = [...groups].sort((a, b) => sizeOfGroup(b) - sizeOfGroup(a));
  while (sorted.length > MOST_PARTS) {
    const least = sorted.pop()!;
    (sorted.find(({ kind }) => kind === least.kind) ?? sorted[0]!).shells.push(...least.shells);
  }
  return sorted;
}

/** The large shell in or beside whose box a small one lies. */
function nearest(shell: Shell, main: readonly Shell[]): Shell {
  let [best, least] = [main[0]!, Infinity];
  for (const other of main) {
    const away = [0, 1, 2].reduce((sum, k) => {
      const middle = (shell.least[k]! + shell.most[k]!) / 2;
      return sum + Math.max(0, other.least[k]! - middle, middle - other.most[k]!);
    }, other.source === shell.source ? 0 : 1);
    if (away < least || (away === least && other.area < best.area)) [best, least] = [other, away];
  }
  return best;
}

/** Shells that together look like a ladder: one with rungs, or bars and rungs that touch. */
function laddersAmong(solid: Solid, shells: readonly Shell[]): readonly (readonly Shell[])[] {
  const slender = shells.filter((shell) => { const [x, , z] = sizeOfShell(shell); return Math.min(x, z) <= 18 && Math.max(x, z) <= 75; });
  const clusters: Shell[][] = [];
  for (const shell of slender) {
    const touching = clusters.filter((cluster) => cluster.some((other) => other.source === shell.source && touch(other, shell)));
    for (const other of touching) clusters.splice(clusters.indexOf(other), 1);
    clusters.push([...touching.flat(), shell]);
  }
  return clusters.filter((cluster) => cluster.length > 1 || thinAxis(cluster[0]!) !== null)
    .filter((cluster) => isLadder(solid, cluster.flatMap(({ triangles }) => [...triangles]), boxAround(cluster)));
}

const touch = (a: Shell, b: Shell): boolean => [0, 1, 2].every((k) => a.least[k]! <= b.most[k]! + 0.5 && b.least[k]! <= a.most[k]! + 0.5);
const boxAround = (shells: readonly Shell[]): { readonly least: Size; readonly most: Size } => ({
  least: [0, 1, 2].map((k) => Math.min(...shells.map(({ least }) => least[k]!))) as unknown as Size,
  most: [0, 1, 2].map((k) => Math.max(...shells.map(({ most }) => most[k]!))) as unknown as Size,
});

/** What people call things in English, where the shape alone does not say it. */
const NAMES: readonly (readonly [RegExp, SolidKind])[] = [
  [/ladder|rungs/i, 'ladder'], [/\bstairs?|\bsteps\b/i, 'stairs'], [/grat(e|ing)|catwalk|walkway/i, 'walkway'], [/rail|fence|antenna|mast|cable/i, 'openwork'],
  [/\bdoor(?!\s*(frame|way|step|bell))|\bgate\b|shutter|airlock/i, 'door'], [/\bpit\b|\bchasm\b/i, 'pit'],
];

/** Heights and shares by which a shell is told, mm. */
const LOW = 30;
const PLATE = 12;
const SLENDER = 9;

function kindOf({ parts }: RawModel, solid: Solid, shell: Shell): { readonly kind: SolidKind; readonly why: Reason } {
  const { source, triangles, least, most, area, volume } = shell;
  const [x, y, z] = sizeOfShell(shell);
  if (stairsOf(solid, triangles, shell) !== null) return { kind: 'stairs', why: 'steps' };
  const named = NAMES.find(([word]) => word.test(`${parts[source]!.name} ${parts[source]!.material}`))?.[1];
  if (named !== undefined) return { kind: named, why: 'named' };
  const seen = (along: 'x' | 'y' | 'z'): number => covered(viewOf(solid.positions, solid.index, triangles, along, least, most));
  if (y <= PLATE && least[1] > 5 && Math.min(x, z) >= 20 && seen('y') < 0.85) return { kind: 'walkway', why: 'grating' };
  const [thin, middle, long] = [x, y, z].sort((a, b) => a - b) as [number, number, number];
  if (middle < SLENDER && long > middle * 3 && (y === long || least[1] > 5) && thin > 0) return { kind: 'openwork', why: 'lattice' };
  const thick = area === 0 ? 0 : (2 * Math.abs(volume)) / area;
  if (y > PLATE && thick < SLENDER && seen(x > z ? 'z' : 'x') < 0.5) return { kind: 'openwork', why: 'lattice' };
  if (most[1] <= LOW && least[1] <= 2 && y > 3) return { kind: 'low', why: 'flat' };
  return { kind: 'solid', why: 'mass' };
}
