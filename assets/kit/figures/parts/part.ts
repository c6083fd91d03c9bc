/** What a part of a figure is: a function that adds clay to the sculpt, in the paints that the recipe names. */
import type { Hold } from '../modelling/body.ts';
import type { Build } from '../modelling/builds.ts';
import type { Clay } from '../modelling/clay.ts';
import { paint, shade, type Finish, type Paint, FINISHES } from '../modelling/paint.ts';
import { place } from '../modelling/rig.ts';
import type { Sculpt } from '../modelling/sculpt.ts';
import type { Side } from '../../../skeleton.ts';

/** `#rrggbb`, with a finish behind it where that of the pot's role is not meant. */
export type Pot = `#${string}`;

/** What is painted where a recipe names no paint of that role; a role that is not here must be named. */
const USUAL = {
  skin: '#c98f6b skin', hair: '#3f2b1e leather', mark: '#5a5560 skin', eyes: '#f0e6d2 gloss', pupil: '#1c1512 gloss',
  cloth: '#4b4740 cloth', under: '#7d6a50 cloth', trim: '#8d7a52 cloth', legs: '#2e2b2b cloth', robe: '#5a4534 cloth', cape: '#33313a cloth', hood: '#4b3b2e cloth',
  armour: '#cbc8bf plate', plate2: '#8b8f94 plate', sign: '#7a2c22 plate', suit: '#17181b rubber', visor: '#17181b rubber', helmet: '#cbc8bf plate',
  leather: '#5b3d26 leather', boots: '#2b2420 leather', gloves: '#2a2522 leather', metal: '#8a9099 metal', dark: '#3a3e45 metal', brass: '#a8843c metal',
  bone: '#d9cba6 skin', fur: '#6a4a30 leather', shell: '#b7966a plate', joint: '#3b332c metal', lamp: '#ffb02e gloss', gun: '#26282c rubber', wood: '#5b3d26 leather',
} as const satisfies Record<string, `${Pot} ${Finish}`>;
export type Role = keyof typeof USUAL;
const ROLES = Object.keys(USUAL) as Role[];
export type Paints = Readonly<Partial<Record<Role, Pot | `${Pot} ${Finish}`>>>;

const POT = /^(#[0-9a-f]{6})(?: (\w+))?$/i;

/** What is wrong with a recipe's paints. */
export const paintFaults = (paints: Paints): string[] =>
  Object.entries(paints).flatMap(([role, pot]) => {
    if (!(role in USUAL)) return [`no part is painted as ${role}; the roles are ${ROLES.join(', ')}`];
    const [, hex, finish] = POT.exec(pot) ?? [];
    if (hex === undefined) return [`${role}: ${pot} is no paint; write #rrggbb, or #rrggbb and a finish`];
    return finish === undefined || finish in FINISHES ? [] : [`${role}: ${finish} is no finish; there are ${Object.keys(FINISHES).join(', ')}`];
  });

/** The sculpt that is being made, and how its parts are to look. */
export class Maker {
  readonly s: Sculpt;
  readonly build: Build;
  /** What each hand does. */
  readonly hold: Readonly<Record<Side, Hold>>;
  /** Thickness of trunk and limbs with what grows on them: what is worn goes round it. */
  girth: number;
  /** Whether it wears a back plate: a cape hangs outside it. */
  plated = false;
  readonly #paints: Paints;

  constructor(s: Sculpt, build: Build, paints: Paints, hold: Readonly<Record<Side, Hold>>) {
    this.s = s;
    this.hold = hold;
    this.build = build;
    this.girth = build.bulk;
    this.#paints = paints;
  }

  /** The paint of a role; `finish` replaces its own. */
  pot(role: Role, finish?: Finish): Paint {
    const [, hex, own] = POT.exec(this.#paints[role] ?? USUAL[role])!;
    return paint(hex!, finish ?? ((own ?? USUAL[role].split(' ')[1]) as Finish));
  }

  /** The paint of the first role that the recipe names; else the last role's, `k` lighter or darker. */
  either(first: Role, last: Role, k = 0): Paint {
    return this.named(first) ? this.pot(first) : shade(this.pot(last), k);
  }

  named(role: Role): boolean {
    return this.#paints[role] !== undefined;
  }
}

/** Puts clay on the head, a little larger than the head itself. */
export const onHead = (m: Maker, clay: Clay, crease = 34): unknown => m.s.add('head', clay, place([0, 0, 0], [0, 0, 0], m.build.head * 1.02), crease);
