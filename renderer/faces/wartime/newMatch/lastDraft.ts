import type { CallArgs, Catalogue } from '../../../../engine/host/link.ts';
import type { CharacterFace } from '../../../../engine/wartime/face.ts';
import type { NamedPlaces } from '../../../../engine/shape/named.ts';
import { deploymentFault } from '../../../../engine/space/terrain/named-places.ts';
import { prints } from '../../../../engine/space/terrain/suits.ts';
import { readKept } from '../../../muster/kept.ts';
import { cardsOf } from '../cards.ts';
import { draftForm, firstDraft, matchArgs, problemsOf, withoutNamed, type Draft } from './draft.ts';

/** What the adventure last set up on this machine is kept as. */
export const LAST = 'setup.wartime';

export const shelfOf = (catalogue: Catalogue): ReadonlyMap<string, CharacterFace> => new Map(cardsOf(catalogue.systems.find(({ id }) => id === 'wartime')?.cards ?? []).map((card) => [card.id, card]));

/** The adventure last set up on this machine, as far as it can be played again; else a first one. */
export function lastDraft(catalogue: Catalogue, cards: ReadonlyMap<string, CharacterFace>): Draft {
  const last = readKept(LAST, draftForm);
  const isLegal = last !== null && last.armies.every((army) => problemsOf(army, last.rules, cards).length === 0);
  return isLegal && catalogue.tables.some(({ id }) => id === last.table) ? last : firstDraft(catalogue.tables);
}

/** That adventure on a table; on another one without the places that a table names, but where they are printed. */
export function draftOn(catalogue: Catalogue, cards: ReadonlyMap<string, CharacterFace>, table: string): Draft {
  const last = lastDraft(catalogue, cards);
  if (last.table === table) return last;
  const isPrinted = prints(catalogue.tables.find(({ id }) => id === table) ?? {}, 'wartime');
  return { ...last, table, rules: { ...withoutNamed(last.rules), tableDeployment: isPrinted } };
}

/** That adventure on a table, a person against computers, within the outlines that the table draws if there is one for each seat. */
export function playOn(catalogue: Catalogue, table: string, named: NamedPlaces): CallArgs<'newMatch'> {
  const draft = draftOn(catalogue, shelfOf(catalogue), table);
  const rules = { ...draft.rules, tableDeployment: deploymentFault(named, draft.armies.length) === null };
  return matchArgs({ ...draft, rules, armies: draft.armies.map((army, i) => ({ ...army, seat: i === 0 ? 'person' : 'computer' })) });
}
