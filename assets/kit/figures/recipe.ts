/** A figure as plain data: a build, a stance, paints, parts and what its hands hold. `sculptOf` makes it, `recipeFaults` says what is wrong with it. */
import { ARMOUR } from './parts/armour.ts';
import { BEASTS } from './parts/beasts.ts';
import { CLOTHES } from './parts/clothes.ts';
import { FUR } from './parts/fur.ts';
import { HATS } from './parts/hats.ts';
import { HELMETS } from './parts/helmets.ts';
import { HOVERING } from './parts/hovering.ts';
import { headOf, SHAPES, type Kin } from './parts/kin.ts';
import { MACHINES } from './parts/machines.ts';
import { Maker, paintFaults, type Paints } from './parts/part.ts';
import { OPEN, WEAPONS } from './parts/weapons.ts';
import { ground, type Ground } from './modelling/base.ts';
import type { Hold } from './modelling/body.ts';
import { BUILDS, type BuildName } from './modelling/builds.ts';
import { BEARDS, growHair, HAIR, type Beard, type HairStyle } from './modelling/hair.ts';
import { place } from './modelling/rig.ts';
import { Sculpt } from './modelling/sculpt.ts';
import { FREE, STANCES, type Stance } from './modelling/stances.ts';
import type { Pose, Side } from '../../skeleton.ts';

const PARTS = { ...CLOTHES, ...ARMOUR, ...HELMETS, ...HATS, ...BEASTS, ...FUR, ...MACHINES, ...HOVERING };
type Parts = typeof PARTS;
type Weapons = typeof WEAPONS;

/** A part by name, or by name with its options. */
export type PartUse = { [K in keyof Parts]: K | readonly [K, NonNullable<Parameters<Parts[K]>[1 & keyof Parameters<Parts[K]>]>] }[keyof Parts];
/** A weapon by name, or by name with its options. */
export type WeaponUse = { [K in keyof Weapons]: K | readonly [K, NonNullable<Parameters<Weapons[K]>[2 & keyof Parameters<Weapons[K]>]>] }[keyof Weapons];

export interface Recipe {
  readonly base?: 40 | 50;
  readonly ground?: Ground;
  /** Where a rock under a foot stands, and how high it is. */
  readonly rock?: readonly [number, number, number];
  readonly build: BuildName;
  /** How large it is beside its build's own size. */
  readonly size?: number;
  readonly pose: Stance;
  /** Targets of the stance that are others here. */
  readonly change?: { readonly [K in keyof Pose]?: K extends 'hand' | 'foot' ? Partial<Pose[K & ('hand' | 'foot')]> : Pose[K] };
  readonly paints: Paints;
  readonly head?: Kin;
  /** Whether its face is marked as its kin's is; it is unless this is false. */
  readonly tattoo?: boolean;
  readonly hair?: HairStyle;
  readonly beard?: Beard;
  readonly parts: readonly PartUse[];
  /** It has jets elsewhere than in a pack: in its boots, in its body. */
  readonly jets?: true;
  readonly right?: WeaponUse;
  readonly left?: WeaponUse;
  /** A companion who stands still on the same base: where, and turned by how many degrees. */
  readonly beside?: { readonly recipe: Recipe; readonly at: readonly [number, number]; readonly turn: number };
}

type Optional = 'head' | 'hair' | 'beard' | 'right' | 'left' | 'rock';
/** What a recipe changes of another: paints one by one; `without` leaves fields out. */
type Change = Partial<Recipe> & { readonly without?: readonly Optional[]; readonly more?: readonly PartUse[] };

/** A recipe that is another one but for some fields; `more` adds parts. */
export function like(recipe: Recipe, { without = [], more = [], ...change }: Change): Recipe {
  const made = { ...recipe, ...change, parts: [...(change.parts ?? recipe.parts), ...more], paints: { ...recipe.paints, ...change.paints } };
  for (const field of without) delete made[field];
  return made;
}

const nameOf = (use: string | readonly [string, ...unknown[]]): string => (typeof use === 'string' ? use : use[0]);
const optionsOf = (use: string | readonly [string, ...unknown[]]): unknown => (typeof use === 'string' ? undefined : use[1]);

