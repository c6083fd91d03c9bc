import type { CallArgs, SeatKind } from '../../../../engine/host/link.ts';
import type { CardFace } from '../../../../engine/miniatures/face.ts';
import { houseRules, type HouseRule } from '../../../../engine/miniatures/house-rules.ts';
import { SIDES, squadProblems, type Side, type SquadProblem } from '../../../../engine/miniatures/squad.ts';
import { firstTable } from '../../../ui/firstTable.ts';

/** What groups set otherwise, each with one of its values. */
export type Settings = Readonly<Record<HouseRule['name'], number>>;

/** A skirmish being set up on the screen. */
export interface Draft {
  readonly table: string;
  /** By seat, card ids in the order of deployment. */
  readonly squads: readonly (readonly string[])[];
  readonly seats: readonly SeatKind[];
  readonly settings: Settings;
  /** What may be taken back: nothing; own answers up to dice; against the computer anything. */
  readonly undo: 'off' | 'safe' | 'free';
}

export type Shelf = ReadonlyMap<string, CardFace>;

/** Squads of about equal cost that newcomers begin with, as far as their figures are there. */
const FIRST: Readonly<Record<Side, readonly string[]>> = {
  rebel: ['chewbacca', 'elite-hoth-trooper', 'rebel-trooper', 'rebel-trooper', 'rebel-trooper'],
  imperial: ['dengar', 'elite-snowtrooper', 'scout-trooper', 'stormtrooper', 'stormtrooper', 'stormtrooper'],
};

/** The usual value of each setting. */
const usual = (): Settings => Object.fromEntries(houseRules.map(({ name, values }) => [name, values[0]!])) as Settings;

export const firstDraft = (tables: readonly { readonly id: string }[], cards: Shelf): Draft => ({
  table: firstTable(tables) ?? '',
  squads: SIDES.map((side) => FIRST[side].filter((id) => cards.has(id))),
  seats: ['person', 'computer'],
  settings: usual(),
  undo: 'safe',
});

export const costOf = (squad: readonly string[], cards: Shelf): number => squad.reduce((sum, id) => sum + (cards.get(id)?.cost ?? 0), 0);

/** What is wrong with the squad of a seat (SWM-2.2, SWM-2.3, SWM-2.6). */
export const problemsOf = ({ squads, settings }: Draft, seat: number, cards: Shelf): readonly SquadProblem[] =>
  squadProblems(SIDES[seat]!, squads[seat] ?? [], settings.points, cards);

/** Why a figure cannot be added to a squad; null when it can. */
export function whyNot(side: Side, squad: readonly string[], figure: string, points: number, cards: Shelf): SquadProblem | null {
  return squadProblems(side, [...squad, figure], points, cards).find(({ place, why }) => place === squad.length || why === 'tooDear') ?? null;
}

/** Figures that may fight on a side, dearest first. */
export const figuresFor = (side: Side, cards: Shelf): readonly CardFace[] =>
  [...cards.values()].filter(({ faction }) => faction === side || faction === 'fringe').sort((a, b) => b.cost - a.cost || a.name.localeCompare(b.name));

/** A legal squad by chance that spends what it can. */
export function randomSquad(side: Side, points: number, cards: Shelf, random: () => number): readonly string[] {
  const squad: string[] = [];
  for (let left = MOST; left > 0; left--) {
    const fitting = figuresFor(side, cards).filter(({ id }) => whyNot(side, squad, id, points, cards) === null);
    if (fitting.length === 0) break;
    squad.push(fitting[Math.floor(random() * fitting.length)]!.id);
  }
  return squad;
}

/** The most figures that a squad by chance has. */
const MOST = 10;

export const isLegal = (draft: Draft, cards: Shelf): boolean => draft.table !== '' && draft.squads.every((_, seat) => problemsOf(draft, seat, cards).length === 0);

/** What the host is asked for. */
export const matchArgs = ({ table, squads, seats, settings, undo }: Draft): CallArgs<'newMatch'> => ({
  system: 'miniatures', seats: [...seats], undo, setup: { table, teams: squads.map((figures) => ({ name: '', figures })), ...settings },
});
