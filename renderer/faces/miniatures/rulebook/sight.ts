import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const sight: Chapter = chapter('sight', 'Distance and sight', {
  'SWM-9.1': 'Distance is counted in squares, a diagonal as 2, round walls. Characters, pits and low objects do not matter.',
  'SWM-9.2': 'Within a number of squares means: that far or nearer.',
  'SWM-9.3': 'Two characters are adjacent when their squares touch, diagonals included, with line of sight between them.',
  'SWM-9.4': 'There is line of sight when some line from one square to the other touches no wall.',
  'SWM-9.5': 'Characters, low objects and pits never block sight.',
  'SWM-9.6': 'Whoever sees is seen.',
  'SWM-AMB-07': 'Ranges are counted round walls, over characters, pits and low objects, between the nearest squares of Large figures.',
  'SWM-AMB-35': 'Squares that touch at the end of a wall are adjacent only where a line still finds its way past it.',
});

export const targets: Chapter = chapter('targets', 'Targets and cover', {
  'SWM-10.1': 'Only enemies are attacked.',
  'SWM-10.2': 'The attacker must see the target.',
  'SWM-10.3': 'While an enemy is adjacent, only adjacent enemies may be attacked.',
  'SWM-10.4': 'An enemy in cover may be attacked only if none is nearer.',
  'SWM-10.5': 'The nearest enemy is the nearest of those that the attacker sees.',
  'SWM-AMB-08': 'Enemies that are equally near are all the nearest.',
  'SWM-10.6': 'A target in cover has 4 more Defense, once.',
  'SWM-10.7': 'Nobody adjacent to the attacker has cover from it.',
  'SWM-10.9': 'The attacker looks from one corner of its square, whichever suits it best.',
  'SWM-10.10': 'The target has cover when from every corner some line to its square passes through something that gives cover.',
  'SWM-10.11': 'Other characters give cover, friend or foe, and so do low objects, also those under the target.',
  'SWM-10.12': 'Low objects under the attacker or next to it are ignored.',
  'SWM-10.13': 'Walls give cover where they do not hide the target altogether; pits and open doors never do.',
  'SWM-10.14': 'Sight and cover may go by different lines.',
  'SWM-13.1': 'Low objects cost double and give cover; walls and big objects bar steps and sight; pits bar steps. A closed door is a wall, an open one nothing.',
  'SWM-10.8': 'Abilities and powers that choose a target go by the same rules: sight, the nearest in cover, adjacent enemies first.',
});
