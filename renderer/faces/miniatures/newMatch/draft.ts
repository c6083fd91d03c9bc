import { z } from 'zod';
import type { CallArgs } from '../../../../engine/host/link.ts';
import type { CardFace } from '../../../../engine/miniatures/face.ts';
import { houseForm, houseRules, type House } from '../../../../engine/miniatures/house-rules.ts';
import { SIDES, squadProblems, type Limits, type Side, type SquadProblem } from '../../../../engine/miniatures/squad.ts';
import { prints } from '../../../../engine/space/terrain/suits.ts';
import { firstTable } from '../../../ui/firstTable.ts';

/** What groups set otherwise, each with one of its values. */
export type Settings = Readonly<House & Record<'points' | 'rounds' | 'deployRows' | 'square' | 'levels', number> & { readonly tableDeployment: boolean }>;

/** A squad with what its player calls it. */
export interface Squad {
  readonly name: string;
  /** Card ids in the order of deployment. */
  readonly figures: readonly string[];
}

/** A skirmish being set up on the screen. */
export interface Draft {
  readonly table: string;
  /** By seat, card ids in the order of deployment. */
  readonly squads: readonly (readonly string[])[];
  /** By seat, what the squads are called; empty where one has no name. */
  readonly names: readonly string[];
  readonly seats: readonly ('person' | 'computer')[];
  /** Whether nobody sees the other's squad before the match (SWM-2.5): computers choose theirs as it begins, two persons build theirs in turn, unseen. */
  readonly secret: boolean;
  readonly settings: Settings;
  /** What may be taken back: nothing; own answers up to dice; against the computer anything. */
  readonly undo: 'off' | 'safe' | 'free';
}

const id = z.string().max(120);
const figures = z.array(id).max(60);
const name = z.string().max(60);

/** Squads as this machine keeps them. */
export const squadsForm = z.array(z.object({ name, figures })).max(200);

export const draftForm = z.object({
  table: id, squads: z.array(figures).length(SIDES.length),
  names: z.array(name).length(SIDES.length), seats: z.array(z.enum(['person', 'computer'])).length(SIDES.length), secret: z.boolean().default(true),
  settings: z.object({ points: z.number(), rounds: z.number(), deployRows: z.number(), square: z.number(), levels: z.number().default(1), tableDeployment: z.boolean().default(false), ...houseForm.shape }), undo: z.enum(['off', 'safe', 'free']),
});

export type Shelf = ReadonlyMap<string, CardFace>;

/** A squad that is ready to be played, under the key of its name: who is in it, and who joins in turn for as long as points are left. */
export interface ReadySquad {
  readonly id: string;
  readonly figures: readonly string[];
  readonly more: readonly string[];
}

const times = (count: number, figure: string): readonly string[] => Array.from({ length: count }, () => figure);
type Groups = readonly (readonly string[])[];
const ready = (key: string, core: Groups, more: Groups): ReadySquad => ({ id: key, figures: core.flat(), more: more.flat() });

const WOOKIEE = ['chewbacca'];
const HIRED = ['dengar', 'greedo'];
const [HOTH, SNOW, SCOUT] = ['elite-hoth-trooper', 'elite-snowtrooper', 'scout-trooper'];

/** Squads that a skirmish may begin with, by side; the first ones meet where nobody has chosen. */
export const READY: Readonly<Record<Side, readonly ReadySquad[]>> = {
  rebel: [
    ready('company', [WOOKIEE, times(4, HOTH)], [times(5, 'rebel-trooper'), ['ewok']]),
    ready('hired', [WOOKIEE, HIRED, times(3, HOTH)], [times(2, 'bespin-guard'), ['ewok', HOTH]]),
    ready('trench', [['luke-skywalker-jedi-knight', 'rebel-officer', 'r2-d2'], times(3, HOTH)], [times(2, 'rebel-trooper'), ['hoth-trooper', HOTH]]),
    ready('forest', [WOOKIEE, ['commando-on-speeder-bike'], times(2, 'rebel-commando'), times(2, 'wookiee-soldier')], [times(3, 'ewok'), ['rebel-trooper', 'wookiee-soldier']]),
  ],
  imperial: [
    ready('hunters', [HIRED, times(3, SNOW)], [times(4, SCOUT), ['stormtrooper']]),
    ready('snow', [times(5, SNOW)], [times(5, SCOUT), [SNOW, 'stormtrooper']]),
    ready('line', [['darth-vader-dark-jedi', 'stormtrooper-officer'], times(3, 'stormtrooper')], [times(2, 'stormtrooper'), ['heavy-stormtrooper', 'elite-stormtrooper']]),
    ready('scouts', [['scout-trooper-on-speeder-bike', 'probe-droid', 'sandtrooper-on-dewback'], times(3, SCOUT)], [times(2, SCOUT), ['stormtrooper', SCOUT]]),
  ],
};

/** A ready squad within these limits, as far as its figures are there: it spends what its figures can. */
export function readySquad(side: Side, { figures: core, more }: ReadySquad, limits: Limits, cards: Shelf): readonly string[] {
  const squad = core.filter((each) => cards.has(each));
  const joins = (each: string): boolean => cards.has(each) && whyNot(side, squad, each, limits, cards) === null;
  for (let at = 0; more.some(joins); at = (at + 1) % more.length) if (joins(more[at]!)) squad.push(more[at]!);
  return squad;
}

/** Which ready squad this is within these limits, if any. */
export const readyFor = (side: Side, figures: readonly string[], limits: Limits, cards: Shelf): ReadySquad | undefined =>
  READY[side].find((each) => readySquad(side, each, limits, cards).join() === figures.join());

