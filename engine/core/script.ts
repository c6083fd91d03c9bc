import type { Point } from '../shape/point.ts';
import type { Base, Body, Follower, Zone } from '../shape/shape.ts';

/** A player's place at the table, counted from 0. Shatterpoint and Miniatures have two, Wartime up to five. */
export type Seat = number;

/** Named ids a question is about (unit, character, ability, …); the screen words it from these. */
export type About = Readonly<Record<string, string | number>>;

/** Why something is not allowed: the rule's id and a fixed word; `detail` holds ids and numbers for the screen's sentence. */
export interface Refusal {
  readonly rule: string;
  readonly why: string;
  readonly detail?: About;
}

/** An option shown but not open now, with the reason. */
export interface Closed extends Refusal {
  readonly option: string;
}

/** Options that are closed for one reason and told together, such as all squares that cost as much and are too far. */
export interface Shut extends Refusal {
  readonly options: readonly string[];
}

/** Where options lead that are ways over named places, such as squares. */
export interface Ways {
  /** Who goes. */
  readonly figure: string;
  /** By place, the place before it on the cheapest way (null: where the figure stands) and the cost of the whole way. Places that are only passed are named too. */
  readonly to: Readonly<Record<string, WayOn>>;
}

/** A place on a way. */
export interface WayOn {
  readonly via: string | null;
  readonly cost: number;
  /** Others who may strike at whoever goes there, on the step from the place before; left out where nobody may. */
  readonly strikes?: readonly string[];
}

/** Choose between `min` and `max` of the options. `ask` is a fixed word ('target', 'action', …), never a sentence. */
export interface PickRequest {
  readonly kind: 'pick';
  readonly seat: Seat;
  readonly ask: string;
  readonly about: About;
  readonly options: readonly string[];
  readonly closed: readonly Closed[];
  /** More of what is closed: too many to be told one by one. */
  readonly shut?: readonly Shut[];
  /** By option, numbers that tell what it would be: what the die must show, such as `{ needed: 9 }`. */
  readonly details?: Readonly<Record<string, About>>;
  readonly min: number;
  readonly max: number;
  /** Options among its places go there by the way that stands here. */
  readonly ways?: Ways;
}

/** Choose where a figure goes. Answered by a point in the zone, or null when `optional`. */
export interface PlaceRequest {
  readonly kind: 'place';
  readonly seat: Seat;
  /** The kind of movement: 'advance', 'climb', 'push', 'deploy', … */
  readonly ask: string;
  readonly about: About;
  /** Id of the figure. */
  readonly figure: string;
  /** The figure as it stands now (for a deployment: where it would be put by default). */
  readonly body: Body;
  /** Every other base on the table that may be in the way. */
  readonly others: readonly Base[];
  readonly zone: Zone;
  /** Bases that the figure may not end beside: within `range` mm, at the same level and in sight of one another. */
  readonly apart?: { readonly bases: readonly Base[]; readonly range: number };
  /** Figures that will be put down next, in this order, near this one or where it is in their way. Where they find no room the place is legal all the same. */
  readonly followers?: readonly Follower[];
  readonly optional: boolean;
}

/** Dice, or a draw from a face-down pile, asked of the table itself. Faces are 1…sides. */
export interface RollRequest {
  readonly kind: 'roll';
  readonly why: string;
  /** What the dice look like: 'attack', 'defense', 'd20', 'd10', 'card'. */
  readonly die: string;
  readonly sides: number;
  readonly count: number;
  readonly about: About;
}

/** What the table must answer before a script goes on. Plain data, the same for a person, an opponent, a test and a replay. */
export type Request = PickRequest | PlaceRequest | RollRequest;

export type Answer =
  | { readonly kind: 'pick'; readonly picks: readonly string[] }
  | { readonly kind: 'place'; readonly at: Point | null }
  | { readonly kind: 'roll'; readonly faces: readonly number[] };

/**
 * Rules are written as scripts: generators that run from top to bottom and stop wherever the table must answer
 * something. A person, a bot, a test or a replay answers; the script never knows which.
 */
export type Script<T = void> = Generator<Request, T, Answer>;

/** Who may choose, what is asked, and about which things. */
export interface Asking {
  readonly seat: Seat;
  readonly ask: string;
  readonly about?: About;
  readonly closed?: readonly Closed[];
  readonly shut?: readonly Shut[];
  readonly details?: PickRequest['details'];
  /** Finds them in their stead, when somebody first asks for them. It must find the same however late that is. */
  readonly late?: Late;
  readonly ways?: Ways;
}

/** What is closed: one by one, and many together. */
export type AllClosed = Required<Pick<PickRequest, 'closed' | 'shut'>>;

/** What is told of options: who thinks ahead asks for some details, and hardly ever for what is closed, which is far more. */
export interface Late {
  readonly closed: () => AllClosed;
  readonly details: () => NonNullable<PickRequest['details']>;
}

/**
 * A question whose closed options and details are found once somebody asks for them, otherwise as plain as others: copied, compared and sent alike. All have
 * their accessors in common: with some of its own each would have a shape of its own, which outlives many collections and keeps all that they know of.
 */
