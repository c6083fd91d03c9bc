import type { CallArgs, Catalogue } from '../../../../engine/host/link.ts';
import type { MissionMap } from '../../../../engine/shatterpoint/exchange/index.ts';
import { namedFault } from '../../../../engine/shatterpoint/board/named-fault.ts';
import type { NamedPlaces } from '../../../../engine/shape/named.ts';
import { prints } from '../../../../engine/space/terrain/suits.ts';
import { readKept } from '../../../muster/kept.ts';
import { cardsOf } from '../printed.ts';
import { draftForm, firstDraft, isLegal, matchArgs, withoutNamed, type Draft } from './draft.ts';

/** What the match last set up on this machine is kept as. */
export const LAST = 'setup.shatterpoint';

const missionsOf = (catalogue: Catalogue): readonly MissionMap[] => (catalogue.systems.find(({ id }) => id === 'shatterpoint')?.missions ?? []) as readonly MissionMap[];

/** The match last set up on this machine, as far as it can be played again; else a first one. */
export function lastDraft(catalogue: Catalogue): Draft {
  const cards = cardsOf(catalogue, 'current');
  const missions = missionsOf(catalogue);
  const last = readKept(LAST, draftForm);
  const isKnown = (mission: string): boolean => missions.length === 0 || missions.some(({ id }) => id === mission);
  const isThere = last !== null && catalogue.tables.some(({ id }) => id === last.table) && last.teams.every(({ mission }) => isKnown(mission));
  return isThere && isLegal(last, cards) ? last : firstDraft(catalogue.tables, cards);
}

/** That match on a table; on another one without the places that a table names, but where they are printed. */
export function draftOn(catalogue: Catalogue, table: string): Draft {
  const last = lastDraft(catalogue);
  if (last.table === table) return last;
  const isPrinted = prints(catalogue.tables.find(({ id }) => id === table) ?? {}, 'shatterpoint');
  return { ...last, table, houseRules: { ...withoutNamed(last.houseRules), ...(isPrinted ? { tableObjectives: true, tableDeployment: true } : {}) } };
}

/** That match on a table, a person against the computer, with the places that the table names as far as both missions can be played with them. */
export function playOn(catalogue: Catalogue, table: string, named: NamedPlaces): CallArgs<'newMatch'> {
  const draft = lastDraft(catalogue);
  const brought = missionsOf(catalogue).filter(({ id }) => draft.teams.some(({ mission }) => mission === id));
  const laid = brought.flatMap(({ id, objectives }) => (objectives === undefined ? [] : [{ id, objectives }]));
  const places = { tableObjectives: false, tableDeployment: false };
  const fits = (name: keyof typeof places): boolean => namedFault(named, { ...places, [name]: true }, laid) === null;
  const played = (Object.keys(places) as (keyof typeof places)[]).filter(fits);
  const houseRules = { ...withoutNamed(draft.houseRules), ...Object.fromEntries(played.map((name) => [name, true])) };
  return matchArgs({ ...draft, table, houseRules, seats: ['person', 'computer'] });
}
