import { addWords } from './speak.ts';
import { measure, overlay } from './en/measure.ts';

// They come with what measures: the menu needs none of them.
addWords('measure', { en: measure });
addWords('overlay', { en: overlay });
