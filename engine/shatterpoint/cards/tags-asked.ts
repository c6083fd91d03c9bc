/** The tags that matter in a match: those that its cards carry, and those that their texts ask for. */
import type { UnitCard } from './print.ts';

/** Known tags that a text names: a longer one hides those within it, so that "Clone Trooper" does not name "Trooper". */
export function tagsNamed(text: string, known: readonly string[]): readonly string[] {
  const longestFirst = [...known].sort((a, b) => b.length - a.length).map((tag) => tag.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const words = new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'gu');
  return [...new Set(text.match(words) ?? [])];
}

/** All that a card prints in sentences: its abilities and the Battle Tactics cards it brings. */
const textsOf = ({ abilities, tactics = [] }: UnitCard): string => [...abilities, ...tactics].map(({ text }) => text).join('\n');

/** For each card the tags that its texts ask for. `known`: every tag there is. */
export const askedTags = (cards: readonly UnitCard[], known: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(cards.map((card) => [card.id, known.length === 0 ? [] : tagsNamed(textsOf(card), known)]));
