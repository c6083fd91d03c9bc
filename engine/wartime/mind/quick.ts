/** What the computer does at once, and what thinking begins from. */
import { anyOf, type Random } from '../../core/rng.ts';
import type { PickRequest, PlaceRequest } from '../../core/script.ts';
import type { Point } from '../../shape/point.ts';
import { ANSWERS } from '../actions/out-of-turn.ts';
import { defence, lifePoints } from '../archetype.ts';
import { cardOf, type Content, type Game } from '../game.ts';
import { oddsOf } from '../odds.ts';
import { canShoot, type Covered } from '../shot.ts';
import { fireLine } from '../sight.ts';
import { characterOf, enemiesOf, isStanding, type Character, type CharacterId, type Standing, type State } from '../state.ts';
import { anyPlaces, wayToEnemy } from './places.ts';

export function quickPick(state: State, content: Content, request: PickRequest, random: Random): string {
  const { ask, about, options } = request;
  if (ask === 'activate') return quickActivation(state, content, options, random);
  if (ask === 'answer') return quickAnswer(state, content, request);
  if (ask === 'reroll') return Number(about['die']) > Number(about['value']) ? 'reroll' : 'keep';
  if (ask !== 'act') return anyOf(options, random);
  const shots = options.filter((option) => option.startsWith('shoot:'));
  if (shots.length > 0) return least(shots, (shot) => toughness(content, characterOf(state, shot.slice('shoot:'.length))));
  const shooting = request.closed.some(({ option, why }) => option.startsWith('shoot:') && why === 'tooFewPoints');
  if (shooting) return 'end';
  return options.find((option) => option === 'run') ?? options.find((option) => option === 'move') ?? 'end';
}

/** What must be beaten before somebody falls: life points left, and DEF. */
function toughness(content: Content, target: Character): number {
  const card = cardOf({ content }, target);
  return lifePoints(card) - target.lost + defence(card);
}

/** More than anybody's toughness. */
const NOBODY = 1000;

/** Who is activated: whoever can shoot now, first at the one who is nearest to falling. */
function quickActivation(state: State, content: Content, options: readonly CharacterId[], random: Random): CharacterId {
  const game: Game = { state, content, events: null };
  return least(options, (id) => {
    const self = characterOf(state, id);
    const targets = isStanding(self) ? enemiesOf(state, self.seat).filter((enemy) => canShoot(game, self, enemy)) : [];
    return Math.min(NOBODY, ...targets.map((enemy) => toughness(content, enemy))) + random() * 0.1;
  });
}

/** The chance that a shot fells somebody from which on it is worth to answer it, or to answer with it: that is paid from the next turn (WT-A10). */
const WORTH_ANSWERING = 0.3;

/** How somebody answers what others do: by a shot that may well fell them, by hitting the dirt before one that may, else not at all. */
function quickAnswer(state: State, content: Content, { about, options }: PickRequest): string {
  const game: Game = { state, content, events: null };
  const actor = characterOf(state, String(about['actor']));
  if (!isStanding(actor)) return 'pass';
  const falls = (option: string): number => {
    const [id, self] = [option.slice(0, option.indexOf('@')), characterOf(state, option.slice(option.indexOf('@') + 1))];
    const answer = ANSWERS.find((each) => each.id === id);
    if (answer === undefined || !isStanding(self)) return 0;
    const [shooter, target] = answer.shoots ? [self, actor] : [actor, self];
    const fell = (line: Covered): number => oddsOf(game, shooter, target, answer.shoots ? answer.penalty : 0, line).fell;
    // Cover only makes it less likely.
    return fell(BARE) < WORTH_ANSWERING ? 0 : fell(fireLine(game, shooter, target));
  };
  const chances = new Map(options.filter((option) => option !== 'pass').map((option) => [option, falls(option)]));
  const best = least([...chances.keys()], (option) => -chances.get(option)!);
  return chances.get(best)! >= WORTH_ANSWERING ? best : 'pass';
}

/** A line of fire that nothing hides any of. */
const BARE = { cover: 0 };

/** Places looked at in a hurry. */
const LOOKED_AT = 6;

/** One of some places: to shoot from, out of most enemies' sight, near. Chance spreads deployments. */
export function quickSpot(state: State, content: Content, request: PlaceRequest, random: Random): Point | null {
  const deploys = request.ask === 'deploy';
  const looked = anyPlaces(content, request, deploys ? 1 : LOOKED_AT, random);
  if (looked.length === 0) return null;
  if (deploys) return looked[0]!;
  const self = characterOf(state, request.figure);
  if (!isStanding(self)) return null;
  const game: Game = { state, content, events: null };
  const enemies = enemiesOf(state, self.seat);
  return bestOf(game, self, enemies, looked);
}

/** Of some places the one to shoot from, then out of most enemies' sight, then near; the first of several. Of a place no more is looked at than shows that it is not the one. */
function bestOf(game: Game, self: Standing, enemies: readonly Standing[], looked: readonly Point[]): Point {
  const ways = looked.map((at) => wayToEnemy(game.state, self, at));
  let [found, lowest] = [0, Infinity];
  for (const i of looked.map((_, place) => place).sort((a, b) => ways[a]! - ways[b]!)) {
    const value = (seenBy: number, shoots: boolean): number => 0.2 * seenBy - (shoots ? 1 : 0) + ways[i]! / 10_000;
    const isWorse = (least: number): boolean => least > lowest || (least === lowest && i > found);
    if (isWorse(value(0, true))) continue;
    const there: Standing = { ...self, at: looked[i]! };
    const shoots = enemies.some((enemy) => canShoot(game, there, enemy));
    let seenBy = 0;
    for (let k = 0; k < enemies.length && !isWorse(value(seenBy, shoots)); k++) if (canShoot(game, enemies[k]!, there)) seenBy++;
    if (!isWorse(value(seenBy, shoots))) [found, lowest] = [i, value(seenBy, shoots)];
  }
  return looked[found]!;
}

/** The one of least value, the first of several. */
function least<T>(all: readonly T[], value: (one: T) => number): T {
  let [found, lowest]: [T, number] = [all[0]!, Infinity];
  for (const one of all) {
    const here = value(one);
    if (here < lowest) [found, lowest] = [one, here];
  }
  return found;
}
