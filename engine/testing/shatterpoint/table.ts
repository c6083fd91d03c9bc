import { onlyAnswer, type Answer, type PickRequest, type Request, type Script } from '../../core/script.ts';
import { RefusedAnswer, refuseForm } from '../../core/session.ts';
import { makeContent } from '../../shatterpoint/game/content.ts';
import type { Event, EventOf } from '../../shatterpoint/state/events.ts';
import { characterOf, unitOf } from '../../shatterpoint/state/find.ts';
import type { Game, UnitCard, Mission, Content } from '../../shatterpoint/game/game.ts';
import { pilesOf } from '../../shatterpoint/game/mission.ts';
import { missions } from '../../shatterpoint/missions/index.ts';
import { readSetup, type HouseRules, type ShatterpointSetup } from '../../shatterpoint/state/setup.ts';
import { newPlayer, newUnit } from '../../shatterpoint/game/start.ts';
import type { AttackFace, Character, DefenseFace, Player, State, Struggle, Unit } from '../../shatterpoint/state/state.ts';
import { makeSystem } from '../../shatterpoint/system.ts';
import { units as library } from '../../shatterpoint/units/index.ts';
import { ATTACK_DIE, DEFENSE_DIE } from '../../shatterpoint/attack/dice.ts';
import type { Point } from '../../shape/point.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { OpenQuestion } from '../open-question.ts';
import { at, boxTerrain } from '../terrain.ts';
import { MatchOver } from '../../shatterpoint/game/emit.ts';

/** Inches east, north and up from the table's south-west corner, as the acceptance scenarios write places. */
export type Spot = readonly [x: number, y: number, h?: number];

/** One unit on the test table: its seat, where its characters stand, and what else is so. */
export interface Placed extends Partial<Omit<Unit, 'id' | 'seat' | 'characters' | 'card'>> {
  readonly seat: 0 | 1;
  /** Where its characters stand; null before deployment. */
  readonly at: Spot | readonly Spot[] | null;
  /** Card id, when it is not the name the unit has here. */
  readonly card?: string;
}

export interface TableOptions {
  readonly units: Readonly<Record<string, Placed>>;
  readonly terrain?: Terrain;
  readonly houseRules?: Partial<HouseRules>;
  readonly edition?: 'current' | 'firstPrint';
  /** The printed game's lengths instead of the scenarios' test scale. */
  readonly printed?: boolean;
  /** The unit whose activation is running. */
  readonly active?: string;
  readonly seat?: 0 | 1;
  readonly players?: readonly [Partial<Player>, Partial<Player>];
  readonly struggle?: Partial<Struggle>;
  /** Active objectives: id and place. */
  readonly objectives?: Readonly<Record<string, Spot>>;
  readonly turn?: number;
  readonly step?: State['step'];
  /** Cards that stand in for printed ones. */
  readonly cards?: readonly UnitCard[];
  readonly phase?: State['phase'];
  /** A mission that stands in for the printed one. */
  readonly mission?: Mission;
  /** Mission sets that the two teams bring. */
  readonly sets?: readonly [string, string];
  readonly claimsToWin?: 1 | 2;
  /** The target of an attack is asked for also where there is only one, as in a match; otherwise that one is taken. */
  readonly asksOnlyTarget?: boolean;
}

const INCH = 25.4;
const TEST_SCALE = {
  ranges: [INCH, 3 * INCH, 5 * INCH, 7 * INCH, 9 * INCH], advance: 6 * INCH, dash: 4 * INCH, toolWidth: 0, objective: 0.5 * INCH, figureHeight: 2 * INCH,
};
const TEST_BASE = 1.5 * INCH;
const NO_SQUAD = { primary: '', secondary: '', supporting: '' };

/** A Shatterpoint match in the middle of play, set up by hand. Unit `lord-maul` is `0.lord-maul` or `1.lord-maul` by its seat. */
export function table(options: TableOptions): Table {
  return new Table(options);
}

export class Table {
  readonly game: Game & { readonly events: Event[] };
  #script: Script<unknown> | null = null;
  #result: unknown = undefined;
  #request: Request | null = null;
  readonly #open = new OpenQuestion(() => this.#request, ['act', 'order']);
  readonly #asksOnlyTarget: boolean;
  /** Whether the match has ended. */
  over = false;

  constructor(options: TableOptions) {
    this.#asksOnlyTarget = options.asksOnlyTarget === true;
    const setup = setupFor(options);
    const cards = [...(options.cards ?? []), ...library].map((card) => (options.printed === true ? card : { ...card, base: TEST_BASE }));
    const state = stateFor(options, cards);
    const content: Content = makeContent(
      setup, options.terrain ?? boxTerrain({ boxes: [] }), [missionFor(options), ...missions.filter(({ id }) => id !== missionFor(options).id)], cards,
      state.units,
    );
    this.game = { state, content, events: [] };
  }

