import type { HIDDEN } from '../../../../engine/core/rules.ts';
import type { AbilityFace, CardFace, TacticsFace } from '../../../../engine/shatterpoint/cards/card.ts';
import type { State, Unit } from '../../../../engine/shatterpoint/state/state.ts';
import { tagsNamed } from '../../../../engine/shatterpoint/cards/tags-asked.ts';
import { prettify, speak as words, type Speak } from '../../../words/speak.ts';
import type { Situation as SituationOf } from '../../face.ts';
import { mateLetter } from '../view.ts';

/** How a match of Shatterpoint stands: its view and its cards. */
export type Situation = SituationOf<State, CardFace>;

export const faceOf = (situation: Situation, unit: Unit): CardFace | undefined => situation.cards.find((face) => face.id === unit.card);

export const unitById = (view: State, id: string): Unit | undefined => view.units.find((unit) => unit.id === id);

/** The unit with this id, or the unit of the character with this id. */
export const unitFor = (view: State, id: string): Unit | undefined =>
  unitById(view, id) ?? view.units.find((unit) => unit.characters.some((character) => character.id === id));

export function abilityById(situation: Situation, id: string): AbilityFace | undefined {
  for (const face of situation.cards) for (const ability of face.abilities) if (ability.id === id) return ability;
  return undefined;
}

/** An ability of one unit: units share ids of abilities that cost or say different things. */
export function abilityOf(situation: Situation, unit: string | undefined, id: string): AbilityFace | undefined {
  const found = unit === undefined ? undefined : unitFor(situation.view, unit);
  return (found === undefined ? undefined : faceOf(situation, found)?.abilities.find((ability) => ability.id === id)) ?? abilityById(situation, id);
}

/** The tags on a unit's card, and those it gained for the match or for this turn. */
export function tagsShown({ view }: Situation, unit: Unit, face: CardFace): readonly string[] {
  const gained = view.lasting.filter((lasting) => lasting.unit === unit.id && lasting.stat === 'tag').map(({ of }) => of);
  return [...new Set([...face.tags, ...unit.tags, ...gained.filter((tag) => tag !== null)])];
}

/** Whether a word is a tag of some unit, or one that some card asks for. */
export const isTag = ({ cards }: Situation, word: string): boolean => cards.some((face) => face.tags.includes(word) || asksFor(face, word));

/** Whether a text of the card names a tag; tags are printed with a capital or a number first, and are no plain number. */
export const asksFor = ({ abilities, tactics = [] }: CardFace, tag: string): boolean =>
  /^[A-Z\d]/.test(tag) && !/^\d+$/.test(tag) && [...abilities, ...tactics].some(({ text }) => tagsNamed(text, [tag]).length > 0);

/** Battle Tactics cards lie in piles under their id after this. */
const TACTICS = 'tactics:';

/** Stands for a card that this side may not know. */
export const UNKNOWN: typeof HIDDEN = 'hidden';

/** Name of a card in an order deck: a unit's, the Shatterpoint card's or that of a Battle Tactics card. */
export function cardName(situation: Situation, id: string, speak: Speak): string {
  if (id === UNKNOWN) return speak('shatterpoint.card.hidden');
  if (id === 'shatterpoint') return speak('shatterpoint.card.shatterpoint');
  if (id.startsWith(TACTICS)) return called(situation, id.slice(TACTICS.length));
  return unitName(situation, id) ?? situation.cards.find((face) => face.id === id)?.name ?? prettify(id);
}

function unitName(situation: Situation, id: string): string | undefined {
  const unit = unitById(situation.view, id);
  return unit === undefined ? undefined : faceOf(situation, unit)?.name ?? prettify(unit.card);
}

function characterName(situation: Situation, id: string): string | undefined {
  for (const unit of situation.view.units) {
    if (!unit.characters.some((character) => character.id === id)) continue;
    const name = faceOf(situation, unit)?.name ?? prettify(unit.card);
    return `${name} ${mateLetter(unit, id)}`.trim();
  }
  return undefined;
}

/** A Battle Tactics card by its id. */
export const tacticsOf = ({ cards }: Situation, id: string): TacticsFace | undefined =>
  cards.flatMap(({ tactics = [] }) => tactics).find((card) => card.id === id);

/** What missions and their struggle cards do has names too. */
const missionName = (id: string): string | undefined =>
  [`shatterpoint.mission.effect.${id}.name`, `shatterpoint.mission.part.${id}`].filter((key) => words.has(key)).map((key) => words(key))[0];

function objectiveName(situation: Situation, id: string): string | undefined {
  const index = situation.view.objectives.findIndex((objective) => objective.id === id);
  return index < 0 ? undefined : String(index + 1);
}

/** An ability as an option of an action or of an answer: `ability:deflect`, `deflect@0.rook`. */
function abilityOption(situation: Situation, id: string): string | undefined {
  if (id.startsWith('ability:')) return abilityById(situation, id.slice('ability:'.length))?.name;
  const at = id.lastIndexOf('@');
  const thing = at < 0 ? undefined : abilityOf(situation, id.slice(at + 1), id.slice(0, at))?.name;
  return thing === undefined ? undefined : words('shatterpoint.hint.at', { thing, who: called(situation, id.slice(at + 1)) });
}

/** The name of whatever has this id, or undefined when nothing has it. */
export function nameOf(situation: Situation, id: string): string | undefined {
  return unitName(situation, id) ?? characterName(situation, id) ?? abilityById(situation, id)?.name
    ?? situation.cards.find((face) => face.id === id)?.name ?? objectiveName(situation, id)
    ?? tacticsOf(situation, id)?.name ?? missionName(id) ?? abilityOption(situation, id);
}

/** A name in any case. */
export const called = (situation: Situation, id: string): string => nameOf(situation, id) ?? prettify(id);
