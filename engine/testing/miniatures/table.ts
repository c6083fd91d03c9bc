import { Session } from '../../core/session.ts';
import { closedIn, type Answer, type Closed, type Request } from '../../core/script.ts';
import { makeBoard, squareId, wallBetween, type Board, type Ground, type Square } from '../../miniatures/board.ts';
import { figure } from '../../miniatures/card.ts';
import { makeContent } from '../../miniatures/content.ts';
import type { Event } from '../../miniatures/events.ts';
import { bountyHunter, cunningAttack } from '../../miniatures/feats/aim.ts';
import { doubleAttack } from '../../miniatures/feats/attacks.ts';
import { droid } from '../../miniatures/feats/body.ts';
import { forceRenewal, forceStorm } from '../../miniatures/feats/powers.ts';
import { accelerate, flight, savage, strafeAttack } from '../../miniatures/feats/ways.ts';
import { impulsiveShot, selfDestruct } from '../../miniatures/feats/guard.ts';
import { cleave, meleeAttack } from '../../miniatures/feats/melee.ts';
import { FIGURES } from '../../miniatures/figures/index.ts';
import type { Content, Game, Card } from '../../miniatures/game.ts';
import type { House } from '../../miniatures/house-rules.ts';
import { readSetup } from '../../miniatures/setup.ts';
import { cloneState, figureOf, freshFigure, freshTurn, type Figure, type State, type Turn } from '../../miniatures/state.ts';
import { command } from '../../miniatures/commands.ts';
import { readMove } from '../../miniatures/ways.ts';
import { OpenQuestion } from '../open-question.ts';

/** Figures for what no card of the set has: such numbers, abilities together, or an ability on a single square. */
const MORE: readonly Card[] = [
  plain('twice-shooter', 'Luke Skywalker, Gunner', 'rebel', [17, 40, 17, 7, 20], true, [impulsiveShot, doubleAttack]),
  plain('twice-cleaver', 'Small Wookiee', 'rebel', [17, 40, 17, 7, 20], false, [cleave, doubleAttack, meleeAttack]),
  plain('beast', 'Small Beast', 'fringe', [13, 50, 16, 7, 10], false, [savage]),
  plain('strafer', 'Strafer', 'imperial', [21, 30, 17, 5, 20], false, [flight, accelerate, strafeAttack]),
  plain('flyer', 'Flyer', 'fringe', [50, 110, 20, 12, 20], false, [flight]),
  plain('hunter', 'Hunter', 'fringe', [10, 30, 15, 6, 10], false, [bountyHunter(4), ...cunningAttack]),
  { ...plain('mount', 'Mount', 'imperial', [15, 60, 17, 4, 10], false), large: true },
  plain('bomb', 'Walking Bomb', 'imperial', [6, 30, 14, 1, 10], false, [droid, selfDestruct(10)]),
  { ...plain('slug', 'Slug', 'fringe', [13, 50, 16, 7, 10], false), speed: 2, force: 1 },
  { ...plain('renewer', 'Renewer', 'rebel', [13, 50, 16, 7, 10], false, [forceRenewal(1)]), force: 4 },
  { ...plain('stormer', 'Stormer', 'imperial', [13, 50, 16, 7, 10], false, [forceStorm(20)]), force: 1 },
];

/** Short names of cards: whoever is put on a table by one has no points of the Force left, unless its piece says otherwise. */
const SHORT: Readonly<Record<string, string>> = {
  luke: 'luke-skywalker-rebel', 'obi-wan': 'obi-wan-kenobi', han: 'han-solo', vader: 'darth-vader-dark-jedi', 'vader-lord': 'darth-vader-sith-lord',
};

function plain(id: string, name: string, faction: Card['faction'], [cost, hitPoints, defense, attack, damage]: readonly [number, number, number, number, number], unique: boolean, feats: Card['feats'] = []): Card {
  return figure({ id, name, faction, cost, hitPoints, defense, attack, damage, unique, base: 25, sculpt: 'gar-saxon', feats });
}

const CARDS_BY_ID = new Map([...FIGURES, ...MORE].map((card) => [card.id, card]));
/** Cards by their ids, and by their short names. */
export const CARDS: ReadonlyMap<string, Card> = new Map([
  ...CARDS_BY_ID, ...Object.entries(SHORT).map(([short, id]) => [short, CARDS_BY_ID.get(id)!] as const),
]);

/** Which figure a letter of the drawing stands for. */
export interface Piece extends Partial<Omit<Figure, 'id'>> {
  readonly card: string;
}

export interface Drawing {
  /** `.` open, `o` low objects, `~` pit, `#` a big object; any other character is a piece on an open square. */
  readonly map: readonly string[];
  readonly pieces?: Readonly<Record<string, Piece>>;
  /** Walls between pairs of squares, each as [column, row, column, row]. */
  readonly walls?: readonly (readonly [number, number, number, number])[];
  /** Squares with low objects under a piece, as [column, row]. */
  readonly low?: readonly (readonly [number, number])[];
  /** The figure whose turn it is: `a` unless told otherwise, null between turns. */
  readonly acting?: string | null;
  /** Doors, each of edges between pairs of squares; closed. */
  readonly doors?: readonly (readonly (readonly [number, number, number, number])[])[];
  readonly state?: Partial<State>;
  readonly rounds?: number;
  /** Rulings that are set otherwise. */
  readonly house?: Partial<House>;
}

