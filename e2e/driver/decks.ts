/** A skirmish on the decks of a ship by script: whoever is asked does what is still to be seen as soon as that is open, and else what the computer would do at once. */
import { randomFrom } from '../../engine/core/rng.ts';
import type { PickRequest, Ways } from '../../engine/core/script.ts';
import { offeredAs, type HostSystem, type Offered } from '../../engine/host/offer.ts';
import { systems } from '../../engine/host/systems.ts';
import { besideEdge, readSquare, sameSquare, squareId, type Square } from '../../engine/miniatures/board.ts';
import { FIGURES } from '../../engine/miniatures/figures/index.ts';
import { figureOf, type State } from '../../engine/miniatures/state.ts';
import { readMove } from '../../engine/miniatures/ways.ts';
import { terrainOf } from './ground.ts';
import type { MatchPlan } from './prepare.ts';

/** What is to be seen. Cover comes with an attack on whom it covers. */
const SIGHTS = ['strikes', 'struck', 'fire', 'storey', 'door', 'cover'] as const;
type Sight = (typeof SIGHTS)[number];

/** Both squads, who stand near each other and on two storeys from the beginning. */
export const DECKS: MatchPlan = {
  system: 'miniatures', table: 'three-decks', seats: ['person', 'person'],
  setup: {
    levels: 3, deployRows: 20, rounds: 2, points: 200,
    teams: [
      { name: '', figures: ['chewbacca', 'han-solo', 'elite-hoth-trooper', 'elite-rebel-trooper'] },
      { name: '', figures: ['dengar', 'mara-jade-emperors-hand', 'elite-snowtrooper', 'elite-stormtrooper'] },
    ],
  },
};

/** Where each of them deploys: the Wookiee between enemies on an upper deck, his friends below it, one before a ladder and one near a door. */
const STANDS: Readonly<Record<string, Square>> = {
  '0.0': { column: 26, row: 18, level: 1 }, '0.1': { column: 19, row: 30 }, '0.2': { column: 25, row: 26 }, '0.3': { column: 27, row: 27 },
  '1.0': { column: 27, row: 17, level: 1 }, '1.1': { column: 30, row: 16 }, '1.2': { column: 28, row: 19, level: 1 }, '1.3': { column: 25, row: 19, level: 1 },
};

/** A place in the middle of what happens first (mm). */
export const MIDDLE = { x: 150, y: 60, z: 110 };

/** The order in which they are activated at first: who leaves his enemies, who opens a door, who climbs. */
const ORDER = ['0.0', '0.2', '0.1'];
const [LEAVES, OPENS, CLIMBS] = ORDER;

/** Movement points of a way that is seen well. */
const FAR = 4;

export interface Picked {
  readonly picks: readonly string[];
  /** What would do as well. */
  readonly instead?: readonly string[];
  /** What is seen by that. */
  readonly shows?: Exclude<Sight, 'cover'>;
  /** The door that opens. */
  readonly door?: number;
}

type Mind = ReturnType<HostSystem['start']>['mind'];

/** Plays both sides. */
export class DecksScript {
  /** What has not been seen yet. */
  readonly left = new Set<Sight>(SIGHTS);
  readonly #mind: Mind;
  readonly #random = randomFrom(1);

  private constructor(mind: Mind) {
    this.#mind = mind;
  }

  static async ready(): Promise<DecksScript> {
    const { rules } = offeredAs(systems, 'miniatures') as Offered & { readonly rules: HostSystem };
    const setup = rules.readSetup({ table: DECKS.table, ...DECKS.setup });
    return new DecksScript(rules.start(setup, await terrainOf(DECKS.table!)).mind);
  }