class LatePick implements PickRequest {
  declare readonly kind: 'pick';
  declare readonly seat: Seat;
  declare readonly ask: string;
  declare readonly about: About;
  declare readonly options: readonly string[];
  declare readonly closed: readonly Closed[];
  declare readonly shut: readonly Shut[];
  declare readonly details: NonNullable<PickRequest['details']>;
  declare readonly min: number;
  declare readonly max: number;
  declare readonly ways?: Ways;
  readonly #late: Late;
  #closed: AllClosed | null = null;
  #details: NonNullable<PickRequest['details']> | null = null;

  constructor({ seat, ask, about = {}, ways }: Asking, late: Late, options: readonly string[], min: number, max: number) {
    this.kind = 'pick';
    this.seat = seat;
    this.ask = ask;
    this.about = about;
    this.options = options;
    this.#late = late;
    Object.defineProperty(this, 'closed', CLOSED);
    Object.defineProperty(this, 'shut', SHUT);
    this.min = min;
    this.max = max;
    Object.defineProperty(this, 'details', DETAILS);
    if (ways !== undefined) this.ways = ways;
  }

  static closedTo(pick: LatePick): AllClosed {
    return (pick.#closed ??= pick.#late.closed());
  }

  static detailsOf(pick: LatePick): NonNullable<PickRequest['details']> {
    return (pick.#details ??= pick.#late.details());
  }
}

const CLOSED: PropertyDescriptor & ThisType<LatePick> = { enumerable: true, get() { return LatePick.closedTo(this).closed; } };
const SHUT: PropertyDescriptor & ThisType<LatePick> = { enumerable: true, get() { return LatePick.closedTo(this).shut; } };
const DETAILS: PropertyDescriptor & ThisType<LatePick> = { enumerable: true, get() { return LatePick.detailsOf(this); } };

/** Why an option is closed; null where nothing says so. */
export function closedIn({ closed, shut = [] }: Pick<PickRequest, 'closed' | 'shut'>, option: string): Closed | null {
  const one = closed.find((each) => each.option === option);
  if (one !== undefined) return one;
  const many = shut.find(({ options }) => options.includes(option));
  if (many === undefined) return null;
  const { options: _, ...refusal } = many;
  return { option, ...refusal };
}

/** The question to pick between `min` and `max` of some options. Throws when there are too few. */
function picking(asking: Asking, options: readonly string[], min: number, max: number): PickRequest {
  const { seat, ask, about = {}, closed = [], shut, details, late, ways } = asking;
  if (options.length < min || options.length === 0) throw new Error(`nothing to pick for "${ask}"`);
  if (late !== undefined) return new LatePick(asking, late, options, min, max);
  return {
    kind: 'pick', seat, ask, about, options, closed, ...(shut === undefined ? {} : { shut }), min, max,
    ...(details === undefined ? {} : { details }), ...(ways === undefined ? {} : { ways }),
  };
}

/** The option that was picked. Throws when it was not offered. */
function offered<T extends string>(ask: string, options: readonly T[], pick: string): T {
  const at = (options as readonly string[]).indexOf(pick);
  if (at < 0) throw new Error(`"${pick}" was not offered for "${ask}"`);
  return options[at]!;
}

/** Asks one seat to choose exactly one option. */
export function* pickOne<T extends string>(asking: Asking, options: readonly T[]): Script<T> {
  const answer = yield picking(asking, options, 1, 1);
  if (answer.kind !== 'pick') throw new Error(`expected a pick for "${asking.ask}"`);
  return offered(asking.ask, options, answer.picks[0]!);
}

/** Asks one seat to choose one option, or takes the only one there is. Throws when there is none. Not for what dice follow at once: they fall on a word of a player. */
export function* pickOrOnly<T extends string>(asking: Asking, options: readonly T[]): Script<T> {
  return options.length === 1 ? options[0]! : yield* pickOne(asking, options);
}

/** Asks one seat to choose between `min` and `max` different options. */
export function* pickSome<T extends string>(asking: Asking, options: readonly T[], min: number, max: number): Script<readonly T[]> {
  const answer = yield picking(asking, options, min, max);
  if (answer.kind !== 'pick') throw new Error(`expected a pick for "${asking.ask}"`);
  return answer.picks.map((pick) => offered(asking.ask, options, pick));
}

/** The only answer that a pick leaves; null where there are several, and for anything else. */
export const onlyAnswer = (request: Request | null): Answer | null =>
  request?.kind === 'pick' && request.min === 1 && request.max === 1 && request.options.length === 1 ? { kind: 'pick', picks: request.options } : null;

/** Asks a seat where a figure goes; null means that it stays (only when the request is optional). */
export function* place(request: Omit<PlaceRequest, 'kind'>): Script<Point | null> {
  const answer = yield { kind: 'place', ...request };
  if (answer.kind !== 'place') throw new Error(`expected a place for "${request.ask}"`);
  return answer.at;
}

/** Rolls `count` dice by asking for them: the host, a test or a log supplies the faces (1…sides). */
export function* roll(request: Omit<RollRequest, 'kind' | 'about'> & { readonly about?: About }): Script<readonly number[]> {
  if (request.count === 0) return [];
  const answer = yield { kind: 'roll', about: {}, ...request };
  if (answer.kind !== 'roll' || answer.faces.length !== request.count) throw new Error(`bad roll for "${request.why}"`);
  return answer.faces;
}
