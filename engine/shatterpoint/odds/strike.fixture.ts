/** Real attacks for tests: the rules' own script, answered as the odds assume. */
import type { Answer, PickRequest, Request, RollRequest } from '../../core/script.ts';
import { attack as attackScript } from '../attack/attack.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { cloneState, type Condition } from '../state/state.ts';
import { RerollAdviser } from './advise.fixture.ts';
import { Ends } from './ends.ts';
import { declared, termsOf, type Plan } from './terms.ts';
import type { Terms } from './model.ts';

/** What one real attack came to. */
export interface Struck {
  readonly successes: number;
  readonly damage: number;
  readonly wounds: boolean;
  readonly conditions: readonly Condition[];
}

export type Again = (options: readonly string[], max: number) => readonly string[];
export type Faces = (request: RollRequest) => readonly number[];

/** Makes one attack over and over from the same state; the game itself is never changed. */
export class Striker {
  readonly terms: Terms;
  readonly #game: Game;
  readonly #plan: Plan;
  readonly #ends: Ends;
  readonly #adviser: RerollAdviser;
  /** The first reroll that is asked of the attacker is of any face, if there is one of these. */
  #mayRerollAny = false;
  #again: Again | null = null;

  constructor(game: Game, plan: Plan) {
    this.#game = game;
    this.#plan = plan;
    this.terms = termsOf(game, declared(game, plan), plan.dice ?? null);
    this.#ends = new Ends(this.terms);
    this.#adviser = new RerollAdviser(this.terms);
  }

  /**
   * One attack with these dice up to where its results are settled (step 10 before the answers). `again` picks the attack dice
   * of any face to reroll; default: as advised. Throws when the rules ask something the odds know nothing of.
   */
  strike(faces: Faces, again: Again | null = null): Struck {
    const { attacker, defender, dice = null, part = 'combat' } = this.#plan;
    const events: NonNullable<Game['events']> = [];
    this.#mayRerollAny = this.terms.attackRerolls > 0;
    this.#again = again;
    const game: Game = { state: cloneState(this.#game.state), content: this.#game.content, events };
    const script = attackScript(game, attacker, { dice, part, targets: [defender] });
    for (let step = script.next(); step.done !== true && game.state.attacks.at(-1)?.step !== 'resolved';) step = script.next(this.#answer(game, step.value, faces));
    const target = unitWith(game.state, defender).id;
    let [successes, damage, wounds] = [-1, 0, false];
    const conditions: Condition[] = [];
    for (const event of events) {
      if (event.type === 'attackStep' && event.step === 'resolved') break;
      if (event.type === 'resultsDetermined') successes = event.successes;
      else if (event.type === 'damaged' && event.unit === target) damage += event.amount;
      else if (event.type === 'wounded' && event.unit === target) wounds = true;
      else if (event.type === 'conditionGained' && event.unit === target) conditions.push(event.condition);
    }
    return { successes, damage, wounds, conditions };
  }

  #answer(game: Game, request: Request, faces: Faces): Answer {
    if (request.kind === 'roll') return { kind: 'roll', faces: faces(request) };
    if (request.kind === 'place' && request.optional) return { kind: 'place', at: null };
    if (request.kind === 'pick') return { kind: 'pick', picks: this.#picks(game, request) };
    throw new Error(`no answer to ${request.kind} "${request.ask}"`);
  }

  #picks(game: Game, { ask, options, max }: PickRequest): readonly string[] {
    const now = game.state.attacks.at(-1);
    if (ask === 'attackKind') return [this.#plan.kind];
    if (ask === 'option') return [this.#ends.walk(now!.path.length + now!.successes).path[now!.path.length] ?? 'stop'];
    if (ask === 'target' || ask === 'effect') return [options[0]!];
    if (ask === 'reroll') {
      if (!this.#mayRerollAny) return options.slice(0, max);
      this.#mayRerollAny = false;
      if (this.#again !== null) return this.#again(options, max);
      const places = this.#adviser.dice(now!.attackRoll, now!.defenseRoll);
      return options.filter((option) => places.includes(Number(option.slice(0, option.indexOf(':')))));
    }
    const decline = ['pass', 'none', 'no'].find((word) => options.includes(word));
    // What a wound makes its owner choose (a condition to lose) changes nothing of this attack.
    if (ask === 'condition') return [options[0]!];
    if (decline === undefined) throw new Error(`no answer to "${ask}" with ${options.join(', ')}`);
    return [decline];
  }
}