/** The same skirmish for other points: ready squads are those of the new points, others stay. */
export const withSettings = (draft: Draft, settings: Settings, cards: Shelf): Draft => ({
  ...draft, settings,
  squads: SIDES.map((side, seat) => {
    const figures = draft.squads[seat]!;
    const ready = readyFor(side, figures, draft.settings, cards);
    return ready === undefined ? figures : readySquad(side, ready, settings, cards);
  }),
});

/** A table to choose. */
interface Listed {
  readonly id: string;
  readonly printed?: readonly string[] | undefined;
}

/** The same settings on a table that draws no outlines. */
export const withoutNamed = (settings: Settings): Settings => ({ ...settings, tableDeployment: false });

const isPrinted = (table: Listed | undefined): boolean => prints(table ?? {}, 'miniatures');

/** The same settings on a table: its outlines are left to the house, but for those of a printed map (SWM-3.1, SWM-3.2). */
export const settingsOn = (table: Listed | undefined, settings: Settings): Settings => ({ ...settings, tableDeployment: isPrinted(table) });

/** The usual value of each setting. */
export const usual = (): Settings => Object.fromEntries(houseRules.map((rule) => [rule.name, rule.values[0]!])) as unknown as Settings;

/** A first skirmish: on a printed map where there is one (SWM-3.1). */
export const firstDraft = (tables: readonly Listed[], cards: Shelf, table = firstTable(tables, tables.find(isPrinted)?.id) ?? ''): Draft => ({
  table,
  squads: SIDES.map((side) => readySquad(side, READY[side][0]!, usual(), cards)),
  names: SIDES.map(() => ''),
  seats: ['person', 'computer'],
  secret: true,
  settings: settingsOn(tables.find(({ id }) => id === table), usual()),
  undo: 'safe',
});

export const costOf = (squad: readonly string[], cards: Shelf): number => squad.reduce((sum, each) => sum + (cards.get(each)?.cost ?? 0), 0);

/** What is wrong with the squad of a seat (SWM-2.2, SWM-2.3, SWM-2.6). */
export const problemsOf = ({ squads, settings }: Draft, seat: number, cards: Shelf): readonly SquadProblem[] =>
  squadProblems(SIDES[seat]!, squads[seat] ?? [], settings, cards);

/** Why a figure cannot be added to a squad; null when it can. */
export function whyNot(side: Side, squad: readonly string[], figure: string, limits: Limits, cards: Shelf): SquadProblem | null {
  return squadProblems(side, [...squad, figure], limits, cards).find(({ place, why }) => place === squad.length || why === 'tooDear') ?? null;
}

/** Figures that may fight on a side, dearest first. */
export const figuresFor = (side: Side | 'fringe', cards: Shelf): readonly CardFace[] =>
  [...cards.values()].filter(({ faction }) => faction === side || faction === 'fringe').sort((a, b) => b.cost - a.cost || a.name.localeCompare(b.name));

/** A legal squad by chance that spends what it can. */
export function randomSquad(side: Side, limits: Limits, cards: Shelf, random: () => number): readonly string[] {
  const squad: string[] = [];
  for (let left = MOST; left > 0; left--) {
    const fitting = figuresFor(side, cards).filter((card) => whyNot(side, squad, card.id, limits, cards) === null);
    if (fitting.length === 0) break;
    squad.push(fitting[Math.floor(random() * fitting.length)]!.id);
  }
  return squad;
}

/** What the computer brings where nobody is to know it before (SWM-2.5): as often one of the ready squads as one by chance. */
function secretSquad(side: Side, limits: Limits, cards: Shelf, random: () => number): readonly string[] {
  const ready = READY[side].map((each) => readySquad(side, each, limits, cards)).filter((squad) => squadProblems(side, squad, limits, cards).length === 0);
  return ready.length > 0 && random() < 0.5 ? ready[Math.floor(random() * ready.length)]! : randomSquad(side, limits, cards, random);
}

/** Whose squad is not to be seen before the match: a computer's; those of two persons, who then sit at one screen. */
export const isSecret = ({ secret, seats }: Pick<Draft, 'secret' | 'seats'>, seat: number): boolean =>
  secret && (seats[seat] === 'computer' || seats.every((kind) => kind === 'person'));

/** Whether the computer chooses a seat's squad as the match begins. */
export const isDrawn = (draft: Pick<Draft, 'secret' | 'seats'>, seat: number): boolean => isSecret(draft, seat) && draft.seats[seat] === 'computer';

/** The draft as it is played: with the squads that computers choose. */
export const revealed = (draft: Draft, cards: Shelf, random: () => number): Draft => {
  const drawn = SIDES.map((side, seat) => (isDrawn(draft, seat) ? secretSquad(side, draft.settings, cards, random) : null));
  return { ...draft, squads: drawn.map((squad, seat) => squad ?? draft.squads[seat]!), names: drawn.map((squad, seat) => (squad === null ? draft.names[seat]! : '')) };
};

/** The most figures that a squad by chance has. */
const MOST = 10;

export const isLegal = (draft: Draft, cards: Shelf): boolean => draft.table !== '' && draft.squads.every((_, seat) => isDrawn(draft, seat) || problemsOf(draft, seat, cards).length === 0);

/** What the host is asked for. */
export const matchArgs = ({ table, squads, names, seats, settings, undo }: Draft): CallArgs<'newMatch'> => ({
  system: 'miniatures', seats: [...seats], undo,
  setup: { table, teams: squads.map((each, seat) => ({ name: names[seat] ?? '', figures: each })), ...settings },
});
