/** Every ability and Battle Tactics card of every unit in both editions, with what its object, its code and its text say. */
import type { TacticsFace } from '../../shatterpoint/cards/card.ts';
import { units as library } from '../../shatterpoint/units/index.ts';
import { readCode, type CodeOf } from './code/abilities.ts';
import { readSource, type Source } from './code/source.ts';
import type { Said } from './code/walk.ts';
import type { Fact } from './facts.ts';
import { objectFacts } from './objects.ts';
import { sentencesOf } from './text/clause.ts';
import { readText } from './text/read-text.ts';
import type { Ability, UnitCard } from '../../shatterpoint/game/game.ts';

export type Edition = 'current' | 'first print';

export interface Row {
  readonly unit: string;
  readonly edition: Edition;
  readonly name: string;
  /** Kind and Force cost: `reactive 1`. */
  readonly kind: string;
  readonly text: readonly Fact[];
  /** Numbers and names of the text that nothing accounts for. */
  readonly unread: readonly string[];
  /** What the text says, sentence by sentence. */
  readonly sentences: readonly (readonly Fact[])[];
  /** What the code says, part by part. */
  readonly parts: readonly (readonly Said[])[];
}

/** Where a row stands, in words: `lord-maul: Force Speed`. */
export const placeOf = ({ unit, edition, name }: Pick<Row, 'unit' | 'edition' | 'name'>): string => `${unit}${edition === 'current' ? '' : ', first print'}: ${name}`;

const kindOf = ({ kind, cost }: Ability): string => (cost === null ? kind : `${kind} ${cost}`);

/** Every tag that units have in either edition. */
export const tagsOf = (units: readonly UnitCard[]): readonly string[] => [
  ...new Set(units.flatMap((unit) => [...unit.tags, ...(unit.firstPrint?.tags ?? [])])),
];

/** Reads units. Throws, with the place, when code or text cannot be read. */
export function rowsOf(units: readonly UnitCard[], source: Source = readSource()): Row[] {
  const tags = tagsOf(library);
  return units.flatMap((unit) => {
    const stances = [...unit.stances, ...(unit.firstPrint?.stances ?? [])].map(({ name }) => name);
    const names = { tags, stances, cards: (unit.tactics ?? []).map(({ name }) => name) };
    const code = readCode(source, unit.id, unit.stances.map(({ name }) => name));
    const row = (edition: Edition, { name, text }: TacticsFace, kind: string, code: readonly Said[], parts: number): Row => {
      const { facts, unread } = readText(text, names);
      const sentences = sentencesOf(text).map((each) => readText(each, names).facts);
      return {
        unit: unit.id, edition, name, kind, text: facts, unread, sentences,
        parts: Array.from({ length: parts }, (_, i) => code.filter(({ part }) => part === i)),
      };
    };
    const abilityRow = (edition: Edition, ability: Ability, { said }: CodeOf): Row =>
      row(edition, ability, kindOf(ability), [...objectFacts(ability, unit), ...said], Math.max(ability.parts.length, 1));
    const old = unit.firstPrint?.abilities ?? [];
    return [
      ...unit.abilities.map((ability, i) => abilityRow('current', ability, code.current[i]!)),
      ...(unit.tactics ?? []).map((card, i) => row('current', card, 'Battle Tactics', code.tactics[i]!.said, 1)),
      ...old.flatMap((ability, i) => (unit.abilities.includes(ability) ? [] : [abilityRow('first print', ability, code.firstPrint![i]!)])),
    ];
  });
}
