/** The turn of one character: what it may do now, and doing it. */
import { pickOrOnly, type AllClosed, type Closed, type Refusal, type Script, type Shut, type Ways } from '../core/script.ts';
import { actionOptions, readUse, takeAction } from './action.ts';
import { attack, neededFor } from './attack.ts';
import { farthestOf, noAttack, noClaw, noFaster, speedOf } from './allowance.ts';
import { NOTHING_CLOSED } from './closed.ts';
import { whyNoRest } from './course.ts';
import { endTurn } from './doors.ts';
import { mayUseForce, pay, payRefusal } from './force.ts';
import { cardOf, emit, type Game } from './game.ts';
import { walk } from './move.ts';
import { areAdjacent } from './stand.ts';
import { figureOf, isStanding, type Figure, type FigureId, type Turn } from './state.ts';
import { targetsOf } from './target.ts';
import { movesOf, mustCharge, noWay, type Moves } from './ways.ts';

/** An attack, and one for which standing still is claimed. */
const ATTACK = 'attack:';
const STILL = 'still:';
/** Two squares more for a point of the Force (SWM-14.3). */
export const FASTER = 'faster';

/** Whom an option attacks, and whether it claims to stand still; null for any other option. */
export function readAttack(option: string): { readonly target: FigureId; readonly still: boolean } | null {
  if (option.startsWith(ATTACK)) return { target: option.slice(ATTACK.length), still: false };
  return option.startsWith(STILL) ? { target: option.slice(STILL.length), still: true } : null;
}

/** One way, one attack or one action of the acting character, or the end of its turn (SWM-7.1, SWM-7.6). */
export function* act(game: Game, self: Figure): Script {
  const turn = game.state.turn!;
  // Nothing has happened in this command yet: what is closed may be told later, by how it began.
  const { base } = game;
  const late = base === undefined ? null : { ...game, state: base };
  const { options, closed, shut, ways, wayTo } = choicesOf(game, self, turn, late === null);
  const about = { figure: self.id, spent: turn.spent, speed: speedOf(game, self, turn), most: farthestOf(game, self, turn) };
  const told = late === null
    ? { closed, shut, details: neededOf(game, self.id, options) }
    : { late: { closed: () => closedTo(late, self.id), details: () => neededOf(late, self.id, options) } };
  const pick = self.at === null ? 'end' : yield* pickOrOnly({ seat: self.seat, ask: 'act', about, ...told, ...(ways === null ? {} : { ways }) }, options);
  const [struck, feat] = [readAttack(pick), readUse(pick)];
  if (pick === 'end') yield* endTurn(game, self);
  else if (pick === FASTER) {
    yield* pay(game, self, 1, 'faster');
    emit(game, { type: 'hastened', figure: self.id });
  } else if (struck !== null) {
    if (struck.still) emit(game, { type: 'stoodStill', figure: self.id });
    yield* attack(game, self.id, struck.target, 'turn');
  } else if (feat !== null) yield* takeAction(game, self, feat);
  else yield* walk(game, self.id, wayTo(pick));
}

/** What is closed to the acting character. */
function closedTo(game: Game, id: FigureId): AllClosed {
  const { closed, shut } = choicesOf(game, figureOf(game.state, id), game.state.turn!, true);
  return { closed, shut };
}

/** What the die must show, by option that attacks. */
function neededOf(game: Game, id: FigureId, options: readonly string[]): Readonly<Record<string, { readonly needed: number }>> {
  const needed: Record<string, { readonly needed: number }> = {};
  for (const option of options) {
    const struck = readAttack(option);
    if (struck !== null) needed[option] = { needed: neededFor(game, id, struck.target, struck.still) };
  }
  return needed;
}

interface Choices {
  readonly options: string[];
  readonly closed: Closed[];
  readonly shut: readonly Shut[];
  /** Null where it goes nowhere. */
  readonly ways: Ways | null;
  readonly wayTo: Moves['wayTo'];
}

/** What the acting character may do now: `move:column,row`, `attack:figure`, `still:figure`, `use:feat`, `faster`, `end`; and what it may not, with the rule, where `reasons` are asked for. */
function choicesOf(game: Game, self: Figure, turn: Turn, reasons: boolean): Choices {
  if (!isStanding(self)) return { options: ['end'], closed: [], shut: [], ways: null, wayTo: noWay };
  const moves = movesOf(game, self);
  const { options, ways, wayTo } = moves;
  const { closed, shut } = reasons ? moves.closed() : NOTHING_CLOSED;
  const choices: Choices = { options: options.slice(), closed: closed.slice(), shut, ways: options.length === 0 ? null : ways, wayTo };
  const unrest = whyNoRest(game, self);
  addAttacks(game, self, turn, unrest, choices, reasons);
  for (const [option, refusal] of actionOptions(game, self, turn, unrest)) put(choices, option, refusal);
  if (mayUseForce(game, self)) put(choices, FASTER, noFaster(game, self, turn) ?? payRefusal(game, self, 1));
  // Where no way is left it stays, whatever is against it.
  put(choices, 'end', moves.options.length === 0 ? null : unrest ?? mustCharge(game, self, moves));
  return choices;
}

function put({ options, closed }: Choices, option: string, refusal: Refusal | null): void {
  if (refusal === null) options.push(option);
  else closed.push({ option, ...refusal });
}

function addAttacks(game: Game, self: Figure, turn: Turn, unrest: Refusal | null, choices: Choices, reasons: boolean): void {
  const barred = noAttack(game, self, turn) ?? unrest;
  if (barred !== null && !reasons) return;
  const targets = targetsOf(game, self, reasons);
  const steady = turn.spent === 0 && turn.attacks === 0 && cardOf(game, self).feats.some((feat) => feat.kind === 'modifier' && feat.still === true);
  for (const target of targets.legal) {
    const near = areAdjacent(game, self, figureOf(game.state, target));
    const refusal = barred ?? noClaw(game, self, turn, near);
    put(choices, ATTACK + target, refusal);
    if (refusal === null && steady && gains(game, self, near)) choices.options.push(STILL + target);
  }
  for (const refusal of targets.closed) choices.closed.push({ ...refusal, option: ATTACK + refusal.option });
}

/** Whether standing still would gain something against a target that is adjacent or not. */
const gains = (game: Game, self: Figure, near: boolean): boolean =>
  cardOf(game, self).feats.some((feat) => feat.kind === 'modifier' && feat.still === true && (near || feat.near !== true));
