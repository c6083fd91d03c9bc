import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const actions: Chapter = chapter('wt-actions', 'Actions and answers', {
  'WT-7.1': 'Each action costs action points, at least one.',
  'WT-7.2': 'Some actions simply happen; others ask for a check.',
  'WT-7.3': 'Characters may act out of turn in answer to somebody else. An action that is not made for that costs double, at least 3 points, and has −1 on its check. The points are missing at the next activation.',
  'WT-AC01': 'Ranged attack, for the cost of the weapon: an impact check, a damage check and, where the damage does not beat DEF, a defence check.',
  'WT-AC13': 'Hit the dirt, 3 points, as soon as a shot at oneself is announced: on a passed REA check the shooter has −3 on the impact check. Whoever survives checks its will.',
  'WT-AG04': 'Concentrate, 1 point: +1 on the attribute check of the next action.',
  'WT-AG10': 'Wait, 3 points: passes to the next reaction phase without having acted; only before anything else is done.',
  'WT-AM05': 'Drop: who steps over an edge comes down, and may be hurt by the height.',
  'WT-AM07': 'Run, 3 points: moves up to four times MOV. Shots in answer to it have −1 on the impact check.',
  'WT-AM13': 'Move, 1 point on plain ground: moves up to MOV.',
  'WT-A09': 'An answer comes after the action it answers. One that comes first has a further −1. Hitting the dirt is made for its moment and has no penalty.',
  'WT-A10': 'Points spent out of turn are a debt. It may never pass the points of a whole turn, and it is taken off at the next activation; a new turn does not cancel it.',
  'WT-A11': 'An enemy’s answer may be answered once more, by another character of the acting player; there is no third step. Each character answers each action once.',
  'WT-A12': 'Whoever sees the acting character, or is its target, may answer, if it is not acting itself.',
  'WT-A15b': 'Concentration adds up to +3. It is spent on the next action of the activation, whatever that is.',
  'WT-A17': 'Each wait leads one phase down and costs 3 points again. From phase 1 nobody waits.',
  'WT-A29': 'A runner is one during that action only, so it matters to the answers to it.',
  'WT-A50': 'Hitting the dirt changes no posture. The will is checked also when the REA check failed.',
});
