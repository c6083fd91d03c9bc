import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const timing: Chapter = chapter('timing', 'Timing', {
  'SP-TIME-01': 'If both players want to react to the same thing, the active player goes first and finishes before the other.',
  'SP-TIME-02': 'When several effects fall together outside an attack, those of the active player are resolved first and the opponent’s second. Non-player effects follow, in the order the active player likes.',
  'SP-TIME-03': 'During an attack, effects of the attacking player are resolved first and those of the defending player second. Non-player effects follow, in the order the attacking player likes.',
  'SP-TIME-04': 'If several of your own effects fall together, you choose their order.',
  'SP-TIME-05': 'During an attack the attacking player also reacts first, even in the other player’s turn.',
  'SP-TIME-06': 'An effect set off by another waits until that one is finished. Texts with “would”, “targets” and the like are the exception and cut in where they say.',
});
