import { chapter } from '../../../rulebook/chapter.ts';

export const rulebook = [
  chapter('ladder', 'Tic-tac-toe with a ladder', {
    'LAD-1': 'Each side rolls a ten-sided die; equal results are rolled again. The higher begins.',
    'LAD-2': 'On its turn a side puts a figure on a free square.',
    'LAD-3': 'Instead, its figure at the foot of the ladder may climb, while nobody is at the top. The foot is free again.',
    'LAD-4': 'The top of the ladder counts as the middle square for whoever stands there, whoever stands on the middle square.',
    'LAD-5': 'Who holds three squares in a row wins at once.',
    'LAD-6': 'When no square is free and the side whose turn it is cannot climb, nobody has won.',
  }),
];