function posed({ pose, change = {} }: Recipe): Pose {
  const { hand, foot, ...rest } = structuredClone(change) as Partial<Pose>;
  const from = structuredClone(STANCES[pose]) as Pose;
  return { ...from, ...rest, hand: { ...from.hand, ...hand }, foot: { ...from.foot, ...foot } };
}

/** Everything that a recipe may name. */
export const VOCABULARY: Readonly<Record<'build' | 'pose' | 'head' | 'hair' | 'beard' | 'part' | 'weapon', object>> = {
  build: BUILDS, pose: STANCES, head: SHAPES, hair: HAIR, beard: BEARDS, part: PARTS, weapon: WEAPONS,
};

/** What is wrong with a recipe: words for whoever wrote it. */
export function recipeFaults(recipe: Recipe): string[] {
  const known = (kind: keyof typeof VOCABULARY, name: string | undefined): string[] => {
    const names = Object.keys(VOCABULARY[kind]);
    return name === undefined || names.includes(name) ? [] : [`there is no ${kind} called ${name}; there are ${names.join(', ')}`];
  };
  return [
    ...(recipe.beside === undefined ? [] : recipeFaults(recipe.beside.recipe)),
    ...known('build', recipe.build), ...known('pose', recipe.pose), ...known('head', recipe.head), ...known('hair', recipe.hair), ...known('beard', recipe.beard),
    ...recipe.parts.flatMap((use) => known('part', nameOf(use))), ...[recipe.right, recipe.left].flatMap((use) => (use === undefined ? [] : known('weapon', nameOf(use)))), ...paintFaults(recipe.paints),
  ];
}

/** What a hand does: it grips what it holds, or what the other holds too; else it is as free as the stance has it. */
function holdOf({ pose: stance, left, right }: Recipe, side: Side): Hold {
  const use = side === 'L' ? left : right;
  if (use === undefined) return FREE[stance]?.[side] ?? 'grip';
  return OPEN.includes(nameOf(use)) ? 'open' : 'grip';
}

/** Everything of a figure but its base. */
function bodyOf(recipe: Recipe): Sculpt {
  const build = BUILDS[recipe.build];
  const s = new Sculpt(build.body, posed(recipe));
  const m = new Maker(s, build, recipe.paints, { L: holdOf(recipe, 'L'), R: holdOf(recipe, 'R') });
  for (const use of recipe.parts) (PARTS[nameOf(use) as keyof Parts] as (m: Maker, o?: unknown) => void)(m, optionsOf(use));
  if (recipe.head !== undefined) headOf(m, recipe.head, recipe.tattoo === undefined ? {} : { tattoo: recipe.tattoo });
  const shape = SHAPES[recipe.head ?? 'human'];
  if (recipe.hair !== undefined) growHair(s, build.head, HAIR[recipe.hair](shape, m.pot('hair')));
  if (recipe.beard !== undefined) growHair(s, build.head, BEARDS[recipe.beard](shape, m.pot('hair')));
  for (const [side, use] of [['R', recipe.right], ['L', recipe.left]] as const) {
    if (use !== undefined) (WEAPONS[nameOf(use) as keyof Weapons] as (m: Maker, side: Side, o?: unknown) => void)(m, side, optionsOf(use));
  }
  if (recipe.jets === true) s.manner.jets = true;
  return s.resize(build.size * (recipe.size ?? 1));
}

/** Makes the figure; `seed` scatters what lies on its base. Throws with the recipe's faults. */
export function sculptOf(recipe: Recipe, seed: number): Sculpt {
  const faults = recipeFaults(recipe);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const s = bodyOf(recipe);
  ground(s, recipe.ground ?? 'rubble', recipe.base ?? 40, seed, recipe.rock && [...recipe.rock]);
  if (recipe.beside !== undefined) {
    const { at: [x, z], turn, recipe: other } = recipe.beside;
    s.join(bodyOf(other), place([x, 0, z], [0, turn, 0]));
  }
  return s;
}
