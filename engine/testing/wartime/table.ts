import type { Answer, Request } from '../../core/script.ts';
import { Session } from '../../core/session.ts';
import { cm, type Point } from '../../shape/point.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { character, type Attribute, type BodyCard, type CharacterCard } from '../../wartime/archetype.ts';
import { makeContent } from '../../wartime/content.ts';
import type { Event } from '../../wartime/events.ts';
import { FIGURES } from '../../wartime/figures/index.ts';
import type { Content, Game } from '../../wartime/game.ts';
import { refuseMove } from '../../wartime/move.ts';
import { readSetup } from '../../wartime/setup.ts';
import { characterOf, cloneState, isStanding, type Character, type Standing, type State } from '../../wartime/state.ts';
import { trait, type Trait } from '../../wartime/trait.ts';
import { command } from '../../wartime/commands.ts';
import { OpenQuestion } from '../open-question.ts';

/** The numbers a test cares about; everything else is ordinary. */
export interface Numbers extends Partial<Readonly<Record<Attribute, number>>> {
  readonly damage?: number;
  readonly range?: number;
  /** Action points of the weapon. */
  readonly cost?: number;
  /** DEF, as one protection of no weight. */
  readonly def?: number;
  readonly height?: number;
  readonly traits?: readonly Trait[];
}

const weightless = trait({ id: 'ultralight', name: 'Weightless', text: '', points: 0, changes: [] });

export const body = (attributes: Partial<Readonly<Record<Attribute, number>>> = {}, traits: readonly Trait[] = []): BodyCard => ({
  attributes: { con: 5, agi: 6, int: 3, rea: 5, vol: 5, ...attributes }, traits,
});

/** A card of a test. */
export function fighter(id: string, { damage = 5, range = 25, cost = 3, def = 0, height = 30, traits = [], ...attributes }: Numbers): CharacterCard {
  return character({
    id, name: id, base: 30, height, body: body(attributes), traits, sculpt: '501st-clone-troopers-1',
    weapon: { name: 'Gun', cost, damage, range, attribute: 'agi', traits: [] },
    protections: def === 0 ? [] : [{ name: 'Armour', cost: 5, resistance: def, traits: [weightless] }],
  });
}

/** Somebody on a test table: numbers of the card, place in cm from the table's centre, and what else is so. */
export interface Placed extends Partial<Omit<Character, 'id' | 'at' | 'card'>> {
  readonly seat: number;
  readonly at: readonly [x: number, z: number, y?: number];
  readonly card?: Numbers;
}

export interface Scene {
  readonly who: Readonly<Record<string, Placed>>;
  readonly terrain: Terrain;
  /** Who is acting: the first one unless told otherwise; null between activations. */
  readonly acting?: string | null;
  /** Action points left to who is acting. */
  readonly left?: number;
  readonly vitality?: boolean;
  readonly state?: Partial<State>;
  readonly turns?: number;
  readonly sceneryDefence?: number;
  /** In mm. */
  readonly klik?: number;
  /** DEF of single pieces. */
  readonly pieces?: Readonly<Record<string, number>>;
}

/** An adventure in the middle of play, set up by hand. */
export function scene({
  who, terrain, acting, left = 10, vitality = false, state = {}, turns = 6, sceneryDefence = 7, pieces = {}, klik = cm(3),
}: Scene): Table {
  const cards = Object.entries(who).map(([id, { card = {} }]) => fighter(id, card));
  const seats = Math.max(2, ...Object.values(who).map(({ seat }) => seat + 1));
  const setup = readSetup({
    table: 'scene', teams: Array.from({ length: seats }, () => ({ figures: ['soldier'] })), vitality, turns, klik,
    scenery: { usual: sceneryDefence, pieces },
  });
  const content = makeContent(setup, terrain, [...FIGURES, ...cards]);
  const characters = Object.entries(who).map(([id, { card: numbers, at: [x, z, y = 0], ...more }]): Character => ({
    id, card: id, casualty: false, lost: 0, debt: 0, phase: numbers?.rea ?? 5, kept: null, acted: false, moods: [],
    ...more, at: { x: cm(x), y: cm(y), z: cm(z) },
  }));
  const first = acting === undefined ? characters[0]!.id : acting;
  const activation = first === null ? null : { character: first, left, concentration: 0, begun: false };
  return new Table(content, {
    step: 'phases', turn: 1, first: 0, phase: 5, next: 0, activation, characters, felled: Array.from({ length: seats }, () => 0), winner: null,
    ...state,
  });
}

/** A match in a test: answers in order, and what is offered and known afterwards. */
export class Table {
  readonly session: Session<State, Event>;
  readonly content: Content;
  readonly events: Event[] = [];
  readonly #open: OpenQuestion;
  constructor(content: Content, state: State) {
    this.content = content;
    this.session = new Session({
      clone: cloneState,
      next: (now, events) => (now.step === 'over' ? null : command({ state: now, content, events })),
      refuse: (now, request, answer) => (request.kind === 'place' && answer.kind === 'place' ? refuseMove(now, content, request, answer.at) : null),
    }, state);
    this.#open = new OpenQuestion(() => this.session.request, ['act', 'activate', 'deploy', 'initiative']);
    this.events.push(...this.session.takeNews());
  }

  /** Text is a pick, an array of numbers dice, a point a place, null staying. */
  play(...answers: readonly (string | readonly number[] | Point | null)[]): this {
    for (const answer of answers) {
      const asked = JSON.stringify(this.session.request);
      try {
        this.events.push(...this.session.answer(read(answer)));
      } catch (error) {
        throw new Error(`${String(error)}; asked was ${asked}`);
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
  /** The success value of the check that is asked. */
  get value(): number { return Number(this.request?.about['value']); }
  closedBy(option: string): string | null { const { request } = this; return request?.kind === 'pick' ? (request.closed.find((closed) => closed.option === option)?.rule ?? null) : null; }
  /** The rule that refuses a place, or null. */
  refused(at: Point): string | null { return this.leaveOpen().session.refuse({ kind: 'place', at })?.rule ?? null; }
  who(id: string): Character { return characterOf(this.session.state, id); }
  there(id: string): Standing { const self = this.who(id); if (!isStanding(self)) throw new Error(`${id} is not there`); return self; }
}

/** A place in cm from the table's centre. */
export const spot = (x: number, z: number, y = 0): Point => ({ x: cm(x), y: cm(y), z: cm(z) });

function read(answer: string | readonly number[] | Point | null): Answer {
  if (typeof answer === 'string') return { kind: 'pick', picks: [answer] };
  if (answer === null) return { kind: 'place', at: null };
  return 'x' in answer ? { kind: 'place', at: answer } : { kind: 'roll', faces: answer };
}
