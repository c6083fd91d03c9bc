/** Weights of a judgement from matches that were played: logistic regression, and how well what it foretells comes true. */

/** How a match stood for a seat at one moment, and what became of it. */
export interface Sample {
  /** By name, how much better the seat stood. */
  readonly grounds: Readonly<Record<string, number>>;
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly won: number;
  /** Moments of one match are not apart from each other: they are fitted or tried together. */
  readonly match: number;
}

/** What a point of each ground is worth: the chance to win is 1 / (1 + e^-sum). */
export type Weights = Readonly<Record<string, number>>;

/** The chance to win by weights, 0 to 1. */
export function chanceBy(weights: Weights, grounds: Sample['grounds']): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (grounds[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Steps of Newton's method: it settles in a few. */
const STEPS = 30;
const SETTLED = 1e-9;

/** The weights under which what happened was likeliest, each drawn towards 0 by `ridge` in units of the ground's own spread. Throws where there are no samples. */
export function fit(samples: readonly Sample[], ridge = 1): Weights {
  if (samples.length === 0) throw new Error('there is nothing to fit');
  const names = [...new Set(samples.flatMap(({ grounds }) => Object.keys(grounds)))].sort();
  const spread = names.map((name) => Math.sqrt(samples.reduce((sum, { grounds }) => sum + (grounds[name] ?? 0) ** 2, 0) / samples.length) || 1);
  const rows = samples.map(({ grounds }) => names.map((name, i) => (grounds[name] ?? 0) / spread[i]!));
  let weights = names.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -ridge * weight);
    const bend = names.map((_, i) => names.map((__, j) => (i === j ? ridge : 0)));
    for (const [at, row] of rows.entries()) {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, x, i) => sum + x * weights[i]!, 0)));
      for (const [i, x] of row.entries()) {
        slope[i]! += (samples[at]!.won - chance) * x;
        for (const [j, y] of row.entries()) bend[i]![j]! += chance * (1 - chance) * x * y;
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((weight, i) => weight + change[i]!);
    if (change.every((by) => Math.abs(by) < SETTLED)) break;
  }
  return Object.fromEntries(names.map((name, i) => [name, weights[i]! / spread[i]!]));
}

/** Solves a system of equations whose matrix is positive definite (Gaussian elimination). */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    for (let below = i + 1; below < size; below++) {
      const share = rows[below]![i]! / rows[i]![i]!;
      for (let j = i; j <= size; j++) rows[below]![j]! -= share * rows[i]![j]!;
    }
  }
  const result = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let sum = rows[i]![size]!;
    for (let j = i + 1; j < size; j++) sum -= rows[i]![j]! * result[j]!;
    result[i] = sum / rows[i]![i]!;
  }
  return result;
}

/** A chance that was foretold, and what became of it. */
export interface Foretold {
  readonly chance: number;
  readonly won: number;
}

/** The chance of every sample by weights that were fitted without its match: matches are dealt into so many parts. */
export function crossed(samples: readonly Sample[], parts = 5, ridge = 1): readonly Foretold[] {
  return Array.from({ length: parts }, (_, part) => {
    const weights = fit(samples.filter(({ match }) => match % parts !== part), ridge);
    return samples.filter(({ match }) => match % parts === part).map(({ grounds, won }) => ({ chance: chanceBy(weights, grounds), won }));
  }).flat();
}

/** How well chances came true. */
export interface Quality {
  /** How often, of one who won and one who lost, the one who won had been given the better chance. */
  readonly auc: number;
  /** Mean squared error. */
  readonly brier: number;
  /** Mean surprise, in nats: less is better, 0.693 is what knowing nothing gives. */
  readonly surprise: number;
}

export function qualityOf(foretold: readonly Foretold[]): Quality {
  const mean = (of: (each: Foretold) => number): number => foretold.reduce((sum, each) => sum + of(each), 0) / foretold.length;
  const kept = (chance: number): number => Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return {
    auc: aucOf(foretold),
    brier: mean(({ chance, won }) => (chance - won) ** 2),
    surprise: mean(({ chance, won }) => -(won * Math.log(kept(chance)) + (1 - won) * Math.log(1 - kept(chance)))),
  };
}

/** By ranks (Mann and Whitney); equal chances share theirs. */
function aucOf(foretold: readonly Foretold[]): number {
  const decided = foretold.filter(({ won }) => won !== 0.5).sort((a, b) => a.chance - b.chance);
  const wins = decided.filter(({ won }) => won === 1).length;
  if (wins === 0 || wins === decided.length) return 0.5;
  let ranks = 0;
  for (let from = 0; from < decided.length;) {
    let to = from;
    while (to < decided.length && decided[to]!.chance === decided[from]!.chance) to++;
    for (let i = from; i < to; i++) if (decided[i]!.won === 1) ranks += (from + to + 1) / 2;
    from = to;
  }
  return (ranks - (wins * (wins + 1)) / 2) / (wins * (decided.length - wins));
}

/** Chances between two bounds: what was foretold on average, and what came true. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly samples: number;
  readonly foretold: number;
  readonly won: number;
}

/** How reliable chances are: ten bins, those without samples left out. */
export function reliability(foretold: readonly Foretold[]): readonly Bin[] {
  return Array.from({ length: 10 }, (_, i) => {
    const own = foretold.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === i);
    const mean = (of: keyof Foretold): number => own.reduce((sum, each) => sum + each[of], 0) / own.length;
    return { from: i / 10, to: (i + 1) / 10, samples: own.length, foretold: mean('chance'), won: mean('won') };
  }).filter(({ samples }) => samples > 0);
}
