import type { Closed } from '../core/script.ts';
import { hasFeat } from './card.ts';
import { hasCover } from './cover.ts';
import { cardOf, type Game, type Targets } from './game.ts';
import { adjacent, distance, sees } from './sight.ts';
import { awayFrom, eyesOf, spaceOf, squaresTaken } from './stand.ts';
import { alliesOf, enemiesOf, figureOf, isStanding, type Figure, type FigureId } from './state.ts';

/** Range within which Stealth has no effect, in squares (SWM-16.43). */
const STEALTH = 6;

/** Whom a character may attack now. Every other enemy on the board is closed, with the reason; where no `reasons` are asked for, some are left out. */
export const targetsOf = (game: Game, attacker: Figure, reasons = true): Targets =>
  enemiesFor(game, attacker, hasFeat(cardOf(game, attacker), 'melee-attack'), reasons);

/** Whom an ability or a power that needs a target may choose: the same rules, within a range, and melee fighters too reach beyond their neighbours (SWM-10.8, SWM-AMB-31). */
export function victimsOf(game: Game, self: Figure, range: number, rule: string): Targets {
  const enemies = enemiesFor(game, self, false);
  const found = game.content.house.powersMayTargetAllies ? { ...enemies, legal: [...enemies.legal, ...friendsSeen(game, self)] } : enemies;
  const far = found.legal.filter((id) => awayFrom(game, self, figureOf(game.state, id)) > range);
  return { legal: found.legal.filter((id) => !far.includes(id)), closed: [...found.closed, ...far.map((option) => ({ option, rule, why: 'outOfRange', detail: { range } }))] };
}

/** Allies in sight: where powers may be aimed at them, nothing else closes them (SWM-AMB-31). */
const friendsSeen = (game: Game, self: Figure): FigureId[] =>
  (isStanding(self) ? alliesOf(game.state, self).filter((ally) => sees(eyesOf(game), spaceOf(game, self), spaceOf(game, ally))).map(({ id }) => id) : []);

/** Whom a character may aim at (SWM-10.1…10.5, SWM-AMB-08): the nearest visible enemy, any without cover, and only adjacent ones if there are any. */
function enemiesFor(game: Game, attacker: Figure, melee: boolean, reasons = true): Targets {
  if (!isStanding(attacker)) return { legal: [], closed: [] };
  const eyes = eyesOf(game);
  const card = cardOf(game, attacker);
  const from = spaceOf(game, attacker);
  const legal: FigureId[] = [];
  const closed: Closed[] = [];
  const refuse = (target: Figure, rule: string, why: string): void => { closed.push({ option: target.id, rule, why }); };

  const enemies = enemiesOf(game.state, attacker.seat);
  const near = enemies.filter((enemy) => adjacent(eyes, from, spaceOf(game, enemy)));
  if (!reasons && (melee || near.length > 0)) return { legal: near.map(({ id }) => id), closed };
  const visible = enemies.filter((enemy) => sees(eyes, from, spaceOf(game, enemy)));
  for (const enemy of enemies) if (!visible.includes(enemy)) refuse(enemy, 'SWM-10.2', 'noLineOfSight');

  if (near.length > 0) {
    for (const enemy of visible) {
      if (near.includes(enemy)) legal.push(enemy.id);
      else refuse(enemy, 'SWM-10.3', 'anotherIsAdjacent');
    }
    return { legal, closed };
  }
  if (melee) {
    for (const enemy of visible) refuse(enemy, 'SWM-16.31', 'notAdjacent');
    return { legal, closed };
  }

  const covered = visible.filter((enemy) => coverOf(game, attacker, enemy));
  const hidden = covered.filter((enemy) => hasFeat(cardOf(game, enemy), 'stealth') && distance(eyes, from, spaceOf(game, enemy)) > STEALTH);
  const counted = visible.filter((enemy) => !hidden.includes(enemy));
  const shortest = Math.min(...counted.map((enemy) => distance(eyes, from, spaceOf(game, enemy))));
  for (const enemy of visible) {
    const nearest = counted.includes(enemy) && distance(eyes, from, spaceOf(game, enemy)) === shortest;
    if (!covered.includes(enemy) || nearest || hasFeat(card, 'accurate-shot')) legal.push(enemy.id);
    else refuse(enemy, hidden.includes(enemy) ? 'SWM-16.43' : 'SWM-10.4', 'coverAndNotNearest');
  }
  return { legal, closed };
}

/** Whether a target has cover against an attacker where both stand now (SWM-10.6). */
export function coverOf(game: Game, attacker: Figure, target: Figure): boolean {
  if (!isStanding(attacker) || !isStanding(target)) return false;
  return hasCover(eyesOf(game), spaceOf(game, attacker), spaceOf(game, target), squaresTaken(game));
}
