import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const doors: Chapter = chapter('doors', 'Doors', {
  'SWM-13.15': 'A door opens at the end of a turn when somebody is beside it.',
  'SWM-13.16': 'It stays open while anybody is beside it at the end of each turn, else it closes.',
  'SWM-13.17': 'Going past a door does not open it.',
  'SWM-13.18': 'A door of several squares opens and closes as one.',
  'SWM-AMB-15': 'Beside any of its squares is enough.',
  'SWM-13.19': 'A door beside somebody who is placed begins open.',
  'SWM-13.20': 'A door that is held by Override stays as it is, whoever is beside it.',
  'SWM-13.21': 'Beside a door is a square that has it on one of its own sides.',
  'SWM-AMB-16': 'Diagonally is not beside it.',
});
