import { randomFrom } from '../../../../engine/core/rng.ts';
import type { CallArgs, Catalogue } from '../../../../engine/host/link.ts';
import { SIDES } from '../../../../engine/miniatures/squad.ts';
import type { NamedPlaces } from '../../../../engine/shape/named.ts';
import { deploymentFault } from '../../../../engine/space/terrain/named-places.ts';
import { anySeed } from '../../../muster/chance.ts';
import { readKept } from '../../../muster/kept.ts';
import { cardsIn } from '../cards.ts';
import { draftForm, firstDraft, isLegal, matchArgs, revealed, settingsOn, type Draft, type Shelf } from './draft.ts';

/** What the skirmish last set up on this machine is kept as. */
export const LAST = 'setup.miniatures';

export const shelfOf = (catalogue: Catalogue): Shelf => new Map(cardsIn(catalogue.systems.find(({ id }) => id === 'miniatures')?.cards ?? []).map((card) => [card.id, card]));

/** The skirmish last set up on this machine, as far as it can be played again; else a first one. */
export function lastDraft(catalogue: Catalogue, cards: Shelf): Draft {
  const last = readKept(LAST, draftForm);
  return last !== null && catalogue.tables.some(({ id }) => id === last.table) && isLegal(last, cards) ? last : firstDraft(catalogue.tables, cards);
}

/** That skirmish on a table; on another one without the places that a table names, but for a printed map. */
export function draftOn(catalogue: Catalogue, cards: Shelf, table: string): Draft {
  const last = lastDraft(catalogue, cards);
  return last.table === table ? last : { ...last, table, settings: settingsOn(catalogue.tables.find(({ id }) => id === table), last.settings) };
}

/** That skirmish on a table, a person against the computer, within the outlines that the table draws if there is one for each side. */
export const playOn = (catalogue: Catalogue, table: string, named: NamedPlaces): CallArgs<'newMatch'> => {
  const cards = shelfOf(catalogue);
  const draft = draftOn(catalogue, cards, table);
  const settings = { ...draft.settings, tableDeployment: deploymentFault(named, SIDES.length) === null };
  return matchArgs(revealed({ ...draft, settings, seats: ['person', 'computer'] }, cards, randomFrom(anySeed())));
};
