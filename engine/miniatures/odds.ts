/** Chances of a d20 before anybody commits to it. Shares are from 0 to 1. */
import type { PickRequest } from '../core/script.ts';
import type { Session } from '../core/session.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { forecast } from './attack.ts';
import { contentFor } from './content-for.ts';
import type { Event } from './events.ts';
import { payersFor } from './force.ts';
import { cardOf, type Content, type Game } from './game.ts';
import { mustShow } from './numbers.ts';
import type { MiniaturesSetup } from './setup.ts';
import { figureOf, isStanding, type FigureId, type State } from './state.ts';
import { readAttack } from './turn.ts';

/** Faces of the die. */
const SIDES = 20;

/** What a roll comes to. */
export interface Chances {
  /** That it hits, a critical hit among them, and that it is critical (SWM-11.3, SWM-11.4, SWM-11.5). */
  readonly hit: number;
  readonly critical: number;
  /** That the damage defeats the target, nobody taking it in its stead. */
  readonly defeat: number;
  /** Damage on average; what is beyond the last hit point is lost (SWM-11.9). */
  readonly damage: number;
}

/** One attack that nobody answers. */
export interface AttackOdds extends Chances {
  readonly attacker: FigureId;
  readonly target: FigureId;
  /** Allies that add their fire. */
  readonly helpers: number;
  /** What the die must show, 2 … 20. */
  readonly needed: number;
  /** Damage of a hit and of a critical one; null where none is critical (SWM-16.13). */
  readonly dealt: number;
  readonly doubled: number | null;
  /** The same for who rolls every miss again with the Force (SWM-14.2); null where nobody may pay for that. */
  readonly again: Chances | null;
}

/** A roll that stands or is rolled again: the chance that it does what it is for. */
export interface RollOdds {
  readonly succeeds: number;
  /** Chances of an attack; null for a save. */
  readonly attack: Chances | null;
}

/** The odds of an attack with so many helpers (SWM-11.6). Throws when a figure is not on the board. */
export function oddsOf(game: Game, attacker: FigureId, target: FigureId, helpers = 0, still?: boolean): AttackOdds {
  const { alone, defense, dealt, critical } = forecast(game, attacker, target, still);
  const needed = mustShow(defense - alone - helpers * game.content.house.combinedFireBonus);
  const hurt = figureOf(game.state, target);
  const left = cardOf(game, hurt).hitPoints - hurt.damage;
  const once = chancesOf({ needed, dealt, doubled: critical ?? dealt, left, critical: critical !== null });
  const mayRollAgain = payersFor(game, figureOf(game.state, attacker), 1).length > 0;
  return { attacker, target, helpers, needed, dealt, doubled: critical, ...once, again: mayRollAgain ? rolledAgain(once) : null };
}

interface Strike {
  readonly needed: number;
  readonly dealt: number;
  readonly doubled: number;
  /** Hit points of the target. */
  readonly left: number;
  readonly critical: boolean;
}

/** The chances of one roll: a 20 is critical, the other faces from `needed` on hit. */
function chancesOf({ needed, dealt, doubled, left, critical }: Strike): Chances {
  const [plain, twenty] = [(SIDES - needed) / SIDES, 1 / SIDES];
  return {
    hit: plain + twenty, critical: critical ? twenty : 0,
    defeat: (dealt >= left ? plain : 0) + (doubled >= left ? twenty : 0),
    damage: plain * Math.min(dealt, left) + twenty * Math.min(doubled, left),
  };
}

/** Every miss is rolled again once, and that stands. */
function rolledAgain({ hit, critical, defeat, damage }: Chances): Chances {
  const more = 2 - hit;
  return { hit: hit * more, critical: critical * more, defeat: defeat * more, damage: damage * more };
}

type Offered = Readonly<Record<string, AttackOdds | RollOdds>>;

/**
 * What every skirmish on a table can be asked: the odds of each option of a request that is an attack or a roll, by option; of combined fire, whose options
 * all count alike, by how many join (`0`, `1` …). Null where there is none.
 */
export function oddsOffer(setup: MiniaturesSetup, terrain: Terrain): (session: Session<State, Event>) => Offered | null {
  return ({ request, state }) => {
    if (request?.kind !== 'pick' || !ASKED.has(request.ask)) return null;
    const content: Content = contentFor(terrain, setup);
    const found = offered({ state, content, events: null }, request);
    return Object.keys(found).length === 0 ? null : found;
  };
}

const ASKED: ReadonlySet<string> = new Set(['act', 'opportunity', 'strafe', 'target', 'combineFire', 'reroll']);

/** The odds of what is asked in a game. */
export function offered(game: Game, request: PickRequest): Offered {
  const { ask, about, options } = request;
  const id = (field: string): FigureId => String(about[field]);
  const pair = (attacker: FigureId, target: FigureId, option: string, helpers = 0, still?: boolean): Offered => {
    const there = [attacker, target].every((one) => game.state.figures.some((figure) => figure.id === one && isStanding(figure)));
    return there ? { [option]: oddsOf(game, attacker, target, helpers, still) } : {};
  };
  const all = (each: readonly Offered[]): Offered => Object.assign({}, ...each) as Offered;
  switch (ask) {
    case 'act': return all(options.map((option) => {
      const struck = readAttack(option);
      return struck === null ? {} : pair(id('figure'), struck.target, option, 0, struck.still);
    }));
    case 'opportunity': return pair(id('figure'), id('mover'), 'attack');
    case 'strafe': return pair(id('figure'), id('target'), 'attack');
    case 'target': return all(options.map((option) => pair(id('figure'), option, option)));
    case 'combineFire': return all(Array.from({ length: options.length + 1 }, (_, helpers) => pair(id('attacker'), id('target'), String(helpers), helpers)));
    case 'reroll': return rerolls(game, request);
    default: return {};
  }
}

/** A roll that lies there, and one more in its stead (SWM-14.8). */
function rerolls(game: Game, { about, options }: PickRequest): Offered {
  const [natural, needed] = [Number(about['natural']), Number(about['needed'])];
  const isAttack = typeof about['target'] === 'string';
  const stands = isAttack ? natural !== 1 && (natural === SIDES || natural >= needed) : natural >= needed;
  const again = isAttack ? attackAgain(game, about) : null;
  const saved = Math.min(1, Math.max(0, (SIDES + 1 - needed) / SIDES));
  return Object.fromEntries(options.map((option): [string, RollOdds] =>
    [option, option === 'pass' ? { succeeds: stands ? 1 : 0, attack: null } : { succeeds: again?.hit ?? saved, attack: again }]));
}

/** The chances of the second roll, whoever joined the first. */
function attackAgain(game: Game, about: PickRequest['about']): Chances | null {
  const [attacker, target] = [String(about['attacker']), String(about['target'])];
  if (![attacker, target].every((one) => game.state.figures.some((figure) => figure.id === one && isStanding(figure)))) return null;
  const { hit, critical, defeat, damage } = oddsOf(game, attacker, target, game.state.attack?.helpers.length ?? 0);
  return { hit, critical, defeat, damage };
}
