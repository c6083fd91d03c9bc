/** Which door the computer holds open or shut (SWM-16.35). */
import type { PickRequest } from '../../core/script.ts';
import { withDoors } from '../board.ts';
import { hasFeat } from '../card.ts';
import { cardOf, type Content } from '../game.ts';
import { adjacent, openEyes, sees, type Eyes } from '../sight.ts';
import { spaceOf } from '../stand.ts';
import { enemiesOf, standing, type State } from '../state.ts';

/** What somebody who was activated in this round counts for beside somebody who may still attack in it. */
const LATER = 0.5;

/** The option that lets more of the own squad attack, and less of the enemy's; `pass` where none is better than how the doors are. */
export function quickOverride(content: Content, state: State, { seat, options }: PickRequest): string {
  const now = state.doors.map(({ open }) => open);
  let [best, most] = ['pass', inSight(content, state, seat, now)];
  for (const option of options) {
    const [word, door] = option.split(':');
    if (door === undefined || now[Number(door)] === (word === 'open')) continue;
    const worth = inSight(content, state, seat, now.map((open, i) => (i === Number(door) ? word === 'open' : open)));
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

/** Cost points of the figures of a seat that have an enemy to attack with doors open as told, less those of the others. */
function inSight(content: Content, state: State, seat: number, open: readonly boolean[]): number {
  const eyes: Eyes = openEyes(withDoors(content.board, open.map((each) => (each ? '1' : '0')).join('')));
  let sum = 0;
  for (const figure of standing(state)) {
    const card = cardOf({ content }, figure);
    const reach = hasFeat(card, 'melee-attack') ? adjacent : sees;
    if (card.damage === 0 || !enemiesOf(state, figure.seat).some((enemy) => reach(eyes, spaceOf({ content }, figure), spaceOf({ content }, enemy)))) continue;
    sum += (figure.seat === seat ? 1 : -1) * card.cost * (figure.activated ? LATER : 1);
  }
  return sum;
}
