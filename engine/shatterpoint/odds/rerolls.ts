import { ATTACK_CHANCE, attackRolls, defenseRolls, merged, type AttackCounts, type DefenseCounts, type Likely } from './rolls.ts';

const FACES = ['critical', 'strike', 'expertise', 'failure'] as const;
type Face = (typeof FACES)[number];

/** More dice than any pool has, to number rolls. */
const BASE = 64;
export const attackKey = ({ critical, strike, expertise, failure }: AttackCounts): number => ((critical * BASE + strike) * BASE + expertise) * BASE + failure;
export const defenseKey = ({ block, expertise, failure }: DefenseCounts): number => (block * BASE + expertise) * BASE + failure;

/** Attack rolls after up to `most` failures were rerolled: a failure is worth nothing, so all that may be are. */
export const rerolledFailures = (rolls: readonly Likely<AttackCounts>[], most: number): Likely<AttackCounts>[] =>
  merged(rolls.flatMap(({ of, chance }) => {
    const again = Math.min(most, of.failure);
    return attackRolls(again).map((fall) => ({ of: sum({ ...of, failure: of.failure - again }, fall.of), chance: chance * fall.chance }));
  }), attackKey);

/** The same of a defense roll. */
export const rerolledDefenseFailures = (rolls: readonly Likely<DefenseCounts>[], most: number): Likely<DefenseCounts>[] =>
  merged(rolls.flatMap(({ of, chance }) => {
    const again = Math.min(most, of.failure);
    return defenseRolls(again).map((fall) => ({
      of: { block: of.block + fall.of.block, expertise: of.expertise + fall.of.expertise, failure: of.failure - again + fall.of.failure },
      chance: chance * fall.chance,
    }));
  }), defenseKey);

const sum = (a: AttackCounts, b: AttackCounts): AttackCounts =>
  ({ critical: a.critical + b.critical, strike: a.strike + b.strike, expertise: a.expertise + b.expertise, failure: a.failure + b.failure });

/** Rolls of which some dice are still to be thrown again; what they are worth, and how likely they are, against each column. */
interface Layer {
  readonly rolls: readonly AttackCounts[];
  readonly places: ReadonlyMap<number, number>;
  readonly worth: Float64Array;
  readonly chance: Float64Array;
}

/** A roll that lies in a layer. */
interface Stay {
  readonly layer: Layer;
  readonly place: number;
}

/** Two worths this near count as the same; then fewer dice are thrown again. */
const SAME = 1e-9;
const STEP: Readonly<Record<Face, number>> = { critical: BASE * BASE * BASE, strike: BASE * BASE, expertise: BASE, failure: 1 };

/**
 * The best use of "reroll up to `limit` dice" for a roll of `dice` attack dice, each die once, all chosen before any is
 * thrown again: whatever gives the highest expected worth. A column is a defense roll that the attacker may see.
 */
export class RerollPlan {
  /** `#layers[k]`: rolls of which k dice are still to be thrown again. */
  readonly #layers: Layer[] = [];
  readonly #columns: number;
  /** For each whole roll what may stay of it, fewest dice taken up first; found when it is first asked. */
  readonly #stays: (readonly Stay[])[] = [];

  /** `worths` gives what a roll is worth against each column. */
  constructor(dice: number, limit: number, columns: number, worths: (roll: AttackCounts) => Float64Array) {
    this.#columns = columns;
    for (let again = 0; again <= Math.min(limit, dice); again++) {
      const rolls = attackRolls(dice - again).map(({ of }) => of);
      const layer: Layer = {
        rolls,
        places: new Map(rolls.map((roll, place) => [attackKey(roll), place])),
        worth: new Float64Array(rolls.length * columns),
        chance: new Float64Array(rolls.length * columns),
      };
      const thrown = this.#layers[again - 1];
      for (const [place, roll] of rolls.entries()) {
        if (thrown === undefined) layer.worth.set(worths(roll), place * columns);
        else for (const face of FACES) this.#mix(layer.worth, place, ATTACK_CHANCE[face], thrown.worth, thrown.places.get(attackKey(roll) + STEP[face])!);
      }
      this.#layers.push(layer);
    }
  }

  /** The dice that stay when a roll is seen against a defense roll. */
  kept(roll: AttackCounts, column: number): AttackCounts {
    const { layer, place } = this.#best(roll, column);
    return layer.rolls[place]!;
  }

  /** Adds the chance of a roll against a defense roll, before any die is thrown again. */
  meet(roll: AttackCounts, column: number, chance: number): void {
    const { layer, place } = this.#best(roll, column);
    layer.chance[place * this.#columns + column]! += chance;
  }

  /** All rolls after the rerolls, each with its chance against each column. To be asked once, when everything was met. */
  *outcomes(): Generator<{ readonly roll: AttackCounts; readonly chance: Float64Array }> {
    for (let again = this.#layers.length - 1; again > 0; again--) {
      const [{ rolls, chance }, thrown] = [this.#layers[again]!, this.#layers[again - 1]!];
      for (const [place, roll] of rolls.entries())
        for (const face of FACES) this.#mix(thrown.chance, thrown.places.get(attackKey(roll) + STEP[face])!, ATTACK_CHANCE[face], chance, place);
    }
    const { rolls, chance } = this.#layers[0]!;
    for (const [place, roll] of rolls.entries()) yield { roll, chance: chance.subarray(place * this.#columns, (place + 1) * this.#columns) };
  }

  /** Adds a share of one roll's columns to another's. */
  #mix(into: Float64Array, at: number, share: number, from: Float64Array, place: number): void {
    const [to, source] = [at * this.#columns, place * this.#columns];
    for (let column = 0; column < this.#columns; column++) into[to + column]! += share * from[source + column]!;
  }

  #best(roll: AttackCounts, column: number): Stay {
    const whole = this.#layers[0]!.places.get(attackKey(roll))!;
    const stays = (this.#stays[whole] ??= this.#staysOf(whole));
    let best = stays[0]!;
    let most = -1;
    for (const stay of stays) {
      const worth = stay.layer.worth[stay.place * this.#columns + column]!;
      if (worth <= most + SAME) continue;
      most = worth;
      best = stay;
    }
    return best;
  }

  #staysOf(whole: number): Stay[] {
    const all: Stay[] = [];
    let some = new Set([whole]);
    for (const [again, layer] of this.#layers.entries()) {
      const fewer = new Set<number>();
      for (const place of some) {
        all.push({ layer, place });
        const kept = layer.rolls[place]!;
        const below = this.#layers[again + 1]?.places;
        if (below !== undefined) for (const face of FACES) if (kept[face] > 0) fewer.add(below.get(attackKey(kept) - STEP[face])!);
      }
      some = fewer;
    }
    return all;
  }
}
