import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const turn: Chapter = chapter('turn', 'A turn', {
  'SWM-7.1': 'A turn begins with what its activation brings, goes on with its moves and attacks, and ends with doors that are held, open or close.',
  'SWM-7.2': 'It moves once and attacks once, in either order, or moves twice and does not attack.',
  'SWM-7.2A': 'Move, then attack: six movement points before the attack.',
  'SWM-7.2B': 'Attack, then move: six movement points after the attack.',
  'SWM-7.2C': 'Two moves: twelve movement points and no attack.',
  'SWM-7.3': 'Nobody moves both before and after the attack, but for Mobile Attack and Strafe Attack.',
  'SWM-7.4': 'The attack of a turn is one ordinary attack, the further ones that a card grants, or one action that replaces them.',
  'SWM-7.5': 'What replaces attacks stands in the place of all of them. The move is left, before or after it. It is done in one’s own turn only.',
  'SWM-7.6': 'Several attacks are made one after another, each with a target of its own choice.',
});

export const movement: Chapter = chapter('movement', 'Movement', {
  'SWM-8.1': 'Entering a square costs 1 point, entering it diagonally 2.',
  'SWM-8.2': 'A square with low objects costs double: 2, or 4 diagonally. Leaving it costs nothing more.',
  'SWM-8.3': 'No step crosses a wall.',
  'SWM-8.4': 'No diagonal step goes past a corner or the end of a wall.',
  'SWM-AMB-05': 'A diagonal step is barred when any wall touches the corner that it would cross.',
  'SWM-8.5': 'A character walks through allies, but does not stop on them. It never walks through enemies.',
  'SWM-8.6': 'Nobody walks into a pit. Who flies crosses it, and does not end there.',
  'SWM-8.7': 'Leaving a square next to an enemy gives that enemy a chance to strike.',
  'SWM-8.8': 'A move may end early. It ends on a square where no other figure stands.',
  'SWM-8.9': 'A point of the Force adds two squares to the move of the turn.',
  'SWM-8.10': 'A Large figure covers two by two squares and moves them all one square at a time.',
  'SWM-8.11': 'Its step costs double where low objects lie under any square that it newly enters, never more.',
  'SWM-8.12': 'It takes no step where any of its squares would be an enemy’s, or a wall would cross it.',
  'SWM-8.13': 'It squeezes through gaps between walls and pits that are one square wide, and ends where it has room.',
  'SWM-8.14': 'While it squeezes, it moves as a figure of one square.',
  'SWM-AMB-06': 'No way is offered that does not come out of the gap again.',
});

export const opportunity: Chapter = chapter('opportunity', 'Attacks of opportunity', {
  'SWM-12.1': 'When a character is about to leave a square next to an enemy, that enemy may attack it at once, activated or not. This does not activate the enemy.',
  'SWM-12.2': 'It may do so even if the next square is beside it as well.',
  'SWM-12.3': 'Each enemy strikes so at most once in a turn.',
  'SWM-12.4': 'The square that the mover goes to next is fixed before the attack; the rest of its way is not.',
  'SWM-12.5': 'A mover that survives goes on. One that is defeated never leaves its square. Of several enemies that may strike at one step their player says at each turn who does next.',
  'SWM-12.6': 'It is a single ordinary attack, and nobody adds fire to it.',
  'SWM-12.8': 'Nobody strikes through a wall.',
  'SWM-12.9': 'The enemy may let it be.',
  'SWM-12.7': 'Nobody strikes at who flies, or leaps with the Force.',
  'SWM-12.10': 'The roll may be made again with the Force, as any other.',
  'SWM-12.11': 'Whoever stands beside any square that a Large mover covers may strike as it leaves.',
  'SWM-AMB-14': 'Once, beside however many of its squares.',
});
