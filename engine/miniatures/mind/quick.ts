/** What the computer does at once, and what thinking begins from: one look at what each choice takes from whom. */
import { anyOf, type Random } from '../../core/rng.ts';
import type { PickRequest } from '../../core/script.ts';
import { readUse } from '../action.ts';
import { hasAttacked } from '../awaited.ts';
import { neededFor } from '../attack.ts';
import { cardOf, type Action, type Content, type Game } from '../game.ts';
import { figureOf, isStanding, type Figure, type FigureId, type State } from '../state.ts';
import { targetsOf } from '../target.ts';
import { FASTER, readAttack } from '../turn.ts';
import { goalsOf, least, strikesFrom, waysToEnemies } from './goals.ts';
import { lossOf } from './judgement.ts';

/** How often a quick mind uses what a card has instead of attacking, and moves faster. */
const [USES, HASTES] = [0.3, 0.05];

/** Cost points that choices may be apart and be taken for equals. */
const TASTE = 0.1;

/** Attacks at once when it can; else goes where it can attack from, else towards the nearest enemy while that brings it nearer. */
export function quickAct(content: Content, state: State, request: PickRequest, random: Random): string {
  const self = figureOf(state, String(request.about['figure']));
  const attacks = request.options.filter((option) => readAttack(option) !== null);
  const uses = request.options.filter((option) => {
    const feat = readUse(option);
    return feat !== null && serves(content, state, self, feat);
  });
  if (uses.length > 0 && random() < USES) return anyOf(uses, random);
  if (request.options.includes(FASTER) && random() < HASTES) return FASTER;
  if (attacks.length > 0) return best(attacks, (option) => worth(content, state, request, option) + random() * TASTE);
  const canEnd = request.options.includes('end');
  if (canEnd && state.turn !== null && hasAttacked(state.turn)) return 'end';
  const goals = goalsOf(content, state, self, request);
  const here = isStanding(self) ? waysToEnemies(content, state, self)(self.at) : Infinity;
  if (canEnd && here === 1) return 'end';
  const strikes = strikesFrom(content, state, self);
  const strike = goals.sort((a, b) => a.cost - b.cost || a.left - b.left).find(strikes);
  const nearest = strike ?? least(goals, ({ left, cost }) => left * 100 + cost + random());
  if (nearest !== null && (!canEnd || nearest === strike || nearest.left < here)) return nearest.option;
  return canEnd ? 'end' : anyOf(request.options, random);
}

/** Whether an action has somebody to be used on as it is meant: enemies, or friends where it helps. Where powers may be aimed at allies it is open for those alone, too (SWM-AMB-31). */
function serves(content: Content, state: State, self: Figure, feat: string): boolean {
  const game: Game = { state, content, events: null };
  const action = cardOf(game, self).feats.find((each): each is Action => each.kind === 'action' && each.id === feat);
  if (action?.targets === undefined) return action !== undefined;
  return action.targets(game, self).legal.some((id) => (figureOf(state, id).seat === self.seat) === (action.helps === true));
}

const chanceOf = (needed: number): number => (21 - needed) / 20;

/** Cost points that an attack takes on average: the request tells what its die must show. */
function worth(content: Content, state: State, { about, details }: PickRequest, option: string): number {
  const { damage } = cardOf({ content }, figureOf(state, String(about['figure'])));
  return chanceOf(Number(details![option]!['needed'])) * lossOf(content, figureOf(state, readAttack(option)!.target), damage);
}

/** Who is activated: whoever can attack at once, first those whose attack takes most. */
export function quickActivation(content: Content, state: State, { options }: PickRequest, random: Random): FigureId {
  const game: Game = { state, content, events: null };
  return best(options, (id) => {
    const self = figureOf(state, id);
    const { damage } = cardOf({ content }, self);
    const worths = targetsOf(game, self).legal.map((target) => chanceOf(neededFor(game, id, target)) * lossOf(content, figureOf(state, target), damage));
    return Math.max(-1, ...worths) + random() * TASTE;
  });
}

/** Who joins an attack: where that costs their activation, those whose own attack would do less than they add to this one (SWM-11.6). */
export function joiners(content: Content, state: State, { options, about }: PickRequest): readonly FigureId[] {
  if (about['activates'] === 0) return options;
  const game: Game = { state, content, events: null };
  const [target, bonus] = [String(about['target']), Number(about['bonus'])];
  const { damage } = cardOf({ content }, figureOf(state, String(about['attacker'])));
  const own = options.map((id) => ({ id, takes: chanceOf(neededFor(game, id, target)) * cardOf({ content }, figureOf(state, id)).damage }));
  const joined: FigureId[] = [];
  let needed = Number(about['needed']);
  for (const { id, takes } of own.sort((a, b) => a.takes - b.takes)) {
    const less = Math.max(2, needed - bonus);
    if ((chanceOf(less) - chanceOf(needed)) * damage <= takes) break;
    joined.push(id);
    needed = less;
  }
  return joined;
}

/** Who of several strikes at somebody who leaves: whoever does most at once. */
export function quickStriker(content: Content, state: State, { options, about, details }: PickRequest): FigureId {
  const mover = figureOf(state, String(about['mover']));
  return best(options.filter((option) => option !== 'pass'), (id) => chanceOf(Number(details![id]!['needed'])) * lossOf(content, mover, cardOf({ content }, figureOf(state, id)).damage));
}

/** Feats by which a figure takes upon itself what is meant for another. */
const GUARDS = ['draw-fire@', 'bodyguard@', 'emperors-bodyguard@'];

/** An answer to what happens: the first there is, but nobody takes upon themselves what costs more there. */
export function quickAnswer(content: Content, state: State, { options }: PickRequest): string {
  const { attack } = state;
  if (attack === null) return options.find((option) => option !== 'pass')!;
  const { damage } = cardOf({ content }, figureOf(state, attack.attacker));
  const spared = lossOf(content, figureOf(state, attack.target), damage);
  const worthIt = (option: string): boolean =>
    !GUARDS.some((guard) => option.startsWith(guard)) || lossOf(content, figureOf(state, option.slice(option.indexOf('@') + 1)), damage) < spared;
  return options.find((option) => option !== 'pass' && worthIt(option)) ?? (options.includes('pass') ? 'pass' : options[0]!);
}

function best(options: readonly string[], value: (option: string) => number): string {
  let [found, most] = [options[0]!, -Infinity];
  for (const option of options) {
    const here = value(option);
    if (here > most) [found, most] = [option, here];
  }
  return found;
}
