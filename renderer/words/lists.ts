import { lists } from './en/lists.ts';
import { addWords } from './speak.ts';

// They come with the lists: the menu needs none of them.
addWords('lists', { en: lists });