  /** What is asked now, or null. */
  get request(): Request | null { return this.#open.look(); }

  /** Says that the test ends here, whatever is asked. */
  leaveOpen(): this {
    this.#open.look();
    return this;
  }

  /** The dice of the latest attack, which waits for them. */
  get pools(): EventOf<'poolsFormed'> {
    if (this.#request?.kind === 'roll') this.#open.look();
    return this.all('poolsFormed').at(-1) ?? fail('no attack has dice yet');
  }

  get state(): State { return this.game.state; }
  get events(): readonly Event[] { return this.game.events; }
  /** What a finished script gave. */
  get result(): unknown { return this.#result; }
  /** Options of the pick that is asked, or none. */
  get offered(): readonly string[] { return this.request?.kind === 'pick' ? this.request.options : []; }
  get closed(): PickRequest['closed'] { return this.request?.kind === 'pick' ? this.request.closed : []; }
  /** "kind ask seat" of what is asked: `pick target 0`. */
  get asked(): string { return this.request === null ? 'nothing' : this.request.kind === 'roll' ? `roll ${this.request.why} ${this.request.count}` : `${this.request.kind} ${this.request.ask} ${this.request.seat}`; }

  /** Runs one rule script until it asks something. */
  run(script: (game: Game) => Script<unknown>): this {
    this.#open.refuse();
    this.#script = script(this.game);
    return this.#step(() => this.#script!.next());
  }

  /** Forgets what is asked, with the script that asks: the test has put the state where the next command begins. */
  drop(): this {
    this.#request = null;
    return this;
  }

  /** Runs the match's own next commands until something is asked. */
  go(): this {
    while (this.#request === null && !this.over) {
      const next = makeSystem(this.game.content).next(this.state, this.game.events);
      if (next === null) { this.over = true; break; }
      this.#script = next;
      this.#step(() => next.next());
    }
    return this;
  }

  /** Goes on through commands, answering whatever is asked, and stops at the first thing that is asked after the last answer. */
  playOn(...answers: readonly (string | Spot | null | Dice)[]): this {
    for (const answer of answers) this.go().play(answer);
    return this.go();
  }

  /**
   * Answers in order. A word picks, 'a+b' picks several, a spot in inches places, null declines a place, `dice('C S S')` rolls.
   * A wrong answer throws `RefusedAnswer`; an answer nobody asked for throws with what was asked.
   */
  play(...answers: readonly (string | Spot | null | Dice)[]): this {
    for (const answer of answers) this.answer(this.#read(answer));
    return this;
  }

  answer(answer: Answer): this {
    if (this.#request === null) throw new Error(`nothing is asked, but there is an answer: ${JSON.stringify(answer)}`);
    const refusal = this.refusal(answer);
    if (refusal !== null) throw new RefusedAnswer(refusal);
    this.#request = null;
    return this.#step(() => this.#script!.next(answer));
  }

  /** Why an answer to what is asked would not be taken, or null. */
  refusal(answer: Answer | string | Spot | null): ReturnType<typeof refuseForm> {
    const read = answer === null || typeof answer === 'string' || Array.isArray(answer) ? this.#read(answer as string | Spot | null) : (answer as Answer);
    return refuseForm(this.request!, read) ?? makeSystem(this.game.content).refuse(this.state, this.#request!, read);
  }

  unit(id: string): Unit { return unitOf(this.state, this.idOf(id)); }
  /** A character: `lord-maul` or, of several, `501st-clone-troopers.2`. */
  character(id: string): Character { return characterOf(this.state, this.characterId(id)); }
  /** Where a character stands, in inches. */
  where(id: string): [x: number, y: number, h: number] { return inInches(this.character(id).at!); }
  idOf(id: string): string { return /^[01]\./.test(id) ? id : this.state.units.find((unit) => unit.id.slice(2) === id)?.id ?? fail(`no unit ${id}`); }
  characterId(id: string): string { const [unit, number] = /\.\d$/.test(id) ? [id.slice(0, -2), id.slice(-1)] : [id, '1']; return `${this.idOf(unit)}.${number}`; }
  /** Events of one type, in order. */
  all<T extends Event['type']>(type: T): EventOf<T>[] { return this.events.filter((event): event is EventOf<T> => event.type === type); }

  #read(answer: string | Spot | null | Dice): Answer {
    if (answer === null) return { kind: 'place', at: null };
    if (typeof answer === 'string') return { kind: 'pick', picks: answer.split('+') };
    if ('faces' in answer) return { kind: 'roll', faces: this.#filled(answer) };
    return { kind: 'place', at: spot(answer) };
  }

  #filled({ faces: shown, rest }: Dice): readonly number[] {
    const asked = this.#request?.kind === 'roll' ? this.#request.count : shown.length;
    return rest === undefined ? shown : [...shown, ...Array.from({ length: Math.max(0, asked - shown.length) }, () => rest)];
  }

  #onlyTarget(step: IteratorResult<Request, unknown>): Answer | null {
    return step.done === true || this.#asksOnlyTarget || step.value.kind !== 'pick' || step.value.ask !== 'target' ? null : onlyAnswer(step.value);
  }

  #step(next: () => IteratorResult<Request, unknown>): this {
    try {
      let step = next();
      for (let only = this.#onlyTarget(step); only !== null; only = this.#onlyTarget(step)) step = this.#script!.next(only);
      if (step.done === true) { this.#result = step.value; this.#script = null; this.#request = null; } else this.#request = step.value;
    } catch (error) {
      if (!(error instanceof MatchOver)) throw error;
      this.over = true;
    }
    return this;
  }
}

export interface Dice {
  readonly faces: readonly number[];
  /** What the dice show that are asked for beyond these; without it there must be as many as are asked. */
  readonly rest?: number;
}

const ATTACK_LETTERS: Readonly<Record<string, AttackFace>> = { C: 'critical', S: 'strike', X: 'expertise', F: 'failure' };
const DEFENSE_LETTERS: Readonly<Record<string, DefenseFace>> = { B: 'block', D: 'expertise', F: 'failure' };

const facesOf = <F>(letters: string, named: Readonly<Record<string, F>>, die: readonly F[]): Dice =>
  ({ faces: letters.split(' ').filter((letter) => letter !== '…').map((letter) => 1 + die.indexOf(named[letter]!)), ...(letters.endsWith('…') ? { rest: 1 + die.indexOf(named['F']!) } : {}) });

/** Attack dice by the scenarios' letters: C critical, S strike, X expertise, F failure; `C C …`: as many failures more as are asked for. */
export const attackDice = (letters: string): Dice => facesOf(letters, ATTACK_LETTERS, ATTACK_DIE);
/** Defense dice: B block, D expertise, F failure; … as for attack dice. */
export const defenseDice = (letters: string): Dice => facesOf(letters, DEFENSE_LETTERS, DEFENSE_DIE);
/** Plain faces, for draws: card 1…n of a pile. */
export const faces = (...numbers: readonly number[]): Dice => ({ faces: numbers });

/** A spot in inches as a point in mm. */
export const spot = ([x, y, h = 0]: Spot): Point => at(x, y, h);
/** A point in mm as a spot in inches, rounded to thousandths. */
export const inInches = ({ x, y, z }: Point): [number, number, number] =>
  [x / INCH + 18, 18 - z / INCH, y / INCH].map((n) => Math.round(n * 1000) / 1000) as [number, number, number];

function fail(message: string): never { throw new Error(message); }

const missionFor = ({ mission = missions[0]! }: TableOptions): Mission => mission;

function setupFor({ houseRules = {}, edition = 'current', printed = false, claimsToWin = 2, ...options }: TableOptions): ShatterpointSetup {
  const sets = options.sets ?? [missionFor(options).id, missionFor(options).id];
  const teams = sets.map((mission) => ({ squads: [NO_SQUAD, NO_SQUAD], mission }));
  return readSetup({ table: 'test', teams, edition, houseRules, claimsToWin, ...(printed ? {} : { scale: TEST_SCALE }) });
}

function stateFor(options: TableOptions, cards: readonly UnitCard[]): State {
  const units = Object.entries(options.units).map(([name, placed]) => placedUnit(name, placed, cards));
  const card = (id: string): UnitCard => cards.find((known) => known.id === id)!;
  const seats = [0, 1].map((seat) => ({
    ...newPlayer(units.filter((unit) => unit.seat === seat), card),
    toDeploy: [], pool: 8, ready: 8,
    ...options.players?.[seat],
  }));
  const objectives = Object.entries(options.objectives ?? {}).map(([id, place]) => ({
    id, at: spot(place), active: true, controller: null, priority: false, die: null, held: false,
  }));
  const active = options.active === undefined ? null : units.find((unit) => unit.id.slice(2) === options.active)!;
  return {
    phase: options.phase ?? 'play', step: options.step ?? (active === null ? 'start' : 'act'), turn: options.turn ?? 5, first: 0, active: options.seat ?? active?.seat as 0 | 1 ?? 0, edges: [1, -1], players: seats, units, objectives,
    struggle: { token: 0, number: 1, card: 'Test', map: 0, wonBy: null, lastLoser: null, piles: pilesOf(missionFor(options)).map((left) => ({ left })), ...options.struggle },
    mission: missionFor(options).id,
    activation: active === null ? null : { unit: active.id, from: 'order', made: [], spent: 0, flipped: false, focused: [], impact: [], sharpshooter: [], next: [], woundedEnemies: [], over: false },
    activated: active?.id ?? null, attacks: [], waiting: [], lasting: [], averted: [], winner: null,
  };
}

function placedUnit(name: string, { seat, at: place, card: cardId, ...more }: Placed, cards: readonly UnitCard[]): Unit {
  const card = cards.find(({ id }) => id === (cardId ?? name)) ?? fail(`no card ${cardId ?? name}`);
  const unit = newUnit(seat, 0, card);
  const id = `${seat}.${name}`;
  const spots = place === null ? [] : ((Array.isArray(place[0]) ? place : [place]) as readonly Spot[]);
  return { ...unit, id, ...more, characters: unit.characters.map((_, i) => ({ id: `${id}.${i + 1}`, at: spots[i] === undefined ? null : spot(spots[i]) })) };
}
