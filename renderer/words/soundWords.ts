import { caption } from './en/caption.ts';
import { sound } from './en/sound.ts';
import { addWords } from './speak.ts';

// They come with the sheet of settings and with the table: the menu needs none of them.
addWords('sound', { en: sound });
addWords('caption', { en: caption });
