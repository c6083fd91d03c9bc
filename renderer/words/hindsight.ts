import { hindsight } from './en/hindsight.ts';
import { addWords } from './speak.ts';

// They come with the film: the menu needs none of them.
addWords('hindsight', { en: hindsight });
