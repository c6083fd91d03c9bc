import type { CallArgs, Catalogue } from '../../../../engine/host/link.ts';
import type { MissionMap } from '../../../../engine/shatterpoint/exchange/index.ts';
import { readKept } from '../../../muster/kept.ts';
import { cardsOf } from '../printed.ts';
import { draftForm, firstDraft, isLegal, matchArgs, withoutNamed, type Draft } from './draft.ts';

/** What the match last set up on this machine is kept as. */
export const LAST = 'setup.shatterpoint';

/** The match last set up on this machine, as far as it can be played again; else a first one. */
export function lastDraft(catalogue: Catalogue): Draft {
  const cards = cardsOf(catalogue, 'current');
  const missions = (catalogue.systems.find(({ id }) => id === 'shatterpoint')?.missions ?? []) as readonly MissionMap[];
  const last = readKept(LAST, draftForm);
  const isKnown = (mission: string): boolean => missions.length === 0 || missions.some(({ id }) => id === mission);
  const isThere = last !== null && catalogue.tables.some(({ id }) => id === last.table) && last.teams.every(({ mission }) => isKnown(mission));
  return isThere && isLegal(last, cards) ? last : firstDraft(catalogue.tables, cards);
}

/** That match on a table; on another one without the places that a table names. */
export function draftOn(catalogue: Catalogue, table: string): Draft {
  const last = lastDraft(catalogue);
  return last.table === table ? last : { ...last, table, houseRules: withoutNamed(last.houseRules) };
}

/** That match on a table, a person against the computer. */
export const playOn = (catalogue: Catalogue, table: string): CallArgs<'newMatch'> => matchArgs({ ...draftOn(catalogue, table), seats: ['person', 'computer'] });