  /** What is picked of a question. */
  answer(view: State, request: PickRequest): Picked {
    const { ask, options, about } = request;
    if (ask === 'deploy') return deploys(STANDS[String(about['figure'])]!, options);
    if (ask === 'first') return { picks: ['0'] };
    const next = ask === 'activate' && view.round === 1 ? ORDER.find((id) => options.includes(id)) : undefined;
    if (next !== undefined) return { picks: [next] };
    if (ask === 'opportunity') return { picks: ['attack'], ...(this.left.has('struck') ? { shows: 'struck' } : {}) };
    const helper = ask === 'combineFire' && this.left.has('fire') ? options.find((id) => this.#isFree(id)) : undefined;
    if (helper !== undefined) return { picks: [helper], shows: 'fire' };
    const seen = ask === 'act' ? this.#toSee(view, request) : null;
    if (seen !== null) return seen;
    const answer = this.#mind.reflex(view, request, this.#random);
    return { picks: answer.kind === 'pick' ? answer.picks : [] };
  }

  /** Whether nothing waits for somebody's own activation, which lending fire takes (SWM-11.6). */
  #isFree(id: string): boolean {
    return !(id === OPENS && this.left.has('door')) && !(id === CLIMBS && this.left.has('storey'));
  }

  /** What an activation has to show that was not seen yet. */
  #toSee(view: State, { options, about, ways, details }: PickRequest): Picked | null {
    const { id, at } = figureOf(view, String(about['figure']));
    const cost = (option: string): number => ways?.to[option]?.cost ?? 0;
    const moves = options.filter((option) => option.startsWith('move:')).sort((a, b) => cost(a) - cost(b));
    // Whoever is left does what nobody came to do in the first round.
    const isHis = (who: string | undefined): boolean => id === who || view.round > 1;
    const goes = (shows: 'strikes' | 'storey' | 'door', who: string | undefined, fits: (option: string) => boolean): Picked | null => {
      const [option, ...instead] = isHis(who) && this.left.has(shows) ? moves.filter(fits) : [];
      return option === undefined ? null : { picks: [option], instead, ...(shows === 'door' ? {} : { shows }) };
    };
    // Across the table lie the doors whose leaves are seen from the near edge.
    const doorBeside = (square: Square): number => (view.board.doors ?? []).findIndex((edges, door) =>
      !view.doors[door]!.open && edges.every(({ y1, y2 }) => y1 === y2) && edges.flatMap(besideEdge).some((side) => sameSquare(side, square)));
    // A door opens when the turn of whoever stands beside it ends.
    const door = isHis(OPENS) && at !== null && this.left.has('door') ? doorBeside(at) : -1;
    if (door >= 0) return { picks: ['end'], shows: 'door', door };
    const covered = this.left.has('cover') ? options.find((option) => isCovered(view, { id, option }, details)) : undefined;
    return goes('strikes', LEAVES, (option) => cost(option) >= FAR && readMove(option).level === at?.level && isStruck(ways!, option))
      ?? goes('storey', CLIMBS, (option) => readMove(option).level !== undefined)
      ?? goes('door', OPENS, (option) => doorBeside(readMove(option)) >= 0)
      ?? (covered === undefined ? null : { picks: [covered] });
  }
}

/** A square, or one beside it where the pointer does not come to it. */
function deploys(wished: Square, options: readonly string[]): Picked {
  const instead = options.filter((option) => {
    const { column, row, level } = readSquare(option);
    return level === wished.level && Math.abs(column - wished.column) <= 1 && Math.abs(row - wished.row) <= 1;
  });
  return { picks: [squareId(wished)], instead };
}

/** Whether the target of an attack is in cover: it takes more than both cards say (SWM-10.6). */
function isCovered(view: State, { id, option }: { readonly id: string; readonly option: string }, details: PickRequest['details']): boolean {
  if (!option.startsWith('attack:')) return false;
  const cardOf = (who: string) => FIGURES.find((card) => card.id === figureOf(view, who).card)!;
  return Number(details?.[option]?.['needed']) > cardOf(option.slice('attack:'.length)).defense - cardOf(id).attack;
}

/** Whether several may strike on the way to an option. */
function isStruck({ to }: Ways, option: string): boolean {
  const by = new Set<string>();
  for (let here: string | null = option; here !== null; here = to[here]!.via) for (const striker of to[here]!.strikes ?? []) by.add(striker);
  return by.size > 1;
}
