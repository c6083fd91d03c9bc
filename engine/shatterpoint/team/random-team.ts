import { InputError } from '../../core/form.ts';
import type { Random } from '../../core/rng.ts';
import { ERAS, type CardFace, type Era, type UnitType } from '../cards/card.ts';
import type { Squad } from '../state/setup.ts';
import { clash, erasOf, squadProblems, type TeamCard } from './team.ts';

type Card = TeamCard & Pick<CardFace, 'tags'>;

export interface RandomTeamOptions {
  /** Every unit may be used in this era. */
  readonly era?: Era;
  /** Only units of these ids, a collection for instance. */
  readonly only?: ReadonlySet<string>;
  /**
   * How much the units have in common: 0 anything legal, 1 both squads of one era, 2 also every unit shares a tag with its Primary,
   * 3 one tag for all six. Where the units do not allow it, the next lower one.
   */
  readonly cohesion?: 0 | 1 | 2 | 3;
}

/** A tag that says what a unit is for, not whose it is. */
const NO_KINSHIP: ReadonlySet<string> = new Set(['Trooper']);
const kinship = ({ tags }: Card): readonly string[] => tags.filter((tag) => !NO_KINSHIP.has(tag));
const areKin = (card: Card, other: Card): boolean => kinship(card).some((tag) => other.tags.includes(tag));

/** The items in an order of chance. */
export function shuffled<T>(items: Iterable<T>, random: Random): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** A random legal strike team (SP-TEAM-01…06). Throws `InputError` when the units allow none. */
export function randomTeam(library: Iterable<Card>, random: Random, { era, only, cohesion = 0 }: RandomTeamOptions = {}): readonly [Squad, Squad] {
  const cards = [...library].filter((card) => (only === undefined || only.has(card.id)) && (era === undefined || erasOf(card.eras).includes(era)));
  for (let level = cohesion; level >= 0; level--) {
    for (const pool of poolsOf(cards, era === undefined ? ERAS : [era], level, random)) {
      const team = pick(pool, random, level === 2);
      if (team !== null) return team;
    }
  }
  throw new InputError('random team', `${cards.length} units to choose from allow no legal strike team${era === undefined ? '' : ` of the era ${era}`}`);
}

/** What to choose from: everything, or what has an era, or an era and a tag in common. */
function* poolsOf(cards: readonly Card[], eras: readonly Era[], level: number, random: Random): Generator<readonly Card[]> {
  if (level === 0) {
    yield cards;
    return;
  }
  const tags = level === 3 ? new Set(cards.flatMap(kinship)) : [null];
  for (const tag of shuffled(tags, random)) {
    for (const era of shuffled(eras, random)) {
      yield cards.filter((card) => erasOf(card.eras).includes(era) && (tag === null || card.tags.includes(tag)));
    }
  }
}

/** Two squads that may go together, or null when there are none. */
function pick(pool: readonly Card[], random: Random, kin: boolean): readonly [Squad, Squad] | null {
  const types = (['primary', 'secondary', 'supporting'] as const).map((type) => pool.filter((card) => card.type === type).length);
  if (types.some((count) => count < 2)) return null;
  for (const first of squadsOf(pool, [], random, kin)) {
    for (const second of squadsOf(pool, first, random, kin)) return [squad(first), squad(second)];
  }
  return null;
}

type Three = readonly [primary: Card, secondary: Card, supporting: Card];
const squad = ([primary, secondary, supporting]: Three): Squad => ({ primary: primary.id, secondary: secondary.id, supporting: supporting.id });

/** Legal squads in an order of chance, each Primary as early as another, that fit to the units taken already. */
function* squadsOf(pool: readonly Card[], taken: readonly Card[], random: Random, kin: boolean): Generator<Three> {
  const open = (type: UnitType, with_: readonly Card[]): readonly Card[] =>
    shuffled(pool.filter((card) => card.type === type && with_.every((other) => clash(card, other) === null)), random);
  for (const primary of open('primary', taken)) {
    const fits = (card: Card): boolean => card.points <= primary.points && (!kin || areKin(card, primary));
    for (const secondary of open('secondary', [...taken, primary])) {
      if (!fits(secondary)) continue;
      for (const supporting of open('supporting', [...taken, primary, secondary])) {
        if (!fits(supporting)) continue;
        const three = [primary, secondary, supporting] as const;
        if (squadProblems(squad(three), new Map(three.map((card) => [card.id, card]))).length === 0) yield three;
      }
    }
  }
}
