import type { MatchSummary } from '../../engine/host/link.ts';
import { hasFace } from '../faces/index.ts';

export const SORTS = ['newest', 'name', 'length', 'table'] as const;
export type Sort = (typeof SORTS)[number];

/** A match with the words it is listed under. */
export interface Listed {
  readonly summary: MatchSummary;
  readonly title: string;
  readonly table: string;
  /** Its table is one of the game's own: there are pictures of it. */
  readonly pictured: boolean;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Matches in which every word of `search` occurs in a name, team, table or result. */
export function found(matches: readonly Listed[], search: string): readonly Listed[] {
  const words = plain(search).split(/\s+/).filter((word) => word !== '');
  return matches.filter(({ summary, title, table }) => {
    const text = plain([title, summary.name, table, ...summary.teams, summary.result].join(' '));
    return words.every((word) => text.includes(word));
  });
}

const ORDERS: Readonly<Record<Sort, (a: Listed, b: Listed) => number>> = {
  newest: () => 0,
  name: (a, b) => a.title.localeCompare(b.title),
  length: (a, b) => b.summary.answers - a.summary.answers,
  table: (a, b) => a.table.localeCompare(b.table),
};

/** In the wanted order; what is equal in it stands newest first. */
export const sorted = (matches: readonly Listed[], sort: Sort): readonly Listed[] =>
  [...matches].sort((a, b) => ORDERS[sort](a, b) || b.summary.saved - a.summary.saved);

/** Whether this screen can show matches of a rule system. */
export const isShown = ({ system, problem }: MatchSummary): boolean => problem === null && hasFace(system);