/** A board from a drawing. */
export function drawnBoard({ map, walls = [], low = [], doors = [] }: Drawing): Board {
  const kinds: Readonly<Record<string, Ground>> = { o: 'low', '~': 'pit', '#': 'solid' };
  const ground = map.flatMap((line) => [...line].map((letter) => kinds[letter] ?? 'open'));
  const columns = map[0]!.length;
  for (const [column, row] of low) ground[row * columns + column] = 'low';
  const edge = ([c1, r1, c2, r2]: readonly [number, number, number, number]) => wallBetween({ column: c1, row: r1 }, { column: c2, row: r2 });
  return makeBoard(columns, map.length, ground, walls.map(edge), { doors: doors.map((door) => door.map(edge)) });
}

/** A skirmish set up by hand: seat 0 has lower-case pieces, seat 1 upper-case ones, unless the piece says otherwise. */
export function table(drawing: Drawing): Table {
  const figures: Figure[] = [];
  for (const [row, line] of drawing.map.entries()) for (const [column, letter] of [...line].entries()) {
    const piece = drawing.pieces?.[letter];
    if (piece !== undefined) {
      const seat = letter === letter.toLowerCase() ? 0 : 1;
      const short = SHORT[piece.card];
      const force = short === undefined ? (CARDS.get(piece.card)?.force ?? 0) : 0;
      figures.push({ ...freshFigure(letter, seat, piece.card, force), at: { column, row }, ...piece, card: short ?? piece.card });
    }
  }
  const acting = drawing.acting === undefined ? 'a' : drawing.acting;
  for (const figure of figures) if (figure.id === acting) figure.activated = true;
  const turn: Turn | null = acting === null ? null : freshTurn(acting);
  const board = drawnBoard(drawing);
  const size = { columns: board.columns, rows: board.rows, square: 25.4 };
  const state: State = { board: size, step: 'phases', round: 1, first: 0, active: 0, left: 1, doors: board.doors.map(() => ({ open: false, holder: null })), turn, attack: null, figures, joined: [], choosing: [], winner: null, ...drawing.state };
  const setup = readSetup({ table: 'drawn', teams: [{ figures: ['ewok'] }, { figures: ['ewok'] }], rounds: drawing.rounds ?? 12, ...drawing.house });
  return new Table(makeContent(setup, board, CARDS), state);
}

/** A match in a test: answers in order, and what is offered and known afterwards. */
export class Table {
  readonly session: Session<State, Event>;
  readonly content: Content;
  readonly events: Event[] = [];
  readonly #open: OpenQuestion;
  constructor(content: Content, state: State) {
    this.content = content;
    this.session = new Session({ clone: cloneState, next: (now, events, base) => (now.step === 'over' ? null : command({ state: now, content, events, base })), refuse: () => null }, state);
    this.#open = new OpenQuestion(() => this.session.request, ['act', 'activate', 'deploy', 'initiative']);
  }

  /** Text is a pick, an array of numbers dice, an array of texts several picks (or none). */
  play(...answers: readonly (string | readonly number[] | readonly string[])[]): this {
    for (const answer of answers) {
      const { request } = this;
      try {
        this.events.push(...this.session.answer(read(answer)));
      } catch (error) {
        throw new Error(`${String(error)}; asked was ${JSON.stringify(request)}`);
      }
    }
    return this;
  }

  get state(): State { return this.session.state; }
  get game(): Game { return { state: this.session.state, content: this.content, events: null }; }
  /** What is asked now, or null. */
  get request(): Request | null { return this.#open.look(); }
  /** Says that the test ends here, whatever is asked. */
  leaveOpen(): this { this.#open.look(); return this; }
  get asked(): string { const { request } = this; return request === null ? 'nothing' : request.kind === 'roll' ? request.why : request.ask; }
  get offered(): readonly string[] { const { request } = this; return request?.kind === 'pick' ? request.options : []; }
  /** The rule that closes an option, or null when nothing does. */
  closedBy(option: string): string | null { return this.whyClosed(option)?.rule ?? null; }
  /** Why an option is closed, or null when nothing says so. */
  whyClosed(option: string): Closed | null { const { request } = this; return request?.kind === 'pick' ? closedIn(request, option) : null; }
  /** What the die must show for an attack that is offered; null where nothing says so. */
  needed(option: string): number | null { const { request } = this; return request?.kind === 'pick' ? Number(request.details?.[option]?.['needed'] ?? NaN) || null : null; }
  /** By option, the squares of its way in order and its cost: `1,0 2,0 =2`. */
  way(option: string): string {
    const { request } = this;
    const ways = request?.kind === 'pick' ? request.ways : undefined;
    if (ways === undefined) throw new Error('no ways are asked for');
    const squares: string[] = [];
    for (let here: string | null = option; here !== null; here = ways.to[here]!.via) squares.unshift(squareId(readMove(here)));
    return `${squares.join(' ')} =${ways.to[option]!.cost}`;
  }
  /** Step by step of the way to an option, who may strike. */
  strikes(option: string): readonly (readonly string[])[] {
    const { request } = this;
    const ways = request?.kind === 'pick' ? request.ways : undefined;
    const steps: (readonly string[])[] = [];
    for (let here: string | null = option; here !== null; here = ways!.to[here]!.via) steps.unshift(ways!.to[here]!.strikes ?? []);
    return steps;
  }
  figure(id: string): Figure { return figureOf(this.session.state, id); }
  at(id: string): Square { return figureOf(this.session.state, id).at!; }
}

function read(answer: string | readonly number[] | readonly string[]): Answer {
  if (typeof answer === 'string') return { kind: 'pick', picks: [answer] };
  const faces = answer.filter((item): item is number => typeof item === 'number');
  return faces.length > 0 ? { kind: 'roll', faces } : { kind: 'pick', picks: answer as readonly string[] };
}
